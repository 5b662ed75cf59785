import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { aboutPair, mayBegin, pairOf } from './allowed.ts'
import { append, type Conversation } from './events.ts'
import { conversation, conversationMember } from './tables.ts'

/** The locked conversation of two people; created if they may write to each other, else null. */
export async function openPair(act: Act<unknown>, accountId: string, otherId: string): Promise<Conversation | null> {
  const about = aboutPair(pairOf(accountId, otherId))
  const found = await heldPair(act, about)
  if (found) return found
  const people = await accountsByIds(act.db, [accountId, otherId])
  const other = people.get(otherId)
  if (!other || other.status === 'closed' || accountId === otherId) return null
  const by = people.get(accountId)
  if (!by || !(await mayBegin(act.db, by, otherId))) return null
  const [made] = await act.tx
    .insert(conversation)
    .values({ kind: 'friend', about, lastAt: act.now, createdAt: act.now })
    .onConflictDoNothing()
    .returning()
  if (!made) return heldPair(act, about)
  const both = [accountId, otherId]
  await act.tx
    .insert(conversationMember)
    .values(both.map((id) => ({ conversationId: made.id, accountId: id, fromSeq: 1, readSeq: 0, deliveredSeq: 0, joinedAt: act.now })))
  const names = both.map((id) => ({ id, name: people.get(id)?.name ?? '' }))
  await append(act, [{ to: made, event: { kind: 'join', senderId: accountId, data: { people: names } } }])
  return made
}

async function heldPair(act: Act<unknown>, about: string): Promise<Conversation | null> {
  const [found] = await act.tx
    .select()
    .from(conversation)
    .where(and(eq(conversation.kind, 'friend'), eq(conversation.about, about)))
    .for('update')
  return found ?? null
}
