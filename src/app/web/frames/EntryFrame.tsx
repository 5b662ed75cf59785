import '../styles-work.ts'
import type { ReactNode } from 'react'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { PublicPage } from './PublicPage.tsx'

/** Registration and the card: the portal's header and footer around forms in the workbench's size. */
export default function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <PublicPage>
      <Mantined>{children}</Mantined>
    </PublicPage>
  )
}
