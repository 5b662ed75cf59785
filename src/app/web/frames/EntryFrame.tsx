import '../styles-work.ts'
import { Outlet } from 'react-router'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { PublicPage } from './PublicPage.tsx'

/** Registration and the card: the portal's header and footer around forms in the workbench's size. */
export default function EntryFrame() {
  return (
    <PublicPage>
      <Mantined>
        <Outlet />
      </Mantined>
    </PublicPage>
  )
}
