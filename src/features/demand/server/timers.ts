import { daysAfter } from '../../../platform/server/clock.ts'
import { cancelJobs, defineJob, enqueue } from '../../../platform/server/jobs.ts'
import type { Act } from '../../../platform/server/services.ts'
import { ACCEPT_DAYS, CLOSE_DAYS, CONFIRM_DAYS, START_DAYS, TIMER_WARNING_HOURS } from '../../../rules/constants.ts'
import type { Move, Status } from '../contract/lifecycle.ts'
import type { DemandRow } from './policy.ts'

/** Where the platform's days begin and end: recruitment closes with the day in Beijing. */
const ZONE = 'Asia/Shanghai'

/** The timer of each stage: which move fires, and when, counted from now (product §2). */
const timers: Partial<Record<Status, { move: Move; at: (row: DemandRow, now: Temporal.Instant) => Temporal.Instant }>> = {
  2: { move: 'recruitmentOver', at: (row) => Temporal.PlainDate.from(row.recruitEnd).add({ days: 1 }).toZonedDateTime(ZONE).toInstant() },
  3: { move: 'startOverdue', at: (_row, now) => daysAfter(now, START_DAYS) },
  5: { move: 'confirmOverdue', at: (_row, now) => daysAfter(now, CONFIRM_DAYS) },
  6: { move: 'acceptOverdue', at: (_row, now) => daysAfter(now, ACCEPT_DAYS) },
  7: { move: 'closeOverdue', at: (_row, now) => daysAfter(now, CLOSE_DAYS) },
}

export const timerMoveOf = (status: Status): Move | null => timers[status]?.move ?? null

export const deadlineOf = (row: DemandRow, now: Temporal.Instant): Temporal.Instant | null => timers[row.status]?.at(row, now) ?? null

export interface TimerPayload {
  demandId: string
  move: Move
}

export const timerJob = defineJob<TimerPayload>('demand.timer')
export const warningJob = defineJob<TimerPayload>('demand.timerWarning')

/** Sets the timer of the row's stage and a warning to both sides before it. */
export async function armTimer(act: Act, row: DemandRow): Promise<void> {
  const move = timerMoveOf(row.status)
  if (!move || !row.deadlineAt) return
  const payload = { demandId: row.id, move }
  const key = `demand:${row.id}:v${row.version}`
  await enqueue(act, timerJob, payload, { dueAt: row.deadlineAt, uniqueKey: `${key}:fire` })
  const warnAt = row.deadlineAt.subtract({ hours: TIMER_WARNING_HOURS })
  if (Temporal.Instant.compare(warnAt, act.now) > 0) {
    await enqueue(act, warningJob, payload, { dueAt: warnAt, uniqueKey: `${key}:warn` })
  }
}

export const cancelTimers = (act: Act, demandId: string): Promise<void> => cancelJobs(act, `demand:${demandId}:`)
