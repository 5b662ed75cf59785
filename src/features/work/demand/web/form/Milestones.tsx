import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { MILESTONES_MAX, TIERS_MAX } from '../../../../../rules/demand.ts'
import css from './plan.module.css'
import { t } from './plan-texts.ts'
import { blankMilestone, type MilestoneValues } from './values.ts'

/** What the editor needs of the form around it; its paths begin with `plan.milestones`. */
export interface MilestoneFields {
  currency: Currency
  expectedCompletion: string
  errors: Record<string, ReactNode>
  named: (path: string, label: string) => ReturnType<ActForm<object>['named']>
  clear: (path: string) => void
}

interface MilestonesProps {
  of: MilestoneFields
  milestones: MilestoneValues[]
  /** How many there may be. */
  most?: number
  /** How many come before them. */
  after?: number
  onChange: (milestones: MilestoneValues[]) => void
}

/** Milestones in their order; the last one is due when the request is. */
export function Milestones({ of, milestones, most = MILESTONES_MAX, after = 0, onChange }: MilestonesProps) {
  const s = useTexts(t)
  const set = (at: number, more: Partial<MilestoneValues>) => {
    for (const name of Object.keys(more) as (keyof MilestoneValues)[]) of.clear(`plan.milestones.${at}.${name}`)
    onChange(milestones.map((one, place) => (place === at ? { ...one, ...more } : one)))
  }
  const moveUp = (at: number) => {
    const next = [...milestones]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <>
      <ol className={css.milestones}>
        {milestones.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its place in the plan
          <li key={at} className={css.milestone} aria-label={s.milestone(after + at + 1)}>
            <div className={css.head}>
              <strong>{s.milestone(after + at + 1)}</strong>
              {at > 0 && (
                <ActionIcon variant="subtle" aria-label={s.up(after + at + 1)} onClick={() => moveUp(at)}>
                  <IconArrowUp size={18} stroke={1.75} />
                </ActionIcon>
              )}
              {milestones.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="bad"
                  aria-label={s.remove(after + at + 1)}
                  onClick={() => onChange(milestones.filter((_, place) => place !== at))}
                >
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              )}
            </div>
            <Milestone fields={of} one={one} at={at} isLast={at === milestones.length - 1} onChange={(more) => set(at, more)} />
          </li>
        ))}
      </ol>
      {milestones.length < most && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...milestones, blankMilestone()])}
          >
            {s.add}
          </Button>
        </div>
      )}
    </>
  )
}

type TextName = 'name' | 'metric' | 'unit' | 'baseline' | 'target' | 'how'

interface MilestoneProps {
  fields: MilestoneFields
  one: MilestoneValues
  at: number
  isLast: boolean
  onChange: (more: Partial<MilestoneValues>) => void
}

function Milestone({ fields, one, at, isLast, onChange }: MilestoneProps) {
  const s = useTexts(t)
  const { errors, currency, expectedCompletion } = fields
  const path = `plan.milestones.${at}`
  const of = (name: 'dueOn' | 'amount' | TextName) => ({
    label: s[name],
    ...fields.named(`${path}.${name}`, `${s.milestone(at + 1)} · ${s[name]}`),
  })
  const text = (name: TextName) => ({
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
          value={isLast ? expectedCompletion : one.dueOn}
          onChange={(dueOn) => onChange({ dueOn })}
          required={!isLast}
          disabled={isLast}
          {...(isLast && { description: s.lastDue })}
          {...of('dueOn')}
        />
        <MoneyField required currency={currency} value={one.amount} onChange={(amount) => onChange({ amount })} {...of('amount')} />
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
          {one.target !== '' && <Tiers fields={fields} one={one} at={at} onChange={(tiers) => onChange({ tiers })} />}
        </div>
      </details>
    </div>
  )
}

interface TiersProps {
  fields: MilestoneFields
  one: MilestoneValues
  at: number
  onChange: (tiers: MilestoneValues['tiers']) => void
}

function Tiers({ fields, one, at, onChange }: TiersProps) {
  const s = useTexts(t)
  const { tiers } = one
  const ofValue = /^0+(\.0+)?$/.test(one.target)
  const named = (tier: number, name: 'from' | 'percent') =>
    fields.named(`plan.milestones.${at}.tiers.${tier}.${name}`, `${s.milestone(at + 1)} · ${s.tiers} ${tier + 1}`)
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
            {...named(place, 'from')}
          />
          <TextInput
            label={s.percent}
            value={tier.percent}
            inputMode="numeric"
            onChange={(event) => set(place, { percent: event.currentTarget.value })}
            {...named(place, 'percent')}
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
