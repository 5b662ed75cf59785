import { isHan, pinyinOf } from './text.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every word with one letter inserted, deleted or replaced, or two neighbours swapped. */
function* aLetterAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 0) yield before + after.slice(1)
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`
    for (const letter of LETTERS) {
      if (after.length > 0) yield before + letter + after.slice(1)
      yield before + letter + after
    }
  }
}

/**
 * What a word that no document contains was probably meant to be: the known word one letter away, names before words of documents,
 * frequent before rare; in Chinese the name with the same reading (商表 → 商标), or the only one that differs in one character of three or
 * more. Null if nothing is near.
 */
export function correctionOf(word: string, vocabulary: Vocabulary, lexicon: ReadonlyMap<string, number> = new Map()): string | null {
  if (/^[a-z]+$/.test(word)) return word.length < SHORTEST ? null : latinCorrection(word, vocabulary, lexicon)
  return isHan(word) && word.length >= 2 ? hanCorrection(word, vocabulary) : null
}

function latinCorrection(word: string, vocabulary: Vocabulary, lexicon: ReadonlyMap<string, number>): string | null {
  let best: { word: string; weight: number } | null = null
  for (const other of aLetterAway(word)) {
    if (other.length < SHORTEST) continue
    const weight = (vocabulary.words.has(other) ? 1_000_000 : 0) + (lexicon.get(other) ?? 0)
    if (weight > 0 && weight > (best?.weight ?? 0)) best = { word: other, weight }
  }
  return best?.word ?? null
}

function hanCorrection(word: string, { words, bySound }: Vocabulary): string | null {
  const sound = pinyinOf(word)
  const same = sound === null ? undefined : bySound.get(sound)?.find((other) => other.length === word.length && other !== word)
  if (same) return same
  if (word.length < 3) return null
  const near: string[] = []
  for (const other of words)
    if (other.length === word.length && isHan(other) && [...other].filter((sign, at) => sign !== word[at]).length === 1) near.push(other)
  return near.length === 1 ? (near[0] ?? null) : null
}
