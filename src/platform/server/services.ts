import type pg from 'pg'
import type { Lang } from '../contract/texts.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Reader, Tx } from './database.ts'
import type { Log } from './log.ts'

/** The services that everything stands on; made once in app/server, handed down. */
export interface Services {
  config: Config
  pool: pg.Pool
  db: Db
  clock: Clock
  log: Log
  /** Token → actor, or null for an unknown or ended session. Given by the account feature. */
  identify: (token: string, now: Temporal.Instant) => Promise<Actor | null>
}

interface Scene<A> {
  services: Services
  actor: A
  lang: Lang
  requestId: string
  now: Temporal.Instant
  ip: string | null
}

/** What a read sees. `db` is the pool. */
export interface Look<A = Actor> extends Scene<A> {
  db: Reader
}

/**
 * One transaction of one actor. `db` and `tx` are the same transaction, so reads are shared with writes.
 * What is announced waits for the commit.
 */
export interface Act<A = Actor> extends Scene<A> {
  tx: Tx
  db: Reader
  afterCommit: (announce: () => void | Promise<void>) => void
}
