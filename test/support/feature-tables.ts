import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is, PgTable } from '../../src/platform/server/data/drizzle.ts'

const root = join(import.meta.dirname, '../..')

/** The tables of a feature whose rows have an id. */
export async function tablesOf(feature: string): Promise<{ name: string; versioned: boolean }[]> {
  const files = globSync(`src/features/*/${feature}/server/**/tables.ts`, { cwd: root })
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
  return modules
    .flatMap((all) => Object.values(all))
    .filter((one): one is PgTable => is(one, PgTable) && 'id' in one)
    .map((table) => ({ name: getTableName(table), versioned: 'version' in table }))
}
