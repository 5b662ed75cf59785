import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { fill, texts } from '../../../../platform/contract/texts.ts'
import { daysAfter, today } from '../../../../platform/server/clock.ts'
import { and, eq, gt, lte, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { INVITATION_DAYS, INVITATIONS_PER_MEMBER_A_DAY, INVITATIONS_PER_TARGET_A_DAY } from '../../../../rules/constants.ts'
import { type FieldErrorName, fieldErrors } from '../../../../rules/field-errors.ts'
import { givableRoles, holds, type TeamRole } from '../../../../rules/permissions.ts'
import { accountAt, accountsByIds, memberIn } from '../../../base/account/server/reads.ts'
import { holdMembers } from '../../../base/account/server/writes.ts'
import { verifiedName } from '../../../base/company/server/reads.ts'
import { urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import type { InvitationEntry, InvitedLine, invitationForm } from '../contract/schema.ts'
import type { InvitationState } from '../contract/states.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { roleName } from './members.ts'
import { mustBeTeam, teamNames } from './reads.ts'
import { type InvitationRow, invitation, invitationCount } from './tables.ts'
import { keyOf, type Target, targetIn, targetOf, targetText } from './targets.ts'

const t = texts({
  aCompany: { cn: '一家企业', en: 'A company' },
  subject: { cn: (company: string) => `${company}邀请您加入`, en: (company: string) => `${company} invites you to join its team` },
  body: {
    cn: (company: string, role: string, link: string) =>
      `【衡渡】${company}邀请您以“${role}”身份加入。${INVITATION_DAYS} 天内有效，请打开链接查看邀请人，接受或婉拒：${link}\n如不认识对方，请忽略。`,
    en: (company: string, role: string, link: string) =>
      `Hengdu: ${company} invites you to join its team as ${role}. See who invites you, and accept or decline, within ${INVITATION_DAYS} days: ${link}\nIf you do not know the sender, ignore this message.`,
  },
})

export const hashInvitation = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Its state now: the nightly job marks as expired what has been over since the last night. */
export const stateNow = (row: Pick<InvitationRow, 'state' | 'expiresAt'>, now: Temporal.Instant): InvitationState =>
  row.state === 'open' && Temporal.Instant.compare(row.expiresAt, now) <= 0 ? 'expired' : row.state

const inState = (state: InvitationState, now: Temporal.Instant): SQL | undefined => {
  if (state === 'open') return and(eq(invitation.state, 'open'), gt(invitation.expiresAt, now))
  const marked = eq(invitation.state, state)
  return state === 'expired' ? or(marked, and(eq(invitation.state, 'open'), lte(invitation.expiresAt, now))) : marked
}

interface Filter extends Paging {
  order: 'asc' | 'desc'
  search: string
  state?: InvitationState | '' | undefined
  role?: TeamRole | '' | undefined
}

export async function invitationsFor({ db, actor, now }: Look, filter: Filter): Promise<Page<InvitationEntry>> {
  const companyId = companyOf(actor)
  const where = and(
    eq(invitation.companyId, companyId),
    filter.state ? inState(filter.state, now) : undefined,
    filter.role ? eq(invitation.role, filter.role) : undefined,
    contains(
      sql`split_part(${invitation.target}, ':', 2) || split_part(${invitation.target}, ':', 3)`,
      filter.search.replace(/^\+|\s/g, ''),
    ),
  )
  const role = (await memberIn(db, companyId, actor.accountId))?.role ?? 'viewer'
  return paged(filter, {
    rows: db
      .select()
      .from(invitation)
      .where(where)
      .orderBy(...inOrder(filter.order, invitation.sentAt, invitation.id)),
    total: db.$count(invitation, where),
    map: async (rows) => {
      const names = await teamNames(
        db,
        companyId,
        rows.map((row) => row.teamId),
      )
      const senders = await accountsByIds(
        db,
        rows.map((row) => row.invitedBy),
      )
      return rows.map((row) => ({
        id: row.id,
        target: targetText(targetOf(row.target)),
        channel: row.target.startsWith('email:') ? 'email' : 'phone',
        role: row.role,
        team: (row.teamId && names.get(row.teamId)) ?? '',
        state: stateNow(row, now),
        invitedBy: senders.get(row.invitedBy)?.name ?? '',
        sentAt: row.sentAt.toString(),
        expiresAt: row.expiresAt.toString(),
        endedAt: row.endedAt?.toString() ?? null,
        aboveOwn: !givableRoles[role].includes(row.role),
      }))
    },
  })
}

/** The caller's role now, held against a change in the same moment. */
async function giver(act: Act, companyId: CompanyId): Promise<TeamRole> {
  const role = (await holdMembers(act, companyId, [act.actor.accountId])).get(act.actor.accountId)?.role
  if (!role || !holds(role, 'member:invite')) throw refuse('forbidden')
  return role
}

/** Counts one message; false if that would be more than the limit of the day. */
async function countOne(act: Act, subject: string, limit: number): Promise<boolean> {
  const counted = await act.tx
    .insert(invitationCount)
    .values({ subject, day: today(act.now), sent: 1 })
    .onConflictDoUpdate({
      target: [invitationCount.day, invitationCount.subject],
      set: { sent: sql`${invitationCount.sent} + 1` },
      setWhere: sql`${invitationCount.sent} < ${limit}`,
    })
    .returning({ sent: invitationCount.sent })
  return counted.length > 0
}

/**
 * Invites each line on its own. What cannot be sent comes back with its reason; the rest is sent. Targets are worked on in one order, so
 * that companies that invite the same people do not wait for each other in a circle.
 */
export async function sendInvitations(
  act: Act,
  { lines, areaCode, role, teamId }: z.output<typeof invitationForm>,
): Promise<{ sent: number; lines: InvitedLine[] }> {
  const companyId = companyOf(act.actor)
  if (!givableRoles[await giver(act, companyId)].includes(role)) throw refuseFields({ role: 'roleTooHigh' })
  if (teamId !== null) await mustBeTeam(act, teamId)
  const typed = lines.map((line, at) => ({ line, at, target: targetIn(line, areaCode) })).filter(({ line }) => line !== '')
  const problems = new Map<number, FieldErrorName>()
  const first = new Map<string, { at: number; target: Target }>()
  for (const { at, target } of typed) {
    if (!target) problems.set(at, 'inviteTarget')
    else if (first.has(keyOf(target))) problems.set(at, 'inviteTwice')
    else first.set(keyOf(target), { at, target })
  }
  for (const [key, { at, target }] of [...first].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const problem = await inviteOne(act, { companyId, role, teamId, key, target })
    if (problem) problems.set(at, problem)
  }
  return {
    sent: typed.length - problems.size,
    lines: typed.map(({ line, at }) => {
      const problem = problems.get(at)
      return { line, sent: !problem, message: problem ? fill(fieldErrors[problem][act.lang], {}) : '' }
    }),
  }
}

interface Offer {
  companyId: CompanyId
  role: TeamRole
  teamId: string | null
  key: string
  target: Target
}

/** Whether the target has an account elsewhere is not said here: only the person invited learns it. */
async function inviteOne(act: Act, { companyId, role, teamId, key, target }: Offer): Promise<FieldErrorName | null> {
  const account = await accountAt(act.db, target)
  if (account && (await memberIn(act.db, companyId, account.id))) return 'inviteMember'
  const open = await act.tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.companyId, companyId), eq(invitation.target, key), eq(invitation.state, 'open')))
    .for('update')
  const over = open.filter((row) => stateNow(row, act.now) === 'expired')
  if (open.length > over.length) return 'inviteOpen'
  await turnAll(act, invitationLifecycle, over, 'expire', { set: { endedAt: act.now } })
  const limited = await limitOf(act, key)
  if (limited) return limited
  const { token, ...issued } = issue(act)
  const [row] = await act.tx
    .insert(invitation)
    .values({ companyId, role, teamId, target: key, invitedBy: act.actor.accountId, ...issued })
    .onConflictDoNothing()
    .returning()
  if (!row) return 'inviteOpen'
  await deliver(act, row, token, account?.lang)
  return null
}

