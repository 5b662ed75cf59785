import { amountText, parseAmount } from '../../../../../platform/contract/amount.ts'
import { today } from '../../../../../platform/server/clock.ts'
import { fieldError, refuse, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { AMOUNT_MAX } from '../../../../../rules/constants.ts'
import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { capChangeOf } from '../../contract/plan/cap.ts'
import { capMost, countedOf, workPair } from '../../contract/plan/work.ts'
import { type DemandRow, served } from '../context.ts'
import { funding, refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'
import { type PartRow, partsOf, withMoney } from '../parts/rows.ts'

/** The company changes how much a week of a pay-as-you-go contract may come to. Weeks in escrow stay funded. */
export const changeCap = demandMove({
  call: 'POST /ws/demand/cap',
  by: ['publisher'],
  most: REPEATS_MAX,
  providerSees: 'always',
  quiet: true,
  begins: true,
  posts: ['demand.fund', 'demand.refund'],
  second: 'demand:hosting',
  refusedWhen: { noWeeks: ({ row, facts }) => row.contractKind !== 'payAsYouGo' || (facts.parts?.changeable ?? 0) === 0 },
  prepare: async ({ row }, { cap }, act) => {
    const parts = await partsOf(act.db, row.id)
    const { weeks, fundMinor, backMinor, byMinor } = capChangeOf(parts, cappedBy(parts, cap), today(act.now))
    if (weeks.length === 0) throw refuse('noWeeks')
    mustFit(row, byMinor)
    return {
      set: { amountMinor: row.amountMinor + byMinor, capAsked: null },
      detail: { cap, from: parts[weeks[0]!.at]!.work?.cap },
      money: fundMinor > backMinor ? funding(row, fundMinor - backMinor) : refund(row, backMinor - fundMinor),
      parts: weeks.map(({ at, work, after: { isOpen: _, ...money } }) => {
        const part = parts[at]!
        return { part, move: 'replan', to: withMoney(part.state, { ...money, isOpen: true }), set: { work, ...money } }
      }),
    }
  },
  after: async (act, { row, input }) => {
    const work = (await partsOf(act.db, row.id)).find((part) => part.work)!.work!
    const cap = workPair(work.unit, cappedBy([{ work }], input.cap))
    await notifyProvider(act, served(row), demandNotices.capChanged, { cap })
  },
})

/** A typed cap as it is counted; refused at its field where it is more than a week has. */
export function cappedBy(parts: readonly Pick<PartRow, 'work'>[], cap: number): number {
  const unit = parts.find(({ work }) => work)?.work?.unit
  if (!unit) throw refuse('noWeeks')
  if (cap > capMost[unit]) throw refuseFields({ cap: fieldError('capMost', { most: capMost[unit] }) })
  return countedOf(unit, cap)
}

function mustFit({ amountMinor, currency }: DemandRow, byMinor: number): void {
  if (amountMinor + byMinor > parseAmount(String(AMOUNT_MAX), currency)!)
    throw refuseFields({ cap: fieldError('amountRange', { min: amountText(1, currency) }) })
}
