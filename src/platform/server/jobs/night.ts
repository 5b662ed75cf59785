import { errorForLog } from '../log.ts'
import type { Act, Services } from '../services.ts'

/** A sweep stops after this long, and goes on the next night. */
const BUDGET_MS = 20 * 60_000

/** Rows of one batch: none holds its locks for long, and none comes near the time limit of a statement. */
export const BATCH = 5_000

/** What a sweep may use. It has no transaction: each batch is one. */
export interface Night {
  now: Temporal.Instant
  services: Pick<Services, 'hooks' | 'config' | 'files'>
  /**
   * Repeats `run`, each time in a transaction of its own, until it has changed fewer than `batch` rows or the time is over. A failure is
   * kept for the end: what follows in the sweep runs all the same, and batches before it stay.
   */
  inBatches(run: (act: Act) => Promise<number>, batch?: number): Promise<number>
}

/** Runs one sweep. `perform` runs a batch, if the job still belongs to this server. */
export async function runNight(
  services: Services,
  name: string,
  perform: (run: (act: Act) => Promise<number>) => Promise<number>,
  sweep: (night: Night) => Promise<unknown>,
  budgetMs = BUDGET_MS,
): Promise<void> {
  const end = performance.now() + budgetMs
  const failures: unknown[] = []
  let isOver = false
  const night: Night = {
    now: services.clock.now(),
    services,
    async inBatches(run, batch = BATCH) {
      for (let changed = 0; ; ) {
        isOver ||= performance.now() >= end
        if (isOver) return changed
        try {
          const count = await perform(run)
          changed += count
          if (count < batch) return changed
        } catch (error) {
          failures.push(error)
          services.log.error({ err: error, name }, 'part of a sweep failed')
          return changed
        }
      }
    },
  }
  await sweep(night)
  if (isOver) services.log.warn({ name }, 'sweep goes on the next night')
  if (failures.length > 0) throw new Error(failures.map((each) => errorForLog(each).message).join('; '), { cause: failures[0] })
}
