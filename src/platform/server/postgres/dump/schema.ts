import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../data/migrate.ts'
import { readMigrations, readRepeatables } from '../../data/migration-files.ts'
import type { Release } from '../../data/migration-list.ts'
import { VERSION } from '../../version.ts'
import { DumpProblem } from './format.ts'

/** What made the tables of a database: the version of Hengdu with the SQL of all its migrations. */
export type Schema = Release

/** Of a database that is up to date with this version. */
export async function schemaOf(ownerUrl: string): Promise<Schema> {
  const migrations = readMigrations(join(import.meta.dirname, '../../../../../migrations'))
  const release: Schema = { version: VERSION, migrations, ...(await readRepeatables()) }
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: known } = await client.query<{ known: boolean }>("select to_regclass('migration.applied') is not null as known")
    const { rows } = known[0]!.known
      ? await client.query<{ name: string; hash: string }>('select name, hash from migration.applied')
      : { rows: [] }
    const inCode = [...release.before, ...release.migrations, ...release.after].map(({ name, hash }) => `${name} ${hash}`)
    const inDatabase = rows.map(({ name, hash }) => `${name} ${hash}`)
    if (inCode.toSorted().join('\n') !== inDatabase.toSorted().join('\n'))
      throw new DumpProblem('The database is not of this version of Hengdu: dump it with the one that runs on it, or start this one first')
    return release
  } finally {
    await client.end()
  }
}

/** Makes the tables of a dump. Nothing happens if a load that failed has made them. */
export const makeSchema = (ownerUrl: string, schema: Schema): Promise<void> => migrate(ownerUrl, undefined, () => schema)
