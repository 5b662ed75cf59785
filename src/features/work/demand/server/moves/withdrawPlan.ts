import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther } from '../news.ts'
import { proposedBy } from '../parts/change.ts'

/** The side that proposed another plan takes it back. */
export const withdrawPlan = demandMove({
  call: 'POST /ws/demand/plan/withdraw',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noPlanChange: (context) => proposedBy(context) !== context.side },
  prepare: () => ({ set: { planChange: null } }),
  after: async (act, { context: { side }, row }) =>
    notifyOther(act, { side, row }, 'demand:confirm', demandNotices.planWithdrawn, { who: await actorName(act) }),
})
