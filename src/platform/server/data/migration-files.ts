import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, type Migration, migrationOf, type Repeatable } from './migration-list.ts'
import { postingsSql, type SearchFields } from './search/fields.ts'

/** Between the statements of a migration without a transaction. */
export const BREAKPOINT = '--> statement-breakpoint'

export const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => migrationOf(file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')))

const root = join(import.meta.dirname, '../../../..')
const DATA = 'src/platform/server/data'

/** What the tables need before they exist, and what needs the tables. */
export async function readRepeatables(): Promise<{ before: Repeatable[]; after: Repeatable[] }> {
  const of = (name: string, text: string): Repeatable => ({ name, text, hash: hashOf(text) })
  const fromFile = (name: string) => of(name, readFileSync(join(root, name), 'utf8'))
  const search = (await readSearchFields()).flatMap((fields) => {
    const text = postingsSql(fields)
    return text ? [of(`search of ${fields.table}`, text)] : []
  })
  return {
    before: [fromFile(`${DATA}/preamble.sql`)],
    after: [
      fromFile(`${DATA}/invariants.sql`),
      ...globSync('src/features/*/*/server/invariants.sql', { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .sort()
        .map(fromFile),
      ...search,
    ],
  }
}

/** The search fields of all features. */
export async function readSearchFields(): Promise<SearchFields[]> {
  const paths = globSync('src/features/*/*/server/search-fields.ts', { cwd: root }).sort()
  const modules = await Promise.all(paths.map((path) => import(join(root, path)) as Promise<Record<string, SearchFields>>))
  return modules.flatMap((declared) => Object.values(declared))
}
