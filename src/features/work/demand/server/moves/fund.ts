import { amountOf } from '../../../../../platform/server/amounts.ts'
import { and, eq, gt } from '../../../../../platform/server/data/drizzle.ts'
import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { funding } from '../money.ts'
import { always, demandMove } from '../move.ts'
import { demand } from '../tables.ts'

/** Wallet → escrow, in parts or at once. Once fully funded, the demand moves to review. */
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
    fullyFunded: ({ row, facts }) => facts.heldMinor >= row.amountMinor,
  },
  waits: { publisher: always },
  waitsForPublisher: and(eq(demand.stage, 'created'), gt(demand.amountMinor, 0)),
  prepare: ({ row, facts }, { amount }) => {
    const amountMinor = amountOf(amount, row.currency)
    if (amountMinor > row.amountMinor - facts.heldMinor) throw refuseFields({ amount: 'aboveUnfunded' })
    return { to: facts.heldMinor + amountMinor === row.amountMinor ? 'review' : 'created', money: funding(row, amountMinor) }
  },
})
