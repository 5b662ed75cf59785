import type { Page, Paging } from '../../../contract/page.ts'
import type { Match } from '../../../contract/search.ts'
import { and, asc, desc, inArray, type PgColumn, type SQL } from '../drizzle.ts'
import { paged } from '../query.ts'
import { search, searchedPage } from './search.ts'
import { type Asked, type Order, type Scene, type Searchable, scopeOf } from './searchable.ts'

export type Sorting<C extends string> = { search: string; column: C | 'relevance'; order: 'asc' | 'desc' }

/** A column, or one that compares only within another: amounts within their currency. */
type Sortable = PgColumn | SQL | { by: PgColumn | SQL; within: PgColumn }

/**
 * The requested order of a list: by one of its columns, then by `id` in the same direction. Undefined means best first: words, and no
 * column chosen. Without words `relevance` is the `usual` column, descending.
 */
export function orderOf<C extends string>(
  { search: text, column, order }: Sorting<C>,
  columns: Record<C, Sortable>,
  usual: C,
  id: PgColumn,
): Order[] | undefined {
  if (column === 'relevance' && text !== '') return undefined
  const isDescending = column === 'relevance' || order === 'desc'
  const chosen: Sortable = columns[column === 'relevance' ? usual : column]
  if (!('within' in chosen)) return [chosen, id].map((by) => ({ by, desc: isDescending }))
  return [{ by: chosen.within, desc: !isDescending }, ...[chosen.by, id].map((by) => ({ by, desc: isDescending }))]
}

interface Selected<Row> extends PromiseLike<Row[]> {
  orderBy: (...by: SQL[]) => { limit: (size: number) => { offset: (skipped: number) => PromiseLike<Row[]> } }
}

interface List<Row, T> extends Pick<Asked, 'within' | 'where' | 'owned' | 'from' | 'order'> {
  /** The rows under a condition, not yet sorted; joins are allowed. */
  rows: (where: SQL | undefined) => Selected<Row>
  /** The value of the searchable's `id` in a row. */
  id: (row: Row) => string
  /** The total without words. */
  total: (where: SQL | undefined) => PromiseLike<number>
  /**
   * One record for each row, in the same order, or undefined if it is gone meanwhile; `shown` are the folded words that a text may show as
   * the reason.
   */
  map: (rows: Row[], shown?: readonly string[]) => (T | undefined)[] | Promise<(T | undefined)[]>
}

/** One page of a list that can be searched: best first and each with its reason if there are words, otherwise in the list's order. */
export async function listed<Row, T extends object>(
  scene: Scene,
  searchable: Searchable,
  input: Paging & { search: string },
  { rows, id, total, map, ...asked }: List<Row, T>,
): Promise<Page<T & { matches?: Match[] }> & { corrected?: string }> {
  const scope = scopeOf(searchable, asked)
  if (input.search === '') {
    const where = and(scope, asked.where)
    const order = (asked.order ?? searchable.order).map(({ by, desc: isDescending }) => (isDescending ? desc(by) : asc(by)))
    return paged(input, {
      rows: rows(where).orderBy(...order),
      total: total(where),
      map: async (some) => (await map(some)).filter((one) => one !== undefined),
    })
  }
  const { search: text, pageNo, pageSize } = input
  const found = await search(scene, searchable, { ...asked, text, pageNo, pageSize })
  const shownRows = await rows(and(scope, inArray(searchable.id, found.ids)))
  const records = await map(shownRows, found.shown)
  const byId = shownRows.flatMap((row, at) => {
    const record = records[at]
    return record ? [{ id: id(row), record }] : []
  })
  return searchedPage(found, byId, input)
}
