import '../styles-work.ts'
import { Workbench } from './Workbench.tsx'

export default function OperatorFrame() {
  return <Workbench night />
}
