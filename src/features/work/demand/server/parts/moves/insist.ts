import { demandNotices } from '../../../contract/notices.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { partMove } from '../move.ts'

/** The provider does not accept the lower amount: the part is the provider's again, who sends it with better evidence. */
export const insist = partMove({
  call: 'POST /ws/demand/part/insist',
  by: ['provider'],
  prepare: (_context, { reason }) => ({ reason }),
  after: async (act, { context: { row, part }, input }) =>
    notifyPublisher(act, row, 'demand:confirm', demandNotices.partInsisted, {
      who: await actorName(act),
      part: part.name,
      reason: input.reason,
    }),
})
