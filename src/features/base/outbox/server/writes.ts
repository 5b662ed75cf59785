import { inArray } from '../../../../platform/server/data/drizzle.ts'
import { enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { keptBody, type Opening } from './body.ts'
import { type Reach, withinBudget } from './budget.ts'
import { mailJob } from './jobs.ts'
import { outbox } from './tables.ts'

export { withinBudget } from './budget.ts'
export { needWork } from './work.ts'

export interface Message {
  channel: 'sms' | 'email'
  to: string
  subject: string
  body: string
  /** A part of the body that opens something: it is kept only sealed, and no longer than it is needed. */
  opens?: Opening
  /** By default somebody whose address was proved; `counted` if the caller has asked `withinBudget` already. */
  reach?: Reach | 'counted'
  /** Where one click stops such mails; it opens something too, so `opens` says until when it is kept. */
  unsubscribe?: string
}

/**
 * Queues a message, in the transaction that causes it. Without a provider it stays in the outbox, where the operator console shows it; in
 * development the log prints it, so that a code can be read there. Beyond the caps of the day nothing is sent.
 */
export async function addToOutbox(act: Act<unknown>, message: Message): Promise<void> {
  const { reach = 'known' } = message
  if (reach !== 'counted' && !(await withinBudget(act, message, reach))) {
    act.services.log.warn({ channel: message.channel, reach }, 'message above the caps of the day')
    return
  }
  const to = { channel: message.channel, recipient: message.to }
  const [row] = await act.tx
    .insert(outbox)
    .values({ ...to, subject: message.subject, ...keptBody(act.services.masterKeys, to, message, message.opens), at: act.now })
    .returning({ id: outbox.id })
  const { config, log } = act.services
  if (message.channel === 'email' && config.SMTP_URL) await enqueue(act, mailJob, { id: row!.id }, { dueAt: act.now })
  act.afterCommit(() => {
    if (config.HENGDU_ENV === 'production') log.info({ outbox: row!.id, channel: message.channel }, 'message in the outbox')
    else log.info(`${message.channel} to ${message.to}: ${message.body}`)
  })
}

/** Somebody's account is closed: messages to their addresses go with it. */
export async function forgetMessagesTo(act: Act<unknown>, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await act.tx.delete(outbox).where(inArray(outbox.recipient, [...recipients]))
}
