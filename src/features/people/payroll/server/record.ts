import type { Act } from '../../../../platform/server/services.ts'
import type { RunState } from '../contract/run.ts'
import { type PayRunRow, payRunMove } from './tables.ts'

interface Recorded {
  move: (typeof payRunMove.$inferSelect)['move']
  from: RunState | null
  postingIds?: readonly string[]
  reason?: string | undefined
  detail?: Record<string, unknown> | undefined
}

/** One row of the run's history. */
export async function recordRunMove(
  act: Act,
  row: PayRunRow,
  { move, from, postingIds = [], reason: why, detail }: Recorded,
): Promise<void> {
  await act.tx.insert(payRunMove).values({
    runId: row.id,
    at: act.now,
    actorId: act.actor.accountId,
    move,
    fromState: from,
    toState: row.state,
    reason: why ?? '',
    hash: row.hash,
    postingIds: [...postingIds],
    detail: detail ?? null,
  })
}
