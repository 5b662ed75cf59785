import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../platform/server/actor.ts'
import type { Caller } from '../../../platform/server/caller.ts'
import { constraintOf } from '../../../platform/server/database.ts'
import { noticeKindsOf } from '../../../platform/server/notice-kinds.ts'
import { refuse, refuseAt, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act, Look, Services } from '../../../platform/server/services.ts'
import type { Preferences } from '../contract/calls.ts'
import type { Phone } from '../contract/phone.ts'
import type { UserInfo } from '../contract/schema.ts'
import { claimAttempt, forgetAttempts } from './attempts.ts'
import { checkCode, consumeCode } from './codes.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { type AccountRow, accountRow, userInfoOf } from './sessions.ts'
import { phoneOf } from './signin.ts'
import { account, session } from './tables.ts'
import { announceEnded, endSessions } from './writes.ts'

type Visit = Caller<Actor> & { services: Services }

/**
 * Checks the current password before a sensitive change; shares the five attempts of the sign-in. Runs before the transaction: a failed
 * attempt counts whatever the outcome of the write, and hashing holds no connection. An account created by code may have no password.
 */
export async function provePassword({ services, actor, now }: Visit, password: string, field: string): Promise<void> {
  const row = await accountRow(services.db, actor.accountId)
  if (row.passwordHash === null) return
  const subject = `account:${row.id}`
  await claimAttempt(services.db, subject, now)
  if (!(await passwordFits(password, row.passwordHash))) throw refuseAt(field, 'passwordWrong')
  await forgetAttempts(services.db, subject, now)
}

interface PasswordChange {
  oldPassword: string
  password: string
}

/** Before a change of the password: checks the old one and hashes the new one. */
export async function prepareNewPassword(visit: Visit, form: PasswordChange): Promise<{ passwordHash: string }> {
  await provePassword(visit, form.oldPassword, 'oldPassword')
  if (form.oldPassword === form.password) throw refuseAt('password', 'passwordSame')
  return { passwordHash: await hashPassword(form.password) }
}

/** A new password; ends every other session. */
export async function changePassword(act: Act, _form: PasswordChange, proved: { passwordHash: string }): Promise<{ done: true }> {
  await act.tx.update(account).set(proved).where(eq(account.id, act.actor.accountId))
  await endSessions(act, act.actor.accountId, act.actor.sessionId)
  return { done: true }
}

interface PhoneChange extends Phone {
  code: string
  password: string
}
interface EmailChange {
  email: string
  code: string
  password: string
}

const phoneCode = (form: PhoneChange) => ({
  purpose: 'changePhone' as const,
  target: { kind: 'phone', phone: phoneOf(form) } as const,
  code: form.code,
  field: 'code',
})
const emailCode = (form: EmailChange) => ({
  purpose: 'changeEmail' as const,
  target: { kind: 'email', email: form.email } as const,
  code: form.code,
  field: 'code',
})

/** Before a change of the phone: checks the password and the code sent to the new one. */
export async function provePhone(visit: Visit, form: PhoneChange): Promise<void> {
  await provePassword(visit, form.password, 'password')
  await checkCode(visit.services.db, visit.now, phoneCode(form))
}

export async function changePhone(act: Act, form: PhoneChange): Promise<UserInfo> {
  await consumeCode(act, phoneCode(form))
  return replace(act, phoneOf(form), 'account_phone')
}

/** Before a change of the e-mail address: checks the password and the code sent to the new one. */
export async function proveEmail(visit: Visit, form: EmailChange): Promise<void> {
  await provePassword(visit, form.password, 'password')
  await checkCode(visit.services.db, visit.now, emailCode(form))
}

export async function changeEmail(act: Act, form: EmailChange): Promise<UserInfo> {
  await consumeCode(act, emailCode(form))
  return replace(act, { email: form.email }, 'account_email')
}

/** The unique index decides, not a query beforehand: two concurrent claims of one address conflict there. */
async function replace(act: Act, by: Partial<AccountRow>, index: 'account_phone' | 'account_email'): Promise<UserInfo> {
  const row = await accountRow(act.db, act.actor.accountId)
  try {
    await act.tx.update(account).set(by).where(eq(account.id, row.id))
  } catch (error) {
    if (constraintOf(error) !== index) throw error
    throw index === 'account_phone' ? refuseAt('phone', 'phoneTaken') : refuseAt('email', 'emailTaken')
  }
  return userInfoOf(act, { ...row, ...by })
}

/** Ends one of the caller's own sessions, or all except this one. Other accounts' sessions are out of scope. */
export async function revokeSession(act: Act, id: string | undefined): Promise<{ ended: number }> {
  if (!id) return { ended: await endSessions(act, act.actor.accountId, act.actor.sessionId) }
  const ended = await act.tx
    .update(session)
    .set({ revokedAt: act.now })
    .where(and(eq(session.id, id), eq(session.accountId, act.actor.accountId), isNull(session.revokedAt)))
    .returning({ id: session.id })
  if (ended.length === 0) throw refuse('notFound')
  announceEnded(act, ended)
  return { ended: 1 }
}

export async function preferencesOf(look: Look | Act): Promise<Preferences> {
  const row = await accountRow(look.db, look.actor.accountId)
  const kinds = [...noticeKindsOf(look.services.features).values()].filter((kind) => kind.for.includes(row.userType))
  return {
    lang: row.lang,
    email: row.email ?? '',
    kinds: kinds.map((kind) => ({
      kind: kind.name,
      group: kind.group,
      title: kind.title[look.lang],
      mail: row.mailKinds?.includes(kind.name) ?? kind.mail,
      bell: kind.mailOnly ? null : !row.quietKinds.includes(kind.name),
    })),
  }
}

export async function setPreferences(
  act: Act,
  form: { lang?: 'cn' | 'en' | undefined; mailKinds?: string[] | undefined; quietKinds?: string[] | undefined },
): Promise<Preferences> {
  const kinds = noticeKindsOf(act.services.features)
  for (const field of ['mailKinds', 'quietKinds'] as const)
    if (form[field]?.some((kind) => !kinds.has(kind))) throw refuseFields({ [field]: 'notListed' })
  const set = {
    ...(form.lang && { lang: form.lang }),
    ...(form.mailKinds && { mailKinds: [...new Set(form.mailKinds)] }),
    ...(form.quietKinds && { quietKinds: [...new Set(form.quietKinds)] }),
  }
  if (Object.keys(set).length > 0) await act.tx.update(account).set(set).where(eq(account.id, act.actor.accountId))
  return preferencesOf(act)
}
