import { refuse } from '../../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { acceptedBy } from '../lowering.ts'
import { partMove } from '../move.ts'
import { releasingPart } from '../release.ts'
import { answerSending } from '../sendings.ts'

/** The company accepts less than was claimed: that is released at once, and the rest stays in escrow until the provider answers. */
export const lower = partMove({
  call: 'POST /ws/demand/part/lower',
  by: ['publisher'],
  posts: ['demand.release'],
  second: 'demand:confirm',
  prepare: async (context, input, act) => {
    const { acceptedMinor, reason } = await acceptedBy(act, context, input)
    const { preview, money, after } = await releasingPart(act, context, { uptoMinor: acceptedMinor, isLast: false })
    if (preview.netMinor !== input.netMinor) throw refuse('previewChanged')
    return { money, after: after.parts, reason }
  },
  after: async (act, { context, row: part, input }) => {
    const { acceptedMinor, acceptedValue, sheet, reason } = await acceptedBy(act, context, input)
    await answerSending(act, part.id, { answer: reason, acceptedValue, acceptedMinor, ...(sheet && { lines: sheet }) })
    const amount = amountPair(acceptedMinor, context.row)
    await notifyProvider(act, served(context.row), demandNotices.partLowered, { part: part.name, amount, reason })
  },
})
