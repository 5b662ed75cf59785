import { PART_RETURNS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { returnDelivery } from '../deliveries.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'
import { lastOf, writeOfLast } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'
import { answerSending } from '../parts/sendings.ts'

/** The other half of *submit*: the company returns the delivery with a reason. */
export const returnWork = demandMove({
  call: 'POST /ws/demand/return',
  action: 'submit',
  by: ['publisher'],
  providerSees: 'always',
  refusedWhen: {
    lastLowered: ({ facts: { parts } }) => parts?.lastLowered === true,
    returnsSpent: ({ facts: { splits } }) => (splits?.returns ?? 0) >= PART_RETURNS_MAX && { most: PART_RETURNS_MAX },
  },
  prepare: async ({ row }, { reason }, act) => {
    const rows = await partsOf(act.db, row.id)
    const returns = (lastOf(rows)?.returns ?? 0) + 1
    return { reason, parts: writeOfLast(rows, 'returnPart', 'returned', { returns }, reason) }
  },
  after: async (act, { row, input }) => {
    await returnDelivery(act, row.id, input.reason)
    const last = lastOf(await partsOf(act.db, row.id))
    if (last) await answerSending(act, last.id, { answer: input.reason })
    await notifyProvider(act, served(row), demandNotices.returned, { reason: input.reason })
  },
})
