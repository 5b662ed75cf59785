import { randomBytes } from 'node:crypto'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, gt, isNull } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look, SharedServices } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { SESSION_SECONDS, userTypes } from '../../../../rules/constants.ts'
import { dictionariesNow } from '../../dictionary/server/reads.ts'
import { fileUrl } from '../../upload/contract/file.ts'
import type { LoginResult, SessionRow } from '../contract/calls.ts'
import { maskedPhone } from '../contract/phone.ts'
import type { UserInfo } from '../contract/schema.ts'
import { rememberBrowser } from './browsers.ts'
import { companyCards, waitingInvitations } from './hooks.ts'
import { hashToken, roleOf } from './identify.ts'
import { whenLeft } from './members.ts'
import { account, companyMember, session } from './tables.ts'

export type AccountRow = typeof account.$inferSelect

/** Begins a session. Its token is never shown again. */
export async function beginSession(act: Act<unknown>, accountId: string, userAgent: string): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const [begun] = await act.tx
    .insert(session)
    .values({
      tokenHash: hashToken(token),
      accountId,
      createdAt: act.now,
      lastSeenAt: act.now,
      expiresAt: act.now.add({ seconds: SESSION_SECONDS }),
      userAgent: userAgent.slice(0, 300),
      ip: act.ip,
    })
    .returning({ id: session.id })
  return { id: begun!.id, token }
}

/** Begins a session and returns its token. */
export const openSession = async (act: Act<unknown>, accountId: string, userAgent = ''): Promise<string> =>
  (await beginSession(act, accountId, userAgent)).token

/**
 * Refuses an account that may not sign in now. Called only once the caller has proved to be its owner. The passwords of demo accounts are
 * public: in production they are rejected as wrong.
 */
export function admitAccount(row: Pick<AccountRow, 'status' | 'demo'>, { config }: Pick<SharedServices, 'config'>): void {
  if (row.demo && config.HENGDU_ENV === 'production') throw refuse('loginWrong')
  if (row.status === 'frozen') throw refuse('accountFrozen')
  if (row.status === 'underReview') throw refuse('accountUnderReview')
  if (row.status === 'closed') throw refuse('loginWrong')
}

/** The last step of every sign-in (source §3), and the session that it began. */
export async function signIn(act: Act<unknown>, row: AccountRow, userAgent: string): Promise<{ sessionId: string; result: LoginResult }> {
  await assertAsChecked(act, row)
  const { id, token } = await beginSession(act, row.id, userAgent)
  await rememberBrowser(act, row.id)
  return { sessionId: id, result: { userInfo: await userInfoOf(act, row), sysAllDictItems: await dictionariesNow(act), token } }
}

/**
 * What the caller proved was compared before this transaction: a password, a phone or a second factor that was changed meanwhile opens
 * nothing. `endSessions` holds the account, so no session begins while they are ended.
 */
async function assertAsChecked(act: Act<unknown>, row: AccountRow): Promise<void> {
  const [now] = await act.tx.select().from(account).where(eq(account.id, row.id)).for('share')
  const isSame = (['status', 'passwordHash', 'areaCode', 'phone', 'email'] as const).every((name) => now?.[name] === row[name])
  if (!isSame || now?.totpSince?.toString() !== row.totpSince?.toString()) throw refuse('loginWrong')
}

export async function userInfoOf({ services, db }: Pick<Look, 'services' | 'db'>, row: AccountRow): Promise<UserInfo> {
  const [member] = await db.select().from(companyMember).where(eq(companyMember.accountId, row.id))
  const card = member ? await services.hooks.of(companyCards).get('company')?.(db, member.companyId) : null
  return {
    id: row.id,
    userType: row.userType,
    whetherIntact: row.whetherIntact,
    logoUrl: card?.logoUrl ?? '',
    avatar: row.avatarFileId ? fileUrl(row.avatarFileId) : '',
    name: row.name,
    areaCode: row.areaCode ?? '',
    phone: row.phone ? maskedPhone(row.phone) : '',
    email: row.email ?? '',
    hasPassword: row.passwordHash !== null,
    companyId: member?.companyId ?? null,
    companyName: card?.name ?? row.companyName ?? '',
    role: roleOf(row.userType, member?.role ?? null),
    withoutCompany: !member && row.userType === userTypes.company && (await mayJoin({ services, db }, row)),
    lang: row.lang,
  }
}

/** A company account without a company that has left one, or has been invited to one: it chooses between joining and founding. */
async function mayJoin({ services, db }: Pick<Look, 'services' | 'db'>, row: AccountRow): Promise<boolean> {
  if (await whenLeft(db, row.id)) return true
  for (const ask of services.hooks.of(waitingInvitations).values()) if (await ask(db, row, services.clock.now())) return true
  return false
}

export async function accountRow(db: Reader, id: string): Promise<AccountRow> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  if (!row) throw refuse('notFound')
  return row
}

/** The same, locked for what is decided by it until the end of the transaction. */
export async function heldAccountRow(act: Act<unknown>, id: string): Promise<AccountRow> {
  const [row] = await act.tx.select().from(account).where(eq(account.id, id)).for('no key update')
  if (!row) throw refuse('notFound')
  return row
}

/** The live sessions of an account, newest first. */
export async function sessionsOf(db: Reader, accountId: string, currentId: string | null, now: Temporal.Instant): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.createdAt))
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toString(),
    lastSeenAt: row.lastSeenAt.toString(),
    expiresAt: row.expiresAt.toString(),
    userAgent: row.userAgent,
    ip: row.ip ?? '',
    current: row.id === currentId,
  }))
}
