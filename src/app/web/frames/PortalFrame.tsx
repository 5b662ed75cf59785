import { Outlet } from 'react-router'

export default function PortalFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
