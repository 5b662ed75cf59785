import { sql } from 'drizzle-orm'
import { daysAfter } from '../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../platform/server/delete.ts'
import type { Jobs } from '../../../platform/server/jobs.ts'
import type { Act } from '../../../platform/server/services.ts'
import { CODE_KEPT_DAYS, SESSION_KEPT_DAYS } from '../../../rules/constants.ts'
import { session, verificationCode } from './tables.ts'

export function accountJobs(jobs: Jobs): void {
  jobs.nightly('account.sweep', sweep)
}

/** Sessions that expired long ago, and codes that are no longer valid. */
async function sweep(act: Act): Promise<void> {
  const before = (days: number) => sql`${daysAfter(act.now, -days).toString()}::timestamptz`
  await deleteInBatches(act.tx, session, sql`least(${session.expiresAt}, ${session.revokedAt}) < ${before(SESSION_KEPT_DAYS)}`)
  await deleteInBatches(act.tx, verificationCode, sql`${verificationCode.expiresAt} < ${before(CODE_KEPT_DAYS)}`)
}
