import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { demandSeen } from '../../../work/demand/server/reads.ts'
import type { ChatPerson } from '../contract/calls.ts'
import { aboutPair, pairOf, pairsAllowed } from './allowed.ts'
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
  // Who created it, as long as this member still deals with demands.
  return { groupId, person: await reachableIn(look, demand.companyId, demand.createdBy) }
}

/** To whom the caller may write at a company of others. */
export async function talkOfCompany(look: Look, { id }: { id: string }): Promise<{ person: ChatPerson | null }> {
  return { person: await reachableIn(look, id) }
}

/** Of the members of another company who deal with demands, the preferred one if the caller may write to that person, else the first. */
async function reachableIn({ db, actor }: Look, companyId: string, preferred?: string): Promise<ChatPerson | null> {
  if (actor.companyId === companyId) return null
  const members = await memberIdsHolding(db, companyId, 'demand:view')
  const allowed = await pairsAllowed(
    db,
    members.map((id) => pairOf(actor.accountId, id)),
  )
  const reachable = members.filter((id) => allowed.has(aboutPair(pairOf(actor.accountId, id))))
  const id = reachable.find((one) => one === preferred) ?? reachable[0]
  return id === undefined ? null : ((await peopleShown(db, [id])).get(id) ?? null)
}
