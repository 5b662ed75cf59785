import { and, eq, inArray, isNull, lt, lte, or } from '../data/drizzle.ts'
import { job } from '../data/tables.ts'
import { errorForLog } from '../log.ts'
import type { Act, Services } from '../services.ts'
import { inSpan, traceIn } from '../trace.ts'
import { performAsSystem } from '../wire/act.ts'
import { INTERRUPTED, jobFailed, MAX_ATTEMPTS } from './failed-jobs.ts'
import type { JobKind, Queue } from './jobs.ts'
import { type Night, runNight } from './night.ts'

/** The action of a job: one line that calls the domain. Runs in a transaction that also marks the job done. */
export type JobHandler<P> = (act: Act, payload: P) => Promise<unknown>
/** `isLast`: it is not tried again. */
export type FailedHandler<P> = (act: Act, payload: P, error: string, isLast: boolean) => Promise<unknown>

/** The action of a job that waits for somebody else's server. It may run again after a crash, so what it sends must bear that. */
export interface Outside<P, R> {
  send: (services: Services, payload: P) => Promise<R>
  sent: (act: Act, payload: P, result: R) => Promise<unknown>
  failed: FailedHandler<P>
}

/** A job that recurs and consists of batches, each a transaction of its own. */
interface Sweep {
  sweep: (night: Night) => Promise<unknown>
  again: (now: Temporal.Instant) => Temporal.Instant
  failed?: undefined
}

type Inside<P> = {
  run: JobHandler<P>
  failed: FailedHandler<P> | undefined
  /** When it runs next, of a job that recurs. It has one row for ever, which is due again instead of done. */
  again?: (now: Temporal.Instant) => Temporal.Instant
}
type Handler = (Inside<unknown> | Outside<unknown, unknown> | Sweep) & { kind: JobKind<unknown> }
type TakenJob = Pick<typeof job.$inferSelect, 'id' | 'name' | 'attempts' | 'payload'>

/** A stored payload that this version cannot read. Another attempt would not change that. */
class UnreadablePayload extends Error {}

/** While a job runs outside a transaction, no other server takes it. */
const LEASE = { seconds: 120 }
const INTERRUPTED_LAST = 'the process ended during the last attempt'

/** The pause after an attempt, counted from one: 5 seconds, then three times as long each. One that recurs goes on once a day. */
const pauseAfter = (attempt: number): Temporal.DurationLike =>
  attempt < MAX_ATTEMPTS ? { seconds: 5 * 3 ** (attempt - 1) } : { hours: 24 }

/** The jobs of one queue, run one after the other. */
export class JobQueue {
  readonly #services: Services
  readonly #queue: Queue
  readonly #handlers = new Map<string, Handler>()
  #running: Promise<number> | undefined
  #stopped = false

  constructor(services: Services, queue: Queue) {
    this.#services = services
    this.#queue = queue
  }

  on<P, R>(kind: JobKind<P>, handler: Inside<P> | Outside<P, R> | Sweep): void {
    this.#handlers.set(kind.name, { ...handler, kind } as Handler)
  }

  names(): string[] {
    return [...this.#handlers.keys()]
  }

  /** Runs what is due until nothing is. Returns how many ran. */
  drain(): Promise<number> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running?.catch(() => 0)
  }

  async #drain(): Promise<number> {
    let ran = 0
    while (!this.#stopped && (await this.#runOne())) ran++
    return ran
  }

  async #runOne(): Promise<boolean> {
    const taken = await this.#perform((act) => this.#take(act))
    if (taken === 'none') return false
    if (taken === 'dead') return true
    await inSpan(taken.name, 'job', traceIn(Object(taken.payload)), () => this.#try(taken))
    return true
  }

