import { demandNotices } from '../../contract/notices.ts'
import { moveTexts } from '../../contract/texts.ts'
import { served } from '../context.ts'
import { addDelivery } from '../deliveries.ts'
import { refund } from '../money.ts'
import type { DemandMove } from '../move.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { dropAll, lastOf } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'
import { keepSendingOfLast, sendingOfLast } from '../parts/sendings.ts'

/**
 * The last day of a contract that was given notice of is over, and the provider has not delivered: the last period is delivered as it is.
 * One that was never funded did not begin, and the request is at acceptance without it.
 */
export const noticeOver: DemandMove<undefined> = {
  by: ['timer'],
  providerSees: 'always',
  posts: ['demand.refund'],
  prepare: async ({ row, facts }, _input, act) => {
    const parts = await partsOf(act.db, row.id)
    if (lastOf(parts)?.state !== 'planned') return { to: 'complete', parts: await sendingOfLast(act, row.id, 'sendOverdue') }
    return { to: 'acceptance', money: refund(row, facts.heldMinor), parts: dropAll(parts) }
  },
  after: async (act, { row }) => {
    if (row.stage === 'complete') {
      const sent = { note: '', fileIds: [] }
      await addDelivery(act, row.id, sent)
      await keepSendingOfLast(act, row.id, sent)
    }
    const what = moveTexts.noticeOver.fired
    await notifyProvider(act, served(row), demandNotices.timerFired, { what })
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.timerFired, { what })
  },
}
