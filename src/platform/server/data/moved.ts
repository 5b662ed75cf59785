/**
 * A database may move: another machine takes over its address, a standby is promoted. Connections to the machine that was left must not be
 * used any more. Those that end by themselves are replaced by the pool; here are the two kinds that do not.
 */
import pg from 'pg'

/** The SQLSTATE of a write on a server that takes none. */
export const READ_ONLY = '25006'

/** Fails on a standby. A primary becomes one only by a new start, which ends its connections; a promoted standby keeps them. */
export async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw Object.assign(new Error('The database is a standby: it takes no writes'), { code: READ_ONLY })
}

/** For the pool: a new connection that came to a standby is not handed out, so that the next one may find the address moved. */
export const refuseStandby = (client: pg.PoolClient, done: (error?: Error) => void): void =>
  void assertPrimary(client).then(() => done(), done)

/** Without a word for so long, a connection that somebody waits for is asked about. Most statements have answered by then. */
const SILENT_MS = 5_000
const ASK_MS = 3_000

type Connection = pg.PoolClient & { processID: number; connection: { stream: { destroy(error: Error): void; setTimeout: SetTimeout } } }
type SetTimeout = (ms: number, silent?: () => void) => void

/**
 * A machine that vanishes closes no connection: what waits on one would wait for ever. Once a connection in use has been silent for some
 * seconds, a new one asks the database whether it knows it still; if not, or if no new one comes to be, it is broken off.
 */
export function breakOffLost(pool: pg.Pool, url: string): void {
  const silent = new Set<Connection>()
  let asking = false
  const ask = async () => {
    asking = true
    const asked = [...silent]
    silent.clear()
    const alive = await knownAmong(asked, url)
    for (const client of asked) {
      if (!inUse.has(client)) continue
      if (alive.has(client.processID)) watch(client)
      else client.connection.stream.destroy(Object.assign(new Error('The database has lost this connection'), { code: 'ECONNRESET' }))
    }
    asking = false
    if (silent.size > 0) void ask()
  }
  const inUse = new Set<Connection>()
  const watch = (client: Connection) => client.connection.stream.setTimeout(SILENT_MS)
  pool.on('connect', (client) => {
    const { stream } = (client as Connection).connection as unknown as { stream: NodeJS.EventEmitter }
    stream.on('timeout', () => {
      if (!inUse.has(client as Connection)) return
      silent.add(client as Connection)
      if (!asking) void ask()
    })
  })
  pool.on('acquire', (client) => {
    inUse.add(client as Connection)
    watch(client as Connection)
  })
  pool.on('release', (_, client) => {
    inUse.delete(client as Connection)
    ;(client as Connection).connection.stream.setTimeout(0)
  })
}

/** The process ids of those connections that the database knows. All of them, if it answers but lets nobody in. */
async function knownAmong(asked: readonly Connection[], url: string): Promise<Set<number>> {
  const pids = asked.map(({ processID }) => processID)
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
    application_name: 'hengdu lost',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid = any($1)', [pids])
    return new Set(rows.map(({ pid }) => pid))
  } catch (error) {
    return new Set(/^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') ? pids : [])
  } finally {
    void client.end().catch(() => undefined)
  }
}
