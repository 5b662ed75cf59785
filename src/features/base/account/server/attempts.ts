import type { Db, Reader, Tx } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Allowance } from '../../../../rules/constants.ts'
import { attempt } from './tables.ts'

const WINDOW_HOURS = 24
type Writer = Db | Tx

/** The wait after this many tries of an allowance, in seconds: none while they are free, then doubling up to the most. */
const waitAfter = (tries: number, { free, firstSeconds, mostSeconds }: Allowance): number =>
  tries < free ? 0 : Math.min(mostSeconds, firstSeconds * 2 ** Math.min(tries - free, 20))

/**
 * Claims one try of a subject before it is made, so that concurrent ones share what is allowed: the tries that are free, then one after
 * each wait, which doubles. Null if it was claimed, else how many seconds are left. Committed at once where `db` is the pool, whatever
 * comes of the try. A day after its first try a subject starts again.
 */
export async function claimTry(db: Writer, subject: string, allowance: Allowance, now: Temporal.Instant): Promise<number | null> {
  const { free, firstSeconds, mostSeconds } = allowance
  const at = sql`${now.toString()}::timestamptz`
  const isOver = sql`${attempt.firstAt} <= ${now.subtract({ hours: WINDOW_HOURS }).toString()}::timestamptz`
  const wait = sql`least(${mostSeconds}::float8, ${firstSeconds}::float8 * power(2, least(${attempt.tries} - ${free}, 20))) * interval '1 second'`
  const claimed = await db
    .insert(attempt)
    .values({ subject, tries: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: attempt.subject,
      set: {
        tries: sql`case when ${isOver} then 1 else ${attempt.tries} + 1 end`,
        firstAt: sql`case when ${isOver} then ${at} else ${attempt.firstAt} end`,
        lastAt: now,
      },
      setWhere: sql`${isOver} or ${attempt.tries} < ${free} or ${attempt.lastAt} + ${wait} <= ${at}`,
    })
    .returning({ tries: attempt.tries })
  return claimed.length > 0 ? null : leftOf(db, subject, allowance, now)
}

async function leftOf(db: Writer, subject: string, allowance: Allowance, now: Temporal.Instant): Promise<number> {
  const [row] = await db.select().from(attempt).where(eq(attempt.subject, subject))
  const passed = row ? now.since(row.lastAt).total('seconds') : 0
  return Math.max(1, Math.ceil(waitAfter(row?.tries ?? 0, allowance) - passed))
}

/** How long the wait is that the latest try of a subject began. */
export async function nextWait(db: Reader, subject: string, allowance: Allowance): Promise<number> {
  const [row] = await db.select({ tries: attempt.tries }).from(attempt).where(eq(attempt.subject, subject))
  return waitAfter(row?.tries ?? 0, allowance)
}

/** A try that turned out right does not count. */
export async function giveBack(db: Writer, subject: string): Promise<void> {
  await db
    .update(attempt)
    .set({ tries: sql`greatest(${attempt.tries} - 1, 0)` })
    .where(eq(attempt.subject, subject))
}

/** After a success: what was tried before no longer counts. */
export async function forgetTries(db: Writer, subject: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.subject, subject))
}
