import type { ParsedOf } from '../../../../../../platform/contract/call.ts'
import type { Act } from '../../../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../../../platform/server/wire/refusal.ts'
import type { DemandCalls } from '../../../contract/calls.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { acceptedCount } from '../../../contract/plan/work.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { type PartContext, partMove } from '../move.ts'
import { acceptedOf, loweredSheet, releasingPart } from '../release.ts'
import { answerSending, sentSheet } from '../sendings.ts'

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

type Input = ParsedOf<DemandCalls['POST /ws/demand/part/lower']>

/** What is accepted and why: of a sheet by its lines, which have a reason each. */
async function acceptedBy(act: Act, context: PartContext, input: Input) {
  if (!context.part.work) {
    if (input.reason === '') throw refuseFields({ reason: 'required' })
    return { ...acceptedOf(context, input), sheet: null, reason: input.reason }
  }
  const { lines = [] } = input
  if (lines.length === 0) throw refuseFields({ lines: 'required' })
  const sheet = loweredSheet(await sentSheet(act, context.part.id), lines)
  const reason = [input.reason, ...lines.map(({ day, answer }) => `${day}: ${answer}`)].filter(Boolean).join('; ')
  return { ...acceptedOf(context, { value: String(acceptedCount(sheet)) }), sheet, reason }
}
