import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { COUNTED_MOST, type Page } from '../../contract/page.ts'
import type { Match, MatchKind } from '../../contract/search.ts'
import type { Reader } from '../database.ts'
import { keptFor } from '../kept.ts'
import type { Look } from '../services.ts'
import type { SearchFields } from './fields.ts'
import { anyOf, matchesOf, type Query, queryOf, wordsToStem } from './query.ts'
import { correctionOf } from './spelling.ts'
import { lexiconOf, statisticsOf, stemsOf, type TableStatistics } from './statistics.ts'
import { shareOf, type Term, textOf } from './tsquery.ts'
import { plain, type Vocabulary } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

export interface Order {
  by: SQL | PgColumn
  desc?: boolean
}

/** A table that is searched: its fields, what people's words name, and the order of equally good results. */
export interface Searchable {
  fields: SearchFields
  table: PgTable
  id: PgColumn
  vocabulary: () => Vocabulary
  order: readonly Order[]
  /** Which rows lend their words to corrections, as SQL: those that anyone may read. */
  open: string
}

type Scene = Pick<Look<unknown>, 'db' | 'now'>
const dialect = new PgDialect()

export interface Asked {
  text: string
  /** What the caller may see at all. */
  within: SQL | undefined
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

/** So many matches are all read and sorted; of more, the best come in the order of an index. */
const SORTED_MOST = 3_000

/** A page of what the words find. Every word is met by each result; nothing is found by stop words alone. */
export async function search(scene: Scene, searchable: Searchable, asked: Asked): Promise<Found> {
  const misspelt = await correctedText(scene, searchable, asked, 'names')
  const first = await run(scene, searchable, asked, wordsOf(misspelt ?? asked.text, searchable.vocabulary()))
  if (first.total > 0) return { ...first, corrected: misspelt }
  const corrected = await correctedText(scene, searchable, asked, 'documents')
  if (corrected === null) return { ...first, corrected: null }
  const second = await run(scene, searchable, asked, wordsOf(corrected, searchable.vocabulary()))
  return second.total > 0 ? { ...second, corrected } : { ...first, corrected: null }
}

/** What `search` finds, as a condition for counts and lists of other shapes; undefined without text. */
export async function searchCondition(scene: Scene, searchable: Searchable, text: string, within?: SQL): Promise<SQL | undefined> {
  if (text.trim() === '') return undefined
  return holdsWords(scene.db, searchable, (await correctedText(scene, searchable, { text, within }, 'documents')) ?? text)
}

/** Holds for the rows in which every word is met, as it was typed. */
export async function holdsWords(db: Reader, searchable: Searchable, text: string): Promise<SQL> {
  const words = wordsOf(text, searchable.vocabulary())
  return words.length === 0 ? sql`false` : holds(searchable, 'search', anyOf(await read(db, searchable, words)))
}

/** A page as a list answers it, from the rows of its records. */
export const searchedPage = <T extends object>(
  found: Found,
  records: readonly { id: string; record: T }[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Page<T & { matches?: Match[] }> & { corrected?: string } => {
  const byId = new Map(records.map(({ id, record }) => [id, record]))
  return {
    records: found.ids.flatMap((id) => {
      const record = byId.get(id)
      return record ? [{ ...record, matches: found.matches.get(id) ?? [] }] : []
    }),
    total: found.total,
    ...(found.totalIsMore && { totalIsMore: true }),
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(found.total / pageSize),
    ...(found.corrected !== null && { corrected: found.corrected }),
  }
}

type TermColumn = 'search_head' | 'search'
const columnOf = ({ table }: Searchable, column: TermColumn): SQL => sql`${table}.${sql.identifier(column)}`
const holds = (searchable: Searchable, column: TermColumn, term: Term): SQL =>
  sql`${columnOf(searchable, column)} @@ ${textOf(term)}::tsquery`

async function read(db: Reader, { fields, vocabulary }: Searchable, words: readonly Word[]): Promise<Query> {
  return queryOf(words, { fields, vocabulary: vocabulary(), stem: await stemsOf(db, wordsToStem(words)) })
}

/**
 * Words that no document in reach holds, each read as what it was meant for: a name of the vocabulary, or also a word of documents. Null where every
 * word is there or nothing is near.
 */
async function correctedText(
  { db, now }: Scene,
  searchable: Searchable,
  asked: Pick<Asked, 'text' | 'within' | 'from'>,
  among: 'names' | 'documents',
): Promise<string | null> {
  const vocabulary = searchable.vocabulary()
  const words = wordsOf(asked.text, vocabulary)
  const unknown = words.filter((word) => word.kind === 'word' && word.names.length === 0)
  const doubtful = among === 'names' ? unknown.filter(({ typed }) => correctionOf(typed, vocabulary) !== null) : unknown
  if (doubtful.length === 0) return null
  // As they are written: "severence" and "several" have one stem.
  const query = queryOf(doubtful, { fields: searchable.fields, vocabulary, stem: () => null })
  const present = query.words.map(
    ({ text }, at) =>
      sql`select ${at}::int as at where exists (select from ${asked.from ?? searchable.table} where ${and(asked.within, holds(searchable, 'search', text))})`,
  )
  const { rows } = await db.execute<{ at: number }>(sql.join(present, sql` union all `))
  const there = new Set(rows.map((row) => row.at))
  const missing = doubtful.filter((_, at) => !there.has(at))
  if (missing.length === 0) return null
  const table = getTableName(searchable.table)
  const documents = `select search from ${table} where ${searchable.open} order by ${searchable.id.name} desc`
  const lexicon = among === 'documents' ? await lexiconOf(db, table, documents, now) : undefined
  const readings = new Map<Word, string>()
  for (const word of missing) {
    const meant = correctionOf(word.typed, vocabulary, lexicon)
    if (meant !== null) readings.set(word, meant)
  }
  return readings.size === 0 ? null : words.map((word) => readings.get(word) ?? word.typed).join(' ')
}

const NOTHING: Omit<Found, 'corrected'> = { ids: [], matches: new Map(), total: 0, totalIsMore: false, shown: [] }

async function run(scene: Scene, searchable: Searchable, asked: Asked, words: readonly Word[]): Promise<Omit<Found, 'corrected'>> {
  if (words.length === 0) return NOTHING
  const query = await read(scene.db, searchable, words)
  const statistics = await statisticsOf(scene.db, getTableName(searchable.table), scene.now)
  const few = asked.owned || statistics.rows * shareOf(anyOf(query), statistics.all) <= SORTED_MOST
  const { rows, total } =
    (few && (await sorted(scene, searchable, asked, query))) || (await fromIndex(scene, searchable, asked, query, statistics))
  return {
    ids: rows.map((row) => row.id),
    matches: new Map(rows.map((row) => [row.id, matchesOf(query, row.kinds)])),
    total: Math.min(total, COUNTED_MOST),
    totalIsMore: total > COUNTED_MOST,
    shown: query.words.flatMap(({ word }) => [word.typed, ...word.names.flatMap((name) => name.words.map(plain))]),
  }
}

type Row = { id: string; kinds: MatchKind[] }

const offsetOf = ({ pageNo, pageSize }: Asked): number => (pageNo - 1) * pageSize

/** Reads all matches and sorts them; null where they turn out to be too many. */
async function sorted(scene: Scene, searchable: Searchable, asked: Asked, query: Query): Promise<{ rows: Row[]; total: number } | null> {
  const order = asked.order ?? searchable.order
  const levels = asked.order ? [] : query.levels
  const level = levels.map((term, at) => sql`when head @@ ${textOf(term)}::tsquery then ${at}::int`)
  if (query.near) level.push(sql`when terms @@ ${textOf(query.text)}::tsquery then ${levels.length}::int`)
  const inHead =
    levels.length === 0 ? [] : query.words.map(({ ways }) => sql`(head @@ ${textOf({ any: ways.map((way) => way.term) })}::tsquery)::int`)
  const best = sql.join(
    [
      ...(levels.length > 0 ? [sql`case ${sql.join(level, sql` `)} else ${level.length}::int end`] : []),
      // Of several words that are not all met above the text, the more are, the better.
      ...(inHead.length > 1 ? [sql`(${sql.join(inHead, sql` + `)}) desc`] : []),
      ...order.map(({ desc }, at) => sql.raw(`o${at}${desc ? ' desc' : ''}`)),
    ],
    sql`, `,
  )
  const { rows } = await scene.db.execute<Row & { total: number }>(
    sql`with found as materialized (
        select ${columnsOf(searchable)}, ${keysOf(order)} from ${asked.from ?? searchable.table}
        where ${and(asked.within, asked.where, holds(searchable, 'search', anyOf(query)))} limit ${SORTED_MOST + 1}
      ), placed as (
        select id, head, terms, row_number() over (order by ${best}) as place, count(*) over ()::int as total from found
        order by place limit ${asked.pageSize} offset ${offsetOf(asked)}
      )
      select id, total, ${kindsOf(query)} as kinds from placed order by place`,
  )
  const total = rows[0]?.total ?? (offsetOf(asked) > 0 ? await counted(scene, searchable, asked, query) : 0)
  return total > SORTED_MOST ? null : { rows, total }
}

/** The first matches in the order of an index: level by level, or in the list's own order. Counted up to a thousand. */
async function fromIndex(
  scene: Scene,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  statistics: TableStatistics,
): Promise<{ rows: Row[]; total: number }> {
  const offset = offsetOf(asked)
  const wanted = Math.min(offset + asked.pageSize, COUNTED_MOST)
  const rows: Row[] = []
  const levels = asked.order ? [] : query.levels
  const steps = [
    ...levels.map((term) => ({ column: 'search_head' as TermColumn, term, share: shareOf(term, statistics.head) })),
    ...[query.text, ...(query.near ? [query.near] : [])].map((term) => ({
      column: 'search' as TermColumn,
      term,
      share: shareOf(term, statistics.all),
    })),
  ]
  for (const [at, { column, term, share }] of steps.entries()) {
    if (rows.length >= wanted) break
    const before = steps[at - 1]
    const where = and(
      asked.within,
      asked.where,
      holds(searchable, column, term),
      before && sql`not ${holds(searchable, before.column, before.term)}`,
    )
    rows.push(...(await firstOf(scene.db, searchable, asked, query, where, wanted - rows.length, share * statistics.rows <= SORTED_MOST)))
  }
  if (rows.length < wanted && !asked.order) return { rows: rows.slice(offset), total: rows.length }
  return { rows: rows.slice(offset, wanted), total: await counted(scene, searchable, asked, query) }
}

async function firstOf(
  db: Reader,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  where: SQL | undefined,
  limit: number,
  few: boolean,
): Promise<Row[]> {
  const order = asked.order ?? searchable.order
  const from = asked.from ?? searchable.table
  const columns = columnsOf(searchable)
  const ordered = few
    ? sql`with found as materialized (select ${columns}, ${keysOf(order)} from ${from} where ${where})
        select id, head, terms from found order by ${sql.raw(order.map(({ desc }, at) => `o${at}${desc ? ' desc' : ''}`).join(', '))} limit ${limit}`
    : sql`select ${columns} from ${from} where ${where} order by ${sql.join(
        order.map(({ by, desc }) => (desc ? sql`${by} desc` : sql`${by}`)),
        sql`, `,
      )} limit ${limit}`
  const { rows } = await db.execute<Row>(sql`select id, ${kindsOf(query)} as kinds from (${ordered}) as first`)
  return rows
}

const keysOf = (order: readonly Order[]): SQL =>
  sql.join(
    order.map(({ by }, at) => sql`${by} as ${sql.raw(`o${at}`)}`),
    sql`, `,
  )

const columnsOf = (searchable: Searchable): SQL =>
  sql`${searchable.id} as id, ${columnOf(searchable, 'search_head')} as head, ${columnOf(searchable, 'search')} as terms`

/** For each word the first of its ways that holds for a row. */
const kindsOf = (query: Query): SQL =>
  sql`array[${sql.join(
    query.words.map(({ ways, text, near }) => {
      const held = ways.map(({ by, term }) => sql`when head @@ ${textOf(term)}::tsquery then ${by}::text`)
      if (near.length > 0) held.push(sql`when not terms @@ ${textOf(text)}::tsquery then 'near'`)
      return sql`case ${sql.join(held, sql` `)} else 'text' end`
    }),
    sql`, `,
  )}]`

/**
 * How many there are, up to one more than a thousand; a thousand and more stand for ten seconds (decision 10). The planner takes the test of a long
 * document for cheap and would read the table: it is told to use the index of words.
 */
function counted(scene: Scene, searchable: Searchable, asked: Asked, query: Query): Promise<number> {
  const where = and(asked.within, asked.where, holds(searchable, 'search', anyOf(query)))
  const count = sql`select count(*)::int as total from (select from ${asked.from ?? searchable.table} where ${where} limit ${COUNTED_MOST + 1}) as some`
  return keptFor(
    scene,
    `search.count ${JSON.stringify(dialect.sqlToQuery(count))}`,
    () =>
      scene.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
        const { rows } = await tx.execute<{ total: number }>(count)
        return rows[0]?.total ?? 0
      }),
    (total) => total > COUNTED_MOST,
  )
}
