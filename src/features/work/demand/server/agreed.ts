import type { Act } from '../../../../platform/server/services.ts'
import { type Asked, pricedPlan } from '../contract/bid-money.ts'
import { proRata } from '../contract/plan/earned.ts'
import { type DemandContext, type DemandRow, dueOf } from './context.ts'
import { refund } from './money.ts'
import { replaceParts } from './parts/plan.ts'
import { type PartRow, partsOf } from './parts/rows.ts'

/**
 * A bid of other terms, once it is picked. The demand then says what the bid says, and keeps in `asked` what it said before: a pick that is
 * cancelled returns to it, and who is not a party to it goes on reading it.
 */

/** The demand at the price of a bid: what the pick changes of it, and what has to be added to its escrow, or is too much in it. */
export function atPrice(row: DemandRow, parts: readonly PartRow[], priceMinor: number, heldMinor: number) {
  const { amountMinor, hostingMinor, periodMinor, prepaymentMinor } = row
  const plan = hostingMinor === null ? null : pricedPlan(amountsOf(parts), hostingMinor, priceMinor)
  const dueMinor = plan?.hostingMinor ?? priceMinor
  return {
    set: {
      asked: askedOf(row, parts),
      amountMinor: priceMinor,
      hostingMinor: plan && dueMinor,
      periodMinor: periodMinor === null ? null : proRata(periodMinor, priceMinor, amountMinor),
      prepaymentMinor: Math.min(prepaymentMinor, dueMinor),
    },
    dueMinor,
    topUpMinor: Math.max(0, dueMinor - heldMinor),
    backMinor: Math.max(0, heldMinor - dueMinor),
  }
}

const amountsOf = (parts: readonly PartRow[]): number[] => parts.map(({ amountMinor }) => amountMinor)

const askedOf = (row: DemandRow, parts: readonly PartRow[]): Asked => ({
  amountMinor: row.amountMinor,
  prepaymentMinor: row.prepaymentMinor,
  hostingMinor: row.hostingMinor,
  periodMinor: row.periodMinor,
  parts: amountsOf(parts),
  recruitStart: row.recruitStart,
  recruitEnd: row.recruitEnd,
  expectedCompletion: row.expectedCompletion,
})

/** The parts of a demand that was picked at another price. Nobody has done anything to them yet. */
export async function placeParts(act: Act, row: DemandRow, heldMinor: number): Promise<void> {
  if (!row.asked || row.hostingMinor === null) return
  const parts = await partsOf(act.db, row.id)
  const { amounts } = pricedPlan(row.asked.parts, row.asked.hostingMinor ?? 0, row.amountMinor)
  await replaceParts(act, row, withAmounts(parts, amounts), heldMinor)
}

/** What a pick that ended before the work returns to. */
export function askedAgain({ row, facts }: Pick<DemandContext, 'row' | 'facts'>) {
  const { asked } = row
  if (!asked) return {}
  const { amountMinor, prepaymentMinor, hostingMinor, periodMinor } = asked
  const set = { amountMinor, prepaymentMinor, hostingMinor, periodMinor, asked: null }
  return { set, money: refund(row, Math.max(0, facts.heldMinor - dueOf(set))) }
}

/** The parts with it. `before` is the demand as it was picked. */
export async function askedParts(act: Act, before: DemandRow, row: DemandRow): Promise<void> {
  if (!before.asked || row.hostingMinor === null) return
  await replaceParts(act, row, withAmounts(await partsOf(act.db, row.id), before.asked.parts), row.hostingMinor)
}

const withAmounts = (parts: readonly PartRow[], amounts: readonly number[]) =>
  parts.map(({ place, isLast, name, startsOn, dueOn, measure, rest }, at) => ({
    ...{ place, isLast, name, startsOn, dueOn, measure, rest },
    amountMinor: amounts[at]!,
  }))

/** As somebody reads it who is not a party to it: what was agreed with another is not theirs to know. */
export function asAsked(row: DemandRow): DemandRow {
  if (!row.asked) return row
  const { parts: _, ...said } = row.asked
  return { ...row, ...said }
}

/** When the work begins its days are those of the bid. What is said of them before stays for others to read. */
export const withDays = (row: DemandRow, parts: readonly PartRow[], days: Partial<DemandRow>): Partial<DemandRow> =>
  Object.keys(days).length > 0 ? { ...days, asked: row.asked ?? askedOf(row, parts) } : {}
