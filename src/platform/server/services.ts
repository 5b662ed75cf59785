import type pg from 'pg'
import type { Lang } from '../contract/texts.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Reader, Tx } from './data/database.ts'
import type { MasterKeys } from './data/master-keys.ts'
import type { Feature } from './feature.ts'
import type { FileStore } from './files/store.ts'
import type { Hooks } from './hooks.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Actor } from './wire/actor.ts'
import type { Browser } from './wire/caller.ts'
import type { SharedCounts } from './wire/shared-counts.ts'

/**
 * What all code may use, inside a transaction and outside. It gives no access to the database: a write has its transaction and nothing
 * else.
 */
export interface SharedServices {
  config: Config
  clock: Clock
  log: Log
  masterKeys: MasterKeys
  /** Additions of features to one another's hooks. */
  hooks: Hooks
  /** Signals to open connections, of this server and of others on the same database. */
  live: Live
  /** The bytes of uploaded files. */
  files: FileStore
  /** Every feature of the process, lowest first. */
  features: readonly Feature[]
}

/** The services of one server, made at start-up and handed down. */
export interface Services extends SharedServices {
  pool: pg.Pool
  db: Db
  /** What is counted over all servers. */
  counts: SharedCounts
  /** Token → actor, or null for an unknown or ended session. Provided by the account feature. */
  identify: (token: string, now: Temporal.Instant) => Promise<Actor | null>
  /** Whether a text is the live proof of a session. Provided by the account feature. */
  proves: (sessionId: string, proof: string, now: Temporal.Instant) => Promise<boolean>
}

interface Context<A> {
  actor: A
  lang: Lang
  requestId: string
  now: Temporal.Instant
  ip: string | null
  browser?: Browser | null
  /** The page that called, by the id that it gave itself: it needs no news of what it did. */
  page?: string | null
  /** Whether the call came with a proof of the person; absent if it declares none. The ledger posts nothing without one. */
  proof?: 'given' | 'missing' | undefined
}

/** What reading encrypted values needs, and nothing of a request: commands read them too. */
export interface Opening {
  readonly db: Reader
  readonly services: Pick<Services, 'masterKeys'> & { readonly log: Pick<Services['log'], 'error'> }
}

/** The context of a read. `db` is the pool. */
export interface Look<A = Actor> extends Context<A> {
  services: SharedServices
  db: Reader
}

/**
 * One transaction of one actor. `db` and `tx` are the same transaction, so writes can call the functions that read. Announcements wait
 * for the commit.
 */
export interface Act<A = Actor> extends Context<A> {
  services: SharedServices
  tx: Tx
  db: Reader
  afterCommit: (announce: () => void | Promise<void>) => void
}
