import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { fillPlaceholders, type PgDatabase, PgDialect, type SQL, sql } from './drizzle.ts'
import { breakOffLost, breakOffSilent, READ_ONLY, takeOrRefuse } from './moved.ts'
import { type Answer, type Statement, valueSent, Wave } from './wave.ts'

export type Db = PgDatabase<NodePgQueryResultHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** The database as a read needs it: the pool or a transaction. */
export type Reader = Db | Tx

export interface Database {
  url: string
  /** Of the database itself, where `url` leads to a pooler that shares connections between transactions; otherwise `url`. */
  directUrl: string
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

// int8 arrives as text by default; every bigint of the schema stays below 2^53.
pg.types.setTypeParser(20, Number)

const CONNECT_MS = 5_000
/** PostgreSQL ends a statement that runs for longer. */
export const STATEMENT_MS = 15_000
/** The client has given up by then (source §7): a statement that still waits for a lock only makes others wait behind it. */
export const LOCK_MS = 10_000
/** PostgreSQL ends a transaction that has been idle this long, with its locks: the process has lost track of it. */
const IDLE_IN_TRANSACTION_MS = 20_000

/** What every connection asks for, by the names and in the units of `pg_settings`. */
export const SESSION: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  statement_timeout: String(STATEMENT_MS),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
}

interface DatabaseOptions {
  max?: number
  /** How long a statement waits for a lock. */
  lockMs?: number
  directUrl?: string
}

/** What a pooler keeps for each of its clients. All else is the same for everybody: its own settings say it, and a start compares. */
const OF_CLIENT = ['timezone']
/** No statement is without an answer for so long: what is, behind a pooler, will never have one. */
const SILENT_MS = STATEMENT_MS + 5_000

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 20, lockMs = LOCK_MS, directUrl = url } = options
  const isShared = directUrl !== url
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    options: Object.entries({ ...SESSION, lock_timeout: lockMs })
      .filter(([name]) => !isShared || OF_CLIENT.includes(name))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'hengdu',
    pipeline: true,
    verify: takeOrRefuse,
  })
  if (isShared) breakOffSilent(pool, SILENT_MS)
  else breakOffLost(pool, url)
  connectOnce(pool)
  sendTogether(pool)
  // An event without a listener ends the process. What waits for the broken connection learns of it by its query, the pool opens others.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool)
  poolOf.set(db, pool)
  return { url, directUrl, pool, db, close: closeOf(pool) }
}

/** Ends the pool and waits until PostgreSQL has closed each connection: the pool itself only waits until they have been asked to end. */
function closeOf(pool: pg.Pool): () => Promise<void> {
  const open = new Set<Promise<void>>()
  pool.on('connect', (client) => {
    const closed = new Promise<void>((resolve) => client.once('end', resolve)).then(() => void open.delete(closed))
    open.add(closed)
  })
  return async () => {
    await pool.end()
    await Promise.all(open)
  }
}

/** True while code runs inside `inTransaction`. */
const transactions = new AsyncLocalStorage<true>()

/**
 * A transaction gets no second connection: twenty transactions that each wait for a twenty-first connection wait for ever and block every
 * request. The types already prevent it, since an `Act` has no pool; this catches what types do not. And who has waited too long is
 * called once: the pool calls them again with the connection that has been opened for them meanwhile, which nobody would give back.
 */
function connectOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (called: Connected) => void
  pool.connect = ((callback?: Connected) => {
    if (transactions.getStore()) throw new Error('code inside a transaction asked the pool for a second connection: use act.tx')
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const answer: Connected = callback ?? ((error, client) => (error ? reject(error) : resolve(client!)))
    let isAnswered = false
    connect((error, client, release) => {
      if (isAnswered) client?.release()
      else answer(error, client, release)
      isAnswered = true
    })
    return callback ? undefined : promise
  }) as typeof pool.connect
}
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

