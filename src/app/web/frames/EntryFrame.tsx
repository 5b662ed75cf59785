import { Outlet } from 'react-router'
import '../styles-work.ts'

export default function EntryFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
