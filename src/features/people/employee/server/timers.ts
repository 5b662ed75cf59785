import { z } from 'zod'
import { cancelJobs, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { EMPLOYED, ONBOARDING } from '../contract/employee.ts'
import { startOfDayIn } from './days.ts'
import type { EmployeeRow } from './tables.ts'

/** The day that a timer was set for: one that was set for another day does nothing. */
const timed = { id: z.string(), on: z.string() }
export type Timed = z.output<z.ZodObject<typeof timed>>
export const startJob = defineJob('employee.start', timed)
export const leaveJob = defineJob('employee.leave', timed)

export const timerKey = (id: string) => `employee:${id}:`

/** The timers of a row as it is now: the start of somebody who is onboarding, the end of the last day of somebody who leaves. */
export async function setTimers(act: Act, row: EmployeeRow): Promise<void> {
  await cancelJobs(act, timerKey(row.id))
  const uniqueKey = `${timerKey(row.id)}${row.version}`
  if (row.status === ONBOARDING && row.contractStart) {
    const dueAt = startOfDayIn(row.zone, row.contractStart)
    if (Temporal.Instant.compare(dueAt, act.now) > 0)
      await enqueue(act, startJob, { id: row.id, on: row.contractStart }, { dueAt, uniqueKey })
  }
  if (row.status === EMPLOYED && row.leaveOn)
    await enqueue(act, leaveJob, { id: row.id, on: row.leaveOn }, { dueAt: startOfDayIn(row.zone, row.leaveOn, 1), uniqueKey })
}
