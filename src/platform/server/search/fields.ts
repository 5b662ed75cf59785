/**
 * How well a result meets a word: in its title, by its home region, by what it does, by what else it is marked with, in its text; at last by something
 * wider than was asked for.
 */
export type Class = 'title' | 'home' | 'service' | 'related' | 'text' | 'near'

/**
 * What a table is searched by, as SQL over its own columns. PostgreSQL keeps two generated columns in step with it, in the statement that writes the
 * row: `search_head` (titles, number and codes) and `search` (all of it). They are no part of the table's drizzle columns: nobody reads them.
 */
export interface SearchFields {
  table: string
  title: readonly string[]
  body: readonly string[]
  /** The column with the number that people quote. */
  number?: string
  /** Arrays of codes, each family by a name of its own; `of` is the family of the vocabulary's names that ask for them. */
  codes: Readonly<Record<string, { sql: string; of: string; as: 'home' | 'service' | 'related' }>>
}

const wordsOf = (columns: readonly string[]): string => `search_words(${columns.join(` || ' ' || `)})`

/** The columns and their indexes, for the migration. The pending list is kept short: every search reads all of it. */
export function searchSql(fields: SearchFields): string {
  const codes = Object.entries(fields.codes).map(([name, { sql }]) => `search_codes('${name}', ${sql})`)
  const head = [wordsOf(fields.title), ...(fields.number ? [`search_number(${fields.number})`] : []), ...codes]
  const all = fields.body.length > 0 ? [...head, wordsOf(fields.body)] : head
  const column = (name: string, parts: readonly string[]) =>
    `  add column ${name} tsvector not null generated always as (\n    ${parts.join('\n    || ')}\n  ) stored`
  return [`alter table ${fields.table}\n${column('search_head', head)},\n${column('search', all)};`, searchIndexes(fields.table)].join('\n')
}

export const searchIndexes = (table: string): string =>
  ['search_head', 'search']
    .map((column) => `create index ${table}_${column} on ${table} using gin (${column}) with (gin_pending_list_limit = 256);`)
    .join('\n')
