import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { type Database, LOCK_MS, openDatabase, SESSION, sqlState } from './database.ts'

const CLOCK_WARNS_MS = 1_000
const CLOCK_REFUSES_MS = 5_000

const POOLER =
  'The database is reached through a pooler that shares connections between transactions: prepared statements, limits of time and signals do not work through it. Connect to PostgreSQL itself, or through a pooler in session mode, or set DATABASE_DIRECT_URL beside a PgBouncer that keeps prepared statements'

const FORGETS =
  'The pooler of DATABASE_URL does not keep prepared statements: PgBouncer does from 1.21 on, with max_prepared_statements above 0'

const POOLED = 'The connections of the pooler of DATABASE_URL lack a limit of time: set it by connect_query in the [databases] of PgBouncer'

/**
 * What a server relies on, looked at before it serves: a connection that is its own, the settings that it asked for, and the same time.
 * Behind a pooler that shares connections that is said of the way past it, and the pooler must keep what is the same for everybody.
 */
export async function checkConnection(database: Database, clock: Clock, warn: (line: string) => void): Promise<void> {
  if (database.directUrl === database.url) return checkOwn(database, clock, warn)
  const direct = openDatabase(database.directUrl, { max: 2 })
  try {
    await checkOwn(direct, clock, warn)
    await checkShared(database, direct)
  } finally {
    await direct.close()
  }
}

async function checkShared({ pool }: Database, direct: Database): Promise<void> {
  // Its start belongs to one PostgreSQL, its number to one database of it.
  const which = `select pg_postmaster_start_time()::text || oid as which from pg_database where datname = current_database()`
  const [here, there] = await Promise.all([pool.query(which), direct.pool.query(which)])
  if (here.rows[0].which !== there.rows[0].which)
    throw new Error('DATABASE_DIRECT_URL leads to another database than DATABASE_URL does through its pooler')
  const first = await pool.connect()
  const second = await pool.connect()
  try {
    const named = { name: 'pooled', text: 'select 1' }
    await first.query(named)
    // Both hold a connection of the pooler's, of which one does not know the statement.
    for (const client of [second, first]) await client.query('begin')
    for (const client of [first, second]) {
      await client.query(named)
      await checkSettings(client, { ...SESSION, lock_timeout: String(LOCK_MS) }, POOLED)
    }
    for (const client of [first, second]) await client.query('commit')
  } catch (error) {
    if (['26000', '42P05'].includes(sqlState(error) ?? '')) throw new Error(FORGETS, { cause: error })
    throw error
  } finally {
    // Nothing of the statement stays with them.
    first.release(true)
    second.release(true)
  }
}

async function checkOwn({ pool }: Database, clock: Clock, warn: (line: string) => void): Promise<void> {
  const first = await pool.connect()
  const second = await pool.connect()
  try {
    const pidOf = async (client: typeof first) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
    const before = await pidOf(first)
    // A pooler gives the same connection to the next one who asks, and another to the first.
    await second.query('begin')
    const others = await pidOf(second)
    const after = await pidOf(first)
    await second.query('commit')
    if (before !== after || before === others) throw new Error(POOLER)
    await checkSettings(first, SESSION, POOLER)
    await checkClock(first, clock, warn)
  } finally {
    first.release()
    second.release()
  }
}

async function checkSettings(client: pg.ClientBase, settings: Readonly<Record<string, string>>, otherwise: string): Promise<void> {
  for (const [name, wanted] of Object.entries(settings)) {
    const { rows } = await client.query<{ given: string }>('select setting as given from pg_settings where lower(name) = $1', [name])
    if (rows[0]?.given !== wanted) throw new Error(`${otherwise} (${name} is ${rows[0]?.given}, and ${wanted} was asked for)`)
  }
}

/** Money is released and sessions end by the clock of the server; the database and other servers must agree with it. */
async function checkClock(client: Asked, clock: Clock, warn: (line: string) => void): Promise<void> {
  const offMs = await clockOffMs(client, clock)
  if (offMs > CLOCK_REFUSES_MS)
    throw new Error(`The clock of this server and that of the database differ by ${Math.round(offMs / 1000)} seconds: synchronise them`)
  if (offMs > CLOCK_WARNS_MS) warn(clockWarning(offMs))
}

const clockWarning = (offMs: number) => `The clock of this server differs from that of the database by ${offMs} ms: synchronise them`

interface Asked {
  query: (text: string) => Promise<{ rows: { ms: number }[] }>
}

/** By how many milliseconds at least the clock of this server differs from that of the database. */
export async function clockOffMs(client: Asked, clock: Clock): Promise<number> {
  const asked = clock.now().epochMilliseconds
  const { rows } = await client.query('select extract(epoch from clock_timestamp())::float8 * 1000 as ms')
  const answered = clock.now().epochMilliseconds
  // The time of the database lies between both, if the clocks agree.
  return Math.round(Math.max(asked - rows[0]!.ms, rows[0]!.ms - answered, 0))
}

/** Clocks drift while a server runs. A database that does not answer is said elsewhere. */
export function watchClock({ pool }: Database, clock: Clock, warn: (line: string) => void, everyMs = 60_000): () => void {
  const look = () =>
    clockOffMs(pool, clock).then(
      (offMs) => offMs > CLOCK_WARNS_MS && warn(clockWarning(offMs)),
      () => undefined,
    )
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}
