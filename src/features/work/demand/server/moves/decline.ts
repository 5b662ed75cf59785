import { demandNotices } from '../../contract/notices.ts'
import { askedParts } from '../agreed.ts'
import { backToMatching, turnApplication } from '../applications.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The picked provider does not take the work. */
export const decline = demandMove({
  call: 'POST /ws/demand/decline',
  by: ['provider'],
  providerSees: 'own',
  posts: ['demand.refund'],
  setsTime: true,
  prepare: (context, { reason }, act) => backToMatching(act, context, reason),
  after: async (act, { context, row, input }) => {
    await askedParts(act, context.row, row)
    await turnApplication(act, row.id, served(context.row).provider, 'decline', { reason: input.reason })
    await notifyPublisher(act, row, 'demand:pick', demandNotices.declined, { who: await actorName(act) })
  },
})
