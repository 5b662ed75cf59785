import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, lt, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { BOOKS_KEPT_YEARS, CODE_KEPT_DAYS, KNOWN_BROWSER_DAYS, SESSION_KEPT_DAYS } from '../../../../rules/constants.ts'
import { account, attempt, knownBrowser, session, verificationCode } from './tables.ts'

export function accountJobs(jobs: Jobs): void {
  jobs.nightly('account.sweep', sweep)
}

/**
 * Sessions that expired long ago, names that no book needs any more, codes that are no longer valid, tries that no longer count, browsers
 * that have not come back.
 */
async function sweep(act: Act): Promise<void> {
  const before = (days: number) => sql`${daysAfter(act.now, -days).toString()}::timestamptz`
  await deleteInBatches(act.tx, session, sql`least(${session.expiresAt}, ${session.revokedAt}) < ${before(SESSION_KEPT_DAYS)}`)
  const books = daysAfter(act.now, -365 * BOOKS_KEPT_YEARS)
  await act.tx
    .update(account)
    .set({ name: '' })
    .where(and(ne(account.name, ''), lt(account.closedAt, books)))
  await deleteInBatches(act.tx, verificationCode, sql`${verificationCode.expiresAt} < ${before(CODE_KEPT_DAYS)}`)
  await deleteInBatches(act.tx, attempt, sql`${attempt.lastAt} < ${before(CODE_KEPT_DAYS)}`)
  await deleteInBatches(act.tx, knownBrowser, sql`${knownBrowser.seenAt} < ${before(KNOWN_BROWSER_DAYS)}`)
}
