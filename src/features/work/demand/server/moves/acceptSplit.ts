import { and, inArray, sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { actorName, amountPair, notifyOther, notifyProvider, notifyPublisher } from '../news.ts'
import {
  acceptedBySide,
  endSplit,
  heldSplit,
  otherAccepted,
  setTimersOfSplit,
  sideOfSplit,
  splitting,
  splitWrites,
  turnSplit,
} from '../split/case.ts'
import { openSplit, splitWaitsForMe } from '../split/facts.ts'
import { demandSplit } from '../split/tables.ts'
import { demand } from '../tables.ts'

/**
 * One side accepts what the operator proposed. The second of them makes it hold: release and return are posted at once, and the part is
 * settled, or the request if it is its last.
 */
export const acceptSplit = demandMove({
  call: 'POST /ws/demand/split/accept',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  posts: ['demand.release', 'demand.refund'],
  second: 'demand:confirm',
  binds: 'demand:serve',
  refusedWhen: { noSplitProposal: (context) => !splitWaitsForMe(context) },
  waits: { publisher: splitWaitsForMe, provider: splitWaitsForMe },
  waitsForPublisher: and(
    inArray(demand.stage, ['service', 'complete']),
    sql`exists (select from ${demandSplit} x where x.demand_id = ${demand.id} and x.state = 'proposed' and not x.publisher_accepted)`,
  ),
  prepare: async (context, input, act) => {
    const { row, side } = context
    const split = await heldSplit(act, row.id)
    const { preview, money, rows, after } = await splitting(act, context, split.partId, split.proposedMinor!)
    if (preview.netMinor !== input.netMinor || preview.backMinor !== input.backMinor) throw refuse('previewChanged')
    const detail = { partId: split.partId, proposedMinor: split.proposedMinor, holds: otherAccepted(split, sideOfSplit({ side })) }
    if (!detail.holds) return { to: row.stage, detail, agrees: money }
    const parts = splitWrites({ rows, after }, split.partId)
    if (!openSplit(context)!.isLast) return { to: row.stage, detail, money, parts }
    return { to: 'acceptance', set: { settledAt: act.now }, detail, money, parts }
  },
  after: async (act, { context, row, plan, input }) => {
    const side = sideOfSplit(context)
    const split = await heldSplit(act, row.id)
    if (plan?.agrees !== undefined) {
      await turnSplit(act, split, 'accept', acceptedBySide(side))
      await notifyOther(act, { side, row }, 'demand:confirm', demandNotices.splitAccepted, { who: await actorName(act) })
      return
    }
    await endSplit(act, split, 'split', acceptedBySide(side))
    await setTimersOfSplit(act, row.id, split.partId)
    await notifyProvider(act, served(row), demandNotices.splitHolds, {
      amount: amountPair(input.netMinor, row),
      back: amountPair(input.backMinor, row),
    })
    await notifyPublisher(act, row, 'demand:view', demandNotices.splitHolds, {
      amount: amountPair(input.netMinor, row),
      back: amountPair(input.backMinor, row),
    })
  },
})
