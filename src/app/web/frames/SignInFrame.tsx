import type { ReactNode } from 'react'
import { PublicPage } from './PublicPage.tsx'

/** Sign-in: like the entry frame, without the component library. */
export default function SignInFrame({ children }: { children: ReactNode }) {
  return <PublicPage>{children}</PublicPage>
}
