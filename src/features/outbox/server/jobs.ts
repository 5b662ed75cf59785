import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { defineJob, type Jobs } from '../../../platform/server/jobs.ts'
import type { Act } from '../../../platform/server/services.ts'
import { erased, wholeBody } from './body.ts'
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

/** Sends one mail by SMTP. A failure is thrown: the job is retried with growing delays and stores the reason. */
export async function sendMail(act: Act, { id }: { id: string }): Promise<void> {
  const [row] = await act.tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
  const url = act.services.config.SMTP_URL
  if (!row || row.sentAt || !url) return
  const text = wholeBody(act.services.masterKeys, row)
  // Too late: what it would have opened is closed.
  if (text === null) return
  await transportTo(url).sendMail({
    from: act.services.config.MAIL_FROM,
    to: row.recipient,
    subject: row.subject,
    text,
    messageId: `<${row.id}@hengdu>`,
  })
  await act.tx
    .update(outbox)
    .set({ sentAt: act.now, error: null, ...erased })
    .where(eq(outbox.id, id))
}

export const mailJob = defineJob<{ id: string }>('outbox.mail')

export function outboxJobs(jobs: Jobs): void {
  jobs.on(mailJob, sendMail, (act, { id }, error) => act.tx.update(outbox).set({ error }).where(eq(outbox.id, id)))
  jobs.nightly('outbox.erase', async (act) => {
    await act.tx
      .update(outbox)
      .set(erased)
      .where(and(isNotNull(outbox.sealed), lt(outbox.opensUntil, act.now)))
  })
}
