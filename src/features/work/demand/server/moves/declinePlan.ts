import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther } from '../news.ts'
import { proposedByOther } from '../parts/change.ts'

/** The other side does not accept: the plan stays as it is. */
export const declinePlan = demandMove({
  call: 'POST /ws/demand/plan/decline',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noPlanChange: (context) => !proposedByOther(context) },
  prepare: (_context, { reason }) => ({ set: { planChange: null }, reason }),
  after: async (act, { context: { side }, row, input }) => {
    const params = { who: await actorName(act), why: input.reason }
    await notifyOther(act, { side, row }, 'demand:confirm', demandNotices.planDeclined, params)
  },
})
