import { amountText } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MILESTONES_MAX } from '../../../../../rules/demand.ts'
import { tailOf } from '../../contract/plan/change.ts'
import { Milestones } from '../form/Milestones.tsx'
import { type MilestoneValues, milestonePaths, milestonesFrom, milestonesToWire } from '../form/values.ts'
import { ReasonField } from './fields.tsx'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { useMoveForm } from './useMoveForm.ts'

/** Paths of the wire, where the editor has its fields. */
const rename = Object.fromEntries(milestonePaths.map((path) => [path.replace('plan.', ''), path]))

interface Values {
  milestones: MilestoneValues[]
  amount: string
  note: string
}

/** Milestones, or the amount of a period or the rate of a week, for what is not funded yet. */
function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const { currency, expectedCompletion, parts } = demand
  const tail = tailOf(parts)
  const [first] = tail
  const isByDays = first?.startsOn !== null
  const initial: Values = {
    milestones: isByDays ? [] : milestonesFrom(tail, currency),
    amount: isByDays ? amountText(first?.work?.rateMinor ?? demand.periods?.amountMinor ?? 0, currency) : '',
    note: '',
  }
  const act = useMoveForm('POST /ws/demand/plan/propose', {
    demand,
    initial,
    check: (typed) => checkFilled(typed, isByDays ? ['amount', 'note'] : ['note']),
    toWire: ({ milestones, amount, note }) => ({
      note: note.trim(),
      ...(isByDays ? { amount } : { milestones: milestonesToWire(milestones) }),
    }),
    onDone,
    rename,
  })
  const { form } = act
  const plan = act.named('milestones', s.planOf)
  const most = MILESTONES_MAX - parts.filter(({ state }) => state !== 'dropped').length + tail.length
  return (
    <MoveForm needs={['demand:accept', 'demand:deliver']} of={act} verb={s.propose} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.proposeAbout(tail.length)}</p>
      {isByDays ? (
        <MoneyField required currency={currency} {...act.field('amount', first?.work ? s.newRate : s.newAmount)} />
      ) : (
        <>
          <Milestones
            of={{
              errors: form.errors,
              named: (path, label) => act.named(path as 'note', label),
              clear: (path) => form.clearFieldError(path as 'note'),
              currency,
              expectedCompletion,
            }}
            milestones={form.values.milestones}
            most={most}
            after={parts.filter(({ state }) => state !== 'dropped').length - tail.length}
            onChange={(milestones) => form.setFieldValue('milestones', milestones)}
          />
          {plan.error && (
            <p className={blocks.notice} data-tone="bad" role="alert">
              {plan.error}
            </p>
          )}
        </>
      )}
      <ReasonField {...act.field('note', s.note)} />
    </MoveForm>
  )
}

export const proposePlan: MoveScreen = { Dialog }
