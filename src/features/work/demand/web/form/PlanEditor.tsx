import { ActionIcon, Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { payCycles } from '../../../../../rules/constants.ts'
import { MILESTONES_MAX, NOTICE_DAYS, TIERS_MAX } from '../../../../../rules/demand.ts'
import { hostings } from '../../contract/plan/parts.ts'
import { kindOfPlan } from '../../contract/plan/schema.ts'
import { PaidWhen } from './PlanSummary.tsx'
import css from './plan.module.css'
import { kindWords, t } from './plan-texts.ts'
import { blankMilestone, type FormValues, type MilestoneValues, type PeriodValues, type PlanValues, planOf } from './values.ts'
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
      {plan && kind === 'kpi' && <Milestones act={act} plan={plan} onChange={change} />}
      {plan && <HostingChoice plan={plan} onChange={change} />}
      <PaidWhen values={form.values} />
      {plan && <p className={blocks.fine}>{s[words.silence]}</p>}
    </div>
  )
}

function Milestones({ act, plan, onChange }: { act: Act; plan: PlanValues; onChange: (plan: PlanValues) => void }) {
  const s = useTexts(t)
  const { milestones } = plan
  const set = (at: number, more: Partial<MilestoneValues>) => {
    for (const name of Object.keys(more) as (keyof MilestoneValues)[]) act.form.clearFieldError(`plan.milestones.${at}.${name}` as 'plan')
    onChange({ ...plan, milestones: milestones.map((one, place) => (place === at ? { ...one, ...more } : one)) })
  }
  const moveUp = (at: number) => {
    const next = [...milestones]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    onChange({ ...plan, milestones: next })
  }
  return (
    <>
      <ol className={css.milestones}>
        {milestones.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its place in the plan
          <li key={at} className={css.milestone} aria-label={s.milestone(at + 1)}>
            <div className={css.head}>
              <strong>{s.milestone(at + 1)}</strong>
              {at > 0 && (
                <ActionIcon variant="subtle" aria-label={s.up(at + 1)} onClick={() => moveUp(at)}>
                  <IconArrowUp size={18} stroke={1.75} />
                </ActionIcon>
              )}
              {milestones.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="bad"
                  aria-label={s.remove(at + 1)}
                  onClick={() => onChange({ ...plan, milestones: milestones.filter((_, place) => place !== at) })}
                >
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              )}
            </div>
            <Milestone act={act} one={one} at={at} isLast={at === milestones.length - 1} onChange={(more) => set(at, more)} />
          </li>
        ))}
      </ol>
      {milestones.length < MILESTONES_MAX && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange({ ...plan, milestones: [...milestones, blankMilestone()] })}
          >
            {s.add}
          </Button>
        </div>
      )}
    </>
  )
}

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
  const { errors, values } = act.form
  const of = (name: keyof PeriodValues) => ({ error: errors[`plan.periods.${name}`], 'data-path': `plan.periods.${name}` })
  const set = (more: Partial<PeriodValues>) => {
    for (const name of Object.keys(more)) act.form.clearFieldError(`plan.periods.${name}` as 'plan')
    onChange({ ...plan, periods: { ...periods, ...more } })
  }
  return (
    <div className={`${blocks.pair} ${css.fields}`}>
      <NativeSelect
        label={s.cycle}
        value={periods.cycle}
        data={Object.entries(payCycles).map(([value, labels]) => ({ value, label: labels[lang] }))}
        onChange={(event) => set({ cycle: event.currentTarget.value as PeriodValues['cycle'] })}
        {...of('cycle')}
      />
      <MoneyField
        label={s.periodAmount}
        required
        currency={values.currency}
        value={periods.amount}
        onChange={(amount) => set({ amount })}
        {...of('amount')}
      />
      <DateField
        label={s.firstDay}
        description={s.firstDayAbout}
        required
        value={periods.firstDay}
        onChange={(firstDay) => set({ firstDay })}
        {...of('firstDay')}
      />
      <TextInput
        label={s.noticeDays}
        description={s.noticeDaysAbout}
        withAsterisk
        required
        inputMode="numeric"
        value={periods.noticeDays}
        onChange={(event) => set({ noticeDays: event.currentTarget.value })}
        {...of('noticeDays')}
      />
    </div>
  )
}

interface MilestoneProps {
  act: Act
  one: MilestoneValues
  at: number
  isLast: boolean
  onChange: (more: Partial<MilestoneValues>) => void
}