async function limitOf(act: Act, key: string): Promise<'inviteMemberLimit' | 'inviteTargetLimit' | null> {
  if (!(await countOne(act, `to:${key}`, INVITATIONS_PER_TARGET_A_DAY))) return 'inviteTargetLimit'
  return (await countOne(act, `by:${act.actor.accountId}`, INVITATIONS_PER_MEMBER_A_DAY)) ? null : 'inviteMemberLimit'
}

/** A new token, of which only the hash is stored. */
function issue({ now }: Act) {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashInvitation(token), sentAt: now, expiresAt: daysAfter(now, INVITATION_DAYS) }
}

/** The message goes to a stranger: of the sender's words it has only the name that the platform has verified (decision 70). */
async function deliver(act: Act, row: InvitationRow, token: string, lang = act.lang): Promise<void> {
  const s = t.pick(lang)
  const company = (await verifiedName(act.db, row.companyId)) ?? s.aCompany
  const link = urlOf(act, `/invitation?token=${token}`)
  await addToOutbox(act, {
    channel: row.target.startsWith('email:') ? 'email' : 'sms',
    to: targetText(targetOf(row.target)),
    subject: s.subject(company),
    sms: { purpose: 'invitation', lang, values: { company, link } },
    body: s.body(company, roleName(row.role)[lang], link),
    opens: { text: token, until: row.expiresAt },
    reach: 'stranger',
  })
}

/** The invitation under its lock, if the caller may handle its role. */
async function reach(act: Act, id: string): Promise<InvitationRow> {
  const companyId = companyOf(act.actor)
  const role = await giver(act, companyId)
  const row = await holdRow(act, invitationLifecycle, sql`${and(eq(invitation.id, id), eq(invitation.companyId, companyId))}`)
  if (!givableRoles[role].includes(row.role)) throw refuse('roleAboveOwn')
  return row
}

/** The member who sends it again becomes its inviter. */
export async function resendInvitation(act: Act, id: string): Promise<{ done: true }> {
  const row = await reach(act, id)
  needMove(invitationLifecycle, row.state, 'resend')
  const target = targetOf(row.target)
  const account = await accountAt(act.db, target)
  if (account && (await memberIn(act.db, row.companyId, account.id))) throw refuseFields({ id: 'inviteMember' })
  const another = await act.db.$count(
    invitation,
    and(eq(invitation.companyId, row.companyId), eq(invitation.target, row.target), eq(invitation.state, 'open')),
  )
  if (row.state === 'expired' && another > 0) throw refuseFields({ id: 'inviteOpen' })
  if (await limitOf(act, row.target)) throw refuse('invitationLimit')
  const { token, ...issued } = issue(act)
  const set = { ...issued, invitedBy: act.actor.accountId, endedBy: null, endedAt: null }
  await deliver(act, await turn(act, invitationLifecycle, row, 'resend', { set }), token, account?.lang)
  return { done: true }
}

export async function revokeInvitation(act: Act, id: string): Promise<{ done: true }> {
  const row = await reach(act, id)
  if (stateNow(row, act.now) === 'expired') throw refuse('invitationExpired')
  await turn(act, invitationLifecycle, row, 'revoke', { set: { endedBy: act.actor.accountId, endedAt: act.now } })
  return { done: true }
}
