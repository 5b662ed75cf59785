import { and, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Reader } from '../../../platform/server/database.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { userTypes } from '../../../rules/constants.ts'
import type { AccountStanding, AccountStatus, freezeForm, standingQuery, unfreezeForm } from '../contract/standing.ts'
import { account, companyMember } from './tables.ts'
import { endSessions } from './writes.ts'

/** Operators are out of reach here: none locks out another, nor everyone by mistake. */
const reachable = inArray(account.userType, [userTypes.company, userTypes.individual])

/** Accounts as an operator sees them: one person, or everyone of a company in the order in which they joined. */
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

/** Keeps an account out: it ends every session, and signing in is `accountFrozen` or `accountUnderReview` from now on. */
export async function freezeAccount(act: Act, { id, status, reason }: z.output<typeof freezeForm>): Promise<{ sessionsEnded: number }> {
  await turn(act, id, ['active', 'frozen', 'underReview'], status, reason)
  return { sessionsEnded: await endSessions(act, id) }
}

/** Lets an account in again. The audit log keeps both reasons. */
export async function unfreezeAccount(act: Act, { id }: z.output<typeof unfreezeForm>): Promise<{ done: true }> {
  await turn(act, id, ['frozen', 'underReview'], 'active', '')
  return { done: true }
}

/** Guarded by the old state: what stands so already, or was closed meanwhile, is `staleState`. */
async function turn(act: Act, id: string, from: AccountStatus[], to: AccountStatus, statusReason: string): Promise<void> {
  const turned = await act.tx
    .update(account)
    .set({ status: to, statusReason })
    .where(and(eq(account.id, id), reachable, inArray(account.status, from), ne(account.status, to)))
    .returning({ id: account.id })
  if (turned.length > 0) return
  throw refuse((await standingsOf(act.db, { id })).length > 0 ? 'staleState' : 'notFound')
}