interface Waiting {
  statement: Statement
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Prepared statements that are sent at one time, as `together` does, share a connection and a message (`Wave`). They are answered one
 * after the other, so what is built for each call, and may be long, has a connection of its own.
 */
function sendTogether(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const texts = new Map<string, string>()
  /** What cannot be sent is refused here: in a wave it would harm the others. */
  const ready = ({ values = [], ...config }: Statement): Statement => {
    const { name, text } = config
    if ((texts.get(name) ?? text) !== text) throw new Error(`Two prepared statements are called ${name}`)
    texts.set(name, text)
    return { ...config, values: values.map(valueSent) }
  }
  let wave: Waiting[] = []
  const send = () => {
    const sent = wave
    wave = []
    void share(pool, sent)
  }
  pool.query = ((...args: unknown[]) => {
    const [config, values] = args as [Statement, Statement['values']]
    if (!config.name || typeof args.at(-1) === 'function' || transactions.getStore()) return query(...args)
    return new Promise((resolve, reject) => {
      const statement = ready(values ? { ...config, values } : config)
      // Once everything that is ready to run has run.
      if (wave.push({ statement, resolve, reject }) === 1) process.nextTick(send)
    })
  }) as typeof pool.query
}

async function share(pool: pg.Pool, sent: readonly Waiting[], isAgain = false): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    for (const { reject } of sent) reject(error)
  })
  if (!client) return
  const wave = new Wave(sent.map(({ statement }) => statement))
  const done = (error: Error | null, answers: Answer[]) => {
    // As after a single statement: a connection on which one has failed is not used again.
    client.release(Boolean(error))
    if (!error) for (const [nth, { resolve }] of sent.entries()) resolve(answers[nth]!)
    else failShared(pool, sent, { failed: wave.failed, error, isAgain })
  }
  ;(client.query as (...args: unknown[]) => void)(wave, done)
}

/**
 * Callers that know nothing of each other share a wave: what only came after, or before, a failure is sent again, and has not happened.
 * Together, since there is mostly one failure; after a second, each alone.
 */
function failShared(
  pool: pg.Pool,
  sent: readonly Waiting[],
  { failed, error, isAgain }: { failed: number; error: Error; isAgain: boolean },
): void {
  if (!(error instanceof pg.DatabaseError && error.severity === 'ERROR')) {
    for (const { reject } of sent) reject(error)
    return
  }
  sent[failed]!.reject(error)
  const others = sent.toSpliced(failed, 1)
  if (isAgain) for (const one of others) void share(pool, [one])
  else if (others.length > 0) void share(pool, others, true)
}

/**
 * Reads that do not need each other: side by side on the pool; in a transaction, which has one connection, one after the other.
 */
export async function together<T extends readonly (() => unknown)[]>(
  ...reads: T
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  type Results = { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }
  if (!transactions.getStore()) return (await Promise.all(reads.map(async (read) => read()))) as Results
  const results: unknown[] = []
  for (const read of reads) results.push(await read())
  return results as Results
}

const poolOf = new WeakMap<Db, pg.Pool>()

const dialect = new PgDialect()

/**
 * A query that is built once for the pool and once for each connection that runs transactions, and prepared under its name: building a
 * query costs the server more than PostgreSQL needs to answer it. Parameters are `sql.placeholder`s given to `execute`.
 */
export function prepared<P extends object>(build: (reader: Reader) => P): (reader: Reader) => P {
  const built = new WeakMap<Reader, P>()
  return (reader) => {
    const known = built.get(reader)
    if (known) return known
    const made = build(reader)
    built.set(reader, made)
    return made
  }
}

/**
 * The same for plain SQL: rows with PostgreSQL's column names and the values that `pg` reads. It bypasses the query builder, which costs
 * as much as a small statement.
 */
export function preparedSql<T>(name: string, query: SQL): (reader: Reader, values: Record<string, unknown>) => Promise<T[]> {
  let built: ReturnType<typeof dialect.sqlToQuery> | undefined
  return async (reader, values) => {
    built ??= dialect.sqlToQuery(query)
    const { rows } = await connectionOf(reader).query({ name, text: built.sql, values: fillPlaceholders(built.params, values) })
    return rows as T[]
  }
}

