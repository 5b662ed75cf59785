/**
 * Searches of 100,000 demands against the best plan known for the same answer: postings of each word that is asked for, resolved and ranked when they
 * are written, read in the order of their rank until the page is full; in bare statements, prepared. Both answer ids, how well each meets the words, and
 * a total up to a thousand; totals beyond stand for ten seconds on both sides.
 */
import { and, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { demandSearch } from '../src/features/demand/server/lists.ts'
import { demand } from '../src/features/demand/server/tables.ts'
import { openDatabase } from '../src/platform/server/database.ts'
import { queryOf } from '../src/platform/server/search/query.ts'
import { search } from '../src/platform/server/search/search.ts'
import { stemsOf } from '../src/platform/server/search/statistics.ts'
import { textOf } from '../src/platform/server/search/tsquery.ts'
import { wordsOf } from '../src/platform/server/search/words.ts'
import { drawing, vocabularies, zipf } from './text.ts'

const COUNTED = 1_001
const KEPT_MS = 10_000
const QUERIES = 200

/** One word or two, as often as text holds them; some are regions and services, as people ask for them. */
export function searches(): string[] {
  const { chinese, english } = vocabularies()
  const draw = drawing(23)
  // Without the words that no search is made of: particles, and single characters.
  const cn = zipf(chinese.filter((word) => word.length >= 2).slice(0, 4_000), draw)
  const en = zipf(english.filter((word) => word.length >= 4).slice(0, 4_000), draw)
  const places = ['德国', 'vietnam', '巴西', 'japan', '墨西哥', 'poland']
  const services = ['eor', '薪酬', 'payroll', '商标', 'exhibition', '招聘', 'tax', '翻译']
  const some = (list: readonly string[]) => list[Math.floor(draw() * list.length)] ?? ''
  return Array.from({ length: QUERIES }, (_, at) => {
    if (at % 10 === 0) return `${some(places)} ${some(services)}`
    if (at % 10 === 5) return some(at % 20 === 5 ? places : services)
    if (at % 5 === 1) return `${cn()} ${en()}`
    return at % 2 === 0 ? cn() : en()
  })
}

export interface Searcher {
  /** How many a second, and how long the slowest of a hundred took. */
  run(seconds: number, connections: number): Promise<{ perSecond: number; p99Ms: number }>
  close(): Promise<void>
}

async function timed(seconds: number, connections: number, one: (at: number) => Promise<unknown>) {
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const from = performance.now()
        await one(next++)
        took.push(performance.now() - from)
      }
    }),
  )
  took.sort((a, b) => a - b)
  return { perSecond: took.length / seconds, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 }
}

const isOpen = and(eq(demand.status, 2), eq(demand.visibility, 'public'))

/** The product's own search. */
export function searchKit(url: string, texts: readonly string[]): Searcher {
  const { db, close } = openDatabase(url, { max: 16 })
  const one = (at: number) =>
    search({ db, now: Temporal.Now.instant() }, demandSearch, {
      text: texts[at % texts.length] ?? '',
      within: 'open',
      pageNo: 1,
      pageSize: 20,
    })
  return { run: (seconds, connections) => timed(seconds, connections, one), close }
}

/** Ranked postings of the words in `texts`, and the bare statements that read them. */
export async function rankedPostings(url: string, texts: readonly string[]): Promise<Searcher> {
  const pool = new pg.Pool({ connectionString: url, max: 16, options: '-c timezone=UTC' })
  const { db, close } = openDatabase(url)
  const vocabulary = demandSearch.vocabulary()
  const asked = texts.map((text) => wordsOf(text, vocabulary))
  await close()
  const { rows } = await pool.query<{ word: string; n: number }>('select word, count(*)::int as n from bench_posting group by word')
  const size = new Map(rows.map(({ word, n }) => [word, n]))

  const totals = new Map<string, { at: number; total: number }>()
  const counted = async (key: string, count: () => Promise<number>) => {
    const kept = totals.get(key)
    if (kept && Date.now() - kept.at < KEPT_MS) return kept.total
    const total = await count()
    if (total >= COUNTED) totals.set(key, { at: Date.now(), total })
    return total
  }
  const ask = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values })
  const single = 'select id, level from bench_posting where word = $1 order by level, fresh desc, id desc limit 20'
  const singleCount = `select count(*)::int as n from (select from bench_posting where word = $1 limit ${COUNTED}) as counted`
  // Level by level, each in the order of its freshness, until the page is full. The rarer word leads.
  const both = `${[0, 1, 2, 3, 4, 5, 6]
    .map(
      (level) => `(select a.id, ${level} as level from bench_posting a, bench_posting b where a.word = $1 and b.word = $2 and b.id = a.id
        and a.level <= ${level} and b.level <= ${level} and greatest(a.level, b.level) = ${level} order by a.fresh desc, a.id desc limit 20)`,
    )
    .join(' union all ')} limit 20`
  const bothCount = `select count(*)::int as n from (select from bench_posting a where word = $1 and exists (select from bench_posting b where b.word = $2 and b.id = a.id) limit ${COUNTED}) as counted`
  const one = async (at: number) => {
    const words = (asked[at % asked.length] ?? []).map((word) => word.typed).sort((a, b) => (size.get(a) ?? 0) - (size.get(b) ?? 0))
    if (words.length === 0) return
    const isOne = words.length === 1
    await Promise.all([
      ask(isOne ? 'single' : 'both', isOne ? single : both, words.slice(0, 2)),
      counted(
        words.join(' '),
        async () => (await ask(isOne ? 'singleCount' : 'bothCount', isOne ? singleCount : bothCount, words.slice(0, 2))).rows[0].n,
      ),
    ])
  }
  return {
    run: (seconds, connections) => timed(seconds, connections, one),
    close: async () => {
      await pool.end()
    },
  }
}
