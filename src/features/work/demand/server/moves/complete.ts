import { CONFIRM_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { addDelivery } from '../deliveries.ts'
import { always, demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { keepSendingOfLast, sendingOfLast } from '../parts/sendings.ts'

/** The provider delivers. */
export const complete = demandMove({
  call: 'POST /ws/demand/complete',
  action: 'complete',
  by: ['provider'],
  providerSees: 'always',
  binds: 'demand:serve',
  refusedWhen: {
    partsOpen: ({ facts: { parts } }) => typeof parts?.open === 'string' && { parts: parts.open },
    partNotFunded: ({ facts: { parts } }) => parts?.lastUnfunded === true,
  },
  waits: { provider: always },
  prepare: async ({ row }, { fileIds, measured }, act) => ({
    // Delivering is the objection to a reclaim.
    set: { reclaimAskedAt: null },
    detail: { files: fileIds.length },
    parts: await sendingOfLast(act, row.id, 'send', measured),
  }),
  after: async (act, { row, input }) => {
    await addDelivery(act, row.id, input)
    await keepSendingOfLast(act, row.id, input)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.delivered, { who: await actorName(act), days: CONFIRM_DAYS })
  },
})
