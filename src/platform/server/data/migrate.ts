import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isLocked } from './database.ts'
import { BREAKPOINT, readMigrations, readRepeatables } from './migration-files.ts'
import { type Applied, type Migration, type Phase, pendingOf, type Release, type Repeatable, UNRELEASED } from './migration-list.ts'

const MIGRATION_LOCK = 0x48656e67 // "Heng"
const LOCK_PAUSE_MS = 200
const LOCK_PATIENCE_MS = 120_000
/** A migration that waits for a lock makes every query behind it wait: it gives up soon, and tries again. */
const LOCK_TIMEOUT_MS = 3_000
const MAX_TRIES = 40
const RECORD = 'migration.applied'

const root = join(import.meta.dirname, '../../../..')

/** The version of this code and all that it wants to find in a database. */
async function ownRelease(): Promise<Release> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, migrations: readMigrations(join(root, 'migrations')), ...(await readRepeatables()) }
}

/**
 * Brings a database up to date: what the tables need, the numbered migrations, what needs the tables (decision 100). Several servers that
 * start at the same time do so one after the other; each migration is a transaction of its own. `user` is the role under which servers
 * run, if it is another than this one: it gets the rights to rows and to nothing else. Refuses, in one sentence, a database that this
 * version must not run on. Tests change what the version brings.
 */
export async function migrate(url: string, user?: string, change = (own: Release): Release => own): Promise<void> {
  const release = change(await ownRelease())
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    const isOwn = user === undefined || user === client.user
    const { migrations, before, after } = pendingOf(release, await appliedIn(client))
    if (!isOwn || migrations.length + before.length + after.length > 0) {
      await lock(client)
      await bringUpToDate(client, release)
      if (!isOwn) await grantRows(client, user)
    }
    await makePartitions(client)
  } finally {
    await client.end()
  }
}

/** What a start would apply to a database, by name. Refuses a database as `migrate` does, and changes nothing. */
export async function missingIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=on' })
  await client.connect()
  try {
    const { before, migrations, after } = pendingOf(await ownRelease(), await appliedIn(client))
    return [...before, ...migrations, ...after].map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * The number of the last migration that a database has had, such as "0011". The number alone: it is answered to everybody who asks for the
 * server's health, and the names say what was built when.
 */
export async function schemaIn(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ number: string }>(`select left(max(name), 4) as number from ${RECORD} where phase is not null`)
  return rows[0]!.number
}

async function bringUpToDate(client: pg.Client, release: Release): Promise<void> {
  await client.query(`create schema if not exists migration;
    create table if not exists ${RECORD} (
      name text primary key, hash text not null, phase text, version text not null, at timestamptz not null default now())`)
  // Another server may have been first.
  const { before, migrations, after } = pendingOf(release, await appliedIn(client))
  const { version } = release
  for (const one of before) await apply(client, one, version)
  for (const one of migrations) await (one.isWhole ? apply(client, one, version) : applyInSteps(client, one, version))
  for (const one of after) await apply(client, one, version)
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

/** The numbered ones in order, then the repeatable ones. */
async function appliedIn(client: pg.Client): Promise<Applied[]> {
  const { rows: known } = await client.query<{ record: boolean; tables: boolean }>(
    `select to_regclass($1) is not null as record, to_regclass('public.account') is not null as tables`,
    [RECORD],
  )
  if (!known[0]!.record && known[0]!.tables) throw new Error(UNRELEASED)
  if (!known[0]!.record) return []
  return (await client.query<Applied>(`select name, hash, phase, version from ${RECORD} order by phase is null, name`)).rows
}

async function apply(client: pg.Client, one: Migration | Repeatable, version: string): Promise<void> {
  await retried(async () => {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query(one.text)
      await record(client, one, version)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/**
 * Statement by statement, each in a transaction of its own, as `create index concurrently` needs. What a build of an index that ended
 * early has left is removed first.
 */
async function applyInSteps(client: pg.Client, one: Migration, version: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select indexrelid::regclass::text as name from pg_index where not indisvalid')
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`)
  for (const statement of one.text.split(BREAKPOINT)) {
    // A concurrent build waits for those who read before it, and holds up nobody.
    await client.query(`set lock_timeout = ${/\bconcurrently\b/i.test(statement) ? 0 : LOCK_TIMEOUT_MS}`)
    await retried(() => client.query(statement))
  }
  await client.query('reset lock_timeout')
  await record(client, one, version)
}

const record = (client: pg.Client, one: (Migration | Repeatable) & { phase?: Phase }, version: string) =>
  client.query(
    `insert into ${RECORD} (name, hash, phase, version) values ($1, $2, $3, $4)
      on conflict (name) do update set hash = excluded.hash, version = excluded.version, at = now()`,
    [one.name, one.hash, one.phase ?? null, version],
  )

async function retried(run: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await run()
      return
    } catch (error) {
      if (tries >= MAX_TRIES || !isLocked(error)) throw error
      await sleep(LOCK_PAUSE_MS)
    }
  }
}

/** Rows, and numbers of sequences. Tables, triggers and functions belong to the owner. */
async function grantRows(client: pg.Client, user: string): Promise<void> {
  const role = client.escapeIdentifier(user)
  await client.query(`grant usage on schema public, migration to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant execute on function keep_partitions, analyze_partitioned, drop_archived_month to ${role};
    grant select on all tables in schema migration to ${role}`)
}

/** The nightly job makes them ahead; this is for a server that was off for months. One that is locked out leaves it to the next night. */
async function makePartitions(client: pg.Client): Promise<void> {
  try {
    await client.query('select keep_partitions(now())')
  } catch (error) {
    if (!isLocked(error)) throw error
  }
}
