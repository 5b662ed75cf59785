import { z } from 'zod'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import { line } from '../../../../../platform/contract/inputs.ts'
import { amountInput } from '../../../../../platform/contract/money.ts'
import type { Cycle } from '../../../../../rules/constants.ts'
import { MILESTONES_MAX } from '../../../../../rules/demand.ts'
import { hostOn, missingOf, type PartMoney } from './money.ts'
import { periodsOf, totalOf } from './parts.ts'
import { milestone, type PlannedPart, plannedPart, plannedParts } from './schema.ts'
import type { PartState } from './states.ts'
import { workEarned } from './work.ts'

/** What one side proposes for the parts that are not funded: other milestones, or another amount a period or rate. */
export const planChangeForm = z.object({
  milestones: z.array(milestone).min(1).max(MILESTONES_MAX).optional(),
  amount: amountInput.optional(),
  note: line(500),
})
export type PlanChangeForm = z.output<typeof planChangeForm>

/** A proposal as it is kept, and as both sides read it. `before`: what it was made for; once that has changed it is void. */
export const planChange = z.object({
  side: z.enum(['publisher', 'provider']),
  byId: z.string(),
  at: z.string(),
  until: z.string(),
  note: z.string(),
  before: z.array(plannedPart),
  parts: z.array(plannedPart),
  /** The amount of a whole period, if that changes. */
  periodMinor: z.number().int().nullable(),
})
export type PlanChange = z.output<typeof planChange>

interface ChangeablePart extends PlannedPart {
  state: PartState
}

/** The parts at the end of a plan that are not funded: what was dropped counts as nothing. None if the last one is funded. */
export function tailOf<P extends Pick<ChangeablePart, 'state' | 'isLast'>>(parts: readonly P[]): P[] {
  const live = parts.filter(({ state }) => state !== 'dropped')
  return live.slice(live.findLastIndex(({ state }) => state !== 'planned') + 1)
}

interface Terms {
  currency: Currency
  expectedCompletion: string
  cycle: Cycle | null
}

/** What the parts of a tail become. The schema has seen to the fields; amounts that cannot be read count as nothing. */
export function changedTail(
  tail: readonly PlannedPart[],
  { milestones, amountMinor }: { milestones: PlanChangeForm['milestones']; amountMinor: number | null },
  { currency, expectedCompletion, cycle }: Terms,
): PlannedPart[] {
  if (milestones) return plannedParts({ plan: { milestones }, currency, expectedCompletion })
  if (amountMinor === null) return [...tail]
  return tail.map((part) => {
    if (part.work) {
      const work = { ...part.work, rateMinor: amountMinor }
      return { ...part, work, amountMinor: workEarned(work, work.cap) }
    }
    if (!cycle || part.startsOn === null) return part
    const [same] = periodsOf({ cycle, amountMinor, firstDay: part.startsOn, lastDay: part.dueOn }, 1)
    return { ...part, amountMinor: same!.amountMinor }
  })
}

/** The money of a tail over its new parts: advance and escrow go to the earliest, and what no part needs returns to the wallet. */
export function moneyOfTail(tail: readonly PartMoney[], parts: readonly Pick<PlannedPart, 'amountMinor'>[]) {
  let advance = tail.reduce((sum, { advancedMinor }) => sum + advancedMinor, 0)
  const heldMinor = tail.reduce((sum, { heldMinor: held }) => sum + held, 0)
  const bare = parts.map(({ amountMinor }, at): PartMoney => {
    const advancedMinor = at === parts.length - 1 ? advance : Math.min(advance, amountMinor)
    advance -= advancedMinor
    return { amountMinor, heldMinor: 0, advancedMinor, earnedMinor: 0, isOpen: true }
  })
  const needed = bare.reduce((sum, part) => sum + missingOf(part), 0)
  return { after: hostOn(bare, Math.min(heldMinor, needed)), backMinor: Math.max(0, heldMinor - needed) }
}

/** By how much the amount of the request changes. */
export const changedBy = (before: readonly PlannedPart[], parts: readonly PlannedPart[]): number => totalOf(parts) - totalOf(before)
