import { PART_RETURNS_MAX } from '../../../../../../rules/demand.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { notifyProvider } from '../../news.ts'
import { partMove } from '../move.ts'
import { answerSending } from '../sendings.ts'

/** The company returns what was sent, with a reason: at most twice, then it releases or pays less. */
export const returnPart = partMove({
  call: 'POST /ws/demand/part/return',
  by: ['publisher'],
  refusedWhen: { returnsSpent: ({ part }) => part.returns >= PART_RETURNS_MAX && { most: PART_RETURNS_MAX } },
  prepare: ({ part }, { reason }) => ({ reason, set: { returns: part.returns + 1 } }),
  after: async (act, { context: { row }, row: part, input }) => {
    await answerSending(act, part.id, { answer: input.reason })
    await notifyProvider(act, served(row), demandNotices.partReturned, { part: part.name, reason: input.reason })
  },
})
