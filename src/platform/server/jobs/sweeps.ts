import { AUDIT_ADDRESS_KEPT_DAYS, IDEMPOTENCY_KEPT_DAYS, JOB_FAILED_KEPT_DAYS, JOB_KEPT_DAYS } from '../../../rules/constants.ts'
import { daysAfter } from '../clock.ts'
import { deleteInBatches } from '../data/delete.ts'
import { sql } from '../data/drizzle.ts'
import { audit, idempotency, job } from '../data/tables.ts'
import type { Act } from '../services.ts'
import { MAX_ATTEMPTS } from './job-queue.ts'
import type { Jobs } from './jobs.ts'

/** The platform's own tables that would grow without bound. */
export function platformJobs(jobs: Jobs): void {
  jobs.nightly('platform.sweep', sweep)
}

async function sweep(act: Act): Promise<void> {
  const before = (days: number) => sql`${daysAfter(act.now, -days).toString()}::timestamptz`
  await deleteInBatches(act.tx, idempotency, sql`${idempotency.at} < ${before(IDEMPOTENCY_KEPT_DAYS)}`)
  await act.tx.execute(sql`update ${audit} set ip = null where ip is not null and at < ${before(AUDIT_ADDRESS_KEPT_DAYS)}`)
  await deleteInBatches(act.tx, job, sql`${job.doneAt} < ${before(JOB_KEPT_DAYS)}`)
  // Of each kind the last that failed for good stays, with its error.
  const newer = sql`select from ${job} newer where newer.name = ${job.name} and newer.done_at is null
    and newer.attempts >= ${MAX_ATTEMPTS} and (newer.due_at, newer.id) > (${job.dueAt}, ${job.id})`
  const failed = sql`${job.doneAt} is null and ${job.attempts} >= ${MAX_ATTEMPTS} and ${job.dueAt} < ${before(JOB_FAILED_KEPT_DAYS)}`
  await deleteInBatches(act.tx, job, sql`${failed} and exists (${newer})`)
}
