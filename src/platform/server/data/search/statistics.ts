import type { Reader } from '../database.ts'
import { sql } from '../drizzle.ts'
import type { Frequencies } from './tsquery.ts'

/** Database statistics that a search needs, cached for a while: one copy per pool. */
interface Known {
  stems: Map<string, string | null>
  tables: Map<string, { at: number; statistics: Promise<TableStatistics> }>
  lexicons: Map<string, { at: number; words: Promise<ReadonlyMap<string, number>> }>
}
const known = new WeakMap<object, Known>()
function knownOf(db: Reader): Known {
  const of = known.get(db) ?? { stems: new Map(), tables: new Map(), lexicons: new Map() }
  known.set(db, of)
  return of
}

const STEMS_MOST = 20_000

/** English stems from the database; null for stop words. Queried once per word. */
export async function stemsOf(db: Reader, words: readonly string[]): Promise<(word: string) => string | null> {
  const { stems } = knownOf(db)
  if (stems.size > STEMS_MOST) stems.clear()
  const unseen = [...new Set(words)].filter((word) => !stems.has(word))
  if (unseen.length > 0) {
    const { rows } = await db.execute<{ word: string; stem: string | null }>(
      sql`select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(unseen)}::text[]) as word`,
    )
    for (const { word, stem } of rows) stems.set(word, stem)
  }
  return (word) => stems.get(word) ?? null
}

export interface TableStatistics {
  rows: number
  head: Frequencies
  all: Frequencies
}

const STATISTICS_KEPT_MS = 300_000

/** The number of rows of a table and its frequent words, as of the last ANALYZE. */
export function statisticsOf(db: Reader, table: string, now: Temporal.Instant): Promise<TableStatistics> {
  const { tables } = knownOf(db)
  const kept = tables.get(table)
  if (kept && now.epochMilliseconds - kept.at < STATISTICS_KEPT_MS) return kept.statistics
  const statistics = readStatistics(db, table)
  tables.set(table, { at: now.epochMilliseconds, statistics })
  statistics.catch(() => tables.delete(table))
  return statistics
}

async function readStatistics(db: Reader, table: string): Promise<TableStatistics> {
  const { rows } = await db.execute<{ rows: number; column: string | null; lexemes: string[] | null; shares: number[] | null }>(
    sql`select greatest(c.reltuples, 0)::float8 as rows, s.attname as "column", s.most_common_elems::text::text[] as lexemes, s.most_common_elem_freqs::float8[] as shares
      from pg_class c left join pg_stats s on s.schemaname = current_schema() and s.tablename = c.relname and s.attname in ('search', 'search_head')
      where c.oid = ${table}::regclass`,
  )
  const of = (column: string): Frequencies => {
    const found = rows.find((row) => row.column === column)
    const lexemes = found?.lexemes ?? []
    const shares = found?.shares ?? []
    return {
      shares: new Map(lexemes.map((lexeme, at) => [lexeme, shares[at] ?? 0])),
      // After the shares of the lexemes come the least and the greatest of them.
      rare: (shares[lexemes.length] ?? 0.001) / 2,
    }
  }
  return { rows: rows[0]?.rows ?? 0, head: of('search_head'), all: of('search') }
}

const LEXICON_KEPT_MS = 600_000
const LEXICON_ROWS = 1_000

/** Latin words of the first rows of a query with a column `search`, with the number of rows that contain each. */
export function lexiconOf(db: Reader, table: string, documents: string, now: Temporal.Instant): Promise<ReadonlyMap<string, number>> {
  const { lexicons } = knownOf(db)
  const kept = lexicons.get(table)
  if (kept && now.epochMilliseconds - kept.at < LEXICON_KEPT_MS) return kept.words
  const words = db
    .execute<{ word: string; ndoc: number }>(
      sql`select word, ndoc from ts_stat(${`${documents} limit ${LEXICON_ROWS}`}) where word ~ '^[a-z]{4,30}$'`,
    )
    .then(({ rows }) => new Map(rows.map(({ word, ndoc }) => [word, ndoc])))
  lexicons.set(table, { at: now.epochMilliseconds, words })
  words.catch(() => lexicons.delete(table))
  return words
}
