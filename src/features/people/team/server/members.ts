import type { z } from 'zod'
import type { Page } from '../../../../platform/contract/page.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Actor, type CompanyId, companyOf, type PersonId, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuse, refuseFields, refuseFor, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { givableRoles, holds, type TeamRole } from '../../../../rules/permissions.ts'
import { accountDictionaries } from '../../../base/account/contract/dictionaries.ts'
import { accountById, type Member, type MemberFilter, membershipOf, membersOf, membersPage } from '../../../base/account/server/reads.ts'
import { changeRole, endMembership, endSessions, type HeldMembers, holdMembers, isLastOwner } from '../../../base/account/server/writes.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { fileUrl } from '../../../base/upload/contract/file.ts'
import { teamNotices } from '../contract/notices.ts'
import type { MemberRow, memberTeamForm, roleForm } from '../contract/schema.ts'
import { consequencesOf, depart, revokeBeyond } from './departures.ts'
import { membersInTeam, mustBeTeam, teamNames, teamsOfMembers } from './reads.ts'
import { teamMember } from './tables.ts'

const done = { done: true } as const
const MEMBERS = '/companyHome/members'
export const roleName = (role: TeamRole): Pair => accountDictionaries.teamRole.items[role]

type Known = Pick<Member, 'accountId' | 'role'>

/** Why this member cannot give that one another role; null if it is possible. */
function objectionToRole(held: HeldMembers, me: Known, member: Known): Reason | null {
  if (!holds(me.role, 'member:role')) return reason('forbidden')
  if (!givableRoles[me.role].includes(member.role)) return reason('roleAboveOwn')
  if (me.accountId === member.accountId && me.role !== 'owner') return reason('ownRole')
  return isLastOwner(held, member.accountId) ? reason('lastOwner') : null
}

/** Why this member cannot remove that one. */
function objectionToRemoval(held: HeldMembers, me: Known, member: Known): Reason | null {
  if (!holds(me.role, 'member:role')) return reason('forbidden')
  if (me.accountId === member.accountId) return reason('ownRemoval')
  if (!givableRoles[me.role].includes(member.role)) return reason('roleAboveOwn')
  return isLastOwner(held, member.accountId) ? reason('lastOwner') : null
}

interface Filter extends Omit<MemberFilter, 'role' | 'among' | 'except'> {
  role?: TeamRole | '' | undefined
  team?: string | undefined
}

/** One page of the caller's colleagues, each with what the caller may do and why not. */
export async function membersFor(look: Look, { role, team, ...filter }: Filter): Promise<Page<MemberRow>> {
  const { db, actor, lang } = look
  const companyId = companyOf(actor)
  const contacts = actor.holds('member:invite') || actor.holds('member:role')
  const inTeam = team ? await membersInTeam(db, companyId, team === 'none' ? undefined : team) : []
  const people = new Map((await membersOf(db, companyId)).map((member) => [member.accountId, member]))
  const me = people.get(actor.accountId)
  const asked = { ...filter, role: role || undefined, ...(team && (team === 'none' ? { except: inTeam } : { among: inTeam })) }
  return membersPage(db, companyId, asked, contacts, async (rows) => {
    const teams = await teamsOfMembers(
      db,
      companyId,
      rows.map((row) => row.accountId),
    )
    const names = await teamNames(db, companyId, [...teams.values()])
    const said = (why: Reason | null) => (why ? sentenceOf(why, lang) : '')
    return rows.map((row) => {
      const teamId = teams.get(row.accountId)
      return {
        accountId: row.accountId,
        name: row.name,
        avatar: row.avatarFileId ? fileUrl(row.avatarFileId) : '',
        role: row.role,
        team: teamId === undefined ? null : { id: teamId, name: names.get(teamId) ?? '' },
        phone: contacts && row.phone ? `+${row.areaCode} ${row.phone}` : '',
        email: contacts ? row.email : '',
        joinedAt: row.joinedAt.toString(),
        lastSeenAt: row.lastSeenAt?.toString() ?? null,
        blocked: row.status !== 'active',
        you: row.accountId === actor.accountId,
        notRole: me ? said(objectionToRole(people, me, row)) : '',
        notRemove: me ? said(objectionToRemoval(people, me, row)) : '',
      }
    })
  })
}

/** The owners except these people. */
const otherOwners = async (act: Act, companyId: CompanyId, ...except: string[]): Promise<string[]> =>
  (await membersOf(act.db, companyId))
    .filter((member) => member.role === 'owner' && member.status === 'active' && !except.includes(member.accountId))
    .map((member) => member.accountId)

/** Whom a request names, among the members of the caller's company that were read: `notFound` for everybody else. */
function named(members: HeldMembers, asked: string) {
  const member = members.get(asked)
  if (!member) throw refuse('notFound')
  return { ...member, accountId: storedPerson(member.accountId) }
}

/** The caller and another member under the lock of the owners; the caller's role as it is now, not as the request began. */
async function held(act: Act, companyId: CompanyId, asked: string) {
  const members = await holdMembers(act, companyId, [act.actor.accountId, asked])
  const me = members.get(act.actor.accountId)
  if (!me) throw refuse('sessionEnded')
  return { members, me, member: named(members, asked) }
}

