import { performAsHouse } from '../../../platform/server/act.ts'
import type { Act } from '../../../platform/server/house.ts'
import type { Routes } from '../../../platform/server/http.ts'
import { enqueue, type Jobs } from '../../../platform/server/jobs.ts'
import { removeUnclaimed } from './writes.ts'

const SWEEP = 'file.removeUnclaimed'
const SWEEP_HOUR = 3

/** Each night orders the next; the start orders one too, which is the same one where the night before already did. */
export function uploadJobs({ app, house }: Routes, jobs: Jobs): void {
  jobs.on(SWEEP, async (act) => {
    await removeUnclaimed(act)
    await orderNext(act)
  })
  app.addHook('onReady', () => performAsHouse(house, 'start', orderNext))
}

function orderNext(act: Act): Promise<void> {
  const local = act.now.toZonedDateTimeISO('Asia/Shanghai')
  const night = local.with({ hour: SWEEP_HOUR, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const dueAt = Temporal.ZonedDateTime.compare(night, local) > 0 ? night : night.add({ days: 1 })
  return enqueue(act, { name: SWEEP, payload: {}, dueAt: dueAt.toInstant(), uniqueKey: `${SWEEP}:${dueAt.toPlainDate()}` })
}
