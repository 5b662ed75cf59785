import { securityKinds } from '../../../../platform/contract/security.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { analyzePartitioned, keepPartitions, MONTHS_AHEAD_LEAST, monthsAhead } from '../../../../platform/server/data/partitions.ts'
import { securityAlarm, securityEvent } from '../../../../platform/server/data/tables.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { SECURITY_ALARM, SECURITY_KEPT_DAYS } from '../../../../rules/constants.ts'
import { notifyOperators } from '../../notice/server/writes.ts'
import { auditNotices } from '../contract/notices.ts'
import { archiveMonths } from './archive.ts'
import { countsSince } from './security.ts'

export function auditJobs(jobs: Jobs): void {
  jobs.everyMinute('audit.alarm', notifyOfUnusual)
  jobs.nightly('audit.partitions', prepareMonths)
  jobs.sweep('audit.archive', archiveMonths)
  jobs.sweep('audit.sweep', async (night) => {
    const before = sql`${daysAfter(night.now, -SECURITY_KEPT_DAYS).toString()}::timestamptz`
    await deleteInBatches(night, securityEvent, sql`${securityEvent.lastAt} < ${before}`)
    await deleteInBatches(night, securityAlarm, sql`${securityAlarm.hour} < ${before}`)
  })
}

/** Notifies operators of unusually many refusals, once per hour and kind. */
async function notifyOfUnusual(act: Act): Promise<void> {
  const hour = act.now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  for (const { kind, count } of await countsSince(act.db, hour)) {
    if (count < SECURITY_ALARM) continue
    const fresh = await act.tx.insert(securityAlarm).values({ kind, hour }).onConflictDoNothing().returning({ kind: securityAlarm.kind })
    if (fresh.length === 0) continue
    await notifyOperators(act, auditNotices.securityAlarm, {
      params: { kind: securityKinds[kind], count },
      link: `/operatorHome/security?kind=${kind}`,
    })
  }
}

/**
 * Partitions for the months to come. A night that fails, as behind a long read, has others after it: operators are notified when months are
 * few.
 */
async function prepareMonths(act: Act): Promise<void> {
  const { log } = act.services
  const tried = (run: (tx: Act['tx']) => Promise<unknown>) =>
    act.tx.transaction(run).catch((error) => log.error({ err: error }, 'partitions'))
  await tried((tx) => keepPartitions(tx, act.now))
  await tried(analyzePartitioned)
  const short = (await monthsAhead(act.db, act.now)).filter(({ months }) => months < MONTHS_AHEAD_LEAST)
  if (short.length === 0) return
  log.error({ short }, 'partitions missing')
  await notifyOperators(act, auditNotices.partitionsMissing, {
    params: { least: MONTHS_AHEAD_LEAST, tables: short.map(({ table }) => table).join(', ') },
    link: '/operatorHome/audit',
  })
}
