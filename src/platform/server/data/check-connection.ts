import type { Clock } from '../clock.ts'
import { type Database, SESSION } from './database.ts'

const CLOCK_WARNS_MS = 1_000
const CLOCK_REFUSES_MS = 5_000

const POOLER =
  'The database is reached through a pooler that shares connections between transactions: prepared statements, limits of time and signals do not work through it. Connect to PostgreSQL itself, or through a pooler in session mode'

/** What a server relies on, looked at before it serves: a connection that is its own, the settings that it asked for, and the same time. */
export async function checkConnection({ pool }: Database, clock: Clock, warn: (line: string) => void): Promise<void> {
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
    for (const [name, wanted] of Object.entries(SESSION)) {
      const { rows } = await first.query<{ given: string }>('select setting as given from pg_settings where lower(name) = $1', [name])
      if (rows[0]?.given !== wanted) throw new Error(`${POOLER} (${name} is ${rows[0]?.given}, and ${wanted} was asked for)`)
    }
    await checkClock(first, clock, warn)
  } finally {
    first.release()
    second.release()
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
