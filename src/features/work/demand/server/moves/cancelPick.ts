import { demandNotices } from '../../contract/notices.ts'
import { askedParts } from '../agreed.ts'
import { backToMatching, turnApplication } from '../applications.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { notifyParty } from '../news.ts'

/** The company cancels its pick before the work has started. */
export const cancelPick = demandMove({
  call: 'POST /ws/demand/cancelPick',
  action: 'cancelPick',
  by: ['publisher'],
  providerSees: 'own',
  posts: ['demand.refund'],
  setsTime: true,
  prepare: (context, { reason }, act) => backToMatching(act, context, reason),
  after: async (act, { context, row, input }) => {
    await askedParts(act, context.row, row)
    const { provider } = served(context.row)
    await turnApplication(act, row.id, provider, 'cancelPick', { reason: input.reason })
    await notifyParty(act, provider, row, demandNotices.unpicked, {})
  },
})
