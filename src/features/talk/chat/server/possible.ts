import type { GroupAct, MemberAct, MemberRole } from '../contract/conversation.ts'
import type { conversation, conversationMember } from './tables.ts'

type Group = Pick<typeof conversation.$inferSelect, 'kind' | 'readOnly'>
type Member = Pick<typeof conversationMember.$inferSelect, 'accountId' | 'role' | 'muted'>

export const isAdmin = (role: MemberRole): boolean => role !== 'member'
/** The owner is above everybody else, an administrator above members. */
export const isAbove = (one: MemberRole, other: MemberRole): boolean =>
  isAdmin(one) && other !== 'owner' && (other === 'member' || one === 'owner')

/** Groups that people make can be changed by them; those of demands follow from the demand. */
const isManaged = ({ kind, readOnly }: Group): boolean => kind === 'group' && !readOnly

/** What this member may do with the group; the calls refuse everything else (groups.ts). */
export function groupActsOf(group: Group, { role }: Member): GroupAct[] {
  if (!isManaged(group)) return []
  const acts: GroupAct[] = isAdmin(role) ? ['add', 'edit', 'mute', 'pin', 'removeMessage'] : []
  return role === 'owner' ? [...acts, 'openHistory', 'dissolve'] : [...acts, 'leave']
}

/** What this member may do with another. */
export function memberActsOf(group: Group, me: Member, other: Member): MemberAct[] {
  if (!isManaged(group) || me.accountId === other.accountId) return []
  const acts: MemberAct[] = isAbove(me.role, other.role) ? [other.muted ? 'unmute' : 'mute', 'remove'] : []
  return me.role === 'owner' ? [...acts, other.role === 'admin' ? 'makeMember' : 'makeAdmin', 'handOver'] : acts
}
