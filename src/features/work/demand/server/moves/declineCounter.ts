import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { demandNotices } from '../../contract/notices.ts'
import { answerCounter, isCountered, ownCounter } from '../counter.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The applicant does not take the terms that the company offers. Their bid stays as it is. */
export const declineCounter = demandMove({
  call: 'POST /ws/demand/bid/counter/decline',
  by: ['applicant'],
  providerSees: 'own',
  quiet: true,
  refusedWhen: { noCounter: ({ application, now }) => application === null || !isCountered(application, now) },
  prepare: async ({ row }, { bidVersion, reason }, act) => {
    await ownCounter(act, row, bidVersion)
    return { subjectId: ownerOf(act.actor).ownerId, reason }
  },
  after: async (act, { row, input }) => {
    const { application } = await ownCounter(act, row, input.bidVersion)
    await answerCounter(act, application, 'declined', input.reason)
    await notifyPublisher(act, row, 'demand:pick', demandNotices.counterDeclined, { who: await actorName(act), why: input.reason })
  },
})
