import { demandNotices } from '../../../contract/notices.ts'
import { partMoves } from '../../../contract/plan/states.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider, notifyPublisher } from '../../news.ts'
import type { PartMoveSpec } from '../move.ts'
import { releasingPart } from '../release.ts'

/** The company did not answer in time: what was sent counts as accepted. */
export const releaseOverdue: PartMoveSpec<undefined> = {
  by: ['timer'],
  posts: ['demand.release', 'demand.refund'],
  prepare: async (context, _input, act) => {
    const { money, after } = await releasingPart(act, context, { uptoMinor: context.part.claimedMinor ?? 0, isLast: true })
    return { money, after: after.parts }
  },
  after: async (act, { context: { row, part }, plan }) => {
    const amount = amountPair(plan?.money?.release?.netMinor ?? 0, row)
    await notifyProvider(act, served(row), demandNotices.partReleased, { part: part.name, amount })
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partTimer, { part: part.name, what: partMoves.releaseOverdue.past })
  },
}
