import { enqueue } from '../../../platform/server/jobs.ts'
import type { Act } from '../../../platform/server/services.ts'
import { keptBody, type Opening } from './body.ts'
import { mailJob } from './jobs.ts'
import { outbox } from './tables.ts'

export interface Message {
  channel: 'sms' | 'email'
  to: string
  subject: string
  body: string
  /** A part of the body that opens something: it is kept only sealed, and no longer than it is needed. */
  opens?: Opening
}

/**
 * Queues a message, in the transaction that causes it. Without a provider it stays in the outbox, where the operator console shows it; in
 * development the log prints it, so that a code can be read there.
 */
export async function send(act: Act<unknown>, message: Message): Promise<void> {
  const to = { channel: message.channel, recipient: message.to }
  const [row] = await act.tx
    .insert(outbox)
    .values({ ...to, subject: message.subject, ...keptBody(act.services.masterKeys, to, message.body, message.opens), at: act.now })
    .returning({ id: outbox.id })
  const { config, log } = act.services
  if (message.channel === 'email' && config.SMTP_URL) await enqueue(act, mailJob, { id: row!.id }, { dueAt: act.now })
  act.afterCommit(() => {
    if (config.HENGDU_ENV === 'production') log.info({ outbox: row!.id, channel: message.channel }, 'message in the outbox')
    else log.info(`${message.channel} to ${message.to}: ${message.body}`)
  })
}
