/** Searches of 100,000 rows: the queries, the product's own search, and the searches per second of each. */

import { features } from '../src/app/server/features.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import { search } from '../src/platform/server/data/search/search.ts'
import type { Searchable } from '../src/platform/server/data/search/searchable.ts'
import { drawing, vocabularies, zipf } from './text.ts'

const QUERIES = 120

/** One or two words, as frequent as in text; some are regions and services, as people search for them. */
export function searches(): string[] {
  const { chinese, english } = vocabularies()
  const draw = drawing(23)
  // Without stop words and single characters.
  const asked = (words: readonly string[], shortest: number) => words.filter((word) => word.length >= shortest).slice(0, 4_000)
  const cn = zipf(asked(chinese, 2), draw)
  const en = zipf(asked(english, 4), draw)
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
  run(seconds: number, connections: number): Promise<{ perSecond: number; p99Ms: number }>
  close(): Promise<unknown>
}

/** Keeps `connections` searches in flight, each for the next of the texts. */
export async function timed(seconds: number, connections: number, one: (at: number) => Promise<unknown>) {
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

export function searchKit(url: string, searchable: Searchable, texts: readonly string[]): Searcher {
  const { db, close } = openDatabase(url, { max: 16 })
  const scene = () => ({ db, now: Temporal.Now.instant(), services: { features } })
  const one = (at: number) => search(scene(), searchable, { text: texts[at % texts.length] ?? '', within: 'open', pageNo: 1, pageSize: 20 })
  return { run: (seconds, connections) => timed(seconds, connections, one), close }
}
