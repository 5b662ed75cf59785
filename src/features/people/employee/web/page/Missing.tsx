import { Alert } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { CREATING, type EmployeeField, employeeFields, type FormStep, formStepNames, formSteps } from '../../contract/employee.ts'
import { editPath } from '../../contract/paths.ts'
import { t } from './texts.ts'

/** The step of the form that a field is in. */
export const stepOf = (field: EmployeeField): FormStep =>
  formStepNames.find((step) => (formSteps[step].fields as readonly EmployeeField[]).includes(field)) ?? 'person'

/** What an incomplete record lacks, each a link to its step of the form. */
export function Missing({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const missing = one.record?.missing ?? []
  if (one.status !== CREATING || missing.length === 0) return null
  return (
    <Alert color="warn" title={s.missingTitle(missing.length)}>
      <p>{s.missingWhy}</p>
      <p className={blocks.line}>
        {missing.map((field) => {
          const name = field === 'idNumber' ? s.idOrPassport : employeeFields[field][lang]
          return one.may.edit ? (
            <Link key={field} to={editPath(one.id, stepOf(field))}>
              {name}
            </Link>
          ) : (
            <span key={field}>{name}</span>
          )
        })}
      </p>
    </Alert>
  )
}