function Milestone({ act, one, at, isLast, onChange }: MilestoneProps) {
  const s = useTexts(t)
  const { errors, values } = act.form
  const path = `plan.milestones.${at}`
  const of = (name: keyof MilestoneValues) => ({ error: errors[`${path}.${name}`], 'data-path': `${path}.${name}` })
  const text = (name: 'name' | 'metric' | 'unit' | 'baseline' | 'target' | 'how') => ({
    label: s[name],
    value: one[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
    ...of(name),
  })
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${path}.`))
  return (
    <div className={blocks.form}>
      <div className={`${blocks.pair} ${css.fields}`}>
        <TextInput {...text('name')} withAsterisk aria-required maxLength={80} placeholder={s.nameHolder} />
        <DateField
          label={s.dueOn}
          value={isLast ? values.expectedCompletion : one.dueOn}
          onChange={(dueOn) => onChange({ dueOn })}
          required={!isLast}
          disabled={isLast}
          {...(isLast && { description: s.lastDue })}
          {...of('dueOn')}
        />
        <MoneyField
          label={s.amount}
          required
          currency={values.currency}
          value={one.amount}
          onChange={(amount) => onChange({ amount })}
          {...of('amount')}
        />
      </div>
      <details className={css.measure} open={one.target !== '' || isWrong || undefined}>
        <summary>{s.measure}</summary>
        <div className={blocks.form}>
          <p className={blocks.fine}>{s.measureAbout}</p>
          <div className={`${blocks.pair} ${css.fields}`}>
            <TextInput {...text('metric')} maxLength={80} placeholder={s.metricHolder} />
            <TextInput {...text('target')} inputMode="decimal" />
            <TextInput {...text('unit')} maxLength={20} />
            <TextInput {...text('baseline')} inputMode="decimal" />
            <NativeSelect
              label={s.direction}
              value={one.direction}
              data={[
                { value: 'atLeast', label: s.atLeast },
                { value: 'atMost', label: s.atMost },
              ]}
              onChange={(event) => onChange({ direction: event.currentTarget.value as MilestoneValues['direction'] })}
            />
            <NativeSelect
              label={s.rest}
              value={one.rest}
              data={[{ value: 'wallet', label: s.wallet }, ...(isLast ? [] : [{ value: 'next', label: s.next }])]}
              onChange={(event) => onChange({ rest: event.currentTarget.value as MilestoneValues['rest'] })}
            />
          </div>
          <Textarea {...text('how')} maxLength={500} autosize minRows={2} placeholder={s.howHolder} />
          {one.target !== '' && <Tiers act={act} one={one} at={at} onChange={(tiers) => onChange({ tiers })} />}
        </div>
      </details>
    </div>
  )
}

interface TiersProps {
  act: Act
  one: MilestoneValues
  at: number
  onChange: (tiers: MilestoneValues['tiers']) => void
}

function Tiers({ act, one, at, onChange }: TiersProps) {
  const s = useTexts(t)
  const { tiers } = one
  const ofValue = /^0+(\.0+)?$/.test(one.target)
  const error = (tier: number, name: 'from' | 'percent') => {
    const path = `plan.milestones.${at}.tiers.${tier}.${name}`
    return { error: act.form.errors[path], 'data-path': path }
  }
  const set = (tier: number, more: Partial<MilestoneValues['tiers'][number]>) =>
    onChange(tiers.map((before, place) => (place === tier ? { ...before, ...more } : before)))
  return (
    <fieldset className={css.tiers}>
      <legend>{s.tiers}</legend>
      {tiers.length === 0 && <p className={blocks.fine}>{s.tiersAbout}</p>}
      {tiers.map((tier, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
        <div key={place} className={css.tier}>
          <TextInput
            label={ofValue ? s.fromValue : s.from}
            value={tier.from}
            inputMode="decimal"
            onChange={(event) => set(place, { from: event.currentTarget.value })}
            {...error(place, 'from')}
          />
          <TextInput
            label={s.percent}
            value={tier.percent}
            inputMode="numeric"
            onChange={(event) => set(place, { percent: event.currentTarget.value })}
            {...error(place, 'percent')}
          />
          <ActionIcon
            variant="subtle"
            color="bad"
            aria-label={s.removeTier(place + 1)}
            onClick={() => onChange(tiers.filter((_, other) => other !== place))}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {tiers.length < TIERS_MAX && (
        <Button variant="subtle" onClick={() => onChange([...tiers, { from: '', percent: '' }])}>
          {s.addTier}
        </Button>
      )}
    </fieldset>
  )
}
