import { Outlet } from 'react-router'
import '../styles-work.ts'

export default function WorkbenchFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
