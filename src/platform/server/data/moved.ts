/**
 * A database may move: another machine takes over its address, a standby is promoted. Connections to the machine that was left must not be
 * used any more. Those that end by themselves are replaced by the pool; here are the two kinds that do not.
 */
import type { Socket } from 'node:net'
import pg from 'pg'

/** The SQLSTATE of a write on a server that takes none. */
export const READ_ONLY = '25006'

/** Fails on a standby. A primary becomes one only by a new start, which ends its connections; a promoted standby keeps them. */
export async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw Object.assign(new Error('The database is a standby: it takes no writes'), { code: READ_ONLY })
}

/** Without a word for so long, a connection that somebody waits for is asked about. Most statements have answered by then. */
const SILENT_MS = 5_000
const ASK_MS = 3_000

/** A connection of the pool, with the socket beneath it, which the types of `pg` leave out. */
type Connection = pg.PoolClient & { connection: { stream: Socket } }

/** The backend of each connection. What the driver learned at the start may be an invention of a pooler in session mode. */
const backends = new WeakMap<pg.PoolClient, number>()

/** For the pool: a new connection that came to a standby is not handed out, so that the next one may find the address moved. */
export function takeOrRefuse(client: pg.PoolClient, done: (error?: Error) => void): void {
  const take = async () => {
    await assertPrimary(client)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    backends.set(client, rows[0]!.pid)
  }
  void take().then(() => done(), done)
}

/**
 * A machine that vanishes closes no connection: what waits on one would wait for ever. Once a connection in use has been silent for some
 * seconds, a new one asks the database whether it knows it still; if not, or if no new one comes to be, it is broken off.
 */
export function breakOffLost(pool: pg.Pool, url: string): void {
  const inUse = new Set<pg.PoolClient>()
  const silent = new Set<pg.PoolClient>()
  let asking = false
  const ask = async () => {
    asking = true
    const asked = [...silent]
    silent.clear()
    const known = await knownAmong(asked, url)
    for (const client of asked) {
      if (!inUse.has(client)) continue
      if (known.has(client)) socketOf(client).setTimeout(SILENT_MS)
      else socketOf(client).destroy(lost())
    }
    asking = false
    if (silent.size > 0) void ask()
  }
  pool.on('connect', (client) => {
    socketOf(client).on('timeout', () => {
      if (!inUse.has(client)) return
      silent.add(client)
      if (!asking) void ask()
    })
  })
  pool.on('acquire', (client) => {
    inUse.add(client)
    socketOf(client).setTimeout(SILENT_MS)
  })
  pool.on('release', (_, client) => {
    inUse.delete(client)
    socketOf(client).setTimeout(0)
  })
}

/**
 * The same behind a pooler that shares connections: the database does not know those of its clients. What has been silent for longer than
 * a statement may take is broken off unasked.
 */
export function breakOffSilent(pool: pg.Pool, afterMs: number): void {
  const inUse = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    socketOf(client).on('timeout', () => {
      if (inUse.has(client)) socketOf(client).destroy(lost())
    })
  })
  pool.on('acquire', (client) => {
    inUse.add(client)
    socketOf(client).setTimeout(afterMs)
  })
  pool.on('release', (_, client) => {
    inUse.delete(client)
    socketOf(client).setTimeout(0)
  })
}

const lost = (): Error => Object.assign(new Error('The database has lost this connection'), { code: 'ECONNRESET' })

const socketOf = (client: pg.PoolClient): Socket => (client as Connection).connection.stream

/** Those that the database knows. All of them, if it answers but lets nobody in. */
async function knownAmong(asked: readonly pg.PoolClient[], url: string): Promise<Set<pg.PoolClient>> {
  const pidOf = (client: pg.PoolClient) => backends.get(client) ?? 0
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
    application_name: 'hengdu lost',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid = any($1)', [asked.map(pidOf)])
    return new Set(asked.filter((one) => rows.some(({ pid }) => pid === pidOf(one))))
  } catch (error) {
    return new Set(/^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') ? asked : [])
  } finally {
    // Nothing waits for its end, and one that never was cannot be ended.
    client.end().catch(() => undefined)
  }
}
