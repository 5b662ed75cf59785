import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { BOOKS_ZONE } from '../../rules/constants.ts'
import { performAsSystem } from './act.ts'
import { startsWith } from './query.ts'
import type { Act, Services } from './services.ts'
import { job } from './tables.ts'

/** A kind of job, with the type of its payload. */
export interface JobKind<P> {
  readonly name: string
  /** Never set: carries the type of the payload. */
  readonly carries?: P
}

export const defineJob = <P extends object>(name: string): JobKind<P> => ({ name })

/** The action of a job: one line that calls the domain. Runs in a transaction that also marks the job done. */
export type JobHandler<P> = (act: Act, payload: P) => Promise<unknown>
export type FailedHandler<P> = (act: Act, payload: P, error: string) => Promise<unknown>

export interface JobOrder {
  dueAt: Temporal.Instant
  /** While a job with this key is open, another is not added. */
  uniqueKey?: string
}

/** Adds a job in the transaction of the write that needs it. */
export async function enqueue<P>(act: Act<unknown>, kind: JobKind<P>, payload: P, order: JobOrder): Promise<void> {
  await act.tx
    .insert(job)
    .values({ name: kind.name, payload, uniqueKey: order.uniqueKey ?? null, dueAt: order.dueAt, createdAt: act.now })
    .onConflictDoNothing({ target: job.uniqueKey, where: sql`done_at is null` })
}

/**
 * Cancels open jobs whose key has this prefix: when a state ends, so do its timers. A job that is running is skipped, since waiting for
 * it could deadlock; it finds the state changed and does nothing. Keys contain the version of the row, so a new timer never collides with
 * an old one.
 */
export async function cancelJobs(act: Act<unknown>, uniqueKeyPrefix: string): Promise<void> {
  const open = act.tx
    .select({ id: job.id })
    .from(job)
    .where(and(isNull(job.doneAt), startsWith(job.uniqueKey, uniqueKeyPrefix)))
    .for('update', { skipLocked: true })
  await act.tx.delete(job).where(inArray(job.id, open))
}

const MAX_ATTEMPTS = 8
const NIGHT_HOUR = 3
const MINUTE_MS = 60_000

/** One key per night: adding the job again has no effect. */
function orderNight(act: Act, kind: JobKind<object>): Promise<void> {
  const local = act.now.toZonedDateTimeISO(BOOKS_ZONE)
  const night = local.with({ hour: NIGHT_HOUR, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const dueAt = Temporal.ZonedDateTime.compare(night, local) > 0 ? night : night.add({ days: 1 })
  return enqueue(act, kind, {}, { dueAt: dueAt.toInstant(), uniqueKey: `${kind.name}:${dueAt.toPlainDate()}` })
}

/** One key per minute: two servers that start together add one job. */
function orderMinute(act: Act, kind: JobKind<object>): Promise<void> {
  const minute = Math.floor(act.now.epochMilliseconds / MINUTE_MS) + 1
  const dueAt = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS)
  return enqueue(act, kind, {}, { dueAt, uniqueKey: `${kind.name}:${minute}` })
}

type TakenJob = Pick<typeof job.$inferSelect, 'id' | 'name' | 'attempts' | 'payload'>

export class Jobs {
  readonly #services: Services
  readonly #handlers = new Map<string, { run: JobHandler<unknown>; failed: FailedHandler<unknown> | undefined }>()
  readonly #recurring: { kind: JobKind<object>; order: typeof orderNight }[] = []
  #timer: NodeJS.Timeout | undefined
  #running: Promise<number> | undefined
  #stopped = false

  constructor(services: Services) {
    this.#services = services
  }

  /** `failed` records a failure where people see it, in the transaction that schedules the next attempt. */
  on<P>(kind: JobKind<P>, run: JobHandler<P>, failed?: FailedHandler<P>): void {
    // What `enqueue` stored under this name is a P.
    this.#handlers.set(kind.name, { run: run as JobHandler<unknown>, failed: failed as FailedHandler<unknown> | undefined })
  }

  /** Runs a job every day at three in Beijing. Each run schedules the next. */
  nightly(name: string, run: (act: Act) => Promise<unknown>): void {
    this.#recur(name, orderNight, run)
  }

  /** Runs a job every minute. Each run schedules the next; minutes in which no server ran are not made up for. */
  everyMinute(name: string, run: (act: Act) => Promise<unknown>): void {
    this.#recur(name, orderMinute, run)
  }

  #recur(name: string, order: typeof orderNight, run: (act: Act) => Promise<unknown>): void {
    const kind = defineJob(name)
    this.#recurring.push({ kind, order })
    this.on(kind, async (act) => {
      await run(act)
      await order(act, kind)
    })
  }

  /** Schedules the next run of every recurring job; those already scheduled remain. */
  async orderRecurring(): Promise<void> {
    await performAsSystem(this.#services, 'start', async (act) => {
      for (const { kind, order } of this.#recurring) await order(act, kind)
    })
  }

  /** Polls every second and runs all jobs that are due, including those that became due while no server ran. */
  start(everyMs = 1000): void {
    const tick = () => {
      this.runDue()
        .catch((error) => this.#services.log.error({ err: error }, 'jobs'))
        .finally(() => {
          if (!this.#stopped) this.#timer = setTimeout(tick, everyMs)
        })
    }
    tick()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running?.catch(() => 0)
  }

  /** Runs all jobs due now, oldest first, including those that they add for now. Returns how many ran. */
  runDue(): Promise<number> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #drain(): Promise<number> {
    let ran = 0
    while (!this.#stopped && (await this.#runOne())) ran++
    return ran
  }

  async #runOne(): Promise<boolean> {
    let taken: TakenJob | undefined
    try {
      return await performAsSystem(this.#services, `job-${crypto.randomUUID()}`, async (act) => {
        taken = undefined
        const [row] = await act.tx
          .select()
          .from(job)
          .where(sql`${job.doneAt} is null and ${job.dueAt} <= ${act.now.toString()}::timestamptz and ${job.attempts} < ${MAX_ATTEMPTS}`)
          .orderBy(job.dueAt)
          .limit(1)
          .for('update', { skipLocked: true })
        if (!row) return false
        taken = row
        const handler = this.#handlers.get(row.name)
        if (!handler) throw new Error(`no handler for job ${row.name}`)
        await handler.run(act, row.payload)
        await act.tx.update(job).set({ doneAt: act.now }).where(eq(job.id, row.id))
        return true
      })
    } catch (error) {
      if (!taken) throw error
      await this.#postpone(taken, error)
      return true
    }
  }

  async #postpone(taken: TakenJob, cause: unknown): Promise<void> {
    this.#services.log.error({ err: cause, job: taken.id, name: taken.name }, 'job failed')
    const pause = { seconds: 5 * 3 ** taken.attempts }
    const error = String(cause).slice(0, 500)
    await performAsSystem(this.#services, `job-${crypto.randomUUID()}`, async (act) => {
      await act.tx
        .update(job)
        .set({ attempts: taken.attempts + 1, error, dueAt: act.now.add(pause) })
        .where(eq(job.id, taken.id))
      await this.#handlers.get(taken.name)?.failed?.(act, taken.payload, error)
    })
  }
}
