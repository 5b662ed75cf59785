import { demandNotices } from '../../../contract/notices.ts'
import { missingOf, moneyOfPart } from '../../../contract/plan/money.ts'
import { served } from '../../context.ts'
import { funding } from '../../money.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { type PartContext, type PartPlan, partMove } from '../move.ts'

/** What the part lacks, from the wallet. */
export function fundingOf({ row, part, parts }: PartContext): PartPlan {
  const after = parts
    .map(moneyOfPart)
    .map((money, at) => (parts[at]!.id === part.id ? { ...money, heldMinor: money.heldMinor + missingOf(money) } : money))
  return { to: 'funded', after, money: funding(row, missingOf(moneyOfPart(part))) }
}

/** Wallet → escrow, what the part lacks. Only then does its work begin. */
export const fund = partMove({
  call: 'POST /ws/demand/part/fund',
  by: ['publisher'],
  begins: true,
  ofLast: true,
  isNext: true,
  posts: ['demand.fund'],
  second: 'demand:hosting',
  prepare: (context) => fundingOf(context),
  after: (act, { context: { row, part } }) =>
    notifyProvider(act, served(row), demandNotices.partFunded, { part: part.name, amount: amountPair(part.amountMinor, row) }),
})
