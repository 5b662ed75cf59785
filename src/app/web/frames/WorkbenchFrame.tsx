import '../slots.ts'
import '../styles-work.ts'
import type { ReactNode } from 'react'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { Workbench } from './Workbench.tsx'

export default function WorkbenchFrame({ children }: { children: ReactNode }) {
  return (
    <Mantined>
      <Workbench>{children}</Workbench>
    </Mantined>
  )
}
