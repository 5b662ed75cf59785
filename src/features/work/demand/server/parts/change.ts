import { z } from 'zod'
import { amountText, digitsOf, parseAmount } from '../../../../../platform/contract/amount.ts'
import { daysAfter } from '../../../../../platform/server/clock.ts'
import { eq } from '../../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { type Fields, fieldError, refuse, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { AMOUNT_MAX } from '../../../../../rules/constants.ts'
import { MILESTONES_MAX, PLAN_CHANGE_DAYS } from '../../../../../rules/demand.ts'
import type { Side } from '../../contract/lifecycle.ts'
import { demandNotices } from '../../contract/notices.ts'
import { changedBy, changedTail, moneyOfTail, type PlanChange, type PlanChangeForm, tailOf } from '../../contract/plan/change.ts'
import { moneyOfPart } from '../../contract/plan/money.ts'
import { milestoneProblems } from '../../contract/plan/schema.ts'
import { type DemandContext, type DemandRow, served } from '../context.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { reachForMove } from '../reach.ts'
import { demand } from '../tables.ts'
import { agreedPart, planDiffers } from './plan.ts'
import { type NewPart, type PartRow, type PartWrite, partsOf, withMoney } from './rows.ts'

/** Changes of a plan by a proposal of one side that the other accepts. */

const payload = { demandId: z.string(), until: z.string() }
export const planChangeOverJob = defineJob('demand.planChangeOver', payload)

type Row = Pick<DemandRow, 'planChange'>

/** The proposal that waits for an answer; null if there is none. */
export const openChange = ({ planChange }: Row, now: Temporal.Instant): PlanChange | null =>
  planChange && Temporal.Instant.compare(now, Temporal.Instant.from(planChange.until)) < 0 ? planChange : null

export const proposedBy = ({ row, now }: Pick<DemandContext, 'row' | 'now'>): Side | null => openChange(row, now)?.side ?? null
export const proposedByOther = (context: DemandContext): boolean => {
  const side = proposedBy(context)
  return side !== null && side !== context.side
}

/** A proposal for the parts that are not funded; refused at its fields. */
export async function proposalOf(act: Act, { row, side }: DemandContext, form: PlanChangeForm): Promise<PlanChange> {
  if (side !== 'publisher' && side !== 'provider') throw refuse('otherParty')
  const rows = await partsOf(act.db, row.id)
  const tail = tailOf(rows)
  if (tail.length === 0) throw refuse('nothingPlanned')
  const isByDays = tail[0]!.startsOn !== null
  const amountMinor = isByDays ? amountOf(row, form.amount) : null
  if (!isByDays) judgeTail(row, rows, tail, form.milestones)
  const before = tail.map(agreedPart)
  const terms = { currency: row.currency, expectedCompletion: row.expectedCompletion, cycle: row.periodCycle }
  const parts = changedTail(before, { milestones: isByDays ? undefined : form.milestones, amountMinor }, terms)
  const field = isByDays ? 'amount' : 'milestones'
  if (!planDiffers(before, parts)) throw refuseFields({ [field]: 'planSame' })
  const amount = row.amountMinor + changedBy(before, parts)
  if (amount <= 0 || amount > parseAmount(String(AMOUNT_MAX), row.currency)!)
    throw refuseFields({ [field]: fieldError('amountRange', { min: amountText(1, row.currency) }) })
  return {
    side,
    byId: act.actor.accountId,
    at: act.now.toString(),
    until: daysAfter(act.now, PLAN_CHANGE_DAYS).toString(),
    note: form.note,
    before,
    parts,
    periodMinor: isByDays && !tail[0]!.work ? amountMinor : null,
  }
}

function amountOf({ currency }: DemandRow, typed: string | undefined): number {
  if (!typed) throw refuseFields({ amount: 'required' })
  const minor = parseAmount(typed, currency)
  if (minor === null) throw refuseFields({ amount: fieldError('amountPrecision', { currency, digits: digitsOf(currency) }) })
  if (minor === 0) throw refuseFields({ amount: fieldError('amountRange', { min: amountText(1, currency) }) })
  return minor
}

/** The dates follow those of the parts that stay, and there are not too many in all. */
function judgeTail(row: DemandRow, rows: readonly PartRow[], tail: readonly PartRow[], milestones: PlanChangeForm['milestones']): void {
  if (!milestones) throw refuseFields({ milestones: 'required' })
  const kept = rows.filter(({ id, state }) => state !== 'dropped' && !tail.some((one) => one.id === id))
  if (kept.length + milestones.length > MILESTONES_MAX) throw refuseFields({ milestones: fieldError('tooMany', { max: MILESTONES_MAX }) })
  const fields: Fields = {}
  const from =
    kept
      .map(({ dueOn }) => dueOn)
      .toSorted()
      .at(-1) ?? row.recruitEnd
  for (const { path, problem } of milestoneProblems(milestones, { ...row, from })) fields[['milestones', ...path].join('.')] ??= problem
  if (Object.keys(fields).length > 0) throw refuseFields(fields)
}

/** When the days are over, its maker learns that it was not answered. */
export const awaitAnswer = (act: Act, row: Pick<DemandRow, 'id'>, { until }: PlanChange): Promise<void> =>
  enqueue(act, planChangeOverJob, { demandId: row.id, until }, { dueAt: Temporal.Instant.from(until) })

export async function planChangeOver(act: Act, { demandId, until }: z.output<z.ZodObject<typeof payload>>): Promise<void> {
  const { row } = await reachForMove(act, demandId)
  const { planChange } = row
  if (planChange?.until !== until) return
  await act.tx.update(demand).set({ planChange: null }).where(eq(demand.id, demandId))
  if (row.stage !== 'service') return
  if (planChange.side === 'publisher') await notifyPublisher(act, row, 'demand:confirm', demandNotices.planChangeLapsed, {})
  else await notifyProvider(act, served(row), demandNotices.planChangeLapsed, {})
}

/** What the acceptance of a proposal changes. It is void once a part that it was made for has changed. */
export async function acceptedChange(act: Act, row: DemandRow, change: PlanChange) {
  const rows = await partsOf(act.db, row.id)
  const tail = tailOf(rows)
  if (planDiffers(change.before, tail.map(agreedPart))) throw refuse('planMoved')
  const { after, backMinor } = moneyOfTail(tail.map(moneyOfPart), change.parts)
  const last = tail.at(-1)!
  const added = change.parts.slice(tail.length - 1, -1)
  const writes = tail.map((part, at): PartWrite => {
    const isLast = part.id === last.id
    const to = isLast ? change.parts.length - 1 : at
    if (!isLast && at >= change.parts.length - 1)
      return { part, move: 'drop', to: 'dropped', set: { amountMinor: 0, heldMinor: 0, advancedMinor: 0 } }
    const { isOpen: _, ...money } = after[to]!
    const { isLast: __, ...planned } = change.parts[to]!
    const place = isLast ? part.place + added.length : part.place
    const set = { ...planned, ...money, place, periodMinor: change.periodMinor }
    return { part, move: 'replan', to: withMoney('planned', after[to]!), set }
  })
  const newParts = added.map((planned, at): NewPart => ({ planned, money: after[tail.length - 1 + at]!, place: last.place + at }))
  return { writes, backMinor, newParts, byMinor: changedBy(change.before, change.parts) }
}
