import { preparedSql, type Reader } from '../database.ts'
import { type SQL, sql } from '../drizzle.ts'
import type { SearchFields } from './fields.ts'
import { type Frequencies, shareOf, type Term } from './tsquery.ts'

type Lexeme = Extract<Term, { lexeme: string }>

/** The most postings of a word that are read to fill a page. */
export const POSTINGS_MOST = 3_000

/** The lexemes of a phrase, the rarest first: its postings lead to the phrase. */
export function leadsOf(part: Term, frequencies: Frequencies): Lexeme[] {
  if ('lexeme' in part) return [part]
  const lexemes = 'phrase' in part ? part.phrase.flatMap((one) => ('lexeme' in one ? [one] : [])) : []
  return lexemes.sort((a, b) => shareOf(a, frequencies) - shareOf(b, frequencies))
}

/** Character pairs of one word usually occur together; the words of an English phrase usually do not. */
export const isHanPhrase = (part: Term): boolean =>
  'phrase' in part && part.phrase.every((one) => 'lexeme' in one && !/^[a-z0-9#]/.test(one.lexeme))

type Read = (
  db: Reader,
  values: { lexemes: string[]; levels: number[]; phrases: (string | null)[]; wanted: number },
) => Promise<{ id: string; level: number }[]>

const made = new Map<string, Read>()

/** The best of a table by the postings of these lexemes, each of a level; a phrase is tested in the rows that its lexeme leads to. */
export function postings({ table, id }: SearchFields): Read {
  const known = made.get(table)
  if (known) return known
  const placeholder = sql.placeholder
  const wanted = placeholder('wanted')
  const row: SQL = sql.raw(table)
  const rowId: SQL = sql.raw(`${table}.${id}`)
  const read = preparedSql<{ id: string; level: number }>(
    `search_postings_${table}`,
    sql`with asked as (
        select * from unnest(${placeholder('lexemes')}::text[], ${placeholder('levels')}::int[], ${placeholder('phrases')}::tsquery[]) as asked(lexeme, level, phrase)
      ), found as (
        select posting.id, posting.rank, asked.level from asked cross join lateral (
          select p.id, p.rank from search_posting p where p.kind = ${sql.raw(`'${table}'`)} and p.lexeme = asked.lexeme
          order by p.rank desc, p.id desc limit ${wanted}
        ) as posting where asked.phrase is null
        union all
        select posting.id, posting.rank, asked.level from asked cross join lateral (
          select p.id, p.rank from (
            select id, rank from search_posting where kind = ${sql.raw(`'${table}'`)} and search_posting.lexeme = asked.lexeme
            order by rank desc, id desc limit ${POSTINGS_MOST}
          ) as p join ${row} on ${rowId} = p.id
          where ${row}.search_head @@ asked.phrase order by p.rank desc, p.id desc limit ${wanted}
        ) as posting where asked.phrase is not null
      )
      select id, min(level) as level from found group by id, rank order by min(level), rank desc, id desc limit ${wanted}`,
  )
  const typed: Read = (db, values) => read(db, values)
  made.set(table, typed)
  return typed
}
