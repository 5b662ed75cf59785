/**
 * How well a result matches a word: in its title, by its home region, by its service, by other codes, in its text; last by a wider term.
 */
export type Class = 'title' | 'home' | 'service' | 'related' | 'text' | 'near'

/**
 * What a table is searched by, as SQL over its own columns. PostgreSQL updates it in the statement that writes the row: two generated
 * columns of terms, `search_head` (titles, number and codes) and `search` (all of it), and for public rows a posting of each term of the
 * head (`search_posting`), in order of rank. None of it is part of the table's drizzle columns: it is never read with a row.
 */
export interface SearchFields {
  table: string
  id: string
  title: readonly string[]
  body: readonly string[]
  /** The column with the number that people quote. */
  number?: string
  /** Arrays of codes, by family; `of` is the family of the vocabulary names that search for them. */
  codes: Readonly<Record<string, { sql: string; of: string; as: 'home' | 'service' | 'related' }>>
  /** Which rows are public. `row` is the name of the row. */
  open: (row: string) => string
  /** The number that ranks equally good results, highest first. Without it no postings are kept: for tables that stay small. */
  rank?: (row: string) => string
  /** A trigger of the feature writes the two columns. */
  hasOwnTerms?: boolean
}

const wordsOf = (columns: readonly string[]): string => `search_words(${columns.join(` || ' ' || `)})`

/** Columns, indexes and triggers, for the migration. */
export const searchSql = (fields: SearchFields): string => `${termsSql(fields)}${searchIndexes(fields.table)}
${postingsSql(fields)}`

function termsSql(fields: SearchFields): string {
  if (fields.hasOwnTerms)
    return `alter table ${fields.table}\n  add column search_head tsvector not null default '',\n  add column search tsvector not null default '';\n`
  const codes = Object.entries(fields.codes).map(([name, { sql }]) => `search_codes('${name}', ${sql})`)
  const head = [wordsOf(fields.title), ...(fields.number ? [`search_number(${fields.number})`] : []), ...codes]
  const all = fields.body.length > 0 ? [...head, wordsOf(fields.body)] : head
  const column = (name: string, parts: readonly string[]) =>
    `  add column ${name} tsvector not null generated always as (\n    ${parts.join('\n    || ')}\n  ) stored`
  return `alter table ${fields.table}\n${column('search_head', head)},\n${column('search', all)};\n`
}

/** The pending list is kept short: every search reads all of it. */
export const searchIndexes = (table: string): string =>
  ['search_head', 'search']
    .map((column) => `create index ${table}_${column} on ${table} using gin (${column}) with (gin_pending_list_limit = 256);`)
    .join('\n')

function postingsSql({ table, id, open, rank }: SearchFields): string {
  if (!rank) return ''
  const changed = [
    'old.search_head is distinct from new.search_head',
    `(${open('old')}) is distinct from (${open('new')})`,
    `(${rank('old')}) is distinct from (${rank('new')})`,
  ]
  return `create function ${table}_postings() returns trigger language plpgsql as $$
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
create trigger ${table}_postings after insert or delete on ${table} for each row execute function ${table}_postings();
create trigger ${table}_postings_change after update on ${table} for each row
  when (${changed.join('\n    or ')})
  execute function ${table}_postings();`
}

/** Postings of rows that were written while the triggers were disabled. */
export const fillPostings = ({ table, id, open, rank }: SearchFields): string =>
  rank
    ? `insert into search_posting select '${table}', term, ${rank(table)}, ${id} from ${table}, unnest(tsvector_to_array(search_head)) as term
where ${open(table)} order by 1, 2, 3, 4`
    : ''
