import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches, updateInBatches } from '../../../../platform/server/data/delete.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import { BOOKS_KEPT_YEARS, CODE_KEPT_DAYS, KNOWN_BROWSER_DAYS, SESSION_KEPT_DAYS } from '../../../../rules/constants.ts'
import { account, attempt, knownBrowser, session, verificationCode } from './tables.ts'

export function accountJobs(jobs: Jobs): void {
  jobs.sweep('account.sweep', sweep)
}

/**
 * Sessions that expired long ago, names that no book needs any more, codes that are no longer valid, tries that no longer count, browsers
 * that have not come back.
 */
async function sweep(night: Night): Promise<void> {
  const before = (days: number) => sql`${daysAfter(night.now, -days).toString()}::timestamptz`
  await deleteInBatches(night, session, sql`least(${session.expiresAt}, ${session.revokedAt}) < ${before(SESSION_KEPT_DAYS)}`)
  await updateInBatches(night, account, sql`name = ''`, sql`name <> '' and closed_at < ${before(365 * BOOKS_KEPT_YEARS)}`)
  await deleteInBatches(night, verificationCode, sql`${verificationCode.expiresAt} < ${before(CODE_KEPT_DAYS)}`)
  await deleteInBatches(night, attempt, sql`${attempt.lastAt} < ${before(CODE_KEPT_DAYS)}`)
  await deleteInBatches(night, knownBrowser, sql`${knownBrowser.seenAt} < ${before(KNOWN_BROWSER_DAYS)}`)
}
