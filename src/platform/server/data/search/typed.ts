import { index, type PgColumn, type SQL, sql } from '../drizzle.ts'
import { phraseOf, type Term, textOf } from './tsquery.ts'
import { plain } from './vocabulary.ts'

/**
 * What an operator types to find a case: its number, or the end of it, a name, a phone, an address. Other than a search it knows no
 * synonyms and corrects nothing, and it needs no column of its own: an index has the words.
 */
const DIGITS = 4

const words = (columns: readonly PgColumn[], nameOf: (column: PgColumn) => SQL): SQL =>
  sql`search_words(${sql.join(columns.map(nameOf), sql` || ' ' || `)})`

/** The index of these columns; none of them may be null. */
export const typedIndex = (name: string, ...columns: PgColumn[]) =>
  index(name).using(
    'gin',
    words(columns, (column) => sql.raw(column.name)),
  )

/** Whether the columns of a `typedIndex`, in the same order, have all these words or words that begin with them. */
export function hasTyped(columns: readonly PgColumn[], typed: string): SQL {
  const terms = (plain(typed).match(/[a-z0-9]+|[^\sa-z0-9]+/g) ?? []).flatMap(termOf)
  if (terms.length === 0) return sql`false`
  return sql`${words(columns, (column) => sql`${column}`)} @@ ${textOf({ all: terms })}::tsquery`
}

/** "518" is the end of O-2026-0518 as well. */
function termOf(word: string): Term[] {
  if (!/^[a-z0-9]+$/.test(word)) return phraseOf(word, () => null) ? [phraseOf(word, () => null) as Term] : []
  const begins: Term = { lexeme: word, prefix: true }
  return [/^\d+$/.test(word) && word.length < DIGITS ? { any: [begins, { lexeme: word.padStart(DIGITS, '0') }] } : begins]
}

/** Whether a column with a partial index of what is not empty has this key. The planner has to see that it is not. */
export const hasKey = (column: PgColumn, key: string): SQL => sql`(${column} = ${key} and ${column} <> '')`
