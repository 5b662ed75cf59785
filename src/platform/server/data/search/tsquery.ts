/** A condition on the words of a document, before it is rendered as a tsquery. */
export type Term =
  | { lexeme: string; prefix?: boolean }
  /** Adjacent, in this order. */
  | { phrase: readonly Term[] }
  | { any: readonly Term[] }
  | { all: readonly Term[] }

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const written = new WeakMap<Term, string>()

/** The text of the tsquery: `('越南' <-> '南语') | 'vietnamese':*`. Rendered once per term; those of frequent searches are cached. */
export function textOf(term: Term): string {
  const known = written.get(term)
  if (known !== undefined) return known
  const text = write(term)
  written.set(term, text)
  return text
}

function write(term: Term): string {
  if ('lexeme' in term) return `${quoted(term.lexeme)}${term.prefix ? ':*' : ''}`
  const [parts, sign] = 'phrase' in term ? [term.phrase, ' <-> '] : 'any' in term ? [term.any, ' | '] : [term.all, ' & ']
  const [only] = parts
  return parts.length === 1 && only ? textOf(only) : `(${parts.map(textOf).join(sign)})`
}

/** Frequent lexemes with the share of a table's rows that contain them; `rare` is the share assumed for all others. */
export interface Frequencies {
  shares: ReadonlyMap<string, number>
  rare: number
}

/** The estimated share of matching rows, as if words were independent of each other. */
export function shareOf(term: Term, frequencies: Frequencies): number {
  const { shares, rare } = frequencies
  if ('lexeme' in term) {
    if (!term.prefix) return shares.get(term.lexeme) ?? rare
    let share = rare
    for (const [lexeme, own] of shares) if (lexeme.startsWith(term.lexeme)) share += own
    return Math.min(1, share)
  }
  if ('phrase' in term) return Math.min(...term.phrase.map((part) => shareOf(part, frequencies)))
  if ('any' in term)
    return Math.min(
      1,
      term.any.reduce((sum, part) => sum + shareOf(part, frequencies), 0),
    )
  return term.all.reduce((share, part) => share * shareOf(part, frequencies), 1)
}

/** The alternatives of an `any` condition. */
export const partsOf = (term: Term): Term[] => ('any' in term ? term.any.flatMap(partsOf) : [term])

/** Any of these, without duplicates; a phrase that contains a word which is an alternative itself adds nothing. */
export function anyOf(terms: readonly Term[]): Term {
  const parts = new Map(terms.flatMap(partsOf).map((part) => [textOf(part), part]))
  const isSaid = (part: Term) => 'phrase' in part && part.phrase.some((one) => parts.has(textOf(one)))
  return { any: [...parts.values()].filter((part) => !isSaid(part)) }
}

const LATIN = /^[a-z0-9]+$/

/**
 * Folded text as documents contain it: Latin words one by one, other scripts as pairs of characters, all of it as one phrase. `stem`
 * gives the English stem of a word, or null for words without one. Null for text without words.
 */
export function phraseOf(text: string, stem: (word: string) => string | null): Term | null {
  const words = text.match(/[a-z0-9]+|[^\sa-z0-9]+/g) ?? []
  if (words.length === 0) return null
  const asTyped = words.flatMap((word) => (LATIN.test(word) ? [{ lexeme: word }] : pairsOf(word)))
  const stems = words.map((word) => (LATIN.test(word) ? stem(word) : null))
  const asWritten: Term = asTyped.length === 1 && asTyped[0] ? asTyped[0] : { phrase: asTyped }
  // Stop words leave gaps among the stems: a phrase with one of them is searched as it was written.
  if (stems.includes(null) || stems.every((one, at) => one === words[at])) return asWritten
  const stemmed = stems.map((lexeme) => ({ lexeme: lexeme ?? '' }))
  return { any: [asWritten, stemmed.length === 1 && stemmed[0] ? stemmed[0] : { phrase: stemmed }] }
}

function pairsOf(word: string): Term[] {
  const signs = [...word]
  if (signs.length === 1) return [{ lexeme: word, prefix: true }]
  return signs.slice(1).map((sign, at) => ({ lexeme: `${signs[at]}${sign}` }))
}
