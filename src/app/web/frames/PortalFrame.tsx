import '../portal-slots.ts'
import { Outlet } from 'react-router'
import { PublicPage } from './PublicPage.tsx'

export default function PortalFrame() {
  return (
    <PublicPage surface="portal">
      <Outlet />
    </PublicPage>
  )
}
