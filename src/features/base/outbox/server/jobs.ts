import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches, updateInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { OUTBOX_KEPT_DAYS } from '../../../../rules/constants.ts'
import { erased } from './body.ts'
import { forgetCounts } from './budget.ts'
import { deliver, type Outcome } from './delivery.ts'
import type { Report } from './senders/sender.ts'
import { sendersTo } from './senders/senders.ts'
import { outbox } from './tables.ts'

/** One for each channel: an open job of an earlier version is one of mail. */
export const sendJobs = {
  email: defineJob('outbox.mail', { id: z.string() }, 'mail'),
  sms: defineJob('outbox.sms', { id: z.string() }, 'mail'),
}
const reportJob = defineJob('outbox.report', { id: z.string(), looks: z.number() }, 'mail')

/** After handing over: when the provider is asked what became of the message. The last answer stays. */
const LOOKS_SECONDS = [20, 60, 300, 1_800, 21_600]

export function outboxJobs(jobs: Jobs): void {
  for (const kind of Object.values(sendJobs))
    jobs.onOutside(kind, {
      send: (services, { id }) => deliver(services, id),
      sent: (act, { id }, outcome) => keepOutcome(act, id, outcome),
      failed: (act, { id }, error, isLast) =>
        act.tx
          .update(outbox)
          .set({ error, ...(isLast && { failedAt: act.now }) })
          .where(eq(outbox.id, id)),
    })
  jobs.onOutside(reportJob, {
    send: (services, { id }) => lookUp(services, id),
    sent: keepReport,
    failed: () => Promise.resolve(),
  })
  jobs.sweep('outbox.forgetCounts', forgetCounts)
  jobs.sweep('outbox.sweep', async (night) => {
    const closed = sql`sealed is not null and opens_until < ${night.now.toString()}::timestamptz`
    await updateInBatches(night, outbox, sql`sealed = null, nonce = null, master = null`, closed)
    await deleteInBatches(night, outbox, sql`${outbox.at} < ${daysAfter(night.now, -OUTBOX_KEPT_DAYS).toString()}::timestamptz`)
  })
}

async function keepOutcome(act: Act, id: string, outcome: Outcome): Promise<void> {
  if (outcome === null) return
  const end =
    'handed' in outcome
      ? { sentAt: act.now, startedAt: null, failedAt: null, error: null, ...outcome.handed }
      : { failedAt: act.now, error: outcome.failed }
  const [row] = await act.tx
    .update(outbox)
    .set({ ...end, ...erased })
    .where(eq(outbox.id, id))
    .returning()
  if (!row || !('handed' in outcome)) return
  const sender = sendersTo(act.services.config, row.channel, row.recipient).find(({ name }) => name === outcome.handed.provider)
  if (sender?.report) await askLater(act, id, 0)
}

const askLater = (act: Act, id: string, looks: number): Promise<void> =>
  enqueue(act, reportJob, { id, looks }, { dueAt: act.now.add({ seconds: LOOKS_SECONDS[looks]! }) })

async function lookUp({ db, config }: Services, id: string): Promise<Report> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  const sender = row && sendersTo(config, row.channel, row.recipient).find(({ name }) => name === row.provider)
  if (!row?.sentAt || !sender?.report) return { state: 'unknown' }
  return sender.report({ id, providerId: row.providerId, to: row.recipient, at: row.sentAt })
}

async function keepReport(act: Act, { id, looks }: { id: string; looks: number }, report: Report): Promise<void> {
  if (report.state === 'unknown') {
    if (looks + 1 < LOOKS_SECONDS.length) await askLater(act, id, looks + 1)
    return
  }
  const end = report.state === 'delivered' ? { deliveredAt: act.now } : { failedAt: act.now, error: report.reason }
  await act.tx
    .update(outbox)
    .set(end)
    .where(and(eq(outbox.id, id), isNull(outbox.deliveredAt)))
}