function connectionOf(reader: Reader): pg.Pool | pg.ClientBase {
  const { session } = reader._
  if (!(session instanceof NodePgSession)) throw new Error('not a connection of node-postgres')
  return session['client']
}

const RETRIED = new Set(['40001', '40P01'])
const MAX_TRIES = 5

/** A serialization failure or a deadlock: `inTransaction` runs the transaction again. */
export const isRetried = (error: unknown): boolean => RETRIED.has(sqlState(error) ?? '')

/** One transaction; after a deadlock or a serialization failure it is safe to run it again. */
export async function inTransaction<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = poolOf.get(db)
  for (let tries = 1; ; tries++) {
    try {
      // Inside another transaction it is a savepoint.
      return await (pool ? onConnection(pool, run) : db.transaction((tx) => transactions.run(true, () => run(tx))))
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** tries * Math.random()))
    }
  }
}

/** Each connection keeps its transaction object and what was prepared on it: `db.transaction` would create both each time. */
const kept = new WeakMap<pg.PoolClient, Tx>()

/**
 * Reads several times what the database was at one moment. It takes no locks and changes nothing; it has one connection until it ends, so
 * it must end soon.
 */
export async function inSnapshot<T>(db: Db, run: (reader: Reader) => Promise<T>): Promise<T> {
  const pool = poolOf.get(db)
  if (!pool) throw new Error('a snapshot is read from the pool')
  return onConnection(pool, run, 'begin isolation level repeatable read read only')
}

async function onConnection<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>, begin = 'begin'): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query(begin)
    const tx = kept.get(client) ?? new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    kept.set(client, tx)
    const result = await transactions.run(true, () => run(tx))
    // PostgreSQL answers the commit of a failed transaction with a rollback, without an error.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed statement was not reported')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    broken ||= sqlState(error) === READ_ONLY
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Runs under settings of PostgreSQL, and leaves them as they were: inside a write this is a savepoint, and a setting made in it would last
 * until the end of the write.
 */
export function withSettings<T>(db: Reader, settings: Readonly<Record<string, string>>, run: (tx: Tx) => Promise<T>): Promise<T> {
  const names = Object.keys(settings)
  return db.transaction(async (tx) => {
    const set = (values: Readonly<Record<string, string>>) => {
      const each = names.map((name) => sql`set_config(${name}, ${values[name]}, true)`)
      return tx.execute(sql`select ${sql.join(each, sql`, `)}`)
    }
    const kept = await tx.execute<Record<string, string>>(
      sql`select ${sql.join(
        names.map((name) => sql`current_setting(${name}) as ${sql.identifier(name)}`),
        sql`, `,
      )}`,
    )
    await set(settings)
    const result = await run(tx)
    await set(kept.rows[0]!)
    return result
  })
}

/** The SQLSTATE of a failure, also when drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const seen = error as { code?: string; cause?: { code?: string } } | null
  return seen?.cause?.code ?? seen?.code
}

/** The database gave no connection in time, is starting, stopping or moving: the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: { message?: string } }
  const late = /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/
  return UNAVAILABLE.has(sqlState(error) ?? '') || isOfPooler(error) || late.test(message) || late.test(cause?.message ?? '')
}

/** A pooler that has no connection to give, or has lost one, ends that of its client; a mistake of ours in the protocol does not. */
function isOfPooler(error: unknown): boolean {
  const { severity, cause } = (error ?? {}) as { severity?: string; cause?: { severity?: string } }
  return sqlState(error) === '08P01' && (cause?.severity ?? severity) === 'FATAL'
}

/** Another transaction held a lock for too long: the caller may retry. */
export const isLocked = (error: unknown): boolean => sqlState(error) === '55P03'

/** The database has no room left on its disk. */
export const isFull = (error: unknown): boolean => sqlState(error) === '53100'

const UNAVAILABLE = new Set([
  ...['53300', '57P01', '57P02', '57P03', READ_ONLY],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

export function constraintOf(error: unknown): string | undefined {
  const seen = error as { constraint?: string; cause?: { constraint?: string } } | null
  return seen?.cause?.constraint ?? seen?.constraint
}
