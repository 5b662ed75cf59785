/**
 * How well a result matches a word: in its title, by its home region, by its service, by other codes, in its text; last by a wider term.
 */
export type Class = 'title' | 'home' | 'service' | 'related' | 'text' | 'near'

/**
 * What a table is searched by, as SQL over its own columns. PostgreSQL updates it in the statement that writes the row: two generated
 * columns of terms, `search_head` (titles, number and codes) and `search` (all of it), one if they are the same, and for public rows a
 * posting of each term of the head (`search_posting`), in order of rank. None of it is part of the table's drizzle columns: it is never
 * read with a row.
 */
export interface SearchFields {
  table: string
  id: string
  title: readonly string[]
  body: readonly string[]
  /** The column with the number that people quote. */
  number?: string
  /** Arrays of codes, by family; `of` is the family of the vocabulary names that search for them. */
  codes: Readonly<
    Record<
      string,
      {
        sql: string
        of: string
        as: 'home' | 'service' | 'related'
        /** The family of narrower codes: a city that names an area is not found by its whole region. */
        narrower?: string
      }
    >
  >
  /** Which rows are public. `row` is the name of the row. */
  open: (row: string) => string
  /** The number that ranks equally good results, highest first. Without it no postings are kept: for tables that stay small. */
  rank?: (row: string) => string
  /** A trigger of the feature writes the two columns. */
  hasOwnTerms?: boolean
}

const wordsOf = (columns: readonly string[]): string => `search_words(${columns.join(` || ' ' || `)})`

/** Whether the head is all there is: then there is one column, `search`. */
const isAllHead = ({ body, hasOwnTerms }: SearchFields): boolean => body.length === 0 && !hasOwnTerms

/** The columns of terms: how each is generated, or null where a trigger of the feature writes it. */
export function searchColumns(fields: SearchFields): Record<string, string | null> {
  if (fields.hasOwnTerms) return { search_head: null, search: null }
  const codes = Object.entries(fields.codes).map(([name, { sql }]) => `search_codes('${name}', ${sql})`)
  const head = [wordsOf(fields.title), ...(fields.number ? [`search_number(${fields.number})`] : []), ...codes].join('\n    || ')
  return isAllHead(fields) ? { search: head } : { search_head: head, search: `${head}\n    || ${wordsOf(fields.body)}` }
}

/** The column that holds the terms of the head. */
export const headOf = (fields: SearchFields): TermColumn => (isAllHead(fields) ? 'search' : 'search_head')
export type TermColumn = 'search_head' | 'search'

/** The pending list is kept short: every search reads all of it. */
export const searchIndex = (table: string, column: string): string =>
  `create index ${table}_${column} on ${table} using gin (${column}) with (gin_pending_list_limit = 256);`
export const searchIndexes = (fields: SearchFields): string =>
  Object.keys(searchColumns(fields))
    .map((column) => searchIndex(fields.table, column))
    .join('\n')

/** The triggers that keep the postings, for a repeatable migration. */
export function postingsSql({ table, id, open, rank }: SearchFields): string {
  if (!rank) return ''
  const changed = [
    'old.search_head is distinct from new.search_head',
    `(${open('old')}) is distinct from (${open('new')})`,
    `(${rank('old')}) is distinct from (${rank('new')})`,
  ]
  return `create or replace function ${table}_postings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and ${open('old')} then
    delete from search_posting using unnest(tsvector_to_array(old.search_head)) as term
    where kind = '${table}' and lexeme = term and rank = ${rank('old')} and search_posting.id = old.${id};
  end if;
  if tg_op <> 'DELETE' and ${open('new')} then
    insert into search_posting select '${table}', term, ${rank('new')}, new.${id} from unnest(tsvector_to_array(new.search_head)) as term;
  end if;
  return null;
end $$;
create or replace trigger ${table}_postings after insert or delete on ${table} for each row execute function ${table}_postings();
create or replace trigger ${table}_postings_change after update on ${table} for each row
  when (${changed.join('\n    or ')})
  execute function ${table}_postings();`
}

/** Postings of rows that were written while the triggers were disabled. */
export const fillPostings = ({ table, id, open, rank }: SearchFields): string =>
  rank
    ? `insert into search_posting select '${table}', term, ${rank(table)}, ${id} from ${table}, unnest(tsvector_to_array(search_head)) as term
where ${open(table)} order by 1, 2, 3, 4`
    : ''