export async function changeMemberRole(act: Act, { accountId: asked, role, was }: z.output<typeof roleForm>): Promise<{ done: true }> {
  const companyId = companyOf(act.actor)
  const { members, me, member } = await held(act, companyId, asked)
  const { accountId } = member
  if (member.role !== was) throw refuse('staleState')
  if (role === was) return done
  const against = objectionToRole(members, me, member)
  if (against) throw refuseFor(against)
  if (!givableRoles[me.role].includes(role)) throw refuseFields({ role: 'roleTooHigh' })
  await changeRole(act, companyId, accountId, role)
  await revokeBeyond(act, { companyId, accountId }, givableRoles[role])
  const params = { by: me.name, who: member.name, from: roleName(was), to: roleName(role) }
  const owners = await otherOwners(act, companyId, me.accountId, accountId)
  await notify(act, teamNotices.memberRoleChanged, { to: owners, params, link: MEMBERS })
  if (accountId !== me.accountId) await notify(act, teamNotices.ownRoleChanged, { to: [accountId], params, link: MEMBERS })
  return done
}

export async function moveMember(act: Act, { accountId: asked, teamId }: z.output<typeof memberTeamForm>): Promise<{ done: true }> {
  const companyId = companyOf(act.actor)
  const { accountId } = named(await holdMembers(act, companyId, [asked]), asked)
  await putInTeam(act, companyId, accountId, teamId === null ? null : (await mustBeTeam(act, teamId)).id)
  return done
}

export async function putInTeam(act: Act, companyId: CompanyId, accountId: PersonId, teamId: string | null): Promise<void> {
  if (teamId === null) await act.tx.delete(teamMember).where(eq(teamMember.accountId, accountId))
  else
    await act.tx
      .insert(teamMember)
      .values({ accountId, companyId, teamId })
      .onConflictDoUpdate({ target: teamMember.accountId, set: { companyId, teamId } })
}

/** What the caller reads before removing a member, or before leaving. */
export async function departureOf(look: Look, asked: string | undefined): Promise<{ consequences: string[]; objection: string }> {
  const { db, actor, lang } = look
  const companyId = companyOf(actor)
  const wanted = asked ?? actor.accountId
  if (wanted !== actor.accountId && !actor.holds('member:role')) throw refuse('forbidden')
  const people = new Map((await membersOf(db, companyId)).map((member) => [member.accountId, member]))
  const me = people.get(actor.accountId)
  if (!me) throw refuse('notFound')
  const member = named(people, wanted)
  const { accountId } = member
  const against = asked === undefined ? objectionToLeaving(people, accountId) : objectionToRemoval(people, me, member)
  const consequences = await consequencesOf(look, { companyId, accountId })
  return { consequences: consequences.map((one) => one[lang]), objection: against ? sentenceOf(against, lang) : '' }
}

const objectionToLeaving = (held: HeldMembers, accountId: string): Reason | null =>
  isLastOwner(held, accountId) ? reason('lastOwner') : null

export async function removeMember(act: Act, asked: string): Promise<{ done: true }> {
  const companyId = companyOf(act.actor)
  const { members, me, member } = await held(act, companyId, asked)
  const { accountId } = member
  const against = objectionToRemoval(members, me, member)
  if (against) throw refuseFor(against)
  await depart(act, { companyId, accountId })
  await endMembership(act, companyId, accountId)
  await endSessions(act, accountId)
  const params = { by: me.name, who: member.name, role: roleName(member.role) }
  await notify(act, teamNotices.memberRemoved, { to: await otherOwners(act, companyId, me.accountId), params, link: MEMBERS })
  await notify(act, teamNotices.ownRemoval, { to: [accountId], params: { company: await companyName(act.db, companyId) }, link: '' })
  return done
}

export async function leaveCompany(act: Act): Promise<{ done: true }> {
  const { accountId, sessionId } = act.actor
  const companyId = companyOf(act.actor)
  const { members, me } = await held(act, companyId, accountId)
  const against = objectionToLeaving(members, accountId)
  if (against) throw refuseFor(against)
  await depart(act, { companyId, accountId })
  await endMembership(act, companyId, accountId)
  await endSessions(act, accountId, sessionId)
  const params = { who: me.name, role: roleName(me.role) }
  await notify(act, teamNotices.memberLeft, { to: await otherOwners(act, companyId, accountId), params, link: MEMBERS })
  return done
}

/** An account is closed: its person leaves the company too. */
export async function departClosed(act: Act): Promise<void> {
  const { companyId, accountId }: Actor = act.actor
  if (!companyId) return
  const membership = await membershipOf(act.db, accountId)
  await depart(act, { companyId, accountId })
  const who = (await accountById(act.db, accountId))?.name ?? ''
  const params = { who, role: roleName(membership?.role ?? 'viewer') }
  await notify(act, teamNotices.memberLeft, { to: await otherOwners(act, companyId, accountId), params, link: MEMBERS })
}
