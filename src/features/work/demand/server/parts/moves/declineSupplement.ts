import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { notifyProvider } from '../../news.ts'
import { partMove } from '../move.ts'
import { answerSending, sentSheet } from '../sendings.ts'

/** The company pays nothing of a supplementary sheet, with a reason. The provider may submit another one while there is time. */
export const declineSupplement = partMove({
  call: 'POST /ws/demand/part/supplement/decline',
  by: ['publisher'],
  prepare: ({ part }, { reason }) => ({ set: { claimedMinor: part.earnedMinor }, reason }),
  after: async (act, { context: { row }, row: part, input: { reason } }) => {
    const lines = (await sentSheet(act, part.id)).map((line) => ({ ...line, accepted: 0 }))
    await answerSending(act, part.id, { answer: reason, acceptedMinor: 0, lines })
    await notifyProvider(act, served(row), demandNotices.supplementDeclined, { part: part.name, reason })
  },
})
