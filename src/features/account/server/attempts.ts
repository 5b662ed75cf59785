import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/database.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import { LOGIN_LOCK_MINUTES, LOGIN_TRIES } from '../../../rules/constants.ts'
import { loginAttempt } from './tables.ts'

const KEPT_HOURS = 24

/**
 * Claims one of the five attempts before the password is checked, so that concurrent guesses share them. The sixth, and every attempt for
 * ten minutes after the fifth, is `loginLocked`. Committed at once, whatever the outcome of the sign-in.
 */
export async function claimAttempt(db: Db, subject: string, now: Temporal.Instant): Promise<void> {
  const at = sql`${now.toString()}::timestamptz`
  const fresh = sql`(${loginAttempt.lockedUntil} <= ${at} or (${loginAttempt.lockedUntil} is null and ${loginAttempt.lastAt} <= ${now.subtract({ minutes: LOGIN_LOCK_MINUTES }).toString()}::timestamptz))`
  const next = sql`case when ${fresh} then 1 else ${loginAttempt.tries} + 1 end`
  const lock = sql`${now.add({ minutes: LOGIN_LOCK_MINUTES }).toString()}::timestamptz`
  const [claimed] = await db
    .insert(loginAttempt)
    .values({ subject, tries: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.subject,
      set: {
        tries: next,
        lastAt: now,
        lockedUntil: sql`case when ${fresh} then null when ${loginAttempt.lockedUntil} is not null then ${loginAttempt.lockedUntil} when ${loginAttempt.tries} + 1 >= ${LOGIN_TRIES} then ${lock} end`,
      },
    })
    .returning({ tries: loginAttempt.tries, lockedUntil: loginAttempt.lockedUntil })
  if (!claimed || claimed.tries <= LOGIN_TRIES) return
  const left = claimed.lockedUntil ? claimed.lockedUntil.since(now).total('minutes') : LOGIN_LOCK_MINUTES
  throw refuse('loginLocked', { minutes: Math.max(1, Math.ceil(left)) })
}

/** After a successful sign-in: resets the count, and deletes old counts of others. */
export async function forgetAttempts(db: Db, subject: string, now: Temporal.Instant): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.subject, subject))
  await db.delete(loginAttempt).where(and(lt(loginAttempt.lastAt, now.subtract({ hours: KEPT_HOURS }))))
}
