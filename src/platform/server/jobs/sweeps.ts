import { AUDIT_ADDRESS_KEPT_DAYS, IDEMPOTENCY_KEPT_DAYS, JOB_KEPT_DAYS } from '../../../rules/constants.ts'
import { daysAfter } from '../clock.ts'
import { deleteInBatches } from '../data/delete.ts'
import { sql } from '../data/drizzle.ts'
import { audit, idempotency, job } from '../data/tables.ts'
import type { Act } from '../services.ts'
import type { Jobs } from './jobs.ts'

/** The platform's own tables that would grow without bound. A job that failed for good stays, with its error. */
export function platformJobs(jobs: Jobs): void {
  jobs.nightly('platform.sweep', sweep)
}

async function sweep(act: Act): Promise<void> {
  const before = (days: number) => sql`${daysAfter(act.now, -days).toString()}::timestamptz`
  await deleteInBatches(act.tx, idempotency, sql`${idempotency.at} < ${before(IDEMPOTENCY_KEPT_DAYS)}`)
  await act.tx.execute(sql`update ${audit} set ip = null where ip is not null and at < ${before(AUDIT_ADDRESS_KEPT_DAYS)}`)
  await deleteInBatches(act.tx, job, sql`${job.doneAt} < ${before(JOB_KEPT_DAYS)}`)
}
