import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, isNotNull, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { OUTBOX_KEPT_DAYS } from '../../../../rules/constants.ts'
import { erased, wholeBody } from './body.ts'
import { forgetCounts } from './budget.ts'
import { outbox } from './tables.ts'

const SMTP_TIMEOUT_MS = 8_000
let transport: { url: string; to: Transporter } | undefined

function transportTo(url: string): Transporter {
  if (transport?.url !== url) {
    const patience = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS }
    transport = { url, to: createTransport({ url, ...patience }) }
  }
  return transport.to
}

/** With these two headers a mail program offers to stop such mails, and does it without opening a page (RFC 8058). */
const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

/** What is sent: nothing if it was sent before, no relay is configured, or what it would have opened is closed. */
async function mailOf({ db, config, masterKeys }: Services, id: string): Promise<SendMailOptions | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  if (!row || row.sentAt) return null
  const whole = wholeBody(masterKeys, row)
  if (whole === null) return null
  return {
    from: config.MAIL_FROM,
    to: row.recipient,
    subject: row.subject,
    text: whole.body,
    // A mail that is sent again after a crash has the same Message-ID: mailboxes show it once.
    messageId: `<${row.id}@hengdu>`,
    ...(whole.unsubscribe && { headers: oneClick(whole.unsubscribe) }),
  }
}

export const mailJob = defineJob('outbox.mail', { id: z.string() }, 'mail')

export function outboxJobs(jobs: Jobs): void {
  jobs.onOutside(mailJob, {
    /** Sends one mail by SMTP. A failure is thrown: the job is retried with growing delays and stores the reason. */
    send: async (services, { id }) => {
      const url = services.config.SMTP_URL
      const mail = url && (await mailOf(services, id))
      if (!url || !mail) return false
      await transportTo(url).sendMail(mail)
      return true
    },
    sent: async (act, { id }, wasSent) => {
      if (wasSent)
        await act.tx
          .update(outbox)
          .set({ sentAt: act.now, error: null, ...erased })
          .where(eq(outbox.id, id))
    },
    failed: (act, { id }, error) => act.tx.update(outbox).set({ error }).where(eq(outbox.id, id)),
  })
  jobs.nightly('outbox.forgetCounts', forgetCounts)
  jobs.nightly('outbox.sweep', async (act) => {
    await act.tx
      .update(outbox)
      .set(erased)
      .where(and(isNotNull(outbox.sealed), lt(outbox.opensUntil, act.now)))
    await deleteInBatches(act.tx, outbox, sql`${outbox.at} < ${daysAfter(act.now, -OUTBOX_KEPT_DAYS).toString()}::timestamptz`)
  })
}
