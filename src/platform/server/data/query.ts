import { type Page, type Paging, page } from '../../contract/page.ts'
import { startOfDay } from '../clock.ts'
import { refuseFields } from '../wire/refusal.ts'
import { type Tx, together } from './database.ts'
import { and, asc, desc, eq, getTableName, gte, ilike, like, lt, ne, or, type PgColumn, type PgTable, type SQL, sql } from './drizzle.ts'

const escaped = (text: string): string => text.replace(/[%_\\]/g, '\\$&')

type Column = PgColumn | SQL

/** Whether one of the columns contains the text, ignoring case; wildcards in it are literal characters. Without text, no condition. */
export const contains = (columns: Column | readonly Column[], text: string | undefined): SQL | undefined =>
  text ? or(...[columns].flat().map((column) => ilike(column, `%${escaped(text)}%`))) : undefined

export const startsWith = (column: PgColumn, prefix: string): SQL => like(column, `${escaped(prefix)}%`)

/** From the start of the first day of the books to the end of the second; a missing one is unbounded. Refuses days in the wrong order. */
export function withinDays(column: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined {
  if (from && to && from > to) throw refuseFields({ to: 'dateOrder' })
  return and(from ? gte(column, startOfDay(from)) : undefined, to ? lt(column, startOfDay(to, 1)) : undefined)
}

/** All columns in one direction: the sorted column, then the id, so that no row is on two pages. */
export const inOrder = (order: 'asc' | 'desc', ...columns: readonly Column[]): SQL[] =>
  columns.map((column) => (order === 'asc' ? asc(column) : desc(column)))

/**
 * Until the end of the transaction, others with the same key wait here and then see what this one has written: for a rule about several
 * rows, or about one that is not there yet.
 */
export const takeTurn = (tx: Tx, key: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

/** Whether another row has this slug. Those who ask for one slug at once take turns, so that the second sees the row of the first. */
export async function slugTaken(
  tx: Tx,
  table: PgTable & { id: PgColumn; slug: PgColumn },
  slug: string,
  ownId: string | null,
): Promise<boolean> {
  await takeTurn(tx, `${getTableName(table)}:${slug}`)
  return (await tx.$count(table, and(eq(table.slug, slug), ownId ? ne(table.id, ownId) : undefined))) > 0
}

interface Listed<Row, T> {
  /** The sorted select, without limit and offset; joins are allowed. */
  rows: { limit: (size: number) => { offset: (skipped: number) => PromiseLike<Row[]> } }
  /** `db.$count(table, where)`, or over a join `db.$count(db.select({ id }).from(table).innerJoin(…).where(where))`. */
  total: number | PromiseLike<number>
  /** All rows of the page at once, so that related rows are read together. */
  map: (rows: Row[]) => T[] | Promise<T[]>
}

/** One page of a list with its total. */
export async function paged<Row, T>(input: Paging, list: Listed<Row, T>): Promise<Page<T>> {
  const rowsOfPage = () => list.rows.limit(input.pageSize).offset((input.pageNo - 1) * input.pageSize)
  const [rows, total] = await together(rowsOfPage, () => list.total)
  return page(await list.map(rows), total, input)
}
