import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { cancelJobs, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { RUN_LOCK_DAYS } from '../../../../rules/constants.ts'
import { TIMER_WARNING_HOURS } from '../../../../rules/demand.ts'
import type { RunMove, RunState } from '../contract/run.ts'
import type { PayRunRow } from './tables.ts'

export const lockJob = defineJob('payroll.lock', { runId: z.string() })
export const lockWarningJob = defineJob('payroll.lockWarning', { runId: z.string() })

/** When a published run locks by itself; null ends the timer, undefined leaves it as it is. */
export function deadlineOf(move: RunMove, from: RunState, now: Temporal.Instant): Temporal.Instant | null | undefined {
  if (move === 'publish' || from === 'locked') return daysAfter(now, RUN_LOCK_DAYS)
  return move === 'lock' || move === 'lockOverdue' ? null : undefined
}

const keyOf = (row: Pick<PayRunRow, 'id'>): string => `payroll:${row.id}:`

export async function setTimers(act: Act, row: PayRunRow): Promise<void> {
  await cancelJobs(act, keyOf(row))
  if (row.deadlineAt) await lockAt(act, row, row.deadlineAt)
}

/** The lock, and its warning a day before. */
async function lockAt(act: Act, row: PayRunRow, at: Temporal.Instant): Promise<void> {
  await enqueue(act, lockJob, { runId: row.id }, { dueAt: at, uniqueKey: `${keyOf(row)}lock:${at.epochMilliseconds}` })
  const warnAt = at.subtract({ hours: TIMER_WARNING_HOURS })
  if (Temporal.Instant.compare(warnAt, act.now) > 0)
    await enqueue(act, lockWarningJob, { runId: row.id }, { dueAt: warnAt, uniqueKey: `${keyOf(row)}warn:${at.epochMilliseconds}` })
}

/** A run with open payments cannot lock: it is tried again a day later. */
export const tryAgain = (act: Act, row: PayRunRow): Promise<void> => lockAt(act, row, daysAfter(act.now, 1))
