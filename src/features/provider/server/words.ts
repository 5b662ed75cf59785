import { type SQL, sql } from 'drizzle-orm'
import { areaTree } from '../../area/server/reads.ts'
import { dictionaries } from '../../dictionary/contract/data.ts'
import { country, otherNames, searchNouns } from '../contract/search-words.ts'
import type { Service } from '../contract/services.ts'
import { provider } from './tables.ts'

/** Words that carry no meaning of their own in a search: nobody is looked for by them. */
const idle = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

let known: string[] | undefined
/** Longest first: 阿拉伯联合酋长国 before 阿拉伯. */
const knownWords = (): string[] => {
  known ??= [
    ...new Set([
      country.cn,
      ...areaTree().map(({ cn }) => (cn.startsWith(country.cn) ? cn.slice(country.cn.length) : cn)),
      ...searchNouns.map(({ cn }) => cn),
    ]),
  ]
    .filter((word) => word.length >= 2)
    .sort((a, b) => b.length - a.length)
  return known
}

/** Breaks a run of Chinese where a region or a service begins and ends, since nothing else does. */
function han(run: string): string[] {
  for (const word of knownWords()) {
    const at = run.indexOf(word)
    if (at >= 0) return [...han(run.slice(0, at)), word, ...han(run.slice(at + word.length))]
  }
  return run === '' ? [] : [run]
}

interface Typed {
  /** Runs of Latin letters and digits. */
  latin: string[]
  /** Everything else: Chinese words, other scripts, whole numbers of providers. */
  others: string[]
}

function typedWords(text: string): Typed {
  const typed = text.toLowerCase()
  const numbers = typed.match(/\bp-\d+\b/g) ?? []
  const rest = typed.replace(/\bp-\d+\b/g, ' ')
  const latin = [...new Set(rest.match(/[a-z0-9]+/g) ?? [])].filter((word) => !idle.has(word))
  const others = (rest.match(/[^\s\p{P}\p{S}a-z0-9]+/gu) ?? []).flatMap(han)
  return { latin, others: [...numbers, ...others] }
}

/** What was typed as a condition: every English word as it begins or as its stem, every Chinese one by its pairs of characters. */
export function matches(text: string): SQL | undefined {
  if (text === '') return undefined
  const { latin, others } = typedWords(text)
  const terms = [
    ...latin.map((word) => sql`(${`'${word}':*`}::tsquery || to_tsquery('english'::regconfig, ${`${word}:*`}))`),
    ...others.map((word) => sql`search_query(${word})`),
  ]
  // Nothing but punctuation and idle words: they say nothing of whom to find.
  return terms.length === 0 ? sql`false` : sql`${provider.search} @@ (${sql.join(terms, sql` && `)})`
}

/** How many of the words stand in the name itself: who is called so comes first. */
export function inName(text: string): SQL<number> | undefined {
  const { latin, others } = typedWords(text)
  const counts = [...latin, ...others].map(
    (word) => sql`(position(${word} in lower(${provider.nameCn} || ' ' || ${provider.nameEn})) > 0)::int`,
  )
  return counts.length === 0 ? undefined : sql<number>`(${sql.join(counts, sql` + `)})`
}

/** Names of what a provider does and where, for the search. */
export function keywordsOf(row: { regions: readonly string[]; services: readonly string[]; industries: readonly string[] }) {
  const areas = new Map(areaTree().map((area) => [area.code, area]))
  const words = (lang: 'cn' | 'en') =>
    [
      ...row.regions.map((code) => areas.get(code)?.[lang] ?? code),
      ...row.services.map((code) => (dictionaries.service as Record<string, { cn: string; en: string }>)[code]?.[lang] ?? code),
      ...row.services.map((code) => otherNames[code as Service]?.[lang] ?? ''),
      ...row.industries.map((code) => (dictionaries.industry as Record<string, { cn: string; en: string }>)[code]?.[lang] ?? code),
    ].join(' ')
  return { keywordsCn: words('cn'), keywordsEn: words('en') }
}
