import '../portal-slots.ts'
import type { ReactNode } from 'react'
import { PublicPage } from './PublicPage.tsx'

export default function PortalFrame({ children }: { children: ReactNode }) {
  return <PublicPage surface="portal">{children}</PublicPage>
}
