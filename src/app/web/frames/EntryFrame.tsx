import '../styles-work.ts'
import { Outlet } from 'react-router'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import css from './portal.module.css'
import { Skip } from './Skip.tsx'

/** Sign-in, registration and the card: the portal's header and footer around forms in the workbench's size. */
export default function EntryFrame() {
  return (
    <div className={css.page}>
      <Skip />
      <PortalHeader />
      <main id="main" className={css.main} tabIndex={-1}>
        <Mantined>
          <Outlet />
        </Mantined>
      </main>
      <PortalFooter />
    </div>
  )
}
