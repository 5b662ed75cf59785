import { Outlet } from 'react-router'
import '../styles-work.ts'

export default function OperatorFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
