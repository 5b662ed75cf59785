import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { userTypes } from '../../../../rules/constants.ts'
import type { AccountStanding, freezeForm, liftFactorForm, standingQuery, unfreezeForm } from '../contract/standing.ts'
import { notifyOfChange } from './change-news.ts'
import { secondOperators, tellOfStanding } from './hooks.ts'
import { accountLifecycle } from './lifecycle.ts'
import { forgetSecondFactor, hasSecondFactor } from './second-factor.ts'
import { account, companyMember } from './tables.ts'
import { endSessions } from './writes.ts'

/** Operators cannot be selected here: none can lock out another, nor everyone by mistake. */
const reachable = inArray(account.userType, [userTypes.company, userTypes.individual])

/** Accounts as an operator sees them: one person, or all members of a company in the order in which they joined. */
export async function standingsOf(db: Reader, asked: z.output<typeof standingQuery>): Promise<AccountStanding[]> {
  const which = asked.companyId ? eq(companyMember.companyId, asked.companyId) : asked.id ? eq(account.id, asked.id) : null
  if (!which) return []
  const rows = await db
    .select({
      id: account.id,
      name: account.name,
      role: companyMember.role,
      status: account.status,
      reason: account.statusReason,
      totpSince: account.totpSince,
    })
    .from(account)
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(and(which, reachable))
    .orderBy(companyMember.joinedAt, account.id)
  return rows.map(({ totpSince, ...row }) => ({ ...row, role: row.role ?? '', secondFactor: totpSince !== null }))
}

const holdReachable = (act: Act, id: string) => holdRow(act, accountLifecycle, sql`${eq(account.id, id)} and ${reachable}`)

/**
 * Switches off a second factor that its owner has lost, with every session: signing in again needs the password or a code. A second
 * operator agrees first, where there is one. The person is notified at every contact.
 */
export async function askToLiftFactor(act: Act, { id, reason }: z.output<typeof liftFactorForm>): Promise<{ waits: boolean }> {
  const row = await holdReachable(act, id)
  if (!hasSecondFactor(row)) throw refuse('staleState')
  const wish = {
    subject: id,
    title: { cn: `关闭两步验证：${row.name}`, en: `Switch off two-factor sign-in: ${row.name}` },
    detail: reason,
    link: '',
  }
  for (const ask of act.services.hooks.of(secondOperators).values()) if (await ask(act, wish)) return { waits: true }
  await liftFactor(act, id)
  return { waits: false }
}

export async function liftFactor(act: Act, id: string): Promise<void> {
  const row = await holdReachable(act, id)
  if (!hasSecondFactor(row)) throw refuse('staleState')
  await forgetSecondFactor(act, id)
  await endSessions(act, id)
  await notifyOfChange(act, row, 'secondFactorOff')
}

/** Blocks an account: ends every session, and signing in is `accountFrozen` or `accountUnderReview` from now on. */
export async function freezeAccount(act: Act, { id, status, reason }: z.output<typeof freezeForm>): Promise<{ sessionsEnded: number }> {
  const move = status === 'frozen' ? 'freeze' : 'review'
  const row = await holdReachable(act, id)
  await turn(act, accountLifecycle, row, move, { set: { statusReason: reason } })
  if (row.status === 'active') await tellOfStanding(act, { ownerType: 'person', ownerId: id }, true)
  return { sessionsEnded: await endSessions(act, id) }
}

/** Unblocks an account. The audit log keeps both reasons. */
export async function unfreezeAccount(act: Act, { id }: z.output<typeof unfreezeForm>): Promise<{ done: true }> {
  await turn(act, accountLifecycle, await holdReachable(act, id), 'unfreeze', { set: { statusReason: '' } })
  await tellOfStanding(act, { ownerType: 'person', ownerId: id }, false)
  return { done: true }
}
