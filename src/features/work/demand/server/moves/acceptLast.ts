import { demandNotices } from '../../contract/notices.ts'
import { always, demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { lastIn, setTimersOfLast } from '../parts/last.ts'
import { releasingPart } from '../parts/release.ts'
import { writesOf } from '../parts/rows.ts'

/** The provider accepts the lower amount of the last part: the rest returns, and the work is confirmed. No timer accepts for anybody. */
export const acceptLast = demandMove({
  call: 'POST /ws/demand/acceptLower',
  by: ['provider'],
  providerSees: 'always',
  quiet: true,
  posts: ['demand.release', 'demand.refund'],
  refusedWhen: { lastNotLowered: ({ facts: { parts } }) => parts?.lastLowered !== true },
  waits: { provider: always },
  prepare: async (context, _input, act) => {
    const of = await lastIn(act, context)
    const { money, after } = await releasingPart(act, of, { uptoMinor: of.part.earnedMinor, isLast: true })
    const own = { part: of.part, move: 'acceptLower', to: 'released', set: { deadlineAt: null } } as const
    return { money, parts: writesOf(of.parts, after.parts, 'carry', own) }
  },
  after: async (act, { context, row }) => {
    await setTimersOfLast(act, row.id)
    const { part } = await lastIn(act, context)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partAccepted, { who: await actorName(act), part: part.name })
  },
})
