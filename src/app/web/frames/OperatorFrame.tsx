import '../styles-work.ts'
import type { ReactNode } from 'react'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { Workbench } from './Workbench.tsx'

export default function OperatorFrame({ children }: { children: ReactNode }) {
  return (
    <Mantined>
      <Workbench night>{children}</Workbench>
    </Mantined>
  )
}
