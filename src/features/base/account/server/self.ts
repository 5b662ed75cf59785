import { constraintOf } from '../../../../platform/server/data/database.ts'
import { and, eq, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { noticeKindsOf } from '../../../../platform/server/notice-kinds.ts'
import type { Act, Look, Services } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuse, refuseAt, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import type { Preferences } from '../contract/calls.ts'
import type { Phone } from '../contract/phone.ts'
import type { UserInfo } from '../contract/schema.ts'
import { forgetBrowsers } from './browsers.ts'
import { notifyOfChange } from './change-news.ts'
import { checkCode, consumeCode } from './codes.ts'
import { mustBeHardToGuess } from './guessable.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { type AccountRow, accountRow, userInfoOf } from './sessions.ts'
import { phoneOf } from './signin.ts'
import { account, session } from './tables.ts'
import { announceEnded, endSessions } from './writes.ts'

type Visit = Caller<Actor> & { services: Services }

interface PasswordChange {
  password: string
}

/** Before a change of the password: hashing holds no connection. */
export async function prepareNewPassword({ services, actor }: Visit, form: PasswordChange): Promise<{ passwordHash: string }> {
  const row = await accountRow(services.db, actor.accountId)
  const { passwordHash } = row
  if (passwordHash !== null && (await passwordFits(form.password, passwordHash))) throw refuseAt('password', 'passwordSame')
  await mustBeHardToGuess(form.password, row)
  return { passwordHash: await hashPassword(form.password) }
}

/** A new password, or the first one of an account that was created by code; ends every other session. */
export async function changePassword(act: Act, _form: PasswordChange, prepared: { passwordHash: string }): Promise<{ done: true }> {
  const row = await accountRow(act.db, act.actor.accountId)
  await act.tx.update(account).set(prepared).where(eq(account.id, row.id))
  await endOthers(act)
  await notifyOfChange(act, row, 'passwordChanged')
  return { done: true }
}

interface PhoneChange extends Phone {
  code: string
}
interface EmailChange {
  email: string
  code: string
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

/** Before a change of the phone: checks the code sent to the new one. */
export const proveNewPhone = (visit: Visit, form: PhoneChange): Promise<void> => checkCode(visit, phoneCode(form))

export async function changePhone(act: Act, form: PhoneChange): Promise<UserInfo> {
  await consumeCode(act, phoneCode(form))
  return replace(act, phoneOf(form), 'phoneChanged')
}

/** Before a change of the e-mail address: checks the code sent to the new one. */
export const proveNewEmail = (visit: Visit, form: EmailChange): Promise<void> => checkCode(visit, emailCode(form))

export async function changeEmail(act: Act, form: EmailChange): Promise<UserInfo> {
  await consumeCode(act, emailCode(form))
  return replace(act, { email: form.email }, 'emailChanged')
}

/** The unique index decides, not a query beforehand: two concurrent claims of one address conflict there. */
async function replace(act: Act, by: Partial<AccountRow>, change: 'phoneChanged' | 'emailChanged'): Promise<UserInfo> {
  const row = await accountRow(act.db, act.actor.accountId)
  try {
    await act.tx.update(account).set(by).where(eq(account.id, row.id))
  } catch (error) {
    if (constraintOf(error) === 'account_phone') throw refuseAt('phone', 'phoneTaken')
    if (constraintOf(error) === 'account_email') throw refuseAt('email', 'emailTaken')
    throw error
  }
  await endOthers(act)
  await notifyOfChange(act, row, change)
  return userInfoOf(act, { ...row, ...by })
}

/** After a change of how one signs in, every other session ends, and every other browser is a stranger. */
async function endOthers(act: Act): Promise<void> {
  await endSessions(act, act.actor.accountId, act.actor.sessionId)
  await forgetBrowsers(act, act.actor.accountId, act.browser)
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
    version: row.preferencesVersion,
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
  if (Object.keys(set).length > 0)
    await act.tx
      .update(account)
      .set({ ...set, preferencesVersion: sql`${account.preferencesVersion} + 1` })
      .where(eq(account.id, act.actor.accountId))
  return preferencesOf(act)
}
