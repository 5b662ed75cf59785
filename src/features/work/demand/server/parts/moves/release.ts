import { refuse } from '../../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { partMove } from '../move.ts'
import { releasingPart } from '../release.ts'
import { answerSending } from '../sendings.ts'

/** The company accepts what was sent: what it comes to is released, the rest goes where the plan says. A supplementary sheet alike. */
export const release = partMove({
  call: 'POST /ws/demand/part/release',
  by: ['publisher'],
  isNext: true,
  posts: ['demand.release', 'demand.refund', 'demand.fund'],
  second: 'demand:confirm',
  prepare: async (context, input, act) => {
    const uptoMinor = context.part.claimedMinor ?? 0
    const { preview, money, funds, fundMinor, after } = await releasingPart(act, context, { uptoMinor, isLast: true })
    const isShown = preview.netMinor === input.netMinor && preview.backMinor === input.backMinor && fundMinor === input.fundMinor
    if (!isShown) throw refuse('previewChanged')
    return { money, funds, after: after.parts }
  },
  after: async (act, { context: { row, part }, input }) => {
    if (part.state === 'supplemented') await answerSending(act, part.id, { acceptedMinor: (part.claimedMinor ?? 0) - part.earnedMinor })
    await notifyProvider(act, served(row), demandNotices.partReleased, { part: part.name, amount: amountPair(input.netMinor, row) })
  },
})
