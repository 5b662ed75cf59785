import { and, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { GROUP_ADMINS_MAX, GROUP_MEMBERS_MAX } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import type { EventData, MemberRole, Named } from '../contract/conversation.ts'
import { aboutPair, needVoice, pairOf, pairsAllowed } from './allowed.ts'
import { append, type Conversation, holdConversation } from './events.ts'
import { isAbove, isAdmin } from './possible.ts'
import { eraseMessage } from './recall.ts'
import { conversation, conversationMember } from './tables.ts'

type Member = typeof conversationMember.$inferSelect

/** A group that the caller is a member of, locked, with all members. Others do not learn that it exists. */
async function holdGroup(act: Act, id: string) {
  const group = await holdConversation(act, id)
  const rows = await act.tx.select().from(conversationMember).where(eq(conversationMember.conversationId, id))
  const members = new Map(rows.map((row) => [row.accountId, row]))
  const me = members.get(act.actor.accountId)
  if (!me || group.kind !== 'group') throw refuse('notFound')
  if (group.readOnly) throw refuse('chatReadOnly')
  return { group, members, me }
}

const needAdmin = (me: Member): void => {
  if (!isAdmin(me.role)) throw refuse('groupRoleNeeded')
}

const needOwner = (me: Member): void => {
  if (me.role !== 'owner') throw refuse('groupRoleNeeded')
}

/** A member whom the caller may act on: the owner on anybody else, an administrator on members. */
function subject(members: ReadonlyMap<string, Member>, me: Member, accountId: string): Member {
  needAdmin(me)
  const found = members.get(accountId)
  if (!found) throw refuse('notFound')
  if (!isAbove(me.role, found.role)) throw refuse('groupRoleNeeded')
  return found
}

async function named(act: Act<unknown>, ids: readonly string[]): Promise<Named[]> {
  const people = await accountsByIds(act.db, ids)
  return ids.map((id) => ({ id, name: people.get(id)?.name ?? '' }))
}

/** Refuses the first person to whom the caller may not write. */
async function needReachable(act: Act, ids: readonly string[]): Promise<void> {
  const pairs = ids.map((id) => pairOf(act.actor.accountId, id))
  const allowed = await pairsAllowed(act.db, pairs)
  const [foreign] = ids.filter((_, at) => !allowed.has(aboutPair(pairs[at] ?? ['', ''])))
  if (foreign === undefined) return
  const person = (await accountsByIds(act.db, [foreign])).get(foreign)
  if (!person) throw refuse('notFound')
  throw refuse('groupMembersOnly', { name: person.name })
}

async function join(act: Act<unknown>, group: Conversation, ids: readonly string[], byId: string, ownerId?: string): Promise<number> {
  const fromSeq = group.openHistory ? 1 : group.lastSeq + 1
  const roleOf = (id: string): MemberRole => (id === ownerId ? 'owner' : 'member')
  await act.tx.insert(conversationMember).values(
    ids.map((accountId) => ({
      conversationId: group.id,
      accountId,
      role: roleOf(accountId),
      fromSeq,
      readSeq: group.lastSeq,
      deliveredSeq: group.lastSeq,
      joinedAt: act.now,
    })),
  )
  return note(act, group, 'join', byId, { people: await named(act, ids) })
}

/** One event of a group, and its number. */
async function note<K extends keyof EventData>(
  act: Act<unknown>,
  group: Conversation,
  kind: K,
  senderId: string,
  data: EventData[K],
  content = '',
): Promise<number> {
  const [event] = await append(act, [{ to: group, event: { kind, senderId, data, content } }])
  return event?.seq ?? group.lastSeq
}

export async function createGroup(act: Act, { name, accountIds }: { name: string; accountIds: string[] }): Promise<{ id: string }> {
  const me = act.actor.accountId
  const others = [...new Set(accountIds)].filter((id) => id !== me)
  await needVoice(act)
  await needReachable(act, others)
  const [group] = await act.tx.insert(conversation).values({ kind: 'group', name, lastAt: act.now, createdAt: act.now }).returning()
  if (!group) throw refuse('notFound')
  await join(act, group, [me, ...others], me, me)
  return { id: group.id }
}

export async function addMembers(act: Act, { id, accountIds }: { id: string; accountIds: string[] }): Promise<{ seq: number }> {
  const { group, members, me } = await holdGroup(act, id)
  needAdmin(me)
  const fresh = [...new Set(accountIds)].filter((one) => !members.has(one))
  if (fresh.length === 0) return { seq: group.lastSeq }
  if (members.size + fresh.length > GROUP_MEMBERS_MAX) throw refuse('groupFull', { most: GROUP_MEMBERS_MAX })
  await needReachable(act, fresh)
  return { seq: await join(act, group, fresh, me.accountId) }
}

async function depart(act: Act<unknown>, group: Conversation, accountId: string, byId: string): Promise<{ seq: number }> {
  await act.tx
    .delete(conversationMember)
    .where(and(eq(conversationMember.conversationId, group.id), eq(conversationMember.accountId, accountId)))
  const [person = { id: accountId, name: '' }] = await named(act, [accountId])
  return { seq: await note(act, group, 'leave', byId, { person, removed: byId !== accountId }) }
}

export async function removeMember(act: Act, { id, accountId }: { id: string; accountId: string }): Promise<{ seq: number }> {
  const { group, members, me } = await holdGroup(act, id)
  subject(members, me, accountId)
  return depart(act, group, accountId, me.accountId)
}

export async function leaveGroup(act: Act, { id }: { id: string }): Promise<{ seq: number }> {
  const { group, me } = await holdGroup(act, id)
  if (me.role === 'owner') throw refuse('groupOwnerStays')
  return depart(act, group, me.accountId, me.accountId)
}

interface Edit {
  id: string
  name?: string | undefined
  announcement?: string | undefined
  openHistory?: boolean | undefined
}

export async function editGroup(act: Act, { id, name, announcement, openHistory }: Edit): Promise<{ seq: number }> {
  const { group, me } = await holdGroup(act, id)
  needAdmin(me)
  if (openHistory !== undefined) needOwner(me)
  if (name !== undefined || announcement !== undefined) await needVoice(act)
  const set = {
    ...(name !== undefined && name !== group.name && { name }),
    ...(announcement !== undefined && announcement !== group.announcement && { announcement }),
    ...(openHistory !== undefined && openHistory !== group.openHistory && { openHistory }),
  }
  if (Object.keys(set).length === 0) return { seq: group.lastSeq }
  await act.tx
    .update(conversation)
    .set({ ...set, version: group.version + 1 })
    .where(eq(conversation.id, id))
  if (set.name !== undefined) await note(act, group, 'rename', me.accountId, { name: set.name })
  if (set.announcement !== undefined) await note(act, group, 'announce', me.accountId, {}, set.announcement)
  return { seq: group.lastSeq }
}

const atMember = (id: string, ids: readonly string[]) =>
  and(eq(conversationMember.conversationId, id), inArray(conversationMember.accountId, [...ids]))

export async function setRole(
  act: Act,
  { id, accountId, role }: { id: string; accountId: string; role: MemberRole },
): Promise<{ seq: number }> {
  const { group, members, me } = await holdGroup(act, id)
  needOwner(me)
  const found = members.get(accountId)
  if (!found || accountId === me.accountId) throw refuse('notFound')
  if (found.role === role) return { seq: group.lastSeq }
  const admins = [...members.values()].filter((one) => one.role === 'admin' && one.accountId !== accountId).length
  // A former owner becomes an administrator, or a member if there are as many as there may be.
  if (role === 'admin' && admins >= GROUP_ADMINS_MAX) throw refuse('groupAdminsFull', { most: GROUP_ADMINS_MAX })
  if (role === 'owner') {
    const after = admins < GROUP_ADMINS_MAX ? ('admin' as const) : ('member' as const)
    await act.tx
      .update(conversationMember)
      .set({ role: after })
      .where(atMember(id, [me.accountId]))
  }
  await act.tx
    .update(conversationMember)
    .set({ role, muted: false })
    .where(atMember(id, [accountId]))
  const [person = { id: accountId, name: '' }] = await named(act, [accountId])
  return { seq: await note(act, group, 'role', me.accountId, { person, role }) }
}

export async function muteInGroup(
  act: Act,
  { id, accountId, on }: { id: string; accountId?: string | undefined; on: boolean },
): Promise<{ seq: number }> {
  const { group, members, me } = await holdGroup(act, id)
  if (accountId === undefined) {
    needAdmin(me)
    if (group.allMuted === on) return { seq: group.lastSeq }
    await act.tx.update(conversation).set({ allMuted: on }).where(eq(conversation.id, id))
    return { seq: await note(act, group, 'mute', me.accountId, { person: null, on }) }
  }
  if (subject(members, me, accountId).muted === on) return { seq: group.lastSeq }
  await act.tx
    .update(conversationMember)
    .set({ muted: on })
    .where(atMember(id, [accountId]))
  const [person = { id: accountId, name: '' }] = await named(act, [accountId])
  return { seq: await note(act, group, 'mute', me.accountId, { person, on }) }
}

export async function pinMessage(act: Act, { id, seq, on }: { id: string; seq: number; on: boolean }): Promise<{ seq: number }> {
  const { group, me } = await holdGroup(act, id)
  needAdmin(me)
  if (seq > group.lastSeq) throw refuse('notFound')
  if ((group.pinnedSeq === seq) === on) return { seq: group.lastSeq }
  await act.tx
    .update(conversation)
    .set({ pinnedSeq: on ? seq : null })
    .where(eq(conversation.id, id))
  return { seq: await note(act, group, 'pin', me.accountId, { seq, on }) }
}

export async function removeMessage(act: Act, { id, seq }: { id: string; seq: number }): Promise<{ seq: number }> {
  const { group, members, me } = await holdGroup(act, id)
  needAdmin(me)
  const erased = await eraseMessage(act, id, seq, 'admin', ({ senderId }) => {
    // Who has left is judged as a member.
    if (members.has(senderId) && senderId !== me.accountId) subject(members, me, senderId)
    return null
  })
  if ('refused' in erased) throw refuseFor(erased.refused)
  if (erased.before) return { seq: group.lastSeq }
  return { seq: await note(act, group, 'recall', me.accountId, { seq, by: 'admin' }) }
}

export async function dissolveGroup(act: Act, { id }: { id: string }): Promise<{ seq: number }> {
  const { group, me } = await holdGroup(act, id)
  needOwner(me)
  await act.tx.update(conversation).set({ readOnly: true }).where(eq(conversation.id, id))
  return { seq: await note(act, group, 'mute', me.accountId, { person: null, on: true, ended: true }) }
}
