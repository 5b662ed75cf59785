import { Checkbox, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { FormGrid } from '../../../../../platform/web/ui/FormState.tsx'
import { EMPLOYED, employeeFields } from '../../contract/employee.ts'
import { paidMinutes } from '../../contract/schema.ts'
import { weekdayName } from '../weekdays.ts'
import css from './edit.module.css'
import type { StepProps } from './step.ts'
import { t } from './texts.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

export function HoursFields({ act, one }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { form, field } = act
  const { workDays, dayStart, dayEnd } = form.values
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  const paid = paidMinutes(dayStart, dayEnd)
  const changed = one?.status === EMPLOYED && one.record?.workDays.join() !== workDays.join()
  return (
    <div className={blocks.form}>
      <Checkbox.Group
        label={s.daysLegend}
        value={workDays.map(String)}
        onChange={(days) => form.setFieldValue('workDays', days.map(Number).sort())}
        {...act.named('workDays', label('workDays'))}
      >
        <div className={css.days}>
          {WEEK.map((day) => (
            <Checkbox key={day} value={String(day)} label={weekdayName(day, lang)} />
          ))}
        </div>
      </Checkbox.Group>
      {changed && <DateField description={s.daysFromHint} {...field('workDaysFrom', s.daysFrom)} />}
      <FormGrid>
        <TextInput type="time" {...field('dayStart', label('dayStart'))} />
        <TextInput type="time" {...field('dayEnd', label('dayEnd'))} />
        <TextInput description={s.leaveHint} inputMode="decimal" maxLength={5} {...field('leaveDays', label('leaveDays'))} />
      </FormGrid>
      <p className={blocks.notice} role="status">
        {paid === null ? s.paidUnknown : <strong>{s.paid(String(paid / 60))}</strong>}
        <br />
        {s.lunch}
      </p>
    </div>
  )
}
