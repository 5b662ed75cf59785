import { endApplications } from '../applications.ts'
import { refund } from '../money.ts'
import { demandMove } from '../move.ts'

/** The company cancels the demand before work has started. Everything in escrow is refunded. */
export const cancel = demandMove({
  call: 'POST /ws/demand/cancel',
  by: ['publisher'],
  providerSees: 'always',
  posts: ['demand.refund'],
  lingers: true,
  prepare: ({ row, facts }, { reason }) => ({
    set: { outcome: 'cancelled', review: 'none', reviewAskedAt: null },
    reason,
    money: refund(row, facts.heldMinor),
  }),
  after: (act, { row }) => endApplications(act, row),
})
