import { Thread } from '../thread.ts'
import { refuse } from '../wire/refusal.ts'

const KEPT = 64
const WAITING = 20
/** A picture takes a hundredth of it. */
const MOST_MS = 10_000

/** What a picture says: a title in one language, the platform's name, the code of a country or nothing, up to three facts. */
export interface CoverWords {
  title: string
  brand: string
  mark: string
  facts: readonly string[]
}

const kept = new Map<string, Promise<Buffer>>()
const thread = new Thread<[seed: string, words: CoverWords], Uint8Array>(new URL('./cover-thread.ts', import.meta.url), () =>
  refuse('busy'),
)
let waiting = 0

/**
 * The cover of `seed` (contract/tide.ts) with its words as PNG, 1200 × 630, for link previews, drawn beside the event loop. The most
 * recently used ones are cached; too many new ones at once are refused.
 */
export function coverPng(seed: string, words: CoverWords): Promise<Buffer> {
  const key = JSON.stringify([seed, words])
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  if (waiting >= WAITING) throw refuse('tooMany')
  waiting++
  const made = thread
    .ask([seed, words], MOST_MS)
    .then((png) => Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    .finally(() => waiting--)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return made
}
