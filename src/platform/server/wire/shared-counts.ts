import { preparedSql, type Reader } from '../data/database.ts'
import { sql } from '../data/drizzle.ts'
import type { Log } from '../log.ts'

/** So much of something is allowed in so many seconds. */
export interface Allowance {
  name: string
  most: number
  seconds: number
}

interface Window {
  /** By `performance.now()`. */
  endsAt: number
  used: number
  /** How many may be used before the database is asked again. */
  granted: number
  /** How many of those that were used or granted the database knows. */
  told: number
  isFull: boolean
  waiting: number
  asking: Promise<void> | undefined
}

/** Who is counted at one time; beyond, the oldest are forgotten. */
const KEPT_MOST = 50_000
/** Below this an allowance is kept exactly: each use is asked for. From here on it is asked for by shares of a fiftieth. */
const EXACT_BELOW = 150
const SHARES = 50

/**
 * Counts what somebody does, over all servers on one database. Each server takes shares of an allowance from an unlogged table, so that a
 * small one is exact and a large one costs a statement for each fiftieth of it; the first share is used before it is asked for, so that who
 * does little costs none. Two servers therefore differ from one by a fiftieth at most. By the clock of the database, which nobody sets.
 */
export class SharedCounts {
  readonly #db: Reader
  readonly #log: Log
  readonly #windows = new Map<string, Window>()

  constructor(db: Reader, log: Log) {
    this.#db = db
    this.#log = log
  }

  /** Zero if it may be done now, and then it is counted; else after how many milliseconds it may. */
  async take(allowance: Allowance, subject: string): Promise<number> {
    const key = `${allowance.name}:${subject}`
    for (;;) {
      const window = this.#window(key, allowance)
      if (window.used < window.granted) {
        window.used++
        return 0
      }
      if (window.isFull) return Math.max(1, window.endsAt - performance.now())
      window.waiting++
      window.asking ??= this.#ask(key, allowance, window).finally(() => {
        window.asking = undefined
      })
      await window.asking
      window.waiting--
    }
  }

  #window(key: string, { most, seconds }: Allowance): Window {
    const now = performance.now()
    const known = this.#windows.get(key)
    if (known && (known.endsAt > now || known.asking)) return known
    this.#windows.delete(key)
    if (this.#windows.size >= KEPT_MOST) for (const oldest of this.#windows.keys()) if (this.#forget(oldest, now)) break
    const window = {
      endsAt: now + seconds * 1000,
      used: 0,
      granted: shareOf(most) ?? 0,
      told: 0,
      isFull: false,
      waiting: 0,
      asking: undefined,
    }
    this.#windows.set(key, window)
    return window
  }

  /** Whether it was one that still counted: those before it in order, which are over, go as well. */
  #forget(key: string, now: number): boolean {
    const isOver = this.#windows.get(key)!.endsAt <= now
    this.#windows.delete(key)
    return !isOver
  }

  async #ask(key: string, { most }: Allowance, window: Window): Promise<void> {
    const untold = window.used - window.told
    const asked = untold + Math.max(shareOf(most) ?? 1, window.waiting)
    const leftMs = Math.max(0, window.endsAt - performance.now())
    try {
      const [row] = await takeShare(this.#db, { key, asked, leftMs })
      const room = Math.min(asked, most - (row!.used - asked))
      window.endsAt = performance.now() + row!.left_ms
      window.told += asked
      window.granted = window.used + Math.max(0, room - untold)
      window.isFull = room < asked
    } catch (error) {
      // Without the database this server counts by itself until the window is over.
      this.#log.warn({ err: error }, 'limits are counted by each server')
      window.granted = most
      window.isFull = true
    }
  }
}

/** Null where each is asked for. */
const shareOf = (most: number): number | null => (most < EXACT_BELOW ? null : Math.floor(most / SHARES))

/** A window that is over begins again. */
const takeShare = preparedSql<{ used: number; left_ms: number }>(
  'take_share',
  sql`insert into request_count as c (key, used, ends_at)
    values (${sql.placeholder('key')}, ${sql.placeholder('asked')}::int,
      clock_timestamp() + ${sql.placeholder('leftMs')}::float8 * interval '1 millisecond')
    on conflict (key) do update set
      used = case when c.ends_at > clock_timestamp() then c.used else 0 end + excluded.used,
      ends_at = case when c.ends_at > clock_timestamp() then c.ends_at else excluded.ends_at end
    returning used, greatest(0, extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as left_ms`,
)
