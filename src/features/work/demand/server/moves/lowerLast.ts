import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { amountPair, notifyProvider } from '../news.ts'
import { lastIn, setTimersOfLast } from '../parts/last.ts'
import { acceptedBy } from '../parts/lowering.ts'
import { releasingPart } from '../parts/release.ts'
import { writesOf } from '../parts/rows.ts'
import { answerSending } from '../parts/sendings.ts'
import { deadlineFor } from '../parts/timers.ts'

/**
 * The company accepts less than was claimed for the last of several parts: that is released at once, and the rest stays in escrow until the
 * provider answers. Nothing happens by itself meanwhile.
 */
export const lowerLast = demandMove({
  call: 'POST /ws/demand/lower',
  by: ['publisher'],
  providerSees: 'always',
  quiet: true,
  posts: ['demand.release'],
  second: 'demand:confirm',
  refusedWhen: {
    onePart: ({ facts: { parts } }) => (parts?.all ?? 1) < 2,
    lastLowered: ({ facts: { parts } }) => parts?.lastLowered === true,
  },
  prepare: async (context, input, act) => {
    const of = await lastIn(act, context)
    const { acceptedMinor, reason } = await acceptedBy(act, of, input)
    const { preview, money, after } = await releasingPart(act, of, { uptoMinor: acceptedMinor, isLast: false })
    if (preview.netMinor !== input.netMinor) throw refuse('previewChanged')
    const { part, parts } = of
    const own = { part, move: 'lower', to: 'lowered', set: { deadlineAt: deadlineFor('lowered', part, act.now) }, reason } as const
    return { money, parts: writesOf(parts, after.parts, 'carry', own), reason, stopTimer: true }
  },
  after: async (act, { context, row, input }) => {
    const { part } = await lastIn(act, context)
    const { acceptedMinor, acceptedValue, sheet, reason } = await acceptedBy(act, { row, part }, input)
    await answerSending(act, part.id, { answer: reason, acceptedValue, acceptedMinor, ...(sheet && { lines: sheet }) })
    await setTimersOfLast(act, row.id)
    const params = { part: part.name, amount: amountPair(acceptedMinor, row), reason }
    await notifyProvider(act, served(row), demandNotices.partLowered, params)
  },
})
