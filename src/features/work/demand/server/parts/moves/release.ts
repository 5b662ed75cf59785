import { refuse } from '../../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider } from '../../news.ts'
import { partMove } from '../move.ts'
import { releasingPart } from '../release.ts'

/** The company accepts what was sent: what it comes to is released, the rest goes where the plan says. */
export const release = partMove({
  call: 'POST /ws/demand/part/release',
  by: ['publisher'],
  isNext: true,
  posts: ['demand.release', 'demand.refund'],
  second: 'demand:confirm',
  prepare: async (context, input, act) => {
    const { preview, money, after } = await releasingPart(act, context, { uptoMinor: context.part.claimedMinor ?? 0, isLast: true })
    if (preview.netMinor !== input.netMinor || preview.backMinor !== input.backMinor) throw refuse('previewChanged')
    return { money, after: after.parts }
  },
  after: (act, { context: { row, part }, input }) =>
    notifyProvider(act, served(row), demandNotices.partReleased, { part: part.name, amount: amountPair(input.netMinor, row) }),
})
