import { eq } from 'drizzle-orm'
import { perform } from '../../../platform/server/act.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { refuseAt } from '../../../platform/server/refusal.ts'
import { CODE_MINUTES, CODE_RESEND_SECONDS, type MemberType, userTypes } from '../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import { maskedEmail, maskedPhone, type Phone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { checkCode, consumeCode, sendCode, type Target } from './codes.ts'
import { cameBy } from './hooks.ts'
import { hashPassword } from './passwords.ts'
import { signIn } from './sessions.ts'
import { accountByEmail, accountByPhone, phoneOf, recordAs, type Visit } from './signin.ts'
import { account } from './tables.ts'
import { createAccount, endSessions } from './writes.ts'

interface Address {
  areaCode?: string | undefined
  phone?: string | undefined
  email?: string | undefined
}

const targetOf = (form: Address): Target =>
  form.email
    ? { kind: 'email', email: form.email }
    : { kind: 'phone', phone: phoneOf({ areaCode: form.areaCode ?? '', phone: form.phone ?? '' }) }

/** Sends a code. A reset of an unknown account answers like any other and sends nothing. */
export async function askCode(visit: Visit, form: Address & { purpose: CodePurpose }) {
  const target = targetOf(form.purpose === 'reset' || form.purpose === 'changeEmail' ? form : { ...form, email: undefined })
  const deliver = form.purpose !== 'reset' || (await accountAt(visit.services.db, target)) !== undefined
  await perform(visit.services, visit, (act) => sendCode(act, form.purpose, target, deliver))
  return {
    sentTo: target.kind === 'phone' ? `+${target.phone.areaCode} ${maskedPhone(target.phone.phone)}` : maskedEmail(target.email),
    resendSeconds: CODE_RESEND_SECONDS,
    validMinutes: CODE_MINUTES,
  }
}

const accountAt = (db: Reader, target: Target) =>
  target.kind === 'phone' ? accountByPhone(db, target.phone) : accountByEmail(db, target.email)

/** The code comes first: only who holds the phone hears whether it is registered. */
export async function checkRegistration(visit: Visit, form: Phone & { code: string }): Promise<{ done: true }> {
  const phone = phoneOf(form)
  await checkCode(visit.services.db, visit.now, { purpose: 'register', target: { kind: 'phone', phone }, code: form.code, field: 'code' })
  if (await accountByPhone(visit.services.db, phone)) throw refuseAt('phone', 'phoneTaken')
  return { done: true }
}

export async function register(
  visit: Visit,
  form: Phone & {
    userType: MemberType
    code: string
    password: string
    companyName?: string | undefined
    name?: string | undefined
    channel?: string | undefined
  },
): Promise<LoginResult> {
  const phone = phoneOf(form)
  const asked = { purpose: 'register' as const, target: { kind: 'phone', phone } as Target, code: form.code, field: 'code' }
  await checkCode(visit.services.db, visit.now, asked)
  const passwordHash = await hashPassword(form.password)
  return perform(visit.services, visit, async (act) => {
    await consumeCode(act, asked)
    const row = await createAccount(act, {
      userType: form.userType,
      ...phone,
      passwordHash,
      name: form.name ?? '',
      companyName: (form.userType === userTypes.company && form.companyName) || null,
      lang: act.lang,
    })
    await cameBy(act, row, form.channel)
    await recordAs(act, row, 'POST /ws/account/register', { userType: form.userType, companyName: form.companyName, name: form.name })
    return signIn(act, row, visit.userAgent)
  })
}

/** A new password by a code: whoever was signed in with the old one no longer is. */
export async function resetPassword(visit: Visit, form: Address & { code: string; password: string }): Promise<{ done: true }> {
  const asked = { purpose: 'reset' as const, target: targetOf(form), code: form.code, field: 'code' }
  await checkCode(visit.services.db, visit.now, asked)
  const passwordHash = await hashPassword(form.password)
  await perform(visit.services, visit, async (act) => {
    await consumeCode(act, asked)
    const found = await accountAt(act.db, asked.target)
    if (!found) throw refuseAt('code', 'codeExpired')
    await act.tx.update(account).set({ passwordHash }).where(eq(account.id, found.id))
    await endSessions(act, found.id)
    await recordAs(act, found, 'POST /ws/account/password/forgotten', {})
  })
  return { done: true }
}
