import { demandNotices } from '../../../contract/notices.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { partMove } from '../move.ts'
import { releasingPart } from '../release.ts'

/** The provider accepts the lower amount, which was released: the rest goes back. No timer accepts for anybody. */
export const acceptLower = partMove({
  call: 'POST /ws/demand/part/accept',
  by: ['provider'],
  isNext: true,
  posts: ['demand.release', 'demand.refund'],
  prepare: async (context, _input, act) => {
    const { money, after } = await releasingPart(act, context, { uptoMinor: context.part.earnedMinor, isLast: true })
    return { money, after: after.parts }
  },
  after: async (act, { context: { row, part } }) =>
    notifyPublisher(act, row, 'demand:confirm', demandNotices.partAccepted, { who: await actorName(act), part: part.name }),
})
