/**
 * Text with realistic word frequencies: the words of the demo world in order of frequency, followed by a long tail of made-up ones, drawn
 * by rank (Zipf). The same text in every run.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const seedFolder = join(import.meta.dirname, '../seed')
const TAIL = 20_000

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

function byFrequency(words: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
}

/** A fixed sequence of numbers from 0 to 1. */
export function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Draws from a list with the weight 1/(n + 2.7) for the word of rank n. */
export function zipf<T>(list: readonly T[], draw: () => number): () => T {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= list.length; rank++) {
    sum += 1 / (rank + 2.7)
    sums.push(sum)
  }
  return () => {
    const wanted = draw() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return list[low] as T
  }
}

export interface Vocabularies {
  chinese: string[]
  english: string[]
}

/** Every word of the demo world's sources, the most frequent first, and the tail. */
export function vocabularies(): Vocabularies {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const sources = [...filesIn(seedFolder)].sort().map((path) => readFileSync(path, 'utf8'))
  const runs = sources.flatMap((source) => source.match(/\p{Script=Han}+/gu) ?? [])
  const chinese = byFrequency(runs.flatMap((run) => Array.from(segmenter.segment(run), ({ segment }) => segment)))
  const quoted = sources.flatMap((source) => source.match(/'[^'\n]{20,}'/g) ?? [])
  const english = byFrequency(quoted.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []))
  const draw = drawing(7)
  const signs = [...new Set(chinese.join(''))]
  const syllables = 'ba be co da du el fi ga in ka lo mi no or pa ra se ta ul vo wi xe yo zu'.split(' ')
  const one = (list: readonly string[]) => list[Math.floor(draw() * list.length)] ?? ''
  for (let made = 0; made < TAIL; made++) {
    chinese.push(one(signs) + one(signs))
    english.push(Array.from({ length: 2 + Math.floor(draw() * 3) }, () => one(syllables)).join(''))
  }
  return { chinese, english }
}

/** Titles and texts of a document, in both languages. */
export function textMaker(seed: number) {
  const { chinese, english } = vocabularies()
  const draw = drawing(seed)
  const [cn, en] = [zipf(chinese, draw), zipf(english, draw)]
  const some = (of: () => string, from: number, to: number, between: string) =>
    Array.from({ length: from + Math.floor(draw() * (to - from + 1)) }, of).join(between)
  const sentence = () => `${some(cn, 6, 16, '')}，`
  return {
    draw,
    title: () => `${some(cn, 3, 6, '')} ${some(en, 2, 6, ' ')}`,
    text: () => `${some(sentence, 5, 8, '')}${some(cn, 2, 6, '')}。 ${some(en, 20, 60, ' ')}.`,
  }
}
