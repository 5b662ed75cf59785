import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, exists, inArray, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Reason, reason } from '../../../../platform/server/wire/refusal.ts'
import { aboutPair, pairOf } from './allowed.ts'
import { conversation, conversationHold, conversationMember } from './tables.ts'

/** Whose talk is evidence: the two sides of a demand. */
interface Sides {
  demandId: string
  publishers: readonly string[]
  providers: readonly string[]
}

/**
 * Holds what two sides wrote to each other, for a cause such as a dispute: the group of the demand, the conversations of one person of
 * either side, and the groups that have somebody of both. While a cause holds it, nothing of it is recalled or removed, and the end of
 * the month passes it by. Called again it also holds what was opened meanwhile. Returns the conversations that the cause holds.
 */
export async function holdTalk(act: Act<unknown>, cause: string, sides: Sides): Promise<string[]> {
  const abouts = sides.publishers.flatMap((a) => sides.providers.map((b) => aboutPair(pairOf(a, b))))
  const hasOneOf = (ids: readonly string[]) =>
    exists(
      act.tx
        .select({ one: sql`1` })
        .from(conversationMember)
        .where(and(eq(conversationMember.conversationId, conversation.id), inArray(conversationMember.accountId, [...ids]))),
    )
  const ofSides = or(
    and(eq(conversation.kind, 'demand'), eq(conversation.about, sides.demandId)),
    abouts.length > 0 ? and(eq(conversation.kind, 'friend'), inArray(conversation.about, abouts)) : undefined,
    and(eq(conversation.kind, 'group'), hasOneOf(sides.publishers), hasOneOf(sides.providers)),
  )
  // A recall that is under way is over before the hold begins; one that comes later sees it.
  const rows = await act.tx.select({ id: conversation.id }).from(conversation).where(ofSides).orderBy(conversation.id).for('update')
  if (rows.length > 0)
    await act.tx
      .insert(conversationHold)
      .values(rows.map(({ id }) => ({ conversationId: id, cause, at: act.now })))
      .onConflictDoNothing()
  return heldBy(act.tx, cause)
}

/** The cause is over. What no other cause holds ends with its month. */
export async function releaseTalk(act: Act<unknown>, cause: string): Promise<void> {
  await act.tx.delete(conversationHold).where(eq(conversationHold.cause, cause))
}

export async function heldBy(db: Reader, cause: string): Promise<string[]> {
  const rows = await db
    .select({ id: conversationHold.conversationId })
    .from(conversationHold)
    .where(eq(conversationHold.cause, cause))
    .orderBy(conversationHold.conversationId)
  return rows.map(({ id }) => id)
}

/** The refusal of whatever takes a message away. The conversation is locked. */
export async function objectionByHold(act: Act<unknown>, conversationId: string): Promise<Reason | null> {
  const held = await act.tx.$count(conversationHold, eq(conversationHold.conversationId, conversationId))
  return held > 0 ? reason('chatHeld') : null
}

/** For the end of the month. */
export const isHeld = (db: Reader, conversationId: SQL): SQL =>
  exists(db.select({ one: sql`1` }).from(conversationHold).where(sql`${conversationHold.conversationId} = ${conversationId}`))
