import { COUNTED_MOST } from '../../../contract/page.ts'
import type { MatchKind } from '../../../contract/search.ts'
import { keptFor } from '../../kept.ts'
import { type Reader, withSettings } from '../database.ts'
import { and, PgDialect, type SQL, sql } from '../drizzle.ts'
import type { TermColumn } from './fields.ts'
import { isHanPhrase, leadsOf, POSTINGS_MOST, postings } from './postings.ts'
import { everythingOf, type Query } from './query.ts'
import { type Asked, columnOf, holds, type Order, type Scene, type Searchable, scopeOf } from './searchable.ts'
import type { TableStatistics } from './statistics.ts'
import { type Frequencies, partsOf, shareOf, type Term, textOf } from './tsquery.ts'

const dialect = new PgDialect()

/** Up to this many matches are all read and sorted; with more, the best are read in the order of an index. */
export const SORTED_MOST = 3_000
/** Above this many matches postings are faster. */
export const SORTED_BEFORE_POSTINGS = 1_200

/** Of several words: up to this many rows with all of them in their heads are read and sorted. */
const HEADS_MOST = 6_000

/** Whether postings can answer: public rows, best first, without filters. */
export const isPosted = ({ fields }: Searchable, asked: Asked): boolean =>
  Boolean(fields.rank) && asked.within === 'open' && !asked.where && !asked.from && !asked.order

type Row = { id: string; kinds: MatchKind[] }

const offsetOf = ({ pageNo, pageSize }: Asked): number => (pageNo - 1) * pageSize

