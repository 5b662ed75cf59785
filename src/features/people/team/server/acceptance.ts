import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, gt, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor, CompanyId } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuse, refuseFields, refuseFor, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { holds, type Permission, type TeamRole } from '../../../../rules/permissions.ts'
import { type AccountBrief, accountById, accountsByIds, membershipOf, membersOf, whenLeft } from '../../../base/account/server/reads.ts'
import { describeAccount, joinCompany, setComplete } from '../../../base/account/server/writes.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { teamNotices } from '../contract/notices.ts'
import type { acceptForm, declineForm, fits, InvitationView } from '../contract/schema.ts'
import { hashInvitation, stateNow } from './invitations.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { putInTeam, roleName } from './members.ts'
import { teamNames } from './reads.ts'
import { type InvitationRow, invitation, team } from './tables.ts'
import { maskedTarget, targetOf, targetsOf } from './targets.ts'

type Fit = (typeof fits)[number]
interface Judgement {
  fit: Fit
  why: Reason | null
}

const ended = {
  accepted: 'invitationAccepted',
  declined: 'invitationDeclined',
  revoked: 'invitationRevoked',
  expired: 'invitationExpired',
} as const

const judged = (fit: Fit, why: Reason | null = null): Judgement => ({ fit, why })

/** What this reader can do with an invitation. The view and the acceptance ask the same function. */
async function judge(db: Reader, row: InvitationRow, reader: AccountBrief | null, now: Temporal.Instant): Promise<Judgement> {
  const state = stateNow(row, now)
  if (state !== 'open') return judged('ended', reason(ended[state]))
  if (!reader) return judged('signIn')
  const target = maskedTarget(targetOf(row.target))
  const theirs = targetsOf(reader).includes(row.target)
  // An account without an address can confirm the invited one; one with another phone or address is somebody else's.
  const canConfirm = row.target.startsWith('email:') && reader.email === null
  if (!theirs && !canConfirm) return judged('other', reason('invitationForOther', { target }))
  if (reader.userType !== userTypes.company) return judged('refused', reason('invitationForCompanyAccount'))
  const membership = await membershipOf(db, reader.id)
  if (membership) return judged('refused', reason(caseOf(row.companyId, membership)))
  return theirs ? judged('ready') : judged('email', reason('invitationEmail', { target }))
}

/** An account belongs to one company: which case it is, never which company. */
const caseOf = (companyId: CompanyId, membership: { companyId: string; role: string }) => {
  if (membership.companyId === companyId) return 'memberHere'
  return membership.role === 'owner' ? 'ownsCompany' : 'memberElsewhere'
}

const readerOf = async (db: Reader, actor: Actor | null): Promise<AccountBrief | null> => actor && accountById(db, actor.accountId)

export async function viewInvitation({ db, actor, lang, now }: Look<Actor | null>, token: string): Promise<InvitationView> {
  const [row] = await db
    .select()
    .from(invitation)
    .where(eq(invitation.tokenHash, hashInvitation(token)))
  if (!row) throw refuse('invitationUnknown')
  const [view] = await viewsOf({ db, lang, now }, [row], await readerOf(db, actor))
  if (!view) throw refuse('invitationUnknown')
  return view
}

type Viewing = Pick<Look, 'db' | 'lang' | 'now'>

async function viewsOf({ db, lang, now }: Viewing, rows: readonly InvitationRow[], reader: AccountBrief | null): Promise<InvitationView[]> {
  const companies = await companyBriefs(
    db,
    rows.map((row) => row.companyId),
  )
  const senders = await accountsByIds(
    db,
    rows.map((row) => row.invitedBy),
  )
  return Promise.all(
    rows.map(async (row) => {
      const company = companies.get(row.companyId)
      const { fit, why } = await judge(db, row, reader, now)
      const teams = await teamNames(db, row.companyId, [row.teamId])
      return {
        id: row.id,
        state: stateNow(row, now),
        company: {
          name: company?.name ?? '',
          fullName: company?.fullName ?? '',
          logoUrl: company?.logoUrl ?? null,
          verified: company?.verified ?? false,
        },
        role: row.role,
        team: (row.teamId && teams.get(row.teamId)) ?? '',
        inviter: senders.get(row.invitedBy)?.name ?? '',
        channel: row.target.startsWith('email:') ? ('email' as const) : ('phone' as const),
        target: maskedTarget(targetOf(row.target)),
        expiresAt: row.expiresAt.toString(),
        fit,
        objection: why ? sentenceOf(why, lang) : '',
        needsName: reader !== null && reader.name === '',
      }
    }),
  )
}

const waitingFor = (targets: readonly string[], now: Temporal.Instant) =>
  and(eq(invitation.state, 'open'), gt(invitation.expiresAt, now), inArray(invitation.target, [...targets]))

/** Whether a company has invited this person. */
export async function isInvited(db: Reader, person: Parameters<typeof targetsOf>[0], now: Temporal.Instant): Promise<boolean> {
  const targets = targetsOf(person)
  return targets.length > 0 && (await db.$count(invitation, waitingFor(targets, now))) > 0
}

