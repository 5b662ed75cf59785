import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { DumpProblem } from './format.ts'

/** What made the tables of a database: the SQL of every migration that it has had, in order. */
export interface Schema {
  migrations: { hash: string; at: number; statements: readonly string[] }[]
}

/** Of a database that this version of Hengdu knows. */
export async function schemaOf(ownerUrl: string): Promise<Schema> {
  const known = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../../../../../migrations') })
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
    return {
      migrations: rows.map(({ hash }) => {
        const found = known.find((one) => one.hash === hash)
        if (!found) throw new DumpProblem('The database was made by another version of Hengdu: dump it with that one')
        return { hash, at: found.folderMillis, statements: found.sql }
      }),
    }
  })
}

/** Makes the tables of a dump in an empty database. */
export const makeSchema = (ownerUrl: string, { migrations }: Schema): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(`begin; create schema if not exists drizzle;
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    const { rowCount } = await client.query('select from drizzle.__drizzle_migrations')
    if (rowCount === 0)
      for (const { hash, at, statements } of migrations) {
        for (const statement of statements) await client.query(statement)
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
      }
    await client.query('commit')
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
