import type { Match } from '../../../contract/search.ts'
import type { Feature } from '../../feature.ts'
import type { Look, SharedServices } from '../../services.ts'
import { type PgColumn, type PgTable, type SQL, sql } from '../drizzle.ts'
import { headOf, type SearchFields, type TermColumn } from './fields.ts'
import { type Term, textOf } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Order {
  by: SQL | PgColumn
  desc?: boolean
}

/** A table that can be searched: its fields, the vocabulary of its words, and the order of equally good results. */
export interface Searchable {
  fields: SearchFields
  table: PgTable
  id: PgColumn
  vocabulary: (features: readonly Feature[]) => Vocabulary
  order: readonly Order[]
  /** Before that order among equally good results, and before those whose text mentions the words: `meant` are the codes that they name. */
  closest?: (meant: (family: string) => string[]) => Order[]
  /** Rows that come after all others. */
  last?: SQL
}

export type Scene = Pick<Look<unknown>, 'db' | 'now'> & { services: Pick<SharedServices, 'features'> }

export type Scope = SQL | 'open' | undefined

export interface Asked {
  text: string
  /** The rows that the caller may see; `open` means public. */
  within: Scope
  /** The rows that the caller's filters select. */
  where?: SQL | undefined
  /** The rows of one owner: few enough to scan. */
  owned?: boolean
  /** Tables and joins if the searched table alone is not enough. */
  from?: SQL
  /** The list's own order; best first without it. */
  order?: readonly Order[] | undefined
  pageNo: number
  pageSize: number
}

export interface Found {
  ids: string[]
  matches: Map<string, Match[]>
  total: number
  totalIsMore: boolean
  /** The words that were searched instead of those typed. */
  corrected: string | null
  /** Folded words that a text may show as the reason: those typed and their synonyms. */
  shown: string[]
}

export const scopeOf = ({ fields }: Searchable, { within }: Pick<Asked, 'within'>): SQL | undefined =>
  within === 'open' ? sql.raw(fields.open(fields.table)) : within

export const columnOf = ({ table, fields }: Searchable, column: TermColumn): SQL =>
  sql`${table}.${sql.identifier(column === 'search_head' ? headOf(fields) : column)}`
export const holds = (searchable: Searchable, column: TermColumn, term: Term): SQL =>
  sql`${columnOf(searchable, column)} @@ ${textOf(term)}::tsquery`
