import { randomBytes } from 'node:crypto'
import type { Db } from '../../../../platform/server/data/database.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Services, SharedServices } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { TICKET_SECONDS } from '../../../../rules/constants.ts'
import { ticket } from './tables.ts'

/** A ticket for one socket of the caller's session. Every page that opens asks for one: they are not in the audit log. */
export async function giveTicket({ services, actor, now }: Caller<Actor> & { services: Services }): Promise<{ ticket: string }> {
  const { sessionId } = actor
  if (!sessionId) throw refuse('unauthenticated')
  const text = randomBytes(32).toString('base64url')
  await services.db
    .insert(ticket)
    .values({ hash: services.masterKeys.digest(text), sessionId, endsAt: now.add({ seconds: TICKET_SECONDS }) })
  return { ticket: text }
}

/** The session of a ticket, which is used up; null if it was used before or is too old. */
export async function takeTicket(db: Db, { masterKeys, clock }: SharedServices, text: string): Promise<string | null> {
  const [taken] = await db
    .delete(ticket)
    .where(eq(ticket.hash, masterKeys.digest(text)))
    .returning()
  return taken && Temporal.Instant.compare(taken.endsAt, clock.now()) > 0 ? taken.sessionId : null
}

export const sweepTickets = (night: Night): Promise<number> =>
  deleteInBatches(night, ticket, sql`${ticket.endsAt} < ${night.now.toString()}::timestamptz`)
