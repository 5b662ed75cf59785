import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { isLocked } from './database.ts'

const MIGRATION_LOCK = 0x48656e67 // "Heng"
const LOCK_PAUSE_MS = 200
const LOCK_PATIENCE_MS = 120_000
/** A migration that waits for a lock makes every query behind it wait: it gives up soon, and tries again. */
const LOCK_TIMEOUT_MS = 3_000
const MAX_TRIES = 20
const RECORD = 'drizzle.__drizzle_migrations'

type Migration = ReturnType<typeof readMigrationFiles>[number]

/**
 * Brings a database up to date. Several servers that start at the same time do so one after the other; each migration is a transaction of
 * its own. `user` is the role under which servers run, if it is another than this one: it gets the rights to rows and to nothing else.
 */
export async function migrate(url: string, user?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../../../../migrations') })
    const isOwn = user === undefined || user === client.user
    if (isOwn && (await pending(client, migrations)).length === 0) return
    await lock(client)
    await client.query(`create schema if not exists drizzle;
      create table if not exists ${RECORD} (id serial primary key, hash text not null, created_at bigint)`)
    for (const migration of await pending(client, migrations)) await apply(client, migration)
    if (!isOwn) await grantRows(client, user)
  } finally {
    await client.end()
  }
}

/** Tried repeatedly instead of waited for: a connection that waits for a lock holds a snapshot, and other connections wait for that. */
async function lock(client: pg.Client): Promise<void> {
  const until = performance.now() + LOCK_PATIENCE_MS
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])
    if (rows[0]!.taken) return
    if (performance.now() > until)
      throw new Error('Another server has been bringing the database up to date for two minutes: look at its log')
    await sleep(LOCK_PAUSE_MS)
  }
}

async function pending(client: pg.Client, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows: known } = await client.query<{ known: boolean }>('select to_regclass($1) is not null as known', [RECORD])
  if (!known[0]!.known) return migrations
  const { rows } = await client.query<{ last: string | null }>(`select max(created_at) as last from ${RECORD}`)
  return migrations.filter(({ folderMillis }) => folderMillis > Number(rows[0]!.last ?? 0))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      for (const statement of migration.sql) await client.query(statement)
      await client.query(`insert into ${RECORD} (hash, created_at) values ($1, $2)`, [migration.hash, migration.folderMillis])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (tries >= MAX_TRIES || !isLocked(error)) throw error
      await sleep(LOCK_PAUSE_MS)
    }
  }
}

/** Rows, and numbers of sequences. Tables, triggers and functions belong to the owner. */
async function grantRows(client: pg.Client, user: string): Promise<void> {
  const role = client.escapeIdentifier(user)
  await client.query(`grant usage on schema public, drizzle to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant select on all tables in schema drizzle to ${role}`)
}
