/** The next migration from the tables in the code, by drizzle-kit, with what drizzle-kit does not know: partitions and search columns. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import config from '../../drizzle.config.ts'
import { BREAKPOINT, readSearchFields } from '../../src/platform/server/data/migration-files.ts'
import { PARTITIONED } from '../../src/platform/server/data/partitions.ts'
import { searchColumns, searchIndex } from '../../src/platform/server/data/search/fields.ts'

/** The search columns of each table, and the functions that they call. */
interface SearchState {
  functions: string
  columns: Record<string, Record<string, string | null>>
}

const root = join(import.meta.dirname, '../..')
/** Not in meta/, where drizzle-kit stops at a file that it does not know. */
const SEARCH_STATE = 'search.json'

/** As the tables in the code want it. */
export async function searchState(): Promise<SearchState> {
  const columns = (await readSearchFields()).map((fields) => [fields.table, searchColumns(fields)] as const)
  return {
    functions: readFileSync(join(root, 'src/platform/server/data/preamble.sql'), 'utf8'),
    columns: Object.fromEntries(columns.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** As the migrations of a folder leave it. */
export function writtenSearchState(folder: string): SearchState {
  const path = join(folder, SEARCH_STATE)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SearchState) : { functions: '', columns: {} }
}

/** Writes the next migration into the folder. Null if the tables are as its migrations leave them. */
export async function generate(folder: string, name: string, stdio: StdioOptions = 'inherit'): Promise<string | null> {
  mkdirSync(folder, { recursive: true })
  const before = new Set(readdirSync(folder))
  const wanted = await searchState()
  const search = searchSteps(writtenSearchState(folder), wanted)
  const made = () => readdirSync(folder).find((file) => file.endsWith('.sql') && !before.has(file))
  runKit(folder, ['--name', name], stdio)
  if (!made() && search.length > 0) runKit(folder, ['--name', name, '--custom'], stdio)
  const file = made()
  if (!file) return null
  const path = join(folder, file)
  const steps = readFileSync(path, 'utf8')
    .replace(/^-- Custom SQL migration file.*$/m, '')
    .split(BREAKPOINT)
    .map((step) => step.trim())
    .filter(Boolean)
    .flatMap(partitionedStep)
  const body = [...steps, ...search].join(`\n${BREAKPOINT}\n`)
  const isNarrow = before.size > 0 && [...steps, ...search].some((step) => NARROWS.test(step))
  writeFileSync(path, `-- phase: ${isNarrow ? 'contract' : 'expand'}\n${body}\n`)
  writeFileSync(join(folder, SEARCH_STATE), `${JSON.stringify(wanted, null, 2)}\n`)
  return path
}

/** What a server of the release before may not survive. The author knows better than this list, and corrects the line. */
const NARROWS = /^(drop|alter)\b.*\b(drop (table|column|constraint|index|type)|rename|set not null|set data type|set expression)\b/is

function runKit(folder: string, flags: readonly string[], stdio: StdioOptions): void {
  const settings = join(folder, 'config.json')
  // The real settings except for the folder; flags would accept only one schema.
  writeFileSync(settings, JSON.stringify({ ...config, out: relative(root, folder) }))
  try {
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    execFileSync(process.execPath, [kit, 'generate', '--config', relative(root, settings), ...flags], { cwd: root, stdio })
  } finally {
    rmSync(settings)
  }
}

/** Drizzle knows no partitions: a unique index that does not contain the id is one of the default partition, which the others copy. */
function partitionedStep(step: string): string[] {
  const table = /^CREATE TABLE "(\w+)"/.exec(step)?.[1]
  if (table && PARTITIONED.includes(table))
    return [
      `${step.replace(/;$/, '')} PARTITION BY RANGE ("id");`,
      'create schema if not exists partitions;',
      `create table partitions.${table}_default partition of "${table}" default;`,
    ]
  const index = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/.exec(step)?.[1]
  if (index && PARTITIONED.includes(index)) return [step.replace(`ON "${index}"`, `ON "partitions"."${index}_default"`)]
  return [step]
}

function searchSteps(before: SearchState, wanted: SearchState): string[] {
  const tables = [...new Set([...Object.keys(before.columns), ...Object.keys(wanted.columns)])]
  return tables.flatMap((table) => {
    const [was, is] = [before.columns[table] ?? {}, wanted.columns[table] ?? {}]
    const removed = Object.keys(was).filter((column) => !(column in is))
    return [
      ...removed.map((column) => `alter table ${table} drop column if exists ${column};`),
      ...Object.entries(is).flatMap(([column, expression]) => {
        if (!(column in was)) return [addColumn(table, column, expression), searchIndex(table, column)]
        if (was[column] === expression && (before.functions === wanted.functions || expression === null)) return []
        return [`alter table ${table} alter column ${column} set expression as (\n    ${expression}\n  );`]
      }),
    ]
  })
}

const addColumn = (table: string, column: string, expression: string | null): string =>
  expression === null
    ? `alter table ${table} add column ${column} tsvector not null default '';`
    : `alter table ${table} add column ${column} tsvector not null generated always as (\n    ${expression}\n  ) stored;`
