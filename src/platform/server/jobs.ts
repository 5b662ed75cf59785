import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { performAsSystem } from './act.ts'
import { startsWith } from './query.ts'
import type { Act, Services } from './services.ts'
import { job } from './tables.ts'

/** What a job does: one line that calls the domain. Runs in a transaction that also marks the job done. */
export type JobHandler = (act: Act, payload: never) => Promise<void>

export interface JobOrder {
  name: string
  payload: Record<string, unknown>
  dueAt: Temporal.Instant
  /** While one with this key is open, another is not added. */
  uniqueKey?: string
}

/** Adds work in the transaction of the write that asks for it. */
export async function enqueue(act: Act<unknown>, order: JobOrder): Promise<void> {
  await act.tx
    .insert(job)
    .values({ name: order.name, payload: order.payload, uniqueKey: order.uniqueKey ?? null, dueAt: order.dueAt, createdAt: act.now })
    .onConflictDoNothing({ target: job.uniqueKey, where: sql`done_at is null` })
}

/**
 * Strikes open work whose key starts so: a stage that ended takes its timers along. One that runs at this moment is passed over, since waiting for it
 * could wait for itself; it finds the state changed and does nothing. Keys carry the version of what they wait for, so a new one never meets an old one.
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

export class Jobs {
  readonly #services: Services
  readonly #handlers = new Map<string, JobHandler>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<number> | undefined
  #stopped = false

  constructor(services: Services) {
    this.#services = services
  }

  on(name: string, handler: JobHandler): void {
    this.#handlers.set(name, handler)
  }

  /** Looks every second; what is due by the house's clock runs, also what fell due while the house was down. */
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

  /** Runs everything due now, oldest first, also what the jobs themselves add for now. Returns how many ran. */
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
    let taken: { id: string; name: string; attempts: number } | undefined
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
        await handler(act, row.payload as never)
        await act.tx.update(job).set({ doneAt: act.now }).where(eq(job.id, row.id))
        return true
      })
    } catch (error) {
      if (!taken) throw error
      await this.#postpone(taken, error)
      return true
    }
  }

  async #postpone(taken: { id: string; name: string; attempts: number }, error: unknown): Promise<void> {
    this.#services.log.error({ err: error, job: taken.id, name: taken.name }, 'job failed')
    const pause = { seconds: 5 * 3 ** taken.attempts }
    await this.#services.db
      .update(job)
      .set({ attempts: taken.attempts + 1, error: String(error).slice(0, 500), dueAt: this.#services.clock.now().add(pause) })
      .where(eq(job.id, taken.id))
  }
}
