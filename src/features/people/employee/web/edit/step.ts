import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import type { Values } from './values.ts'

/** What the fields of a step get. */
export interface StepProps {
  act: ActForm<Values>
  /** Null: a new record. */
  one: EmployeeDetail | null
}
