import { moneyOf } from '../../../../../platform/contract/amount.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { needsSecond } from '../../../../base/approval/server/reads.ts'
import { demandMove } from '../move.ts'

/**
 * The company orders that periods are funded by themselves, or ends the order. What needs a second person is not ordered beforehand. A
 * company that the platform has stopped may end it: what it funds begins something, and waits by itself.
 */
export const orderFunding = demandMove({
  call: 'POST /ws/demand/standingOrder',
  by: ['publisher'],
  providerSees: 'never',
  quiet: true,
  refusedWhen: {
    noPeriods: ({ row }) => row.hostingMinor === null || row.contractKind === 'kpi',
    fullyFunded: ({ row, facts }) => !row.standingOrder && facts.parts?.lastUnfunded !== true,
  },
  prepare: async ({ row }, { on }, act) => {
    const money = moneyOf(row.amountMinor, row.currency)
    if (on && (await needsSecond(act, { permission: 'demand:hosting', money, wholeOf: row.id }))) throw refuse('orderNeedsSecond')
    return { set: { standingOrder: on }, detail: { on } }
  },
})
