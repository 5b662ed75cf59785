import { REPEATS_MAX } from '../../../../../../rules/demand.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { answerDays } from '../../../contract/plan/parts.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { partMove } from '../move.ts'
import { claimedBy, claimFiles, keepSending } from '../sendings.ts'

/** A new version of what was sent; the old one stays, and the company's time to answer begins again. */
export const resend = partMove({
  call: 'POST /ws/demand/part/resend',
  by: ['provider'],
  most: REPEATS_MAX,
  prepare: ({ part }, { measured }) => ({ set: { claimedMinor: claimedBy(part, measured) } }),
  after: async (act, { context: { row }, row: part, input }) => {
    await claimFiles(act, row.id, input.fileIds)
    await keepSending(act, part, input)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partSent, {
      who: await actorName(act),
      part: part.name,
      days: answerDays(part),
    })
  },
})
