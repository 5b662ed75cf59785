import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import type { Act } from '../../../platform/server/services.ts'
import { payRunPreparer } from './tables.ts'

type Why = (typeof payRunPreparer.$inferSelect)['why']

/** Whoever took part in preparing a run never approves it, whatever they do later. */
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

export async function preparersOf(db: Reader, runId: string): Promise<Map<string, Why[]>> {
  const rows = await db.select().from(payRunPreparer).where(eq(payRunPreparer.runId, runId)).orderBy(payRunPreparer.at)
  const found = new Map<string, Why[]>()
  for (const { accountId, why } of rows) found.set(accountId, [...(found.get(accountId) ?? []), why])
  return found
}
