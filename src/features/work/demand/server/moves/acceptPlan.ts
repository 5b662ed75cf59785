import { and, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther } from '../news.ts'
import { acceptedChange, openChange, proposedByOther } from '../parts/change.ts'
import { demand } from '../tables.ts'

/** The other side accepts: the plan is what was proposed, and what is in escrow beyond it returns. */
export const acceptPlan = demandMove({
  call: 'POST /ws/demand/plan/accept',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  begins: true,
  posts: ['demand.refund'],
  refusedWhen: { noPlanChange: (context) => !proposedByOther(context) },
  waits: { publisher: proposedByOther, provider: proposedByOther },
  waitsForPublisher: and(eq(demand.stage, 'service'), sql`${demand.planChange} ->> 'side' = 'provider'`),
  prepare: async ({ row }, _input, act) => {
    const change = openChange(row, act.now)
    if (!change) throw refuse('noPlanChange')
    const { writes, newParts, backMinor, byMinor } = await acceptedChange(act, row, change)
    return {
      set: {
        planChange: null,
        amountMinor: row.amountMinor + byMinor,
        ...(change.periodMinor && { periodMinor: change.periodMinor }),
        // Both have agreed how it goes on: what the company asked back before is asked for no more.
        reclaimAskedAt: null,
      },
      ...(row.reclaimAskedAt && { restartTimer: true }),
      detail: { before: change.before, parts: change.parts },
      money: refund(row, backMinor),
      parts: writes,
      newParts,
    }
  },
  after: async (act, { context: { side }, row }) => {
    const params = { who: await actorName(act) }
    await notifyOther(act, { side, row }, 'demand:confirm', demandNotices.planAccepted, params)
  },
})
