import { demandNotices } from '../../contract/notices.ts'
import { addDelivery } from '../deliveries.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** A new version of the delivery; the old one is kept, and the company's response period starts again. */
export const changeComplete = demandMove({
  call: 'POST /ws/demand/changeComplete',
  action: 'changeComplete',
  by: ['provider'],
  providerSees: 'always',
  prepare: (_context, { fileIds }) => ({ restartTimer: true, detail: { files: fileIds.length } }),
  after: async (act, { row, input }) => {
    await addDelivery(act, row.id, input)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.redelivered, { who: await actorName(act) })
  },
})
