import { REPEATS_MAX } from '../../../../../../rules/demand.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { answerDays } from '../../../contract/plan/parts.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { partMove } from '../move.ts'
import { claimedBy, claimFiles, keepSending } from '../sendings.ts'

/** The provider submits a part: what was done, its files, and the measured value. What was sent is locked until it is returned. */
export const send = partMove({
  call: 'POST /ws/demand/part/send',
  by: ['provider'],
  most: REPEATS_MAX,
  isNext: true,
  refusedWhen: { nothingLogged: ({ part }) => part.work !== null && part.lines.length === 0 },
  prepare: ({ part }, { measured }) => ({ set: { claimedMinor: claimedBy(part, measured), openedAt: null } }),
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
