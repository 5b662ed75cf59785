import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { COUNTED_MOST, type Page } from '../../contract/page.ts'
import type { Match, MatchKind } from '../../contract/search.ts'
import type { Reader } from '../database.ts'
import { keptFor } from '../kept.ts'
import type { Look } from '../services.ts'
import type { SearchFields } from './fields.ts'
import { isHanPhrase, leadsOf, POSTINGS_MOST, postings } from './postings.ts'
import { everythingOf, matchesOf, type Query, queryOf, wordsToStem } from './query.ts'
import { correctionOf } from './spelling.ts'
import { lexiconOf, statisticsOf, stemsOf, type TableStatistics } from './statistics.ts'
import { type Frequencies, partsOf, shareOf, type Term, textOf } from './tsquery.ts'
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
}

type Scene = Pick<Look<unknown>, 'db' | 'now'>
const dialect = new PgDialect()

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
export async function searchCondition(scene: Scene, searchable: Searchable, text: string, within?: Scope): Promise<SQL | undefined> {
  if (text.trim() === '') return undefined
  return holdsWords(scene.db, searchable, (await correctedText(scene, searchable, { text, within }, 'documents')) ?? text)
}

/** Holds for the rows in which every word is met, as it was typed. */
export async function holdsWords(db: Reader, searchable: Searchable, text: string): Promise<SQL> {
  const words = wordsOf(text, searchable.vocabulary())
  return words.length === 0 ? sql`false` : holds(searchable, 'search', everythingOf(await read(db, searchable, words)))
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

const scopeOf = ({ fields }: Searchable, { within }: Pick<Asked, 'within'>): SQL | undefined =>
  within === 'open' ? sql.raw(fields.open(fields.table)) : within

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
      sql`select ${at}::int as at where exists (select from ${asked.from ?? searchable.table} where ${and(scopeOf(searchable, asked), holds(searchable, 'search', text))})`,
  )
  const { rows } = await db.execute<{ at: number }>(sql.join(present, sql` union all `))
  const there = new Set(rows.map((row) => row.at))
  const missing = doubtful.filter((_, at) => !there.has(at))
  if (missing.length === 0) return null
  const table = getTableName(searchable.table)
  const documents = `select search from ${table} where ${searchable.fields.open(table)} order by ${searchable.id.name} desc`
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
  const few = asked.owned || statistics.rows * shareOf(everythingOf(query), statistics.all) <= SORTED_MOST
  const { rows, total } =
    (few && (await sorted(scene, searchable, asked, query, statistics))) || (await fromIndex(scene, searchable, asked, query, statistics))
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
async function sorted(
  scene: Scene,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  statistics: TableStatistics,
): Promise<{ rows: Row[]; total: number } | null> {
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
        where ${and(scopeOf(searchable, asked), asked.where, holds(searchable, 'search', everythingOf(query)))} limit ${SORTED_MOST + 1}
      ), placed as (
        select id, head, terms, row_number() over (order by ${best}) as place, count(*) over ()::int as total from found
        order by place limit ${asked.pageSize} offset ${offsetOf(asked)}
      )
      select id, total, ${kindsOf(query)} as kinds from placed order by place`,
  )
  const total = rows[0]?.total ?? (offsetOf(asked) > 0 ? await counted(scene, searchable, asked, query, statistics) : 0)
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
    ...(asked.order || !query.near ? [everythingOf(query)] : [query.text, query.near]).map((term) => ({
      column: 'search' as TermColumn,
      term,
      share: shareOf(term, statistics.all),
    })),
  ]
  const posted = await fromPostings(scene.db, searchable, asked, query, statistics, wanted)
  if (posted) rows.push(...posted)
  for (const [at, { column, term, share }] of steps.entries()) {
    if (rows.length >= wanted) break
    if (posted && column === 'search_head') continue
    const before = steps[at - 1]
    const where = and(
      scopeOf(searchable, asked),
      asked.where,
      holds(searchable, column, term),
      before && sql`not ${holds(searchable, before.column, before.term)}`,
    )
    rows.push(...(await firstOf(scene.db, searchable, asked, query, where, wanted - rows.length, share * statistics.rows <= SORTED_MOST)))
  }
  if (rows.length < wanted && !asked.order) return { rows: rows.slice(offset), total: rows.length }
  return { rows: rows.slice(offset, wanted), total: await counted(scene, searchable, asked, query, statistics) }
}

/**
 * The best by their heads, of what anyone may read and without filters. At each level the rarest word leads: its postings are read in the order of their
 * rank, and the rows that they lead to are asked for the other words, until the page is full. Null where that would read too many.
 */
async function fromPostings(
  db: Reader,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  statistics: TableStatistics,
  wanted: number,
): Promise<Row[] | null> {
  const { fields } = searchable
  if (!fields.rank || asked.within !== 'open' || asked.where || asked.from || asked.order) return null
  const share = (term: Term) => shareOf(term, statistics.head)
  const read: { lexeme: string; level: number; phrase: string | null }[] = []
  let cost = 0
  let isWhole = true
  for (const [level, term] of query.levels.entries()) {
    const [leading, ...others] = ('all' in term ? [...term.all] : [term]).sort((a, b) => share(a) - share(b))
    if (!leading) continue
    const parts = partsOf(leading).map((part) => ({ part, leads: leadsOf(part, statistics.head) }))
    // A row in so many is met: a phrase by most of the pairs of its rarest characters, by few of its rarest English word.
    const met = others.length === 0 ? 1 : share(term) / Math.max(share(leading), Number.EPSILON)
    for (const { part, leads } of parts) {
      const [lead, ...rest] = leads
      if (!lead || ('lexeme' in part && part.prefix)) isWhole = false
      else {
        const postings = share(lead) * statistics.rows
        const isAsked = others.length > 0 || rest.length > 0
        // Not all of them would be read.
        if (isAsked && postings > POSTINGS_MOST) isWhole = false
        cost += rest.length > 0 && !isHanPhrase(part) ? postings : Math.min(postings, wanted / met)
        read.push({ lexeme: lead.lexeme, level, phrase: isAsked ? textOf({ all: [part, ...others] }) : null })
      }
    }
    if (cost > POSTINGS_MOST) {
      isWhole = false
      break
    }
  }
  if (read.length === 0) return null
  const found = await postings(fields)(db, {
    lexemes: read.map(({ lexeme }) => lexeme),
    levels: read.map(({ level }) => level),
    phrases: read.map(({ phrase }) => phrase),
    wanted,
  })
  // What was not read here comes after all of these: a full page needs none of it.
  if (!isWhole && found.length < wanted) return null
  return withKinds(db, searchable, query, found)
}

/** A single word is met as its level says; of several each is asked. */
async function withKinds(
  db: Reader,
  searchable: Searchable,
  query: Query,
  found: readonly { id: string; level: number }[],
): Promise<Row[]> {
  const shown = found.map(({ id }) => id)
  const { rows } = await db.execute<Row>(
    sql`select id, ${kindsOf(query)} as kinds from (select ${columnsOf(searchable)} from ${searchable.table} where ${searchable.id} = any(${sql.param(shown)}::uuid[])) as found`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown.flatMap((id) => byId.get(id) ?? [])
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
  const { rows } = await db.execute<Row>(sql`select id, ${kindsOf(query)} as kinds from (${ordered}) as found`)
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

/** That there are more than a thousand stays true for a while. */
const MORE_KEPT_MS = 600_000

/**
 * How many there are, up to one more than a thousand. Asked only where they are held to be many. The most frequent
 * alternative of each word mostly is enough. The planner takes the test of a long document for cheap and would read the table: it is told to use the index.
 */
function counted(scene: Scene, searchable: Searchable, asked: Asked, query: Query, statistics: TableStatistics): Promise<number> {
  const counting = (term: Term) => {
    const where = and(scopeOf(searchable, asked), asked.where, holds(searchable, 'search', term))
    return sql`select count(*)::int as total from (select from ${asked.from ?? searchable.table} where ${where} limit ${COUNTED_MOST + 1}) as counted`
  }
  const whole = counting(everythingOf(query))
  return keptFor(
    scene,
    `search.count ${JSON.stringify(dialect.sqlToQuery(whole))}`,
    () =>
      scene.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
        const ask = async (count: SQL) => (await tx.execute<{ total: number }>(count)).rows[0]?.total ?? 0
        const most = await ask(counting({ all: query.words.map(({ text }) => mostFrequent(text, statistics.all)) }))
        return most > COUNTED_MOST ? most : ask(whole)
      }),
    (total) => total > COUNTED_MOST,
    MORE_KEPT_MS,
  )
}

const mostFrequent = (term: Term, frequencies: Frequencies): Term =>
  partsOf(term).reduce((best, part) => ('lexeme' in part && shareOf(part, frequencies) > shareOf(best, frequencies) ? part : best))
