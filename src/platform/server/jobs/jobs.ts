import { z } from 'zod'
import { BOOKS_ZONE } from '../../../rules/constants.ts'
import { and, inArray, isNull, sql } from '../data/drizzle.ts'
import { startsWith } from '../data/query.ts'
import { job } from '../data/tables.ts'
import type { Act, Services } from '../services.ts'
import { withTrace } from '../trace.ts'
import { performAsSystem } from '../wire/act.ts'
import { storedCompany } from '../wire/actor.ts'
import { type FailedHandler, type JobHandler, JobQueue, type Outside } from './job-queue.ts'
import type { Night } from './night.ts'

/**
 * Each queue runs one job after the other, beside the other queues: timers (money is released by them) wait for nothing that takes
 * long, and neither waits for a mail relay; a night of clean-up keeps nobody waiting.
 */
const queues = ['timer', 'work', 'mail', 'night'] as const
export type Queue = (typeof queues)[number]

/** A kind of job, with the schema of its payload. */
export interface JobKind<P> {
  readonly name: string
  readonly queue: Queue
  /** A payload may have been stored by an older version of Hengdu, or by a later one: it is parsed before the job runs. */
  readonly payload: z.ZodType<P>
}

/** A field that is added later needs a default, as open jobs do not have it. */
export const defineJob = <S extends z.ZodRawShape>(name: string, fields: S, queue: Queue = 'timer'): JobKind<z.output<z.ZodObject<S>>> => ({
  name,
  queue,
  payload: z.object(fields),
})

/** A company in a payload. */
export const companyInJob = z.string().transform(storedCompany)

interface JobOrder {
  dueAt: Temporal.Instant
  /** While a job with this key is open, another is not added. */
  uniqueKey?: string
}

/** Adds a job in the transaction of the write that needs it. */
export async function enqueue<P>(act: Act<unknown>, kind: JobKind<P>, payload: P, order: JobOrder): Promise<void> {
  await act.tx
    .insert(job)
    .values({
      name: kind.name,
      payload: withTrace(payload as object),
      uniqueKey: order.uniqueKey ?? null,
      dueAt: order.dueAt,
      createdAt: act.now,
    })
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

const NIGHT_HOUR = 3
const MINUTE_MS = 60_000

function nextNight(now: Temporal.Instant): Temporal.Instant {
  const local = now.toZonedDateTimeISO(BOOKS_ZONE)
  const night = local.with({ hour: NIGHT_HOUR, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  return (Temporal.ZonedDateTime.compare(night, local) > 0 ? night : night.add({ days: 1 })).toInstant()
}

const nextMinute = (now: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / MINUTE_MS) + 1) * MINUTE_MS)

export class Jobs {
  readonly #services: Services
  readonly #queues: Record<Queue, JobQueue>
  readonly #recurring: { kind: JobKind<object>; next: typeof nextNight }[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #running: Promise<number> | undefined
  #stopped = false

  constructor(services: Services) {
    this.#services = services
    const queueOf = (queue: Queue) => new JobQueue(services, queue)
    this.#queues = { timer: queueOf('timer'), work: queueOf('work'), mail: queueOf('mail'), night: queueOf('night') }
  }

  /** Each queue with the names of its jobs. */
  names(): [queue: Queue, names: string[]][] {
    return queues.map((queue) => [queue, this.#queues[queue].names()])
  }

  /** `failed` records a failure where people see it, in the transaction that schedules the next attempt. */
  on<P>(kind: JobKind<P>, run: JobHandler<P>, failed?: FailedHandler<P>): void {
    this.#queues[kind.queue].on(kind, { run, failed })
  }

  /** A job that waits for somebody else's server: `send` runs while no transaction is open, `sent` in the one that marks the job done. */
  onOutside<P, R>(kind: JobKind<P>, outside: Outside<P, R>): void {
    this.#queues[kind.queue].on(kind, outside)
  }

  /** Runs a job every day at three in Beijing. One that fails is tried again, and the following nights come all the same. */
  nightly(name: string, run: (act: Act) => Promise<unknown>): void {
    this.#recur(defineJob(name, {}, 'work'), nextNight, run)
  }

  /** Runs a clean-up every night, in batches that each are a transaction. What it does not get done is done the next night. */
  sweep(name: string, sweep: (night: Night) => Promise<unknown>): void {
    const kind = defineJob(name, {}, 'night')
    this.#recurring.push({ kind, next: nextNight })
    this.#queues.night.on(kind, { sweep, again: nextNight })
  }

  /** Runs a job every minute; minutes in which no server ran are not made up for. */
  everyMinute(name: string, run: (act: Act) => Promise<unknown>): void {
    this.#recur(defineJob(name, {}, 'work'), nextMinute, run)
  }

  #recur(kind: JobKind<object>, next: typeof nextNight, run: (act: Act) => Promise<unknown>): void {
    this.#recurring.push({ kind, next })
    this.#queues[kind.queue].on(kind, { run, failed: undefined, again: next })
  }

  /** Adds the one row of every recurring job that has none: two servers that start together add one. */
  async orderRecurring(): Promise<void> {
    await performAsSystem(this.#services, 'start', async (act) => {
      for (const { kind, next } of this.#recurring) await enqueue(act, kind, {}, { dueAt: next(act.now), uniqueKey: kind.name })
    })
  }

  /** Polls every queue each second and runs all jobs that are due, including those that became due while no server ran. */
  start(everyMs = 1000): void {
    for (const name of queues) {
      const tick = () => {
        this.#queues[name]
          .drain()
          .catch((error) => this.#services.log.error({ err: error, queue: name }, 'jobs'))
          .finally(() => {
            if (this.#stopped) return
            const timer = setTimeout(() => {
              this.#timers.delete(timer)
              tick()
            }, everyMs)
            this.#timers.add(timer)
          })
      }
      tick()
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.all(queues.map((name) => this.#queues[name].stop()))
  }

  /**
   * Runs all jobs due now, queue by queue, in each the oldest first, including those that they add for now. Returns how many ran. A server
   * does not need it after `start`: tests and the demo world run their jobs with it, always in the same order.
   */
  runDue(): Promise<number> {
    this.#running ??= this.#drainAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #drainAll(): Promise<number> {
    let [ran, before] = [0, -1]
    while (!this.#stopped && ran > before) {
      before = ran
      for (const name of queues) ran += await this.#queues[name].drain()
    }
    return ran
  }
}
