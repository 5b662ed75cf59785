import type { Pair } from '../../../../platform/contract/texts.ts'
import { and, eq, notInArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { holds, type TeamRole } from '../../../../rules/permissions.ts'
import { memberIdsHolding, memberIn, membersOf } from '../../../base/account/server/reads.ts'
import { withdrawalsAwaitingApproval } from '../../../money/wallet/server/reads.ts'
import { type Departing, memberDepartures, memberObligations } from './hooks.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { invitation, team, teamMember } from './tables.ts'

const openFrom = ({ companyId, accountId }: Departing) =>
  and(eq(invitation.companyId, companyId), eq(invitation.invitedBy, accountId), eq(invitation.state, 'open'))

/** What happens when this member is no longer one, each as a sentence: to their access first, then to what passes to others. */
export async function consequencesOf({ services, db }: Pick<Look, 'services' | 'db'>, member: Departing): Promise<Pair[]> {
  const led = await db
    .select({ name: team.name })
    .from(team)
    .where(and(eq(team.companyId, member.companyId), eq(team.leadId, member.accountId)))
  const invitations = await db.$count(invitation, openFrom(member))
  const added: Pair[] = []
  for (const ask of services.hooks.of(memberObligations).values()) added.push(...(await ask(db, member)))
  const teams = led.map((one) => one.name)
  return [
    { cn: '所有设备上的企业登录立即结束，账号保留。', en: 'Access to the company ends at once on every device. The account remains.' },
    ...(teams.length > 0
      ? [{ cn: `团队${teams.map((name) => `“${name}”`).join('、')}将没有负责人。`, en: `No longer led by anybody: ${teams.join(', ')}.` }]
      : []),
    ...(invitations > 0
      ? [
          {
            cn: `由其发出、尚未处理的 ${invitations} 份邀请将被撤回。`,
            en: `Open invitations sent by this member will be revoked: ${invitations}.`,
          },
        ]
      : []),
    ...(await openApprovals(db, member)),
    ...added,
  ]
}

/** Withdrawals that wait for a second member, and who can approve them afterwards. */
async function openApprovals(db: Look['db'], { companyId, accountId }: Departing): Promise<Pair[]> {
  const leaving = await memberIn(db, companyId, accountId)
  if (!leaving || !(holds(leaving.role, 'wallet:approve') || holds(leaving.role, 'wallet:withdraw'))) return []
  const waiting = await withdrawalsAwaitingApproval(db, companyId)
  if (waiting.length === 0) return []
  const approvers = (await memberIdsHolding(db, companyId, 'wallet:approve')).filter((id) => id !== accountId)
  // A withdrawal is approved by another member than the one who submitted it.
  const stuck = waiting.filter(({ createdBy }) => !approvers.some((id) => id !== createdBy)).length
  if (stuck > 0)
    return [
      {
        cn: `${stuck} 笔待复核的提现之后没有其他成员可以复核。`,
        en: `Withdrawals that nobody else can approve afterwards: ${stuck}.`,
      },
    ]
  const names = (await membersOf(db, companyId)).filter((member) => approvers.includes(member.accountId)).map((member) => member.name)
  return [
    {
      cn: `${waiting.length} 笔待复核的提现由 ${names.join('、')} 复核。`,
      en: `Withdrawals awaiting approval (${waiting.length}) pass to ${names.join(', ')}.`,
    },
  ]
}

/** Ends everything of a membership that is in this feature, and what the others add; while the membership still exists. */
export async function depart(act: Act, member: Departing): Promise<void> {
  await act.tx
    .update(team)
    .set({ leadId: null, version: sql`${team.version} + 1`, updatedAt: act.now })
    .where(and(eq(team.companyId, member.companyId), eq(team.leadId, member.accountId)))
  await act.tx.delete(teamMember).where(eq(teamMember.accountId, member.accountId))
  await revokeBeyond(act, member, [])
  for (const step of act.services.hooks.of(memberDepartures).values()) await step(act, member)
}

/** An invitation holds only as long as its sender may give its role: all open ones with other roles are revoked. */
export async function revokeBeyond(act: Act, sender: Departing, givable: readonly TeamRole[]): Promise<void> {
  const rows = await act.tx
    .select()
    .from(invitation)
    .where(and(openFrom(sender), givable.length > 0 ? notInArray(invitation.role, [...givable]) : undefined))
    .for('update')
  await turnAll(act, invitationLifecycle, rows, 'revoke', { set: { endedBy: act.actor.accountId, endedAt: act.now } })
}
