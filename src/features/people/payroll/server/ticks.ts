import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { RunCheck } from '../contract/run.ts'
import { count } from './checks.ts'
import { addPreparer } from './preparers.ts'
import { runIn } from './reach.ts'
import { payCheck, payRun } from './tables.ts'

/** Somebody has looked at checks of one kind: of these people, or at all. They prepare the run by that. */
export async function tick(act: Act, input: { id: string; check: RunCheck; subjects: readonly string[]; ticked: boolean }) {
  await runIn(act, input.id)
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, input.id)).for('update')
  if (run?.state !== 'draft') throw refuse('staleState')
  const changed = await act.tx
    .update(payCheck)
    .set(input.ticked ? { tickedBy: act.actor.accountId, tickedAt: act.now } : { tickedBy: null, tickedAt: null })
    .where(
      and(
        eq(payCheck.runId, run.id),
        eq(payCheck.check, input.check),
        eq(payCheck.blocking, false),
        sql`(${payCheck.tickedAt} is null) = ${input.ticked}`,
        input.subjects.length > 0 ? inArray(payCheck.subject, [...input.subjects]) : undefined,
      ),
    )
    .returning({ subject: payCheck.subject })
  await count(act, run.id)
  await addPreparer(act, run.id, 'edited')
  return { changed: changed.length }
}
