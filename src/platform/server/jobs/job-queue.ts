import { and, eq, inArray, isNull, lt, lte } from '../data/drizzle.ts'
import { job } from '../data/tables.ts'
import { errorForLog } from '../log.ts'
import type { Act, Services } from '../services.ts'
import { performAsSystem } from '../wire/act.ts'
import type { JobKind, Queue } from './jobs.ts'

/** The action of a job: one line that calls the domain. Runs in a transaction that also marks the job done. */
export type JobHandler<P> = (act: Act, payload: P) => Promise<unknown>
export type FailedHandler<P> = (act: Act, payload: P, error: string) => Promise<unknown>

/** The action of a job that waits for somebody else's server. It may run again after a crash, so what it sends must bear that. */
export interface Outside<P, R> {
  send: (services: Services, payload: P) => Promise<R>
  sent: (act: Act, payload: P, result: R) => Promise<unknown>
  failed: FailedHandler<P>
}

type Inside<P> = { run: JobHandler<P>; failed: FailedHandler<P> | undefined }
type Handler = (Inside<unknown> | Outside<unknown, unknown>) & { kind: JobKind<unknown> }
type TakenJob = Pick<typeof job.$inferSelect, 'id' | 'name' | 'attempts' | 'payload'>

const MAX_ATTEMPTS = 8

/** A stored payload that this version cannot read. Another attempt would not change that. */
class UnreadablePayload extends Error {}

/** While a job runs outside a transaction, no other server takes it. */
const LEASE = { seconds: 120 }

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

  on<P, R>(kind: JobKind<P>, handler: Inside<P> | Outside<P, R>): void {
    this.#handlers.set(kind.name, { ...handler, kind } as Handler)
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
    let taken: TakenJob | undefined
    try {
      const outside = await this.#perform(async (act) => {
        taken = await this.#take(act)
        if (!taken) return null
        const handler = this.#handlers.get(taken.name)!
        taken = { ...taken, payload: payloadOf(handler, taken) }
        if ('run' in handler) await handler.run(act, taken.payload)
        else
          await act.tx
            .update(job)
            .set({ dueAt: act.now.add(LEASE) })
            .where(eq(job.id, taken.id))
        if ('run' in handler) await done(act, taken)
        return 'run' in handler ? null : handler
      })
      if (outside && taken) await this.#send(taken, outside)
      return taken !== undefined
    } catch (error) {
      if (!taken) throw error
      await this.#postpone(taken, error)
      return true
    }
  }

  async #take(act: Act): Promise<TakenJob | undefined> {
    const [row] = await act.tx
      .select()
      .from(job)
      .where(
        and(isNull(job.doneAt), lte(job.dueAt, act.now), lt(job.attempts, MAX_ATTEMPTS), inArray(job.name, [...this.#handlers.keys()])),
      )
      .orderBy(job.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    return row
  }

  async #send({ id, payload }: TakenJob, { send, sent }: Outside<unknown, unknown>): Promise<void> {
    const result = await send(this.#services, payload)
    await this.#perform(async (act) => {
      await sent(act, payload, result)
      await done(act, { id })
    })
  }

  async #postpone(taken: TakenJob, cause: unknown): Promise<void> {
    this.#services.log.error({ err: cause, job: taken.id, name: taken.name }, 'job failed')
    const pause = { seconds: 5 * 3 ** taken.attempts }
    const error = errorForLog(cause).message.slice(0, 500)
    const isUnreadable = cause instanceof UnreadablePayload
    const attempts = isUnreadable ? MAX_ATTEMPTS : taken.attempts + 1
    await this.#perform(async (act) => {
      await act.tx
        .update(job)
        .set({ attempts, error, dueAt: act.now.add(pause) })
        .where(eq(job.id, taken.id))
      if (!isUnreadable) await this.#handlers.get(taken.name)?.failed?.(act, taken.payload, error)
    })
  }

  #perform<T>(run: (act: Act) => Promise<T>): Promise<T> {
    return performAsSystem(this.#services, `job-${this.#queue}-${crypto.randomUUID()}`, run)
  }
}

const done = (act: Act, { id }: Pick<TakenJob, 'id'>) => act.tx.update(job).set({ doneAt: act.now }).where(eq(job.id, id))

function payloadOf({ kind }: Handler, { payload }: TakenJob): unknown {
  const parsed = kind.payload.safeParse(payload)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnreadablePayload(
    `Another version of Hengdu ordered this job, and this one cannot read its payload: ${issue?.path.join('.') || 'payload'}: ${issue?.message}`,
  )
}
