import { refuse } from '../../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { acceptedBy } from '../lowering.ts'
import { partMove } from '../move.ts'
import { releasingPart } from '../release.ts'
import { answerSending } from '../sendings.ts'

/**
 * The company accepts less than was claimed: that is released at once, and the rest stays in escrow until the provider answers. Of a
 * supplementary sheet nothing is held, and the answer is final: what was forgotten in it goes on another one.
 */
export const lower = partMove({
  call: 'POST /ws/demand/part/lower',
  by: ['publisher'],
  posts: ['demand.release', 'demand.fund'],
  second: 'demand:confirm',
  prepare: async (context, input, act) => {
    const { acceptedMinor, reason } = await acceptedBy(act, context, input)
    const { preview, money, funds, fundMinor, after } = await releasingPart(act, context, { uptoMinor: acceptedMinor, isLast: false })
    if (preview.netMinor !== input.netMinor || fundMinor !== input.fundMinor) throw refuse('previewChanged')
    const set = context.part.state === 'supplemented' ? { claimedMinor: acceptedMinor } : {}
    return { money, funds, after: after.parts, reason, set }
  },
  after: async (act, { context, row: part, input }) => {
    const accepted = await acceptedBy(act, context, input)
    const { acceptedValue, sheet, reason } = accepted
    const isSupplement = context.part.state === 'supplemented'
    const acceptedMinor = accepted.acceptedMinor - (isSupplement ? context.part.earnedMinor : 0)
    await answerSending(act, part.id, { answer: reason, acceptedValue, acceptedMinor, ...(sheet && { lines: sheet }) })
    const amount = amountPair(acceptedMinor, context.row)
    const notice = isSupplement ? demandNotices.supplementLowered : demandNotices.partLowered
    await notifyProvider(act, served(context.row), notice, { part: part.name, amount, reason })
  },
})
