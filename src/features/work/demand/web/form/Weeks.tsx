import { NativeSelect, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type WorkUnit, workUnits } from '../../contract/plan/earned.ts'
import { capMost, workUnitTexts } from '../../contract/plan/work.ts'
import css from './plan.module.css'
import { t } from './plan-texts.ts'
import type { FormValues, PlanValues, WeekValues } from './values.ts'

interface WeeksProps {
  act: ActForm<FormValues>
  plan: PlanValues
  weeks: WeekValues
  onChange: (plan: PlanValues) => void
}

/** Paid by what is done: a rate, and a cap for each week. */
export function Weeks({ act, plan, weeks, onChange }: WeeksProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { values } = act.form
  const of = (name: keyof WeekValues, label: string, called = label) => ({ label, ...act.named(`plan.weeks.${name}`, called) })
  const set = (more: Partial<WeekValues>) => {
    for (const name of Object.keys(more)) act.form.clearFieldError(`plan.weeks.${name}` as 'plan')
    onChange({ ...plan, weeks: { ...weeks, ...more } })
  }
  const unit = workUnitTexts[weeks.unit][lang]
  return (
    <div className={`${blocks.pair} ${css.fields}`}>
      <NativeSelect
        value={weeks.unit}
        data={workUnits.map((value) => ({ value, label: workUnitTexts[value][lang] }))}
        onChange={(event) => set({ unit: event.currentTarget.value as WorkUnit })}
        {...of('unit', s.unitOfWork)}
      />
      {weeks.unit === 'piece' && (
        <TextInput
          withAsterisk
          aria-required
          maxLength={40}
          placeholder={s.pieceHolder}
          value={weeks.piece}
          onChange={(event) => set({ piece: event.currentTarget.value })}
          {...of('piece', s.piece)}
        />
      )}
      <MoneyField
        required
        currency={values.currency}
        value={weeks.rate}
        onChange={(rate) => set({ rate })}
        {...of('rate', `${s.rate} / ${unit}`, s.rate)}
      />
      <TextInput
        withAsterisk
        aria-required
        inputMode="numeric"
        maxLength={String(capMost[weeks.unit]).length}
        value={weeks.cap}
        onChange={(event) => set({ cap: event.currentTarget.value })}
        {...of('cap', `${s.cap} (${unit})`, s.cap)}
      />
      <DateField
        description={s.weekFirstDay}
        required
        value={weeks.firstDay}
        onChange={(firstDay) => set({ firstDay })}
        {...of('firstDay', s.firstDay)}
      />
    </div>
  )
}