/** The open invitations to the caller, latest first; for somebody without a company. */
export async function invitationsToMe({ db, actor, lang, now }: Look): Promise<{ leftAt: string | null; invitations: InvitationView[] }> {
  const reader = await readerOf(db, actor)
  const targets = reader ? targetsOf(reader) : []
  const rows =
    targets.length === 0
      ? []
      : await db.select().from(invitation).where(waitingFor(targets, now)).orderBy(desc(invitation.sentAt)).limit(50)
  const left = await whenLeft(db, actor.accountId)
  return { leftAt: left?.toString() ?? null, invitations: await viewsOf({ db, lang, now }, rows, reader) }
}

/** By its token, or by its id for the person it was sent to: for anybody else it does not exist. */
async function reach(act: Act<Actor | null>, { token, id }: z.output<typeof declineForm>): Promise<InvitationRow> {
  if (token) {
    const [known] = await act.tx
      .select({ id: invitation.id })
      .from(invitation)
      .where(eq(invitation.tokenHash, hashInvitation(token)))
    if (!known) throw refuse('invitationUnknown')
    return holdRow(act, invitationLifecycle, known.id, { tokenHash: hashInvitation(token) })
  }
  const reader = await readerOf(act.db, act.actor)
  const targets = reader ? targetsOf(reader) : []
  if (!id || targets.length === 0) throw refuse('notFound')
  return holdRow(act, invitationLifecycle, sql`${and(eq(invitation.id, id), inArray(invitation.target, targets))}`)
}

/** The caller becomes a member, with the role and the team of the invitation. */
export async function acceptInvitation(act: Act, form: z.output<typeof acceptForm>): Promise<{ done: true }> {
  const row = await reach(act, form)
  const reader = await readerOf(act.db, act.actor)
  const { fit, why } = await judge(act.db, row, reader, act.now)
  if (why) throw refuseFor(why)
  if (fit !== 'ready' || !reader) throw refuse('unauthenticated')
  const name = reader.name || form.name
  if (!name) throw refuseFields({ name: 'required' })
  await joinCompany(act, { accountId: reader.id, companyId: row.companyId, role: row.role, roleBy: row.invitedBy })
  if (!reader.name) await describeAccount(act, reader.id, { name })
  if (!act.actor.complete) await setComplete(act, reader.id)
  if (row.teamId !== null && (await isOpenTeam(act.db, row.teamId))) await putInTeam(act, row.companyId, act.actor.accountId, row.teamId)
  await turn(act, invitationLifecycle, row, 'accept', { set: { endedBy: reader.id, endedAt: act.now } })
  // Owners know everybody who may decide about money or personnel, no matter who invited them.
  const senders = await answerable(act, row, reader.id)
  const owners = decides(row.role) ? await ownersOf(act, row.companyId, reader.id) : []
  await notify(act, teamNotices.invitationAccepted, {
    to: [...new Set([...senders, ...owners])],
    params: { who: name, role: roleName(row.role) },
    link: '/companyHome/members',
  })
  return { done: true }
}

const decides = (role: TeamRole): boolean => decisions.some((permission) => holds(role, permission))
const decisions: readonly Permission[] = [
  'people:edit',
  'salary:approve',
  'payroll:pay',
  'wallet:approve',
  'wallet:withdraw',
  'member:role',
]

const ownersOf = async (act: Act<unknown>, companyId: CompanyId, except: string): Promise<string[]> =>
  (await membersOf(act.db, companyId)).flatMap(({ accountId, role }) => (role === 'owner' && accountId !== except ? [accountId] : []))

const isOpenTeam = async (db: Reader, id: string): Promise<boolean> =>
  (await db.$count(team, and(eq(team.id, id), eq(team.archived, false)))) > 0

/** The sender, or the owners if the sender is no member any more. */
async function answerable(act: Act<unknown>, row: InvitationRow, except = ''): Promise<string[]> {
  const members = (await membersOf(act.db, row.companyId)).filter((member) => member.accountId !== except)
  const sender = members.filter((member) => member.accountId === row.invitedBy)
  return (sender.length > 0 ? sender : members.filter((member) => member.role === 'owner')).map((member) => member.accountId)
}

/** Anyone who has the message may decline: it gives them nothing, and they should not have to register for it. */
export async function declineInvitation(act: Act<Actor | null>, form: z.output<typeof declineForm>): Promise<{ done: true }> {
  const row = await reach(act, form)
  const state = stateNow(row, act.now)
  if (state !== 'open') throw refuse(ended[state])
  await turn(act, invitationLifecycle, row, 'decline', { set: { endedBy: act.actor?.accountId ?? null, endedAt: act.now } })
  const target = maskedTarget(targetOf(row.target))
  const link = '/companyHome/members?tab=invitations'
  await notify(act, teamNotices.invitationDeclined, { to: await answerable(act, row), params: { target }, link })
  return { done: true }
}
