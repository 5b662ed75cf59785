import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther, notifySplitDesk } from '../news.ts'
import { heldSplit, sideOfSplit, turnSplit, withoutProposal } from '../split/case.ts'
import { splitWaitsForMe } from '../split/facts.ts'

/** One side does not accept what the operator proposed. The case stays open, and the operator may propose another split. */
export const declineSplit = demandMove({
  call: 'POST /ws/demand/split/decline',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noSplitProposal: (context) => !splitWaitsForMe(context) },
  prepare: (_context, { reason }) => ({ reason }),
  after: async (act, { context, row, input: { reason } }) => {
    const side = sideOfSplit(context)
    await turnSplit(act, await heldSplit(act, row.id), 'decline', withoutProposal('declined', side, reason))
    const params = { who: await actorName(act), reason }
    await notifyOther(act, { side, row }, 'demand:accept', demandNotices.splitDeclined, params)
    await notifySplitDesk(act, row, demandNotices.splitDeclined, params)
  },
})
