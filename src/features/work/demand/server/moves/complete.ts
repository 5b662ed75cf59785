import { CONFIRM_DAYS } from '../../../../../rules/constants.ts'
import { demandNotices } from '../../contract/notices.ts'
import { addDelivery } from '../deliveries.ts'
import { always, demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The provider delivers. */
export const complete = demandMove({
  call: 'POST /ws/demand/complete',
  action: 'complete',
  by: ['provider'],
  providerSees: 'always',
  waits: { provider: always },
  prepare: (_context, { fileIds }) => ({ detail: { files: fileIds.length } }),
  after: async (act, { row, input }) => {
    await addDelivery(act, row.id, input)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.delivered, { who: await actorName(act), days: CONFIRM_DAYS })
  },
})
