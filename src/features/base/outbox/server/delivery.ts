import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Services } from '../../../../platform/server/services.ts'
import type { OwnReason } from '../contract/sms.ts'
import { wholeBody } from './body.ts'
import { NotAccepted, type Sender, Unanswered } from './senders/sender.ts'
import { sendersTo } from './senders/senders.ts'
import { outbox } from './tables.ts'

type Row = typeof outbox.$inferSelect

/** How handing a message over ended: null if there is nothing to do any more. */
export type Outcome = { handed: { provider: string; providerId: string | null } } | { failed: string } | null

const SAME_MS = 60_000

/**
 * Hands a message over to the first provider that takes it. What is known before and after each request is stored, so that neither a
 * lost answer nor a process that ends sends it twice. Throws what may pass at another attempt.
 */
export async function deliver(services: Services, id: string): Promise<Outcome> {
  const { db, config, masterKeys, clock } = services
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  if (!row || row.sentAt) return null
  const whole = wholeBody(masterKeys, row)
  if (whole === null || (row.opensUntil && Temporal.Instant.compare(row.opensUntil, clock.now()) < 0))
    return { failed: 'expired' satisfies OwnReason }
  const senders = sendersTo(config, row.channel, row.recipient)
  const { open, failed } = unfinished(row, senders, clock.now())
  if (failed) return { failed }
  const { body, template, unsubscribe } = whole
  let { refusals } = row
  const reasons: string[] = []
  let again = senders.length === 0
  for (const sender of open ? [open, ...senders.filter((each) => each !== open)] : senders) {
    const token = tokenOf(id, refusals)
    if (sender !== open) await db.update(outbox).set({ startedAt: clock.now(), provider: sender.name }).where(eq(outbox.id, id))
    try {
      const providerId = await sender.send({ id, token, to: row.recipient, subject: row.subject, body, template, unsubscribe })
      return { handed: { provider: sender.name, providerId } }
    } catch (error) {
      // Without an answer no other provider is asked: this one may have the message.
      if (error instanceof Unanswered && sender.repeatableMinutes === 0) return { failed: unansweredBy(sender) }
      if (!(error instanceof NotAccepted)) throw error
      reasons.push(`${sender.name}: ${error.message}`)
      again ||= error.again
      refusals++
      await db
        .update(outbox)
        .set({ startedAt: null, refusals: sql`${outbox.refusals} + 1` })
        .where(eq(outbox.id, id))
    }
  }
  const reason = reasons.join('; ') || ('noProvider' satisfies OwnReason)
  if (again) throw new Error(reason)
  return { failed: reason }
}

/** One that may have been handed over before: with whom that can be tried again, or why it cannot. */
function unfinished({ startedAt, provider }: Row, senders: readonly Sender[], now: Temporal.Instant): { open?: Sender; failed?: string } {
  if (!startedAt) return {}
  const open = senders.find(({ name }) => name === provider)
  const since = now.epochMilliseconds - startedAt.epochMilliseconds
  if (!open || since >= open.repeatableMinutes * SAME_MS) return { failed: unansweredBy({ name: provider ?? '' }) }
  return { open }
}

const unansweredBy = ({ name }: Pick<Sender, 'name'>) => `${name}: ${'unanswered' satisfies OwnReason}`

/** At most 64 characters of letters, digits and hyphens. */
const tokenOf = (id: string, refusals: number): string => `${id}-${refusals}`
