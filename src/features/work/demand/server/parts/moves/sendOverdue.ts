import { demandNotices } from '../../../contract/notices.ts'
import { partMoves } from '../../../contract/plan/states.ts'
import { served } from '../../context.ts'
import { notifyProvider, notifyPublisher } from '../../news.ts'
import type { PartMoveSpec } from '../move.ts'
import { claimedBy, keepSending } from '../sendings.ts'

/** A period is over and the provider has not reported on it: it is sent as it is, for its whole amount. */
export const sendOverdue: PartMoveSpec<undefined> = {
  by: ['timer'],
  prepare: ({ part }) => ({ set: { claimedMinor: claimedBy(part, undefined) } }),
  after: async (act, { context: { row }, row: part }) => {
    await keepSending(act, part, { note: '', fileIds: [] })
    const params = { part: part.name, what: partMoves.sendOverdue.past }
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partTimer, params)
    await notifyProvider(act, served(row), demandNotices.partTimer, params)
  },
}
