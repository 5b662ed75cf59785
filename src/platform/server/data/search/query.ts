import type { Match, MatchKind } from '../../../contract/search.ts'
import type { Pair } from '../../../contract/texts.ts'
import type { Class, SearchFields } from './fields.ts'
import { variantsOf } from './text.ts'
import { anyOf, phraseOf, type Term } from './tsquery.ts'
import { type Name, plain, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A search as conditions on one table. */
export interface Query {
  /** On `search_head`, best first and each wider than the one before: every word matches in this class or a better one. */
  levels: readonly Term[]
  /** On `search`: every word matches above or in the text. */
  text: Term
  /** On `search`: the same, or a near match. Null if there is none. */
  near: Term | null
  words: readonly QueryWord[]
}

interface QueryWord {
  word: Word
  /** Alternatives to match this word on `search_head`, best first. */
  ways: readonly Way[]
  /** On `search`: one of the alternatives, or the text. A row outside it was found by a near match. */
  text: Term
  /** On `search`: written as typed or in other words. Null if the word is only ever a name. */
  written: Term | null
  near: readonly Way[]
}

interface Way {
  by: MatchKind
  term: Term
  name: Name | null
}

const MOST_SYNONYMS = 24
const SHORTEST_PREFIX = 4

const lexemesOf = (family: string, codes: readonly string[]): Term[] =>
  codes.map((code) => ({ lexeme: `#${family}:${code.toLowerCase()}` }))

interface Reading {
  fields: SearchFields
  vocabulary: Vocabulary
  /** The English stem of a word; null for stop words. */
  stem: (word: string) => string | null
}

const ranks: Readonly<Record<MatchKind, number>> = {
  number: 0,
  title: 0,
  beginning: 1,
  synonym: 2,
  home: 3,
  service: 4,
  related: 5,
  text: 6,
  near: 7,
}

export function queryOf(words: readonly Word[], reading: Reading): Query {
  const each = words.map((word) => (word.kind === 'number' ? numberWord(word, reading) : plainWord(word, reading)))
  const levels = [0, 1, 2, 3, 4, 5].flatMap((rank): Term[] => {
    const met = each.map(({ ways }) => ways.flatMap(({ by, term }) => (ranks[by] <= rank ? [term] : [])))
    return met.some((terms) => terms.length === 0) ? [] : [{ all: met.map(anyOf) }]
  })
  const isNear = each.some(({ near }) => near.length > 0)
  return {
    // A level whose condition equals the one before adds nothing.
    levels: levels.filter((level, at) => at === 0 || JSON.stringify(level) !== JSON.stringify(levels[at - 1])),
    text: { all: each.map(({ text }) => text) },
    near: isNear ? { all: each.map(({ text, near }) => anyOf([text, ...near.map(({ term }) => term)])) } : null,
    words: each,
  }
}

/** On `search`: all results. */
export const everythingOf = (query: Query): Term => query.near ?? query.text

/** Every word whose stem `queryOf` may need. */
export const wordsToStem = (words: readonly Word[]): string[] =>
  words
    .flatMap((word) => [word.typed, ...word.names.flatMap((name) => name.words.map(plain))])
    .flatMap((text) => text.match(/[a-z0-9]+/g) ?? [])

function numberWord(word: Word, { stem }: Reading): QueryWord {
  const lexeme = `#n:${word.typed}`
  const mention = phraseOf(plain(word.typed), stem)
  return {
    word,
    ways: [
      { by: 'number', term: { lexeme }, name: null },
      { by: 'related', term: { lexeme, prefix: true }, name: null },
    ],
    text: anyOf([{ lexeme, prefix: true }, ...(mention ? [mention] : [])]),
    written: null,
    near: [],
  }
}

function plainWord(word: Word, { fields, vocabulary, stem }: Reading): QueryWord {
  const written = (text: string) => variantsOf(text).flatMap((one) => phraseOf(one, stem) ?? [])
  const typed = isUnwritten(word) ? [] : written(word.typed)
  const beginning: Term[] =
    word.names.length === 0 && word.typed.length >= SHORTEST_PREFIX && /^[a-z]+$/.test(word.typed)
      ? [{ lexeme: word.typed, prefix: true }]
      : []
  // Three digits and more may be the end of a number: 0116.
  if (/^\d{3,}$/.test(word.typed)) typed.push({ lexeme: `#n:${word.typed}` })
  const others = [...new Set(word.names.flatMap((name) => name.words.map(plain)))].filter((other) => other !== word.typed)
  const synonyms = others.slice(0, MOST_SYNONYMS).flatMap(written)
  // The prefix of a name also searches for what the name stands for; its words have that prefix too.
  const isBeginning = word.names.length === 0 && (/^[a-z]{4,}$/.test(word.typed) || /^\p{Script=Han}{2,}$/u.test(word.typed))
  const names = isBeginning ? vocabulary.beginningWith(word.typed) : word.names
  const coded = names.flatMap((name) => codedWays(name, fields, vocabulary))
  const by = (kind: Class): Way[] => {
    const of = coded.filter((way) => way.as === kind)
    return of.length === 0 ? [] : [{ by: kind, term: anyOf(of.flatMap((way) => way.terms)), name: of[0]?.name ?? null }]
  }
  const ways: Way[] = [
    ...(typed.length > 0 ? [{ by: 'title' as const, term: anyOf(typed), name: names[0] ?? null }] : []),
    ...(beginning.length > 0 ? [{ by: 'beginning' as const, term: anyOf(beginning), name: null }] : []),
    ...(synonyms.length > 0 ? [{ by: 'synonym' as const, term: anyOf(synonyms), name: names[0] ?? null }] : []),
    ...by('home'),
    ...by('service'),
    ...by('related'),
  ]
  const inWriting = [...typed, ...beginning, ...synonyms]
  return {
    word,
    ways,
    text: anyOf(ways.map(({ term }) => term)),
    written: inWriting.length > 0 ? anyOf(inWriting) : null,
    near: by('near'),
  }
}

/** A name when typed, but another meaning inside a text. */
const isUnwritten = ({ typed, names }: Word): boolean =>
  typed.length <= 2 && names.length > 0 && names.every((name) => name.typedOnly?.some((one) => plain(one) === typed))

/**
 * The codes of a table that mean this name, or something near it. At home in the country of a city, or of the service that a certificate
 * belongs to, is as good as named outright; serving that country is not.
 */
function codedWays(name: Name, fields: SearchFields, { nameOf }: Vocabulary): { as: Class; terms: Term[]; name: Name }[] {
  return Object.entries(fields.codes).flatMap(([own, { of, as }]) => {
    const meant = lexemesOf(own, name.codes?.[of] ?? [])
    const codes = nearCodes(name, fields, own)
    const near = lexemesOf(own, codes)
    const wider = codes.length === 1 ? nameOf(of, codes[0] ?? '') : undefined
    return [
      ...(meant.length > 0 ? [{ as, terms: meant, name }] : []),
      ...(near.length > 0
        ? [{ as: as === 'related' ? ('near' as const) : as, terms: near, name: wider ? within(name, wider) : name }]
        : []),
    ]
  })
}

/** What a city belongs to: its region, or, where the table has narrower codes, its area, and rows that name no area but the region. */
function nearCodes(name: Name, { codes }: SearchFields, family: string): readonly string[] {
  const near = (of: string | undefined) => (of === undefined ? [] : (name.near?.[codes[of]?.of ?? ''] ?? []))
  const wider = Object.keys(codes).find((one) => codes[one]?.narrower === family)
  if (near(codes[family]?.narrower).length > 0) return []
  return wider !== undefined && near(family).length > 0 ? [...near(family), ...near(wider)] : near(family)
}

/** "Vietnam (Hanoi)". */
const within = (name: Name, { cn, en }: Pair): Name => ({
  ...name,
  name: { cn: `${cn}（${name.name.cn}）`, en: `${en} (${name.name.en})` },
})

/** The reasons of a result, from the kinds of match that the database found, word by word. */
export const matchesOf = (query: Query, kinds: readonly MatchKind[]): Match[] =>
  query.words.map(({ word, ways, near }, at) => {
    const by = kinds[at] ?? 'text'
    return { by, word: word.typed, name: [...ways, ...near].find((way) => way.by === by)?.name?.name ?? null }
  })
