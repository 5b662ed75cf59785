import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { lastIn, setTimersOfLast, writeOfLast } from '../parts/last.ts'

/** The provider does not accept the lower amount of the last part: the work goes on, and is delivered again with better evidence. */
export const insistLast = demandMove({
  call: 'POST /ws/demand/insist',
  by: ['provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { lastNotLowered: ({ facts: { parts } }) => parts?.lastLowered !== true },
  prepare: async (context, { reason }, act) => {
    const { parts } = await lastIn(act, context)
    return { reason, parts: writeOfLast(parts, 'insist', 'returned', { deadlineAt: null }, reason) }
  },
  after: async (act, { context, row, input }) => {
    await setTimersOfLast(act, row.id)
    const { part } = await lastIn(act, context)
    const params = { who: await actorName(act), part: part.name, reason: input.reason }
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partInsisted, params)
  },
})
