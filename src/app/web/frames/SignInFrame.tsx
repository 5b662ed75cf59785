import { Outlet } from 'react-router'
import { PublicPage } from './PublicPage.tsx'

/** Sign-in: like the entry frame, without the component library. */
export default function SignInFrame() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}
