import { demandNotices } from '../../contract/notices.ts'
import { backToMatching, turnApplication } from '../applications.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { notifyPerson } from '../news.ts'

/** The company cancels its pick before the work has started. */
export const cancelPick = demandMove({
  call: 'POST /ws/demand/cancelPick',
  action: 'cancelPick',
  by: ['publisher'],
  providerSees: 'own',
  setsTime: true,
  prepare: ({ row }, { reason }, act) => backToMatching(act, served(row), reason),
  after: async (act, { context, row, input }) => {
    const { providerId } = served(context.row)
    await turnApplication(act, row.id, providerId, 'cancelPick', { reason: input.reason })
    await notifyPerson(act, providerId, row, demandNotices.unpicked, {})
  },
})
