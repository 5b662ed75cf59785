import { endApplications } from '../applications.ts'
import { refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { dropAll } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'

/** The company cancels the demand before work has started. Everything in escrow is refunded. */
export const cancel = demandMove({
  call: 'POST /ws/demand/cancel',
  by: ['publisher'],
  providerSees: 'always',
  posts: ['demand.refund'],
  lingers: true,
  prepare: async ({ row, facts }, { reason }, act) => ({
    set: { outcome: 'cancelled', review: 'none', reviewAskedAt: null },
    reason,
    money: refund(row, facts.heldMinor),
    parts: dropAll(await partsOf(act.db, row.id)),
  }),
  after: (act, { row }) => endApplications(act, row),
})
