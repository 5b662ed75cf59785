import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATION_LOCK = 0x48656e67 // "Heng"

/** Brings a database up to date. Two servers that start at the same time on one database do so one after the other. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, '../../../migrations') })
  } finally {
    await client.end()
  }
}
