import { demandNotices } from '../../contract/notices.ts'
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
  setsTime: true,
  prepare: ({ row }, { reason }, act) => backToMatching(act, served(row), reason),
  after: async (act, { context, row, input }) => {
    const { provider } = served(context.row)
    await turnApplication(act, row.id, provider, 'cancelPick', { reason: input.reason })
    await notifyParty(act, provider, row, demandNotices.unpicked, {})
  },
})
