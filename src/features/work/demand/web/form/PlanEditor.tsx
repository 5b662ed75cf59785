import { NativeSelect, Radio, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { payCycles } from '../../../../../rules/constants.ts'
import { NOTICE_DAYS } from '../../../../../rules/demand.ts'
import { hostings } from '../../contract/plan/parts.ts'
import { kindOfPlan } from '../../contract/plan/schema.ts'
import { type MilestoneFields, Milestones } from './Milestones.tsx'
import { PaidWhen } from './PlanSummary.tsx'
import css from './plan.module.css'
import { kindWords, t } from './plan-texts.ts'
import { blankMilestone, type FormValues, type PeriodValues, type PlanValues, planOf } from './values.ts'
import { Weeks } from './Weeks.tsx'

type Act = ActForm<FormValues>

type Kind = ReturnType<typeof kindOfPlan>

/** One payment, or a plan with what is paid when: milestones, periods or weeks, by the kind of the contract. */
export function PlanEditor({ act }: { act: Act }) {
  const s = useTexts(t)
  const { form } = act
  const plan = planOf(form.values)
  const kind = form.values.contractKind as Kind
  const firstDay = form.values.recruitEnd
  const change = (next: PlanValues | null) => form.setFieldValue('plan', next)
  const begin = (): PlanValues => ({
    hosting: 'first',
    milestones: kind === 'kpi' ? [{ ...blankMilestone(), amount: form.values.amount }, blankMilestone()] : [],
    periods: kind === 'longTerm' ? { cycle: 'monthly', amount: '', firstDay, noticeDays: String(NOTICE_DAYS) } : null,
    weeks: kind === 'payAsYouGo' ? { unit: 'hour', piece: '', rate: '', cap: '40', firstDay } : null,
  })
  const words = kindWords[kind]
  return (
    <div className={blocks.form}>
      <Radio.Group label={s.pay} value={plan ? 'parts' : 'once'} onChange={(value) => change(value === 'parts' ? begin() : null)}>
        <div className={`${blocks.pair} ${css.choices}`}>
          <Radio value="once" label={s.once} description={s.onceAbout} />
          <Radio value="parts" label={s[words.label]} description={s[words.about]} />
        </div>
      </Radio.Group>
      {plan?.periods && <Periods act={act} plan={plan} periods={plan.periods} onChange={change} />}
      {plan?.weeks && <Weeks act={act} plan={plan} weeks={plan.weeks} onChange={change} />}
      {plan && kind === 'kpi' && (
        <Milestones of={fieldsOf(act)} milestones={plan.milestones} onChange={(milestones) => change({ ...plan, milestones })} />
      )}
      {plan && <HostingChoice plan={plan} onChange={change} />}
      <PaidWhen values={form.values} />
      {plan && <p className={blocks.fine}>{s[words.silence]}</p>}
    </div>
  )
}

/** What the editor of milestones needs of the form around it. */
const fieldsOf = ({ form, named }: Act): MilestoneFields => ({
  errors: form.errors,
  named: (path, label) => named(path as 'plan', label),
  clear: (path) => form.clearFieldError(path as 'plan'),
  currency: form.values.currency,
  expectedCompletion: form.values.expectedCompletion,
})

function HostingChoice({ plan, onChange }: { plan: PlanValues; onChange: (plan: PlanValues) => void }) {
  const s = useTexts(t)
  return (
    <Radio.Group
      label={s.hosting}
      value={plan.hosting}
      onChange={(hosting) => onChange({ ...plan, hosting: hosting as typeof plan.hosting })}
    >
      <div className={`${blocks.pair} ${css.choices}`}>
        {hostings.map((value) => (
          <Radio key={value} value={value} label={value === 'first' ? s[kindWords[kindOfPlan(plan)].first] : s.all} />
        ))}
      </div>
    </Radio.Group>
  )
}

interface PeriodsProps {
  act: Act
  plan: PlanValues
  periods: PeriodValues
  onChange: (plan: PlanValues) => void
}

/** The same amount for each period; the first and the last are paid by calendar days. */
function Periods({ act, plan, periods, onChange }: PeriodsProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { values } = act.form
  const of = (name: keyof PeriodValues, label: string) => ({ label, ...act.named(`plan.periods.${name}`, label) })
  const set = (more: Partial<PeriodValues>) => {
    for (const name of Object.keys(more)) act.form.clearFieldError(`plan.periods.${name}` as 'plan')
    onChange({ ...plan, periods: { ...periods, ...more } })
  }
  return (
    <div className={`${blocks.pair} ${css.fields}`}>
      <NativeSelect
        value={periods.cycle}
        data={Object.entries(payCycles).map(([value, labels]) => ({ value, label: labels[lang] }))}
        onChange={(event) => set({ cycle: event.currentTarget.value as PeriodValues['cycle'] })}
        {...of('cycle', s.cycle)}
      />
      <MoneyField
        required
        currency={values.currency}
        value={periods.amount}
        onChange={(amount) => set({ amount })}
        {...of('amount', s.periodAmount)}
      />
      <DateField
        description={s.firstDayAbout}
        required
        value={periods.firstDay}
        onChange={(firstDay) => set({ firstDay })}
        {...of('firstDay', s.firstDay)}
      />
      <TextInput
        description={s.noticeDaysAbout}
        withAsterisk
        required
        inputMode="numeric"
        value={periods.noticeDays}
        onChange={(event) => set({ noticeDays: event.currentTarget.value })}
        {...of('noticeDays', s.noticeDays)}
      />
    </div>
  )
}
