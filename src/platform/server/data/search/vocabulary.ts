import type { Pair } from '../../../contract/texts.ts'
import { fold, isHan, pinyinOf, simplify } from './text.ts'

/** A thing that people name when they search: a region, a service, a trade. */
export interface Name {
  name: Pair
  /** Every way to write it, in both languages; all of them find the same results. */
  words: readonly string[]
  /** Ways to type it that often mean something else inside a text ("hire"); short ones are not searched there at all ("us", "it"). */
  typedOnly?: readonly string[]
  /** Codes that mean it, by family: `{ region: ['VN'] }`. A document with one of them is about it. */
  codes?: Readonly<Record<string, readonly string[]>>
  /** Codes that it belongs to: the country of a city, the wider category of a service. A document with one of them may be about it. */
  near?: Readonly<Record<string, readonly string[]>>
}

export interface Vocabulary {
  /** What a folded word or phrase names. */
  named(words: string): readonly Name[]
  /** The longest name that starts at a position of a folded text, and where it ends. */
  longestAt(text: string, at: number): { names: readonly Name[]; end: number } | null
  /** Names with the typed prefix, if they are few. */
  beginningWith(typed: string): readonly Name[]
  /** The name of a code, as in `nameOf('region', 'VN')`. */
  nameOf(family: string, code: string): Pair | undefined
  /** Candidates for the correction of a typing error. */
  words: ReadonlySet<string>
  /** The Chinese ones of these, by their reading. */
  bySound: ReadonlyMap<string, readonly string[]>
}

const LATIN = /[a-z0-9]/
/** "trade-marks" and "Trade  Marks" are "trade marks". */
export const plain = (text: string): string =>
  simplify(fold(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MOST_BEGINNING = 4
const SHORTEST_PINYIN = 5

export function makeVocabulary(names: readonly Name[]): Vocabulary {
  const byWords = new Map<string, Name[]>()
  const add = (words: string, name: Name) => {
    const known = byWords.get(words)
    if (!known) byWords.set(words, [name])
    else if (!known.includes(name)) known.push(name)
  }
  for (const name of names) for (const word of [...name.words, ...(name.typedOnly ?? [])]) add(plain(word), name)
  for (const name of names)
    for (const word of name.words) {
      const sound = isHan(word) ? pinyinOf(word) : null
      // A reading that is a word itself keeps its meaning: the sound of 马里 alone does not make it "Mali".
      if (sound && sound.length >= SHORTEST_PINYIN && !byWords.has(sound)) add(sound, name)
      const joined = plain(word).replaceAll(' ', '')
      if (/^[a-z]+ [a-z ]+$/.test(plain(word)) && !byWords.has(joined)) add(joined, name)
    }
  byWords.delete('')
  const ofCode = new Map<string, Pair>()
  // Names of the dictionaries come after synonyms, and are the official ones.
  for (const { name, codes = {} } of names)
    for (const [family, [code, ...others]] of Object.entries(codes)) if (code && others.length === 0) ofCode.set(`${family} ${code}`, name)
  const longest = Math.max(0, ...[...byWords.keys()].map((words) => words.length))
  const words = new Set([...byWords.keys()].flatMap((each) => each.split(' ')))
  const bySound = new Map<string, string[]>()
  for (const word of words) {
    const sound = isHan(word) ? pinyinOf(word) : null
    if (sound !== null) bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  const named = (typed: string) => byWords.get(typed) ?? byWords.get(typed.replace(/([a-z]{3,})s$/, '$1')) ?? []

  return {
    named,
    nameOf: (family, code) => ofCode.get(`${family} ${code}`),
    words,
    bySound,
    longestAt(text, at) {
      const inWord = (place: number) => LATIN.test(text[place] ?? '')
      if (inWord(at) && at > 0 && inWord(at - 1)) return null
      for (let end = Math.min(text.length, at + longest + 1); end > at; end--) {
        if (inWord(end - 1) && inWord(end)) continue
        const found = named(text.slice(at, end))
        if (found.length > 0) return { names: found, end }
      }
      return null
    },
    beginningWith(typed) {
      const found = new Set<Name>()
      for (const [words, each] of byWords) if (words.startsWith(typed)) for (const name of each) found.add(name)
      return found.size <= MOST_BEGINNING ? [...found] : []
    },
  }
}
