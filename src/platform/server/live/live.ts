import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'

/** A kind of signal, with the type of its content. A signal says that something happened; what it was is read from the tables. */
export interface SignalKind<T> {
  readonly name: string
  /** Never set: carries the type of the content. */
  readonly carries?: T
}

export const defineSignal = <T>(name: string): SignalKind<T> => ({ name })

type Handler = (content: unknown) => void

interface Batch {
  from: string
  signals: [name: string, content: unknown][]
}

const CHANNEL = 'hengdu_live'
/** A NOTIFY takes a lock of the whole database at commit, so there is one for all signals of this time. */
const BATCH_MS = 10
/** PostgreSQL allows 8,000 bytes. */
const PAYLOAD_BYTES = 7_900
const RETRY_MS = 500
const WAITING_MOST = 20_000
const ALIVE_MS = 15_000

/**
 * Signals between the parts of a server and between the servers of one database. In this process they arrive at once, elsewhere within
 * about 10 ms. They are no record: after a lost connection `onResume` says that some may be missing, and a part that needs all reads
 * the tables.
 */
export class Live {
  readonly #me = randomUUID()
  readonly #handlers = new Map<string, Handler[]>()
  readonly #resumeHandlers: (() => void)[] = []
  readonly #drainHandlers: (() => void)[] = []
  #waiting: string[] = []
  #timer: NodeJS.Timeout | undefined
  #alive: NodeJS.Timeout | undefined
  #connection: { url: string; pool: pg.Pool; log: Log } | undefined
  #listener: pg.Client | undefined
  #sending: Promise<void> | undefined
  #stopped = false

  on<T>(kind: SignalKind<T>, handler: (content: T) => void): void {
    // What `publish` sent under this name is a T.
    this.#handlers.set(kind.name, [...(this.#handlers.get(kind.name) ?? []), handler as Handler])
  }

  /** Called when the connection to the other servers is back. */
  onResume(handler: () => void): void {
    this.#resumeHandlers.push(handler)
  }

  /** Called before this server stops, while connections are still open. */
  onDrain(handler: () => void): void {
    this.#drainHandlers.push(handler)
  }

  /** To every server of the database, this one included. */
  publish<T>(kind: SignalKind<T>, content: T): void {
    this.publishHere(kind, content)
    this.publishElsewhere(kind, content)
  }

  /** To this server alone; the content may be of any size. */
  publishHere<T>(kind: SignalKind<T>, content: T): void {
    this.#hand(kind.name, content)
  }

  /** To the other servers alone: this one has notified its own parts already. */
  publishElsewhere<T>(kind: SignalKind<T>, content: T): void {
    if (!this.#connection || this.#stopped) return
    const text = JSON.stringify([kind.name, content])
    if (Buffer.byteLength(text) > PAYLOAD_BYTES - 100) throw new Error(`signal ${kind.name} is too long: send ids, not contents`)
    if (this.#waiting.length < WAITING_MOST) this.#waiting.push(text)
    this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS)
  }

  /** Begins to exchange signals with the other servers. Without it signals stay in this process: scripts and the seed. */
  async start(connection: { url: string; pool: pg.Pool; log: Log }): Promise<void> {
    this.#connection = connection
    await this.#listen(connection.url)
    this.#alive = setInterval(() => void this.#checkListener(connection.url), ALIVE_MS).unref()
  }

  /** Announces to the open connections of this server that it will stop. */
  drain(): void {
    for (const handler of this.#drainHandlers.splice(0)) handler()
  }

  async stop(): Promise<void> {
    this.drain()
    this.#stopped = true
    clearTimeout(this.#timer)
    clearInterval(this.#alive)
    await this.#sending
    // Pages that miss the last news ask again when they reconnect.
    await this.#send().catch(() => undefined)
    const listener = this.#listener
    this.#listener = undefined
    // A broken connection cannot be ended well, and is not needed any more.
    await listener?.end().catch(() => undefined)
  }

  #flush(): void {
    this.#sending = this.#send()
      .then(
        () => undefined,
        (error) => {
          this.#connection?.log.warn({ err: error }, 'signals wait for the database')
          return RETRY_MS
        },
      )
      .then((pause) => {
        this.#sending = undefined
        this.#timer = undefined
        if (this.#waiting.length > 0 && !this.#stopped) this.#timer = setTimeout(() => this.#flush(), pause ?? BATCH_MS)
      })
  }

  async #send(): Promise<void> {
    const sent = this.#waiting
    if (sent.length === 0 || !this.#connection) return
    this.#waiting = []
    try {
      await this.#connection.pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        CHANNEL,
        payloadsOf(this.#me, sent),
      ])
    } catch (error) {
      this.#waiting = [...sent, ...this.#waiting].slice(0, WAITING_MOST)
      throw error
    }
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'hengdu live',
      keepAlive: true,
      connectionTimeoutMillis: ALIVE_MS / 3,
      query_timeout: ALIVE_MS / 3,
    })
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    // 'end' follows every error, and connects again.
    client.on('error', () => undefined)
    client.on('end', () => this.#lost(client, url))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      // What went wrong is thrown; a connection that never was need not be closed well.
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.#stopped) await client.end()
    else this.#listener = client
  }

  #lost(client: pg.Client, url: string): void {
    if (this.#listener !== client || this.#stopped) return
    this.#listener = undefined
    const again = () => {
      if (this.#stopped) return
      this.#listen(url).then(
        () => {
          for (const handler of this.#resumeHandlers) handler()
        },
        () => setTimeout(again, RETRY_MS).unref(),
      )
    }
    setTimeout(again, RETRY_MS).unref()
  }

  /** A connection that has silently broken answers nothing. */
  async #checkListener(url: string): Promise<void> {
    const client = this.#listener
    if (!client) return
    try {
      await client.query('select 1')
    } catch {
      this.#lost(client, url)
      // It is broken already.
      await client.end().catch(() => undefined)
    }
  }

  #receive(payload: string): void {
    const { from, signals } = JSON.parse(payload) as Batch
    if (from === this.#me) return
    for (const [name, content] of signals) this.#hand(name, content)
  }

  #hand(name: string, content: unknown): void {
    for (const handler of this.#handlers.get(name) ?? []) {
      try {
        handler(content)
      } catch (error) {
        this.#connection?.log.error({ err: error, signal: name }, 'a signal was not handled')
      }
    }
  }
}

/** As few payloads as their length allows. */
function payloadsOf(from: string, signals: readonly string[]): string[] {
  const payloads: string[] = []
  let together: string[] = []
  let bytes = 0
  const close = () => {
    if (together.length > 0) payloads.push(`{"from":"${from}","signals":[${together.join(',')}]}`)
    together = []
    bytes = 0
  }
  for (const signal of signals) {
    const length = Buffer.byteLength(signal) + 1
    if (bytes + length > PAYLOAD_BYTES - 80) close()
    together.push(signal)
    bytes += length
  }
  close()
  return payloads
}
