import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { endSplit, heldSplit } from '../split/case.ts'
import { goOn, wentOn } from '../split/end.ts'
import { openSplit } from '../split/facts.ts'

/** The operator ends a case without a split, with the reason: nobody is kept waiting for what will not be agreed. */
export const closeSplit = demandMove({
  call: 'POST /ws/operator/split/end',
  by: ['operator'],
  providerSees: 'always',
  refusedWhen: { noSplit: (context) => openSplit(context) === null },
  prepare: async (context, { reason }, act) => ({ ...(await goOn(context, undefined, act)), reason }),
  after: async (act, { context, row, input: { reason } }) => {
    await endSplit(act, await heldSplit(act, row.id), 'ended')
    await wentOn(act, context)
    await notifyPublisher(act, row, 'demand:view', demandNotices.splitEnded, { reason })
    await notifyProvider(act, served(row), demandNotices.splitEnded, { reason })
  },
})
