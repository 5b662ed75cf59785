import { Outlet } from 'react-router'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import css from './portal.module.css'
import { Skip } from './Skip.tsx'

export default function PortalFrame() {
  return (
    <div className={css.page} data-surface="portal">
      <Skip />
      <PortalHeader />
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <PortalFooter />
    </div>
  )
}
