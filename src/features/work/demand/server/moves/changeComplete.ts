import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { addDelivery } from '../deliveries.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { keepSendingOfLast, sendingOfLast } from '../parts/sendings.ts'

/** A new version of the delivery; the old one is kept, and the company's response period starts again. */
export const changeComplete = demandMove({
  call: 'POST /ws/demand/changeComplete',
  action: 'changeComplete',
  by: ['provider'],
  most: REPEATS_MAX,
  providerSees: 'always',
  refusedWhen: { lastLowered: ({ facts: { parts } }) => parts?.lastLowered === true },
  prepare: async ({ row }, { fileIds, measured }, act) => ({
    restartTimer: true,
    detail: { files: fileIds.length },
    parts: await sendingOfLast(act, row.id, 'resend', measured),
  }),
  after: async (act, { row, input }) => {
    await addDelivery(act, row.id, input)
    await keepSendingOfLast(act, row.id, input)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.redelivered, { who: await actorName(act) })
  },
})
