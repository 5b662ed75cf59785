import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { type MemberType, userTypes } from '../../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import type { Phone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { beginSignIn, signInAgain, signInOnce } from './again.ts'
import { forgetBrowsers } from './browsers.ts'
import { notifyOfChange } from './change-news.ts'
import { checkCode, consumeCode, sendCode } from './codes.ts'
import { mustBeHardToGuess } from './guessable.ts'
import { cameBy } from './hooks.ts'
import { hashPassword } from './passwords.ts'
import { accountAt, accountByPhone, phoneOf, recordAs, type Visit } from './signin.ts'
import { account } from './tables.ts'
import type { Target } from './targets.ts'
import { createAccount, endSessions } from './writes.ts'

type Visiting = Caller & { services: Services }

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
export async function askCode(act: Act<Actor | null>, form: Address & { purpose: CodePurpose }) {
  const target = targetOf(form.purpose === 'login' || form.purpose === 'changePhone' ? { ...form, email: undefined } : form)
  const deliver = form.purpose !== 'reset' || (await accountAt(act.db, target)) !== undefined
  return sendCode(act, form.purpose, target, deliver)
}

/** The code is checked first: only the holder of the phone learns whether it is registered. */
export async function proveRegistration(visit: Visiting, form: Phone & { code: string }): Promise<void> {
  const asked = { purpose: 'register', target: { kind: 'phone', phone: phoneOf(form) }, code: form.code, field: 'code' } as const
  await checkCode(visit, asked)
}

export async function checkRegistration(act: Act<Actor | null>, form: Phone): Promise<{ done: true }> {
  if (await accountByPhone(act.db, phoneOf(form))) throw refuseAt('phone', 'phoneTaken')
  return { done: true }
}

export async function registerAccount(
  visit: Visit,
  form: Phone & {
    userType: MemberType
    code: string
    password: string
    companyName?: string | undefined
    name?: string | undefined
    email?: string | undefined
    emailCode?: string | undefined
    channel?: string | undefined
  },
): Promise<LoginResult> {
  const again = await signInAgain(visit)
  if (again) return again
  const phone = phoneOf(form)
  const asked = { purpose: 'register' as const, target: { kind: 'phone', phone } as Target, code: form.code, field: 'code' }
  const mail = form.email
    ? {
        purpose: 'register' as const,
        target: { kind: 'email', email: form.email } as const,
        code: form.emailCode ?? '',
        field: 'emailCode',
      }
    : null
  await mustBeHardToGuess(form.password, { ...phone, email: form.email })
  await checkCode(visit, asked)
  if (mail) await checkCode(visit, mail)
  const passwordHash = await hashPassword(form.password)
  return perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    const meanwhile = await beginSignIn(act, visit)
    if (meanwhile) return meanwhile
    await consumeCode(act, asked)
    if (mail) await consumeCode(act, mail)
    const row = await createAccount(act, {
      userType: form.userType,
      ...phone,
      passwordHash,
      name: form.name ?? '',
      ...(form.email && { email: form.email }),
      companyName: (form.userType === userTypes.company && form.companyName) || null,
      lang: act.lang,
    })
    await cameBy(act, row, form.channel)
    await recordAs(act, row, 'POST /ws/account/register', { userType: form.userType, companyName: form.companyName, name: form.name })
    return signInOnce(act, visit, row)
  })
}

type Reset = Address & { code: string; password: string }
const resetCode = (form: Reset) => ({ purpose: 'reset' as const, target: targetOf(form), code: form.code, field: 'code' })

export async function prepareReset(visit: Visiting, form: Reset): Promise<{ passwordHash: string }> {
  await mustBeHardToGuess(form.password, form)
  await checkCode(visit, resetCode(form))
  return { passwordHash: await hashPassword(form.password) }
}

/** A new password by code; ends every session of the account. */
export async function resetPassword(act: Act<Actor | null>, form: Reset, prepared: { passwordHash: string }): Promise<{ done: true }> {
  const asked = resetCode(form)
  await consumeCode(act, asked)
  const found = await accountAt(act.db, asked.target)
  if (!found) throw refuseAt('code', 'codeExpired')
  await act.tx.update(account).set(prepared).where(eq(account.id, found.id))
  await endSessions(act, found.id)
  await forgetBrowsers(act, found.id)
  await notifyOfChange(act, found, 'passwordChanged')
  await recordAs(act, found, 'POST /ws/account/password/forgotten', {})
  return { done: true }
}
