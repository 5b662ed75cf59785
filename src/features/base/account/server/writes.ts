import type { Lang } from '../../../../platform/contract/texts.ts'
import { constraintOf } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, isNull, ne } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import type { UserType } from '../../../../rules/constants.ts'
import type { TeamRole } from '../../../../rules/permissions.ts'
import { sessionsEnded } from './hooks.ts'
import { hashToken } from './identify.ts'
import { account, companyMember, session } from './tables.ts'
import { sealedSecret } from './totp.ts'

export type { Asker } from './browsers.ts'
export { checkCode, consumeCode, sendCode } from './codes.ts'
export { changeRole, endMembership, type HeldMembers, holdMembers, isLastOwner } from './members.ts'
export { assertSecond } from './second-persons.ts'
export { freezeAccount, liftFactor, unfreezeAccount } from './standing.ts'
export type { Target } from './targets.ts'

/** Makes a person a member of a company, by invitation of another. A person has one company: a second is `staleState`. */
export async function joinCompany(
  act: Act<unknown>,
  member: { accountId: string; companyId: string; role: TeamRole; roleBy?: string },
): Promise<void> {
  const joined = await act.tx
    .insert(companyMember)
    .values({ ...member, joinedAt: act.now, roleSince: act.now })
    .onConflictDoNothing()
    .returning({ accountId: companyMember.accountId })
  if (joined.length === 0) throw refuse('staleState')
}

/** The business card is complete: whetherIntact becomes Y, once. A second time is `staleState`. */
export async function setComplete(act: Act<unknown>, accountId: string): Promise<void> {
  const turned = await act.tx
    .update(account)
    .set({ whetherIntact: 'Y' })
    .where(and(eq(account.id, accountId), eq(account.whetherIntact, 'N')))
    .returning({ id: account.id })
  if (turned.length === 0) throw refuse('staleState')
}

/** A person's name and picture; omitted fields stay. */
export async function describeAccount(
  act: Act<unknown>,
  accountId: string,
  shown: { name?: string; avatarFileId?: string | null },
): Promise<void> {
  if (shown.name === undefined && shown.avatarFileId === undefined) return
  await act.tx.update(account).set(shown).where(eq(account.id, accountId))
}

/** Ends sessions of an account; `except` is the one that stays. Returns how many ended. */
export async function endSessions(act: Act<unknown>, accountId: string, except?: string | null): Promise<number> {
  // Locks the account too: no session begins meanwhile (`signIn`).
  await act.tx.update(account).set({ sessionsEndedAt: act.now }).where(eq(account.id, accountId))
  const ended = await act.tx
    .update(session)
    .set({ revokedAt: act.now })
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt), except ? ne(session.id, except) : undefined))
    .returning({ id: session.id })
  announceEnded(act, ended)
  return ended.length
}

/** Open connections of these sessions close after the commit. */
export function announceEnded(act: Act<unknown>, ended: readonly { id: string }[]): void {
  if (ended.length === 0) return
  const ids = ended.map((row) => row.id)
  act.afterCommit(() => {
    for (let at = 0; at < ids.length; at += 100) act.services.live.publish(sessionsEnded, ids.slice(at, at + 100))
  })
}

interface NewAccount {
  userType: UserType
  areaCode?: string
  phone?: string
  username?: string
  passwordHash?: string | null
  firstPasswordUntil?: Temporal.Instant
  name?: string
  email?: string
  companyName?: string | null
  totpSecret?: string
  lang?: Lang
  whetherIntact?: 'Y' | 'N'
}

/** A new account; `phoneTaken` or `emailTaken` if another account has the phone or the e-mail address. */
export async function createAccount(act: Act<unknown>, made: NewAccount): Promise<typeof account.$inferSelect> {
  const { totpSecret, ...columns } = made
  const [row] = await act.tx
    .insert(account)
    .values({ ...columns, createdAt: act.now })
    .onConflictDoNothing({ target: [account.areaCode, account.phone] })
    .returning()
    .catch((error: unknown) => {
      throw constraintOf(error) === 'account_email' ? refuseAt('email', 'emailTaken') : error
    })
  if (!row) throw refuseAt('phone', 'phoneTaken')
  if (!totpSecret) return row
  // Its id is part of the seal.
  const factor = { ...sealedSecret(act.services.masterKeys, row.id, totpSecret), totpSince: act.now }
  await act.tx.update(account).set(factor).where(eq(account.id, row.id))
  return { ...row, ...factor }
}

/** Ends the session of a token. False if it had already ended. */
export async function endSession(act: Act<unknown>, token: string): Promise<boolean> {
  const ended = await act.tx
    .update(session)
    .set({ revokedAt: act.now })
    .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.revokedAt), gt(session.expiresAt, act.now)))
    .returning({ id: session.id })
  announceEnded(act, ended)
  return ended.length > 0
}
