import { amountOf } from '../../../../../platform/server/amounts.ts'
import { and, eq, gt } from '../../../../../platform/server/data/drizzle.ts'
import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { hostOn, moneyOfPart } from '../../contract/plan/money.ts'
import { dueOf } from '../context.ts'
import { funding } from '../money.ts'
import { always, demandMove } from '../move.ts'
import { partsOf, writesOf } from '../parts/rows.ts'
import { demand } from '../tables.ts'

/** Wallet → escrow, in parts or at once. Once all that is due at hosting is there, the demand moves to review. */
export const fund = demandMove({
  call: 'POST /ws/demand/hosting',
  action: 'hosting',
  by: ['publisher'],
  providerSees: 'never',
  begins: true,
  posts: ['demand.fund'],
  second: 'demand:hosting',
  refusedWhen: {
    amountMissing: ({ row }) => row.amountMinor === 0,
    fullyFunded: ({ row, facts }) => facts.heldMinor >= dueOf(row),
  },
  waits: { publisher: always },
  waitsForPublisher: and(eq(demand.stage, 'created'), gt(demand.amountMinor, 0)),
  prepare: async ({ row, facts }, { amount }, act) => {
    const amountMinor = amountOf(amount, row.currency)
    if (amountMinor > dueOf(row) - facts.heldMinor) throw refuseFields({ amount: 'aboveUnfunded' })
    const parts = await partsOf(act.db, row.id)
    return {
      to: facts.heldMinor + amountMinor === dueOf(row) ? 'review' : 'created',
      money: funding(row, amountMinor),
      parts: parts.length > 0 ? writesOf(parts, hostOn(parts.map(moneyOfPart), amountMinor), 'fund') : [],
    }
  },
})
