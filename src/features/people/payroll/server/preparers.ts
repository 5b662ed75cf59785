import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { payRunPreparer } from './tables.ts'

type Why = (typeof payRunPreparer.$inferSelect)['why']

/** Members who took part in preparing a run never approve it, whatever they do later. */
export const addPreparer = (act: Act, runId: string, why: Why): Promise<void> => addPreparers(act, runId, [act.actor.accountId], why)

export async function addPreparers(act: Act, runId: string, accountIds: readonly string[], why: Why): Promise<void> {
  const ids = [...new Set(accountIds)]
  if (ids.length === 0) return
  await act.tx
    .insert(payRunPreparer)
    .values(ids.map((accountId) => ({ runId, accountId, why, at: act.now })))
    .onConflictDoNothing()
}

/** Takes back what only a calculation found out: the next one finds it again. */
export const forgetPreparers = (act: Act, runId: string, why: 'item' | 'salary') =>
  act.tx.delete(payRunPreparer).where(and(eq(payRunPreparer.runId, runId), eq(payRunPreparer.why, why)))

export const preparersOf = async (db: Reader, runId: string): Promise<Map<string, Why[]>> =>
  (await preparersOfRuns(db, [runId])).get(runId) ?? new Map()

/** Who prepared each of these runs, and by what. */
export async function preparersOfRuns(db: Reader, runIds: readonly string[]): Promise<Map<string, Map<string, Why[]>>> {
  const found = new Map(runIds.map((id) => [id, new Map<string, Why[]>()]))
  if (runIds.length === 0) return found
  const rows = await db.select().from(payRunPreparer).where(anyOf(payRunPreparer.runId, runIds)).orderBy(payRunPreparer.at)
  for (const { runId, accountId, why } of rows) {
    const own = found.get(runId)
    own?.set(accountId, [...(own.get(accountId) ?? []), why])
  }
  return found
}