  async #try(taken: TakenJob): Promise<void> {
    const handler = this.#handlers.get(taken.name)!
    try {
      const read = { ...taken, payload: payloadOf(handler, taken) }
      if ('run' in handler) await this.#perform((act) => this.#run(act, read, handler))
      else if ('sweep' in handler) await this.#sweep(read, handler)
      else await this.#send(read, handler)
    } catch (error) {
      await this.#postpone(taken, error)
    }
  }

  /**
   * Counts the attempt before the work, in a transaction of its own, and already sets the time of the next: a job that ends the process is
   * taken no more often than one that fails.
   */
  async #take(act: Act): Promise<TakenJob | 'none' | 'dead'> {
    const [row] = await act.tx
      .select()
      .from(job)
      .where(
        and(
          isNull(job.doneAt),
          lte(job.dueAt, act.now),
          or(lt(job.attempts, MAX_ATTEMPTS), eq(job.error, INTERRUPTED), inArray(job.name, this.#recurring())),
          inArray(job.name, [...this.#handlers.keys()]),
        ),
      )
      .orderBy(job.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return 'none'
    const handler = this.#handlers.get(row.name)!
    // Once is a server that was stopped at a bad moment; twice is a failure of the job.
    if (row.error === INTERRUPTED && row.attempts > 1) {
      this.#services.log.error({ job: row.id, name: row.name, attempts: row.attempts }, 'job ended its process')
      const parsed = handler.kind.payload.safeParse(row.payload)
      if (parsed.success) await handler.failed?.(act, parsed.data, INTERRUPTED, row.attempts >= MAX_ATTEMPTS)
      if (row.attempts >= MAX_ATTEMPTS && !againOf(handler)) {
        await act.tx.update(job).set({ error: INTERRUPTED_LAST }).where(eq(job.id, row.id))
        await this.#announce(act, row.name, INTERRUPTED_LAST)
        return 'dead'
      }
    }
    const attempts = Math.min(row.attempts + 1, MAX_ATTEMPTS)
    const pause = act.now.add(pauseAfter(attempts))
    const dueAt = 'run' in handler ? pause : later(pause, act.now.add(LEASE))
    await act.tx.update(job).set({ attempts, dueAt, error: INTERRUPTED }).where(eq(job.id, row.id))
    return { ...row, attempts }
  }

  #recurring(): string[] {
    return [...this.#handlers].flatMap(([name, handler]) => (againOf(handler) ? name : []))
  }

  async #run(act: Act, taken: TakenJob, handler: Inside<unknown>): Promise<void> {
    const [own] = await act.tx.select({ id: job.id }).from(job).where(isStill(taken)).for('update', { skipLocked: true })
    // Cancelled in between, or taken by another server after this one was held up.
    if (!own) return
    await handler.run(act, taken.payload)
    await finish(act, taken, handler)
  }

  async #send(taken: TakenJob, handler: Outside<unknown, unknown>): Promise<void> {
    const result = await handler.send(this.#services, taken.payload)
    await this.#perform(async (act) => {
      await handler.sent(act, taken.payload, result)
      await finish(act, taken, handler)
    })
  }

  async #postpone(taken: TakenJob, cause: unknown): Promise<void> {
    const trace = traceIn(Object(taken.payload))
    this.#services.log.error({ err: cause, job: taken.id, name: taken.name, ...(trace && { trace }) }, 'job failed')
    const error = errorForLog(cause).message.slice(0, 500)
    const handler = this.#handlers.get(taken.name)!
    const again = againOf(handler)
    const isUnreadable = cause instanceof UnreadablePayload
    await this.#perform(async (act) => {
      const pause = act.now.add(pauseAfter(taken.attempts))
      const isLast = taken.attempts >= MAX_ATTEMPTS
      // Of a job that recurs the next run is an attempt as well, and the last one no end.
      const next = again
        ? { dueAt: isLast ? again(act.now) : sooner(pause, again(act.now)), attempts: isLast ? 0 : taken.attempts }
        : { dueAt: pause, attempts: isUnreadable ? MAX_ATTEMPTS : taken.attempts }
      await act.tx
        .update(job)
        .set({ error, ...next })
        .where(isStill(taken))
      if (!isUnreadable) await handler.failed?.(act, taken.payload, error, isLast)
      if (isLast || isUnreadable) await this.#announce(act, taken.name, error)
    })
  }

  async #announce(act: Act, name: string, error: string): Promise<void> {
    for (const each of this.#services.hooks.of(jobFailed).values()) await each(act, { name, error })
  }

  /** Each batch holds the job for longer: a sweep takes minutes, and another server must not begin it meanwhile. */
  async #sweep(taken: TakenJob, handler: Sweep): Promise<void> {
    let isOwn = true
    const batch = (run: (act: Act) => Promise<number>) =>
      this.#perform(async (act) => {
        if (!isOwn || this.#stopped) return 0
        const held = await act.tx
          .update(job)
          .set({ dueAt: act.now.add(LEASE) })
          .where(isStill(taken))
          .returning({ id: job.id })
        isOwn = held.length > 0
        return isOwn ? run(act) : 0
      })
    await runNight(this.#services, taken.name, batch, handler.sweep)
    if (!isOwn) return
    // A server that stops leaves the rest to the next one, at once.
    const rest = (act: Act) => act.tx.update(job).set({ dueAt: act.now, attempts: 0, error: null }).where(isStill(taken))
    await this.#perform<unknown>((act) => (this.#stopped ? rest(act) : finish(act, taken, handler)))
  }

  #perform<T>(run: (act: Act) => Promise<T>): Promise<T> {
    return performAsSystem(this.#services, `job-${this.#queue}-${crypto.randomUUID()}`, run)
  }
}

type Work = Inside<unknown> | Outside<unknown, unknown> | Sweep
const againOf = (handler: Work) => ('again' in handler ? handler.again : undefined)
const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
const sooner = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b)

/** Nobody has taken it since. */
const isStill = ({ id, attempts }: TakenJob) => and(eq(job.id, id), eq(job.attempts, attempts), isNull(job.doneAt))

function finish(act: Act, { id }: TakenJob, handler: Work) {
  const again = againOf(handler)
  const after = again ? { dueAt: again(act.now), attempts: 0 } : { doneAt: act.now }
  return act.tx
    .update(job)
    .set({ ...after, error: null })
    .where(eq(job.id, id))
}

function payloadOf({ kind }: Handler, { payload }: TakenJob): unknown {
  const parsed = kind.payload.safeParse(payload)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnreadablePayload(
    `Another version of Hengdu ordered this job, and this one cannot read its payload: ${issue?.path.join('.') || 'payload'}: ${issue?.message}`,
  )
}
