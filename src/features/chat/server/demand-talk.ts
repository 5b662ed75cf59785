import { and, eq } from 'drizzle-orm'
import type { Look } from '../../../platform/server/services.ts'
import { memberIdsHolding } from '../../account/server/reads.ts'
import { demandSeen } from '../../demand/server/reads.ts'
import { mayWrite } from './allowed.ts'
import { peopleShown } from './people.ts'
import { conversation, conversationMember } from './tables.ts'

/** Where the caller talks about a demand that the caller sees. */
export async function talkOfDemand(look: Look, { id }: { id: string }) {
  const { db, actor } = look
  const demand = await demandSeen(look, id)
  const [group] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
    .where(and(eq(conversation.kind, 'demand'), eq(conversation.about, id), eq(conversationMember.accountId, actor.accountId)))
  const groupId = group?.id ?? null
  if (actor.companyId === demand.companyId) return { groupId, person: null }
  // Who created it, as long as this member still deals with demands.
  const members = await memberIdsHolding(db, demand.companyId, 'demand:view')
  const personId = members.includes(demand.createdBy) ? demand.createdBy : members[0]
  if (personId === undefined || !(await mayWrite(db, actor.accountId, personId))) return { groupId, person: null }
  return { groupId, person: (await peopleShown(db, [personId])).get(personId) ?? null }
}
