import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { notifyPublisher } from '../news.ts'

/** The platform rejects the demand. `reasons`: field → what to change, shown at that field. */
export const reject = demandMove({
  call: 'POST /ws/operator/demand/reject',
  by: ['operator'],
  providerSees: 'never',
  refusedWhen: { reviewNotRequested: ({ row }) => row.review !== 'waiting' },
  prepare: (_context, { reasons }) => ({
    set: { review: 'rejected', reviewReasons: reasons },
    reason: Object.values(reasons).join(' '),
  }),
  after: (act, { row, plan }) => notifyPublisher(act, row, 'demand:publish', demandNotices.demandRejected, { reason: plan?.reason ?? '' }),
})
