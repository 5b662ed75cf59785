import { z } from 'zod'
import { today } from '../../../../platform/server/clock.ts'
import { companyInJob, defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { EMPLOYED } from '../../employee/contract/employee.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import { settle } from './ledger.ts'
import { enterWaiting } from './opening.ts'
import { recountCompany, recountRegion } from './recount.ts'
import { leaveType } from './tables.ts'
import { leaveTypesOf } from './types.ts'

const settleJob = defineJob('absence.settle', { companyId: companyInJob }, 'work')
const recountJob = defineJob('absence.recount', { region: z.string(), day: z.string() }, 'work')

export function absenceJobs(jobs: Jobs): void {
  jobs.nightly('absence.night', night)
  jobs.on(settleJob, (act, { companyId }) => settleCompany(act, companyId))
  jobs.on(recountJob, (act, { region, day }) => recountRegion(act, region, day))
}

/** A job for each company, so that no transaction is long. */
async function night(act: Act): Promise<void> {
  const companies = await act.tx.selectDistinct({ companyId: leaveType.companyId }).from(leaveType)
  for (const { companyId } of companies)
    await enqueue(act, settleJob, { companyId }, { dueAt: act.now, uniqueKey: `absence.settle:${companyId}:${today(act.now)}` })
}

/** Counts leave again, then writes what is due: months earned, a year that ended, parts that expired. Run again it finds nothing. */
async function settleCompany(act: Act, companyId: CompanyId): Promise<void> {
  await recountCompany(act, companyId)
  await settle(
    act,
    companyId,
    await employeesIn(act.db, companyId, { statuses: [EMPLOYED] }),
    await leaveTypesOf(act.db, companyId, act.now),
  )
  await enterWaiting(act, companyId)
}

/** A public holiday of a region was added, removed or exchanged. */
export const holidayChanged = (act: Act, region: string, day: string): Promise<void> =>
  enqueue(act, recountJob, { region, day }, { dueAt: act.now, uniqueKey: `absence.recount:${region}:${day}:${act.requestId}` })
