import { inBooksZone } from '../clock.ts'
import { defineHook } from '../hooks.ts'
import type { Act, Look } from '../services.ts'
import type { Tx } from './database.ts'
import { type PgColumn, type SQL, sql } from './drizzle.ts'
import { numberFree, numberSeries } from './tables.ts'

/**
 * Series of numbers for people: "D-2026-0418" with the year of the books, or "P-00042" without. Each is a sequence of `invariants.sql`:
 * transactions do not wait for each other, and a rolled-back one leaves a gap.
 */
const series = {
  D: 'year',
  L: 'year',
  A: 'year',
  C: 'year',
  F: 'year',
  PA: 'year',
  RP: 'year',
  PB: 'year',
  P: 'none',
} as const
type Series = keyof typeof series

/** Of orders, withdrawals, unallocated money and bean orders. Auditors ask about each number that is missing. */
type MoneySeries = 'O' | 'W' | 'U' | 'B'

/** What has a number: its id, the postings it names itself, and by whom and when it was made. */
interface Numbered extends Record<string, unknown> {
  id: string
  postings: string[]
  by: string
  at: string
}
/** Of a series, the query of what has a number: `id`, `postings`, `by` and `at` as text, by the unique index of the number. */
export const numbered = defineHook<Partial<Record<Series | MoneySeries, (number: string) => SQL>>>('platform.numbered')

/** What has this number, whole and in any case; nothing without asking if it is no number of a series that has a query. */
export async function numberedBy({ db, services }: Pick<Look, 'db' | 'services'>, typed: string): Promise<Numbered | undefined> {
  const number = typed.normalize('NFKC').trim().toUpperCase()
  const prefix = /^([A-Z]{1,2})-\d{4}-\d{4,}$/.exec(number)?.[1] as Series | MoneySeries | undefined
  const query = prefix && [...services.hooks.of(numbered).values()].find((one) => Object.hasOwn(one, prefix))?.[prefix]
  return query && (await db.execute<Numbered>(query(number))).rows[0]
}

const inYear = (prefix: string, n: number | string, now: Temporal.Instant): string =>
  `${prefix}-${inBooksZone(now).year}-${String(n).padStart(4, '0')}`

export async function nextNumber(tx: Tx, prefix: Series, now: Temporal.Instant): Promise<string> {
  const { rows } = await tx.execute<{ next: number }>(sql`select nextval(${`number_${prefix.toLowerCase()}`}::regclass) as next`)
  const { next } = rows[0]!
  return series[prefix] === 'year' ? inYear(prefix, next, now) : `${prefix}-${String(next).padStart(5, '0')}`
}

/** How many numbers of a series wait to be taken. While there are any, no transaction waits for another. */
const KEPT_FREE = 500

/**
 * The lowest number of a series without gaps that no other transaction is taking (decision 124). It is deleted with the commit: after a
 * refusal the next transaction takes it. `column` is where these numbers are: one that a server of the release before has used is passed over.
 */
export async function nextMoneyNumber(tx: Tx, prefix: MoneySeries, now: Temporal.Instant, column: PgColumn): Promise<string> {
  for (;;) {
    const number = inYear(prefix, (await lowestFree(tx, prefix)) ?? (await nextOf(tx, prefix, column)), now)
    const { rows } = await tx.execute(sql`select from ${column.table} where ${column} = ${number}`)
    if (rows.length === 0) return number
  }
}

async function lowestFree(tx: Tx, prefix: MoneySeries): Promise<number | undefined> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    delete from ${numberFree} where (series, n) = (
      select series, n from ${numberFree} where series = ${prefix} order by n limit 1 for update skip locked
    ) returning n`)
  return rows[0]?.n
}

/** If none is free, as in the first minute of a database, the counter itself is moved on, and others wait for that. */
async function nextOf(tx: Tx, prefix: MoneySeries, column: PgColumn): Promise<number> {
  const moved = sql`update ${numberSeries} set last = last + 1 where series = ${prefix} returning last as n`
  const { rows } = await tx.execute<{ n: number }>(moved)
  if (rows[0]) return rows[0].n
  await begin(tx, prefix, column)
  const { rows: begun } = await tx.execute<{ n: number }>(moved)
  return begun[0]!.n
}

/**
 * A series goes on after its last number. Servers of the release before still draw from the sequence while they are replaced: it moves
 * away from the numbers that this one takes meanwhile.
 */
async function begin(tx: Tx, prefix: MoneySeries, column: PgColumn): Promise<void> {
  const sequence = `number_${prefix.toLowerCase()}`
  await tx.execute(sql`
    insert into ${numberSeries} (series, last) values (${prefix}, coalesce(
      (select max(substring(${column} from '[0-9]+$')::bigint) from ${column.table} where ${column} like ${`${prefix}-%`}),
      (select start_value - 1 from pg_sequences where schemaname = 'public' and sequencename = ${sequence})
    )) on conflict do nothing`)
  await tx.execute(sql`select max(nextval(${sequence}::regclass)) from generate_series(1, ${2 * KEPT_FREE})`)
}

/** Makes numbers free ahead of their use. It moves the counter on in the same transaction, so that none is lost or made twice. */
export async function freeNumbers({ tx }: Pick<Act, 'tx'>): Promise<void> {
  const begun = await tx.select({ prefix: numberSeries.series }).from(numberSeries).orderBy(numberSeries.series)
  for (const { prefix } of begun) {
    const missing = KEPT_FREE - (await tx.$count(numberFree, sql`series = ${prefix}`))
    if (missing <= 0) continue
    await tx.execute(sql`
      with moved as (update ${numberSeries} set last = last + ${missing} where series = ${prefix} returning last)
      insert into ${numberFree} (series, n) select ${prefix}, n from moved, generate_series(last - ${missing} + 1, last) as n`)
  }
}
