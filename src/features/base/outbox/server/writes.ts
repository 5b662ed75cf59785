import { daysAfter } from '../../../../platform/server/clock.ts'
import { inArray } from '../../../../platform/server/data/drizzle.ts'
import { enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { keptBody, type Opening } from './body.ts'
import { type Reach, withinBudget } from './budget.ts'
import { sendJobs } from './jobs.ts'
import type { Template } from './senders/sender.ts'
import { canSend, sendersTo } from './senders/senders.ts'
import { outbox } from './tables.ts'

export { withinBudget } from './budget.ts'
export { canSend } from './senders/senders.ts'
export { needWork } from './work.ts'

interface Written {
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

/** Whatever may go by SMS says which template it fills. */
export type Message = Written & ({ channel: 'email' } | { channel: 'sms' | 'email'; sms: Template })

/** Somebody waits for these, or is expected to act on them: they are refused where they could not leave. */
const PROMISED: ReadonlySet<string> = new Set(['code', 'signupCode', 'invitation', 'demandInvitation'])

/**
 * Queues a message, in the transaction that causes it. Without a provider it stays in the outbox, where the operator console shows it; in
 * development the log prints it, so that a code can be read there. Beyond the caps of the day nothing is sent. Returns its
 * id, if it was written.
 */
export async function addToOutbox(act: Act<unknown>, message: Message): Promise<string | null> {
  const { reach = 'known' } = message
  if ('sms' in message && PROMISED.has(message.sms.purpose) && !canSend(act.services.config, message.channel))
    throw refuse(message.channel === 'sms' ? 'smsOff' : 'mailOff')
  if (reach !== 'counted' && !(await withinBudget(act, message, reach))) {
    act.services.log.warn({ channel: message.channel, reach }, 'message above the caps of the day')
    return null
  }
  const to = { channel: message.channel, recipient: message.to }
  const { config, log, masterKeys } = act.services
  const queued = sendersTo(config, message.channel, message.to).length > 0
  const template = message.channel === 'sms' ? message.sms : undefined
  // The values of a template are kept sealed, like what opens something.
  const opens = message.opens ?? (template && { text: [], until: daysAfter(act.now, 1) })
  const kept = keptBody(masterKeys, to, { body: message.body, template, unsubscribe: message.unsubscribe }, opens)
  const [row] = await act.tx
    .insert(outbox)
    .values({ ...to, subject: message.subject, ...kept, queued, at: act.now })
    .returning({ id: outbox.id })
  if (queued) await enqueue(act, sendJobs[message.channel], { id: row!.id }, { dueAt: act.now })
  act.afterCommit(() => {
    if (config.HENGDU_ENV === 'production') log.info({ outbox: row!.id, channel: message.channel }, 'message in the outbox')
    else log.info(`${message.channel} to ${message.to}: ${message.body}`)
  })
  return row!.id
}

/** Somebody's account is closed: messages to their addresses go with it. */
export async function forgetMessagesTo(act: Act<unknown>, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await act.tx.delete(outbox).where(inArray(outbox.recipient, [...recipients]))
}
