import { AUDIT_ADDRESS_KEPT_DAYS, IDEMPOTENCY_KEPT_DAYS, JOB_FAILED_KEPT_DAYS, JOB_KEPT_DAYS } from '../../../rules/constants.ts'
import { daysAfter } from '../clock.ts'
import { deleteInBatches, updateInBatches } from '../data/delete.ts'
import { sql } from '../data/drizzle.ts'
import { freeNumbers } from '../data/numbers.ts'
import { audit, idempotency, job, requestCount } from '../data/tables.ts'
import { MAX_ATTEMPTS } from './failed-jobs.ts'
import type { Jobs } from './jobs.ts'
import type { Night } from './night.ts'

/** The platform's own tables that would grow without bound. */
export function platformJobs(jobs: Jobs): void {
  jobs.sweep('platform.sweep', sweep)
  jobs.everyMinute('platform.numbers', freeNumbers)
  // By the clock of the database, by which they were made.
  jobs.everyMinute('platform.counts', ({ tx }) => tx.delete(requestCount).where(sql`${requestCount.endsAt} < clock_timestamp()`))
}

async function sweep(night: Night): Promise<void> {
  const before = (days: number) => sql`${daysAfter(night.now, -days).toString()}::timestamptz`
  await deleteInBatches(night, idempotency, sql`${idempotency.at} < ${before(IDEMPOTENCY_KEPT_DAYS)}`)
  await updateInBatches(night, audit, sql`ip = null`, sql`ip is not null and at < ${before(AUDIT_ADDRESS_KEPT_DAYS)}`)
  await deleteInBatches(night, job, sql`${job.doneAt} < ${before(JOB_KEPT_DAYS)}`)
  // Of each kind the last that failed for good stays, with its error.
  const newer = sql`select from ${job} newer where newer.name = ${job.name} and newer.done_at is null
    and newer.attempts >= ${MAX_ATTEMPTS} and (newer.due_at, newer.id) > (${job.dueAt}, ${job.id})`
  const failed = sql`${job.doneAt} is null and ${job.attempts} >= ${MAX_ATTEMPTS} and ${job.dueAt} < ${before(JOB_FAILED_KEPT_DAYS)}`
  await deleteInBatches(night, job, sql`${failed} and exists (${newer})`)
}
