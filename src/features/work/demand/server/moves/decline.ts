import { demandNotices } from '../../contract/notices.ts'
import { backToMatching, turnApplication } from '../applications.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The picked provider does not take the work. */
export const decline = demandMove({
  call: 'POST /ws/demand/decline',
  by: ['provider'],
  providerSees: 'own',
  setsTime: true,
  prepare: ({ row }, { reason }, act) => backToMatching(act, served(row), reason),
  after: async (act, { context, row, input }) => {
    await turnApplication(act, row.id, served(context.row).provider, 'decline', { reason: input.reason })
    await notifyPublisher(act, row, 'demand:pick', demandNotices.declined, { who: await actorName(act) })
  },
})
