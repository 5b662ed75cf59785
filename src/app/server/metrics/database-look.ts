import { trialBalance } from '../../../features/money/ledger/server/reads.ts'
import type { Clock } from '../../../platform/server/clock.ts'
import { clockOffMs } from '../../../platform/server/data/check-connection.ts'
import { type Database, openDatabase } from '../../../platform/server/data/database.ts'
import { sql } from '../../../platform/server/data/drizzle.ts'
import { monthsAhead } from '../../../platform/server/data/partitions.ts'
import { job } from '../../../platform/server/data/tables.ts'
import { failedJobs } from '../../../platform/server/jobs/failed-jobs.ts'
import type { Jobs } from '../../../platform/server/jobs/jobs.ts'

/** A scrape gets what there is by then. */
const PATIENCE_MS = 2_000
/** Prometheus may be two, and a person with a browser. */
const KEPT_MS = 5_000
/** Summing up a large ledger takes seconds. */
const LEDGER_MS = 3_600_000

interface QueueFigures {
  queue: string
  due: number
  oldestSeconds: number
  dead: number
}

export interface DatabaseFigures {
  lockWaits: number
  clockOffSeconds: number
  queues: QueueFigures[]
  partitions: { table: string; months: number }[]
  /** Null until it has been summed up for the first time. `at`: seconds since 1970. */
  ledger: { currencies: { currency: string; totalMinor: number }[]; drifted: number; at: number } | null
}

/** Reads the figures that only the database knows, over a connection of its own: a busy pool is what they must show. */
export class DatabaseLook {
  readonly #database: Database
  readonly #clock: Clock
  readonly #jobs: Jobs
  #looking: Promise<DatabaseFigures> | undefined
  #kept: { figures: DatabaseFigures; until: number } | undefined
  #ledger: DatabaseFigures['ledger'] = null
  #ledgerDue = 0

  constructor(url: string, clock: Clock, jobs: Jobs) {
    this.#database = openDatabase(url, { max: 1 })
    this.#clock = clock
    this.#jobs = jobs
  }

  /** Null if the database does not answer in time, or refuses: that is the figure `hengdu_database_up`, and an alert. */
  async figures(): Promise<DatabaseFigures | null> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.figures
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), PATIENCE_MS)
    return Promise.race([this.#looking.catch(() => null), late.promise]).finally(() => clearTimeout(timer))
  }

  async #look(): Promise<DatabaseFigures> {
    const { db, pool } = this.#database
    const now = this.#clock.now()
    const offMs = await clockOffMs(pool, this.#clock)
    const { rows } = await pool.query<{ waits: number }>(
      `select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    const queues = await this.#queues(now)
    const partitions = await monthsAhead(db, now)
    if (performance.now() >= this.#ledgerDue) {
      const { currencies, drifted } = await trialBalance(db)
      this.#ledger = { currencies, drifted, at: now.epochMilliseconds / 1000 }
      this.#ledgerDue = performance.now() + LEDGER_MS
    }
    const figures = { lockWaits: rows[0]!.waits, clockOffSeconds: offMs / 1000, queues, partitions, ledger: this.#ledger }
    this.#kept = { figures, until: performance.now() + KEPT_MS }
    return figures
  }

  async #queues(now: Temporal.Instant): Promise<QueueFigures[]> {
    const due = sql`due_at <= ${now.toString()}::timestamptz and not coalesce(${failedJobs.dead()}, false)`
    const { rows } = await this.#database.db.execute<{ name: string; due: number; oldest: number; dead: number }>(sql`
      select name, (count(*) filter (where ${due}))::int as due, (count(*) filter (where ${failedJobs.dead()}))::int as dead,
        coalesce(extract(epoch from ${now.toString()}::timestamptz - min(due_at) filter (where ${due})), 0)::float8 as oldest
      from ${job} where done_at is null group by name`)
    return this.#jobs.names().map(([queue, names]) => {
      const own = rows.filter(({ name }) => names.includes(name))
      const sum = (key: 'due' | 'dead') => own.reduce((total, row) => total + row[key], 0)
      return { queue, due: sum('due'), oldestSeconds: Math.max(0, ...own.map(({ oldest }) => oldest)), dead: sum('dead') }
    })
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}
