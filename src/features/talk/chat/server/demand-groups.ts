import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { accountsByIds, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { isBefore } from '../../../work/demand/contract/lifecycle.ts'
import type { DemandMoved } from '../../../work/demand/server/hooks.ts'
import { peopleOf } from '../../../work/demand/server/reads.ts'
import { append, type Conversation, holdConversation, type NewEvent } from './events.ts'
import { conversation, conversationMember } from './tables.ts'

/**
 * A demand's own group, from the pick of a provider on: the publisher's people and the provider's, the moves as events, read-only from the
 * end on. Its members follow from the demand: nobody joins or leaves by hand.
 */
export async function demandMoved(act: Act<unknown>, moved: DemandMoved): Promise<void> {
  const found = await heldGroup(act, moved.id)
  if (!found && (isBefore(moved.to, 'selected') || moved.provider === null)) return
  const group = found ?? (await createFor(act, moved))
  const people = new Set([
    ...(await memberIdsHolding(act.db, moved.companyId, 'demand:view')),
    ...(await peopleOf(act.db, [moved.provider])),
  ])
  const rows = await act.tx.select().from(conversationMember).where(eq(conversationMember.conversationId, group.id))
  const members = new Set(rows.map((row) => row.accountId))
  const joining = [...people].filter((id) => !members.has(id))
  // A provider who was unpicked leaves; the publisher's people stay while they may view demands.
  const leaving = moved.to === 'ended' ? [] : [...members].filter((id) => !people.has(id))
  const names = await accountsByIds(act.db, [...joining, ...leaving])
  const named = (id: string) => ({ id, name: names.get(id)?.name ?? '' })
  const events: NewEvent[] = []
  if (joining.length > 0) {
    await act.tx.insert(conversationMember).values(
      joining.map((accountId) => ({
        conversationId: group.id,
        accountId,
        fromSeq: group.lastSeq + 1,
        readSeq: group.lastSeq,
        deliveredSeq: group.lastSeq,
        joinedAt: act.now,
      })),
    )
    events.push({ kind: 'join', senderId: moved.actorId, data: { people: joining.map(named) } })
  }
  events.push({ kind: 'move', senderId: moved.actorId, data: { move: moved.move, from: moved.from, to: moved.to } })
  for (const accountId of leaving) {
    await act.tx
      .delete(conversationMember)
      .where(and(eq(conversationMember.conversationId, group.id), eq(conversationMember.accountId, accountId)))
    events.push({ kind: 'leave', senderId: moved.actorId, data: { person: named(accountId), removed: true } })
  }
  await append(
    act,
    events.map((event) => ({ to: group, event })),
  )
  const readOnly = moved.to === 'ended'
  if (group.readOnly !== readOnly) await act.tx.update(conversation).set({ readOnly }).where(eq(conversation.id, group.id))
}

async function heldGroup(act: Act<unknown>, demandId: string): Promise<Conversation | null> {
  const [found] = await act.tx
    .select()
    .from(conversation)
    .where(and(eq(conversation.kind, 'demand'), eq(conversation.about, demandId)))
    .for('update')
  return found ?? null
}

async function createFor(act: Act<unknown>, { id, number }: DemandMoved): Promise<Conversation> {
  const [made] = await act.tx
    .insert(conversation)
    .values({ kind: 'demand', about: id, name: number, lastAt: act.now, createdAt: act.now })
    .onConflictDoNothing()
    .returning()
  const group = made ?? (await heldGroup(act, id))
  if (!group) throw new Error(`the group of demand ${number} was not created`)
  return holdConversation(act, group.id)
}
