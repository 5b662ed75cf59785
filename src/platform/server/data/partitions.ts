import { randomBytes } from 'node:crypto'
import type { Reader } from './database.ts'
import { and, gte, lt, type PgColumn, type SQL, sql } from './drizzle.ts'

/**
 * Tables that grow with every write are partitioned by month (UTC), by the time in their ids: `partition by range (id)`. `keep_partitions`
 * (`invariants.sql`) makes the partitions; what they cover and why is decision 99.
 */
export const PARTITIONED: readonly string[] = ['audit', 'notice', 'chat_event']

/** Fewer whole months than this ahead of the clock are an alarm. */
export const MONTHS_AHEAD_LEAST = 2

const COUNTED = 2 ** 26
let counted = 0

/**
 * An id of a row of such a table, from the time that the row states (its `at`): a uuid of version 7. Ids that this process makes for one
 * millisecond are in the order in which they were made. The database refuses a row whose id has another time.
 */
export function idAt(at: Temporal.Instant): string {
  counted = (counted + 1) % COUNTED
  const time = at.epochMilliseconds.toString(16).padStart(12, '0')
  const high = (counted >>> 14).toString(16).padStart(3, '0')
  const low = (0x8000 | (counted & 0x3fff)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low}-${randomBytes(6).toString('hex')}`
}

/** The smallest id of a time. */
function floorOf(at: Temporal.Instant): string {
  const time = at.epochMilliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/**
 * Beside a condition on `at`, the same of the id: only the partitions of these months are read. `from` is included, `to` is not; a missing one
 * is unbounded. A millisecond wider, since the database rounds `at` to a microsecond.
 */
export const idWithin = (id: PgColumn, from: Temporal.Instant | undefined, to?: Temporal.Instant): SQL | undefined =>
  and(from && gte(id, floorOf(from.subtract({ milliseconds: 1 }))), to && lt(id, floorOf(to.add({ milliseconds: 1 }))))

/** Makes the partitions of this month and the next three, and removes empty ones of past months. */
export const keepPartitions = (db: Reader, now: Temporal.Instant) => db.execute(sql`select keep_partitions(${now.toString()}::timestamptz)`)

/** What the planner knows of the tables as a whole: PostgreSQL itself gathers it of the partitions only. */
export const analyzePartitioned = (db: Reader) => db.execute(sql`select analyze_partitioned()`)

/** How many of the next three months each table has a partition for. */
export async function monthsAhead(db: Reader, now: Temporal.Instant): Promise<{ table: string; months: number }[]> {
  const { rows } = await db.execute<{ table: string; months: number }>(sql`
    select relname as "table", (select count(*)::int from generate_series(1, 3) as ahead
      where has_partition(relname, id_floor(${now.toString()}::timestamptz + ahead * interval '1 month'))) as months
    from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname`)
  return rows
}
