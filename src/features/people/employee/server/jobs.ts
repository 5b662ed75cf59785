import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { Refusal, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { EMPLOYED, ONBOARDING } from '../contract/employee.ts'
import { employeeNotices } from '../contract/notices.ts'
import { employeePath } from '../contract/paths.ts'
import { warnOfDue } from './due.ts'
import { eraseThoseWhoLeft } from './erasing.ts'
import { moveEmployee } from './machine.ts'
import { notifyOfPayees, payeeJob } from './payees.ts'
import { employee } from './tables.ts'
import { leaveJob, startJob, type Timed } from './timers.ts'

/** The first day: employment is confirmed if nothing is missing; otherwise those who keep records learn what is. */
async function startOnTheDay(act: Act, { id, on }: Timed): Promise<void> {
  const [row] = await act.tx
    .select()
    .from(employee)
    .where(and(eq(employee.id, id), eq(employee.status, ONBOARDING), eq(employee.contractStart, on)))
  if (!row) return
  try {
    await moveEmployee(act, 'confirm', { id })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await notify(act, employeeNotices.startNotConfirmed, {
      to: await memberIdsHolding(act.db, row.companyId, 'people:edit'),
      params: {
        who: row.name,
        number: row.number,
        why: { cn: sentenceOf(error.why, 'cn'), en: sentenceOf(error.why, 'en') },
      },
      link: employeePath(row.id),
    })
  }
}

async function leaveOnTheDay(act: Act, { id, on }: Timed): Promise<void> {
  const [row] = await act.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.id, id), eq(employee.status, EMPLOYED), eq(employee.leaveOn, on)))
  if (row) await moveEmployee(act, 'leaveDue', { id })
}

export function employeeJobs(jobs: Jobs): void {
  jobs.on(startJob, startOnTheDay)
  jobs.on(leaveJob, leaveOnTheDay)
  jobs.on(payeeJob, notifyOfPayees)
  jobs.nightly('employee.warnOfDue', warnOfDue)
  jobs.sweep('employee.eraseThoseWhoLeft', (night) => night.inBatches(eraseThoseWhoLeft, 1))
}
