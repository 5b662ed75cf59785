import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { performAsSystem } from './act.ts'
import { inBooksZone } from './clock.ts'
import type { Tx } from './database.ts'
import type { Routes } from './http.ts'
import { enqueue, type Jobs } from './jobs.ts'
import type { Act } from './services.ts'

const NIGHT_HOUR = 3

/** Work of every night, at three in Beijing. Each night orders the next; the start orders one too, which is the same one where the night before already did. */
export function everyNight(
  { app, services }: Pick<Routes, 'app' | 'services'>,
  jobs: Jobs,
  name: string,
  run: (act: Act) => Promise<unknown>,
): void {
  const orderNext = (act: Act): Promise<void> => {
    const local = inBooksZone(act.now)
    const night = local.with({ hour: NIGHT_HOUR, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    const dueAt = Temporal.ZonedDateTime.compare(night, local) > 0 ? night : night.add({ days: 1 })
    return enqueue(act, { name, payload: {}, dueAt: dueAt.toInstant(), uniqueKey: `${name}:${dueAt.toPlainDate()}` })
  }
  jobs.on(name, async (act) => {
    await run(act)
    await orderNext(act)
  })
  app.addHook('onReady', () => performAsSystem(services, 'start', orderNext))
}

const BATCH = 20_000

/** Deletes what fits, in batches, so that no statement of a first night comes near the database's time limit. Returns how many rows went. */
export async function deleteInBatches(tx: Tx, table: PgTable, which: SQL, batch = BATCH): Promise<number> {
  for (let gone = 0; ; ) {
    const { rowCount } = await tx.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${batch}))`,
    )
    gone += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return gone
  }
}
