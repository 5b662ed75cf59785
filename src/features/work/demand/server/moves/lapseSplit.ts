import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import type { DemandMove } from '../move.ts'
import { notifyProvider, notifyPublisher, notifySplitDesk } from '../news.ts'
import { heldSplit, turnSplit, withoutProposal } from '../split/case.ts'
import { openSplit } from '../split/facts.ts'

/** Not both sides have accepted in time: the proposal holds for nobody, and the operator may propose another. */
export const lapseSplit: DemandMove<undefined> = {
  by: ['timer'],
  providerSees: 'always',
  refusedWhen: { noSplitProposal: (context) => openSplit(context)?.state !== 'proposed' },
  after: async (act, { row }) => {
    await turnSplit(act, await heldSplit(act, row.id), 'lapse', withoutProposal('lapsed', null, ''))
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.splitLapsed, {})
    await notifyProvider(act, served(row), demandNotices.splitLapsed, {})
    await notifySplitDesk(act, row, demandNotices.splitLapsed, {})
  },
}
