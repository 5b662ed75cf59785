import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Match } from '../../contract/search.ts'
import type { Feature } from '../feature.ts'
import type { Look, SharedServices } from '../services.ts'
import type { SearchFields } from './fields.ts'
import { type Term, textOf } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Order {
  by: SQL | PgColumn
  desc?: boolean
}

/** A table that is searched: its fields, what people's words name, and the order of equally good results. */
export interface Searchable {
  fields: SearchFields
  table: PgTable
  id: PgColumn
  vocabulary: (features: readonly Feature[]) => Vocabulary
  order: readonly Order[]
}

export type Scene = Pick<Look<unknown>, 'db' | 'now'> & { services: Pick<SharedServices, 'features'> }

export type Scope = SQL | 'open' | undefined

export interface Asked {
  text: string
  /** What the caller may see at all: `open` is what anyone may read. */
  within: Scope
  /** What the caller's filters leave of it. */
  where?: SQL | undefined
  /** The rows of one owner: few enough to look at each. */
  owned?: boolean
  /** Tables and joins where the searched table alone does not do. */
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
  /** What was searched instead of what was typed. */
  corrected: string | null
  /** Folded words that a text may show as the reason: those typed, and others for the same. */
  shown: string[]
}

export const scopeOf = ({ fields }: Searchable, { within }: Pick<Asked, 'within'>): SQL | undefined =>
  within === 'open' ? sql.raw(fields.open(fields.table)) : within

export type TermColumn = 'search_head' | 'search'
export const columnOf = ({ table }: Searchable, column: TermColumn): SQL => sql`${table}.${sql.identifier(column)}`
export const holds = (searchable: Searchable, column: TermColumn, term: Term): SQL =>
  sql`${columnOf(searchable, column)} @@ ${textOf(term)}::tsquery`
