import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Reader } from '../../../platform/server/database.ts'
import { hold, turn } from '../../../platform/server/lifecycle.ts'
import type { Act } from '../../../platform/server/services.ts'
import { userTypes } from '../../../rules/constants.ts'
import type { AccountStanding, freezeForm, standingQuery, unfreezeForm } from '../contract/standing.ts'
import { accountLifecycle } from './lifecycle.ts'
import { account, companyMember } from './tables.ts'
import { endSessions } from './writes.ts'

/** Operators cannot be selected here: none can lock out another, nor everyone by mistake. */
const reachable = inArray(account.userType, [userTypes.company, userTypes.individual])

/** Accounts as an operator sees them: one person, or all members of a company in the order in which they joined. */
export async function standingsOf(db: Reader, asked: z.output<typeof standingQuery>): Promise<AccountStanding[]> {
  const which = asked.companyId ? eq(companyMember.companyId, asked.companyId) : asked.id ? eq(account.id, asked.id) : null
  if (!which) return []
  const rows = await db
    .select({ id: account.id, name: account.name, role: companyMember.role, status: account.status, reason: account.statusReason })
    .from(account)
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(and(which, reachable))
    .orderBy(companyMember.joinedAt, account.id)
  return rows.map((row) => ({ ...row, role: row.role ?? '' }))
}

const holdReachable = (act: Act, id: string) => hold(act, accountLifecycle, sql`${eq(account.id, id)} and ${reachable}`)

/** Blocks an account: ends every session, and signing in is `accountFrozen` or `accountUnderReview` from now on. */
export async function freezeAccount(act: Act, { id, status, reason }: z.output<typeof freezeForm>): Promise<{ sessionsEnded: number }> {
  const move = status === 'frozen' ? 'freeze' : 'review'
  await turn(act, accountLifecycle, await holdReachable(act, id), move, { set: { statusReason: reason } })
  return { sessionsEnded: await endSessions(act, id) }
}

/** Unblocks an account. The audit log keeps both reasons. */
export async function unfreezeAccount(act: Act, { id }: z.output<typeof unfreezeForm>): Promise<{ done: true }> {
  await turn(act, accountLifecycle, await holdReachable(act, id), 'unfreeze', { set: { statusReason: '' } })
  return { done: true }
}
