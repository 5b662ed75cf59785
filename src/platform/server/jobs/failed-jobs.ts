import { and, eq, gte, isNotNull, isNull, lt, ne, type SQL } from '../data/drizzle.ts'
import { job } from '../data/tables.ts'
import { defineHook } from '../hooks.ts'
import type { Act } from '../services.ts'
import { refuse } from '../wire/refusal.ts'

export const MAX_ATTEMPTS = 8

/** The error of a job from the moment when it is taken: it stays where the process ended before the job did. */
export const INTERRUPTED = 'the process ended during this attempt'

/** Called when a job has failed for the last time, in the transaction that records it; one that recurs goes on all the same. */
export const jobFailed = defineHook<(act: Act, failed: { name: string; error: string }) => unknown>('jobs.failed')

const isOpen = (): SQL => and(isNull(job.doneAt), isNotNull(job.error), ne(job.error, INTERRUPTED))!

/** `dead`: nothing tries it any more. `failing`: it is tried again by itself. */
export const failedJobs = {
  dead: (): SQL => and(isOpen(), gte(job.attempts, MAX_ATTEMPTS))!,
  failing: (): SQL => and(isOpen(), lt(job.attempts, MAX_ATTEMPTS))!,
  all: isOpen,
}

/** Due since before this, and neither taken nor failed: nothing runs them. */
export const overdueJobs = (before: Temporal.Instant): SQL => and(isNull(job.doneAt), isNull(job.error), lt(job.dueAt, before))!

/** Due now, with all its attempts. */
export async function runAgain(act: Act, id: string): Promise<{ id: string }> {
  const turned = await act.tx
    .update(job)
    .set({ attempts: 0, dueAt: act.now, error: null })
    .where(and(eq(job.id, id), isOpen()))
    .returning({ id: job.id })
  if (turned.length === 0) throw refuse('staleState')
  return { id }
}

/** Only of a job that nothing tries any more: it is done with, and says why. */
export async function giveUp(act: Act, id: string, reason: string): Promise<{ id: string }> {
  const [row] = await act.tx
    .select({ error: job.error })
    .from(job)
    .where(and(eq(job.id, id), failedJobs.dead()))
    .for('update')
  if (!row) throw refuse('staleState')
  await act.tx
    .update(job)
    .set({ doneAt: act.now, error: `${row.error} | given up: ${reason}` })
    .where(eq(job.id, id))
  return { id }
}
