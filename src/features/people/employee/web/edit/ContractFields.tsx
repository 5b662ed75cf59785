import { Textarea, TextInput } from '@mantine/core'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { FormGrid, Wide } from '../../../../../platform/web/ui/FormState.tsx'
import { employeeFields } from '../../contract/employee.ts'
import { GRADE_MOST } from '../../contract/grade.ts'
import type { StepProps } from './step.ts'
import { t } from './texts.ts'

export function ContractFields({ act }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { form, field } = act
  const { contractStart, contractEnd } = form.values
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  return (
    <FormGrid>
      <TextInput maxLength={80} autoComplete="off" {...field('jobTitle', label('jobTitle'))} />
      <TextInput maxLength={GRADE_MOST} autoComplete="off" description={s.gradeHint} {...field('grade', label('grade'))} />
      <DateField clearable {...field('contractStart', label('contractStart'))} />
      <DateField description={s.endHint} {...(contractStart && { min: contractStart })} {...field('contractEnd', label('contractEnd'))} />
      <DateField
        description={s.probationHint}
        {...(contractStart && { min: contractStart })}
        {...(contractEnd && { max: contractEnd })}
        {...field('probationEnd', label('probationEnd'))}
      />
      <DateField clearable description={s.serviceHint} {...field('serviceFrom', label('serviceFrom'))} />
      <Wide>
        <Textarea autosize minRows={3} maxRows={10} maxLength={2_000} {...field('jobDescription', label('jobDescription'))} />
      </Wide>
    </FormGrid>
  )
}
