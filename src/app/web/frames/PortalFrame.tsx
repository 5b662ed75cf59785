import { startTransition, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { drawOver, isDrawnOver } from '../over.ts'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import css from './portal.module.css'
import { Skip } from './Skip.tsx'

/** The footer knows the year and the operator's settings, so it is not prerendered; it lies below the first screen and moves nothing. */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(() => !isDrawnOver())
  useEffect(() => {
    drawOver(false)
    // Not in the same breath as what the first screen asks for.
    const later = setTimeout(() => startTransition(() => setDrawn(true)), FOOTER_MS)
    return () => clearTimeout(later)
  }, [])
  return drawn
}

const FOOTER_MS = 250

export default function PortalFrame() {
  const drawn = useDrawn()
  return (
    <div className={css.page} data-surface="portal">
      <Skip />
      <PortalHeader />
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      {drawn && <PortalFooter />}
    </div>
  )
}
