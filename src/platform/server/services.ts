import type pg from 'pg'
import type { Lang } from '../contract/texts.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Reader, Tx } from './database.ts'
import type { Feature } from './feature.ts'
import type { Hooks } from './hooks.ts'
import type { Log } from './log.ts'

/**
 * What all code may use, inside a transaction and outside. There is no way to the database here: a write has its transaction and nothing
 * else.
 */
export interface SharedServices {
  config: Config
  clock: Clock
  log: Log
  /** What features add to one another. */
  hooks: Hooks
  /** Every feature of the process, lowest first. */
  features: readonly Feature[]
}

/** The services of one server, made at start-up and handed down. */
export interface Services extends SharedServices {
  pool: pg.Pool
  db: Db
  /** Token → actor, or null for an unknown or ended session. The account feature gives it. */
  identify: (token: string, now: Temporal.Instant) => Promise<Actor | null>
}

interface Context<A> {
  actor: A
  lang: Lang
  requestId: string
  now: Temporal.Instant
  ip: string | null
}

/** What a read sees. `db` is the pool. */
export interface Look<A = Actor> extends Context<A> {
  services: SharedServices
  db: Reader
}

/**
 * One transaction of one actor. `db` and `tx` are the same transaction, so reads are shared with writes. What is announced waits for the
 * commit.
 */
export interface Act<A = Actor> extends Context<A> {
  services: SharedServices
  tx: Tx
  db: Reader
  afterCommit: (announce: () => void | Promise<void>) => void
}
