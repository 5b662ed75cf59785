import '../styles-work.ts'
import { Workbench } from './Workbench.tsx'

export default function WorkbenchFrame() {
  return <Workbench />
}
