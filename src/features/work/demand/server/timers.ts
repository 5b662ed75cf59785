import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { cancelJobs, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { STANDING_RETRY_DAYS, TIMER_WARNING_HOURS } from '../../../../rules/demand.ts'
import type { Stage } from '../contract/lifecycle.ts'
import { type Move, moveNames } from '../contract/texts.ts'
import type { DemandRow } from './context.ts'
import { demandLifecycle, demandMoves } from './lifecycle.ts'
import type { DemandMove } from './move.ts'
import { columns } from './reach.ts'
import { demand } from './tables.ts'

/** The move that the timer of a stage makes, or null. */
export function timerMoveOf(stage: Stage): Move | null {
  const moves = Object.keys(demandLifecycle.states[stage]) as Move[]
  return moves.find((move) => timerOf(move) !== undefined) ?? null
}

const timerOf = (move: Move) => (demandMoves[move] as DemandMove<unknown>).timer

/** When the timer of the row's stage fires, counted from now; null if the stage has none. */
export function deadlineOf(row: DemandRow, now: Temporal.Instant): Temporal.Instant | null {
  const move = timerMoveOf(row.stage)
  return (move && timerOf(move)?.(row, now)) ?? null
}

const timer = { demandId: z.string(), move: z.enum(moveNames) }
export type TimerPayload = z.output<z.ZodObject<typeof timer>>
export const timerJob = defineJob('demand.timer', timer)
export const warningJob = defineJob('demand.timerWarning', timer)

/** Sets the timer of the row's stage and a warning to both sides before it. */
export async function setTimer(act: Act, row: DemandRow): Promise<void> {
  const move = timerMoveOf(row.stage)
  if (!move || !row.deadlineAt) return
  const payload = { demandId: row.id, move }
  const key = `demand:${row.id}:v${row.version}`
  await enqueue(act, timerJob, payload, { dueAt: row.deadlineAt, uniqueKey: `${key}:fire` })
  const warnAt = row.deadlineAt.subtract({ hours: TIMER_WARNING_HOURS })
  if (Temporal.Instant.compare(warnAt, act.now) > 0) await enqueue(act, warningJob, payload, { dueAt: warnAt, uniqueKey: `${key}:warn` })
}

export const cancelTimers = (act: Act, demandId: string): Promise<void> => cancelJobs(act, `demand:${demandId}:`)

/** A timer whose move the platform has stopped for a party looks again later: nothing is lost, and nothing is decided meanwhile. */
export async function postponeTimer(act: Act, row: DemandRow): Promise<void> {
  const set = { deadlineAt: daysAfter(act.now, STANDING_RETRY_DAYS), version: row.version + 1 }
  const [after] = await act.tx.update(demand).set(set).where(eq(demand.id, row.id)).returning(columns)
  await cancelTimers(act, row.id)
  await setTimer(act, after!)
}
