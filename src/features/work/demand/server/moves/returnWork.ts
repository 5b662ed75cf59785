import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { returnDelivery } from '../deliveries.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'

/** The other half of *submit*: the company returns the delivery with a reason. */
export const returnWork = demandMove({
  call: 'POST /ws/demand/return',
  action: 'submit',
  by: ['publisher'],
  providerSees: 'always',
  prepare: (_context, { reason }) => ({ reason }),
  after: async (act, { row, input }) => {
    await returnDelivery(act, row.id, input.reason)
    await notifyProvider(act, served(row), demandNotices.returned, { reason: input.reason })
  },
})
