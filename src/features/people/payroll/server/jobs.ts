import { momentPair } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { payrollNotices } from '../contract/notices.ts'
import { calculationJobs } from './calculation.ts'
import { assessRun } from './context.ts'
import { moveRun } from './machine.ts'
import { notifyMembers } from './news.ts'
import { sendSlips, sendSlipsJob } from './payslips.ts'
import { payRun } from './tables.ts'
import { lockJob, lockWarningJob, tryAgain } from './timers.ts'

export function payrollJobs(jobs: Jobs): void {
  calculationJobs(jobs)
  jobs.on(sendSlipsJob, sendSlips)
  jobs.on(lockJob, lock)
  jobs.on(lockWarningJob, warn)
}

const published = async (act: Act, runId: string) => {
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, runId))
  return run?.state === 'published' ? run : null
}

/** A run with open payments waits another day. */
async function lock(act: Act, { runId }: { runId: string }): Promise<void> {
  const run = await published(act, runId)
  if (!run) return
  const { facts } = await assessRun(act, run)
  if (facts.open > 0) await tryAgain(act, run)
  else await moveRun(act, run.id, 'lockOverdue', undefined)
}

async function warn(act: Act, { runId }: { runId: string }): Promise<void> {
  const run = await published(act, runId)
  if (!run?.deadlineAt) return
  await notifyMembers(act, run, 'payroll:lock', payrollNotices.runLocks, { due: momentPair(run.deadlineAt) })
}