/** Reads all matches and sorts them; null if they turn out to be too many. */
export async function sorted(
  scene: Scene,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  statistics: TableStatistics,
): Promise<{ rows: Row[]; total: number } | null> {
  const levels = asked.order ? [] : query.levels
  const level = levels.map((term, at) => sql`when head @@ ${textOf(term)}::tsquery then ${at}::int`)
  if (query.near) level.push(sql`when terms @@ ${textOf(query.text)}::tsquery then ${levels.length}::int`)
  const inHead = levels.length === 0 ? [] : query.words.map(({ ways }) => anyTerm(ways.map(({ term }) => term)))
  const { keys, equal } = asked.order ? { keys: keysOf(asked.order), equal: [byKeys(asked.order)] } : closeness(searchable, query)
  const best = sql.join(
    [
      ...(searchable.last && !asked.order ? [sql`is_last`] : []),
      ...(levels.length > 0 ? [sql`case ${sql.join(level, sql` `)} else ${level.length}::int end`] : []),
      // Of several words that are not all matched above the text, more matches rank higher.
      ...(inHead.length > 1 ? [most('head', inHead)] : []),
      ...equal,
    ],
    sql`, `,
  )
  const { rows } = await scene.db.execute<Row & { total: number }>(
    sql`with found as materialized (
        select ${columnsOf(searchable)}, ${searchable.last ?? sql`false`} as is_last, ${keys} from ${asked.from ?? searchable.table}
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
export async function fromIndex(
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
  const posted =
    (await fromHeads(scene.db, searchable, asked, query, statistics, wanted)) ??
    (await fromPostings(scene.db, searchable, asked, query, statistics, wanted))
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
 * The best by their heads where few rows have all of several words there: these are read by the index and sorted. Postings of one word
 * would be read for each level, and most of their rows would lack the other words. Null if they are too many, or of one word alone.
 */
async function fromHeads(
  db: Reader,
  searchable: Searchable,
  asked: Asked,
  query: Query,
  statistics: TableStatistics,
  wanted: number,
): Promise<Row[] | null> {
  const widest = query.levels.at(-1)
  if (asked.order || !widest || query.words.length < 2) return null
  if (shareOf(widest, statistics.head) * statistics.rows > HEADS_MOST) return null
  const levels = query.levels.map((term, at) => sql`when head @@ ${textOf(term)}::tsquery then ${at}::int`)
  const { keys, equal } = closeness(searchable, query)
  const where = and(scopeOf(searchable, asked), asked.where, holds(searchable, 'search_head', widest))
  const { rows } = await db.execute<Row>(
    sql`with found as materialized (select ${columnsOf(searchable)}, ${keys} from ${asked.from ?? searchable.table} where ${where}),
        placed as (select id, head, terms, row_number() over (order by case ${sql.join(levels, sql` `)} end, ${sql.join(equal, sql`, `)}) as place from found
          order by place limit ${wanted})
      select id, ${kindsOf(query)} as kinds from placed order by place`,
  )
  return rows
}

/**
 * The best by their heads, of public rows and without filters. At each level the rarest word leads: its postings are read in order of
 * rank, and their rows are tested for the other words, until the page is full. Null if that would read too many.
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
  if (!isPosted(searchable, asked)) return null
  const share = (term: Term) => shareOf(term, statistics.head)
  const read: { lexeme: string; level: number; phrase: string | null }[] = []
  let cost = 0
  /** There may be more postings than the limit allows to read. */
  let isCut = false
  for (const [level, term] of query.levels.entries()) {
    const [leading, ...others] = ('all' in term ? [...term.all] : [term]).sort((a, b) => share(a) - share(b))
    if (!leading) continue
    const parts = partsOf(leading).map((part) => ({ part, leads: leadsOf(part, statistics.head) }))
    const isReadable = parts.every(({ part, leads }) => leads.length > 0 && !('lexeme' in part && part.prefix))
    // One row in this many of the leading word also matches the others.
    const met = others.length === 0 ? 1 : share(term) / Math.max(share(leading), Number.EPSILON)
    for (const { part, leads } of parts) {
      const [lead, ...rest] = leads
      if (!lead) continue
      const postings = share(lead) * statistics.rows
      const isAsked = others.length > 0 || rest.length > 0
      isCut ||= isAsked && postings > POSTINGS_MOST
      cost += rest.length > 0 && !isHanPhrase(part) ? postings : Math.min(postings, wanted / met)
      if (isReadable) read.push({ lexeme: lead.lexeme, level, phrase: isAsked ? textOf({ all: [part, ...others] }) : null })
    }
    if (!isReadable || cost > POSTINGS_MOST) {
      isCut = true
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
  // All unread rows rank below these: a full page needs none of them.
  if (isCut && found.length < wanted) return null
  return withKinds(db, searchable, query, found)
}

/** A single word matches at the level itself; of several each is tested. */
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
        select id, head, terms from found order by ${byKeys(order)} limit ${limit}`
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

const byKeys = (order: readonly Order[], from = 0): SQL =>
  sql.raw(order.map(({ desc }, at) => `o${from + at}${desc ? ' desc' : ''}`).join(', '))

const anyTerm = (terms: readonly Term[]): Term => ({ any: terms })
/** The most of these terms first. */
const most = (column: 'head' | 'terms', terms: readonly Term[]): SQL =>
  sql`${sql.join(
    terms.map((term) => sql`(${sql.raw(column)} @@ ${textOf(term)}::tsquery)::int`),
    sql` + `,
  )} desc`

/** The order of results that match equally well: what the table calls closest, those that also mention the words, the table's own order. */
function closeness({ closest, order }: Searchable, { words }: Query): { keys: SQL; equal: SQL[] } {
  const meant = (family: string) => [
    ...new Set(
      words.flatMap(({ word }) => word.names.flatMap(({ codes, near }) => [...(codes?.[family] ?? []), ...(near?.[family] ?? [])])),
    ),
  ]
  const first = closest?.(meant) ?? []
  const mentions = words.flatMap(({ written }) => written ?? [])
  return {
    keys: keysOf([...first, ...order]),
    equal: [
      ...(first.length > 0 ? [byKeys(first)] : []),
      ...(mentions.length > 0 ? [most('terms', mentions)] : []),
      ...(order.length > 0 ? [byKeys(order, first.length)] : []),
    ],
  }
}

const columnsOf = (searchable: Searchable): SQL =>
  sql`${searchable.id} as id, ${columnOf(searchable, 'search_head')} as head, ${columnOf(searchable, 'search')} as terms`

/** For each word the first of its alternatives that holds for a row. */
const kindsOf = (query: Query): SQL =>
  sql`array[${sql.join(
    query.words.map(({ ways, text, near }) => {
      const cases = ways.map(({ by, term }) => sql`when head @@ ${textOf(term)}::tsquery then ${by}::text`)
      if (near.length > 0) cases.push(sql`when not terms @@ ${textOf(text)}::tsquery then 'near'`)
      return sql`case ${sql.join(cases, sql` `)} else 'text' end`
    }),
    sql`, `,
  )}]`

/** That there are more than a thousand stays true for a while. */
const MORE_KEPT_MS = 600_000

/**
 * The number of matches, up to one more than a thousand. Called only if they are estimated to be many. The most frequent alternative of
 * each word is usually enough. The planner underestimates the cost of testing a long document and would scan the table, so it is forced
 * to use the index.
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
      withSettings(scene.db, { enable_seqscan: 'off', enable_indexscan: 'off' }, async (tx) => {
        const ask = async (count: SQL) => (await tx.execute<{ total: number }>(count)).rows[0]?.total ?? 0
        const most = await ask(counting({ all: query.words.map(({ text }) => mostFrequent(text, statistics.all)) }))
        return most > COUNTED_MOST ? most : ask(whole)
      }),
    MORE_KEPT_MS,
  )
}

const mostFrequent = (term: Term, frequencies: Frequencies): Term =>
  partsOf(term).reduce((best, part) => ('lexeme' in part && shareOf(part, frequencies) > shareOf(best, frequencies) ? part : best))
