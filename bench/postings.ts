/**
 * The best plan known for a search: postings of each search word, with every synonym resolved and every row ranked when written, read in
 * order of rank until the page is full, in bare prepared statements. Answers ids, how well each matches the words, and a total up to a
 * thousand; larger totals are cached for ten seconds.
 */

import type pg from 'pg'
import { features } from '../src/app/server/features.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import { sql } from '../src/platform/server/data/drizzle.ts'
import { queryOf, wordsToStem } from '../src/platform/server/data/search/query.ts'
import type { Searchable } from '../src/platform/server/data/search/searchable.ts'
import { stemsOf } from '../src/platform/server/data/search/statistics.ts'
import { textOf } from '../src/platform/server/data/search/tsquery.ts'
import { wordsOf } from '../src/platform/server/data/search/words.ts'
import { benchPool } from './pool.ts'
import { type Searcher, timed } from './search.ts'

const COUNTED = 1_001
const KEPT_MS = 10_000
const NEAR = 9

/** Writes the postings that `texts` need, and the words of each of them, the rarest first. */
export async function writePostings(url: string, searchables: readonly Searchable[], texts: readonly string[]): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1 })
  await db.execute(sql`set statement_timeout = 0`)
  await db.execute(
    sql`create table bench_posting (kind text not null, word text not null, level int not null, rank float8 not null, id uuid not null)`,
  )
  await db.execute(sql`create table bench_search (kind text not null, text text not null, words text[] not null, primary key (kind, text))`)
  for (const searchable of searchables) {
    const { fields } = searchable
    const vocabulary = searchable.vocabulary(features)
    const asked = texts.map((text) => wordsOf(text, vocabulary))
    for (const word of new Map(asked.flat().map((each) => [each.typed, each])).values()) {
      const { levels, text, near } = queryOf([word], { fields, vocabulary, stem: await stemsOf(db, wordsToStem([word])) })
      const steps = levels.map((term) => sql`search_head @@ ${textOf(term)}::tsquery`)
      if (near) steps.push(sql`search @@ ${textOf(text)}::tsquery`)
      await db.execute(sql`insert into bench_posting
        select ${fields.table}, ${word.typed}, case ${sql.join(
          steps.map((step, at) => sql`when ${step} then ${at}::int`),
          sql` `,
        )} else ${NEAR}::int end, ${sql.raw(fields.rank?.(fields.table) ?? '0')}, ${sql.raw(fields.id)}
        from ${sql.raw(fields.table)} where ${sql.raw(fields.open(fields.table))} and search @@ ${textOf(near ?? text)}::tsquery`)
    }
    for (const [at, words] of asked.entries())
      await db.execute(sql`insert into bench_search select ${fields.table}, ${texts[at]}, array(
          select word from unnest(${sql.param(words.map(({ typed }) => typed))}::text[]) as word
          order by (select count(*) from bench_posting p where p.kind = ${fields.table} and p.word = word.word)
        ) on conflict do nothing`)
  }
  await db.execute(sql`create index on bench_posting (kind, word, level, rank desc, id desc)`)
  await db.execute(sql`create index on bench_posting (kind, word, rank desc, id desc) include (level)`)
  await db.execute(sql`create index on bench_posting (kind, word, id) include (level)`)
  await db.execute(sql`vacuum analyze bench_posting`)
  await close()
}

export type ReadPostings = (kind: string, text: string) => Promise<{ ids: string[]; total: number }>

/** Level by level, each in order of rank, until the page is full. The rarer of two words leads. */
const both = `${Array.from(
  { length: NEAR + 1 },
  (_, level) => `(select a.id, ${level} as level from bench_posting a join bench_posting b on b.kind = $1 and b.word = $3 and b.id = a.id
    where a.kind = $1 and a.word = $2 and a.level <= ${level} and b.level <= ${level} and greatest(a.level, b.level) = ${level}
    order by a.rank desc, a.id desc limit 20)`,
).join(' union all ')} limit 20`
const statements = {
  single: 'select id, level from bench_posting where kind = $1 and word = $2 order by level, rank desc, id desc limit 20',
  singleCount: `select count(*)::int as n from (select from bench_posting where kind = $1 and word = $2 limit ${COUNTED}) as counted`,
  both,
  bothCount: `select count(*)::int as n from (select from bench_posting a where kind = $1 and word = $2 and exists (
    select from bench_posting b where b.kind = $1 and b.word = $3 and b.id = a.id) limit ${COUNTED}) as counted`,
}

export function postingsReader(pool: pg.Pool): ReadPostings {
  const searched = new Map<string, string[]>()
  const totals = new Map<string, { at: number; total: number }>()
  const ask = (name: keyof typeof statements, values: unknown[]) => pool.query({ name, text: statements[name], values })
  return async (kind, text) => {
    if (searched.size === 0) {
      const { rows } = await pool.query('select kind, text, words from bench_search')
      for (const row of rows) searched.set(`${row.kind} ${row.text}`, row.words)
    }
    const words = searched.get(`${kind} ${text}`)?.slice(0, 2) ?? []
    if (words.length === 0) return { ids: [], total: 0 }
    const isOne = words.length === 1
    const key = `${kind} ${words.join(' ')}`
    const kept = totals.get(key)
    const values = [kind, ...words]
    const [{ rows }, total] = await Promise.all([
      ask(isOne ? 'single' : 'both', values),
      kept && Date.now() - kept.at < KEPT_MS
        ? kept.total
        : ask(isOne ? 'singleCount' : 'bothCount', values).then((found) => Number(found.rows[0].n)),
    ])
    if (total >= COUNTED) totals.set(key, { at: kept?.total === total ? kept.at : Date.now(), total })
    return { ids: rows.map((row) => row.id as string), total }
  }
}

export function postings(url: string, kind: string, texts: readonly string[]): Searcher {
  const pool = benchPool(url, 16)
  const read = postingsReader(pool)
  return {
    run: (seconds, connections) => timed(seconds, connections, (at) => read(kind, texts[at % texts.length] ?? '')),
    close: () => pool.end(),
  }
}
