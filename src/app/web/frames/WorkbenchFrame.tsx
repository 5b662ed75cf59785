import '../slots.ts'
import '../styles-work.ts'
import { Mantined } from '../../../platform/web/ui/Mantined.tsx'
import { Workbench } from './Workbench.tsx'

export default function WorkbenchFrame() {
  return (
    <Mantined>
      <Workbench />
    </Mantined>
  )
}
