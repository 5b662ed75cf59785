import { and, eq, isNull } from 'drizzle-orm'
import { constraintOf } from '../../../platform/server/database.ts'
import { refuse, refuseAt } from '../../../platform/server/refusal.ts'
import type { Act, Look } from '../../../platform/server/services.ts'
import { noticeKindNames, noticeKinds } from '../../notice/contract/kinds.ts'
import type { Preferences } from '../contract/calls.ts'
import type { Phone } from '../contract/phone.ts'
import type { UserInfo } from '../contract/schema.ts'
import { claimAttempt, forgetAttempts } from './attempts.ts'
import { checkCode, consumeCode, type Target } from './codes.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { type AccountRow, accountRow, userInfoOf } from './sessions.ts'
import { phoneOf } from './signin.ts'
import { account, session } from './tables.ts'
import { endSessions } from './writes.ts'

/** Asks for the present password before something grave; shares the five tries of the sign-in. An account made by code may have none. */
export async function provePassword(act: Act, row: AccountRow, password: string, field: string): Promise<void> {
  if (row.passwordHash === null) return
  const subject = `account:${row.id}`
  await claimAttempt(act.services.db, subject, act.now)
  if (!(await passwordFits(password, row.passwordHash))) throw refuseAt(field, 'passwordWrong')
  await forgetAttempts(act.services.db, subject, act.now)
}

/** A new password; every other session ends. */
export async function changePassword(act: Act, form: { oldPassword: string; password: string }): Promise<{ done: true }> {
  const row = await accountRow(act.db, act.actor.accountId)
  await provePassword(act, row, form.oldPassword, 'oldPassword')
  if (form.oldPassword === form.password) throw refuseAt('password', 'passwordSame')
  await act.tx
    .update(account)
    .set({ passwordHash: await hashPassword(form.password) })
    .where(eq(account.id, row.id))
  await endSessions(act, row.id, act.actor.sessionId)
  return { done: true }
}

export async function changePhone(act: Act, form: Phone & { code: string; password: string }): Promise<UserInfo> {
  const phone = phoneOf(form)
  const asked = { purpose: 'changePhone' as const, target: { kind: 'phone', phone } as Target, code: form.code, field: 'code' }
  const row = await accountRow(act.db, act.actor.accountId)
  await provePassword(act, row, form.password, 'password')
  await checkCode(act.services.db, act.now, asked)
  await consumeCode(act, asked)
  return replace(act, row, phone, 'account_phone')
}

export async function changeEmail(act: Act, form: { email: string; code: string; password: string }): Promise<UserInfo> {
  const asked = { purpose: 'changeEmail' as const, target: { kind: 'email', email: form.email } as Target, code: form.code, field: 'code' }
  const row = await accountRow(act.db, act.actor.accountId)
  await provePassword(act, row, form.password, 'password')
  await checkCode(act.services.db, act.now, asked)
  await consumeCode(act, asked)
  return replace(act, row, { email: form.email }, 'account_email')
}

/** The unique index judges, not a look beforehand: two who want one address meet there. */
async function replace(act: Act, row: AccountRow, by: Partial<AccountRow>, index: 'account_phone' | 'account_email'): Promise<UserInfo> {
  try {
    await act.tx.update(account).set(by).where(eq(account.id, row.id))
  } catch (error) {
    if (constraintOf(error) !== index) throw error
    throw index === 'account_phone' ? refuseAt('phone', 'phoneTaken') : refuseAt('email', 'emailTaken')
  }
  return userInfoOf(act.db, { ...row, ...by })
}

/** Ends one of one's own sessions, or all but this. Another's is out of reach. */
export async function revokeSession(act: Act, id: string | undefined): Promise<{ ended: number }> {
  if (!id) return { ended: await endSessions(act, act.actor.accountId, act.actor.sessionId) }
  const ended = await act.tx
    .update(session)
    .set({ revokedAt: act.now })
    .where(and(eq(session.id, id), eq(session.accountId, act.actor.accountId), isNull(session.revokedAt)))
    .returning({ id: session.id })
  if (ended.length === 0) throw refuse('notFound')
  return { ended: 1 }
}

export async function preferencesOf(look: Look | Act): Promise<Preferences> {
  const row = await accountRow(look.db, look.actor.accountId)
  const kinds = noticeKindNames.filter((kind) => (noticeKinds[kind].for as readonly number[]).includes(row.userType))
  return {
    lang: row.lang,
    email: row.email ?? '',
    kinds: kinds.map((kind) => ({
      kind,
      group: noticeKinds[kind].group,
      title: noticeKinds[kind].title[look.lang],
      mail: row.mailKinds?.includes(kind) ?? noticeKinds[kind].mail,
    })),
  }
}

export async function setPreferences(
  act: Act,
  form: { lang?: 'cn' | 'en' | undefined; mailKinds?: string[] | undefined },
): Promise<Preferences> {
  const unknown = form.mailKinds?.some((kind) => !(kind in noticeKinds))
  if (unknown) throw refuse('invalid', {}, { mailKinds: 'notListed' })
  const set = { ...(form.lang && { lang: form.lang }), ...(form.mailKinds && { mailKinds: [...new Set(form.mailKinds)] }) }
  if (Object.keys(set).length > 0) await act.tx.update(account).set(set).where(eq(account.id, act.actor.accountId))
  return preferencesOf(act)
}
