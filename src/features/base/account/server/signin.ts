import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { type Actor, kindOf, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import type { IdempotencyKey } from '../../../../platform/server/wire/idempotency.ts'
import { refuse, refuseAbout, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { waitWords } from '../../../../platform/server/wire/wait-words.ts'
import { LOGIN_DELAY, type MemberType, userTypes } from '../../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import { normalPhone, type Phone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { beginSignIn, signInAgain, signInOnce } from './again.ts'
import { claimTry, forgetTries } from './attempts.ts'
import { countedAs } from './browsers.ts'
import { checkCode, consumeCode } from './codes.ts'
import { mustBeHardToGuess } from './guessable.ts'
import { cameBy } from './hooks.ts'
import { roleOf } from './identify.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { hasSecondFactor, passSecondFactor, takeSecondFactor } from './second-factor.ts'
import { type AccountRow, admitAccount, signIn } from './sessions.ts'
import { account } from './tables.ts'
import { type Target, targetKey } from './targets.ts'
import { secretOf, stepOf, takeStep } from './totp.ts'
import { createAccount } from './writes.ts'

export type Visit = Caller & { services: Services; userAgent: string; once: IdempotencyKey | null }

const BY_PASSWORD = 'POST /ws/passport/passwordLogin'
const BY_CODE = 'POST /ws/passport/regOrLogin/phoneByPC'

/**
 * Claims one of the tries of an account for this address or known browser, before anything is compared. Its subject, for `forgetTries`.
 * The name is the one typed, normalised, so that a wait for an unknown account is no different.
 */
async function claimPassword(visit: Visit, name: string, found: AccountRow | undefined): Promise<string> {
  const subject = `password|${name}|${await countedAs(visit.services.db, found?.id, visit)}`
  const left = await claimTry(visit.services.db, subject, LOGIN_DELAY, visit.now)
  if (left !== null) throw refuseAbout(refuse('loginLocked', { wait: waitWords(left) }), name, found?.id)
  return subject
}

/** Phone or e-mail with a password. An unknown account and a wrong password cannot be distinguished by answer, wait or time. */
export async function loginByPassword(
  visit: Visit,
  form: { areaCode: string; phone: string; password: string; totp: string },
): Promise<LoginResult> {
  const { db } = visit.services
  const target: Target = form.phone.includes('@')
    ? { kind: 'email', email: form.phone.toLowerCase() }
    : { kind: 'phone', phone: phoneOf(form) }
  const found = await accountAt(db, target)
  const subject = await claimPassword(visit, targetKey(target), found)
  const fits = await passwordFits(form.password, found?.userType === userTypes.operator ? null : (found?.passwordHash ?? null))
  if (!found || !fits) throw refuseAbout(refuseAt('password', 'loginWrong'), targetKey(target), found?.id)
  admitAccount(found, visit.services)
  // Until the second factor is right as well, the password was tried and no more.
  const passed = await passSecondFactor(visit, found, form.totp, 'totp')
  await forgetTries(db, subject)
  return perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    await takeSecondFactor(act, found.id, passed, 'totp')
    await recordAs(act, found, BY_PASSWORD, { areaCode: form.areaCode })
    return (await signIn(act, found, visit.userAgent)).result
  })
}

/** A right code signs in, and creates the account if the phone is new and the type of user is given (product §4). */
export async function loginByCode(
  visit: Visit,
  form: { areaCode: string; phone: string; captcha: string; totp: string; userType?: MemberType | undefined; channel?: string | undefined },
): Promise<LoginResult> {
  const again = await signInAgain(visit)
  if (again) return again
  const phone = phoneOf(form)
  const asked = { purpose: 'login' as CodePurpose, target: { kind: 'phone', phone } as Target, code: form.captcha, field: 'captcha' }
  await checkCode(visit, asked)
  const owner = await accountByPhone(visit.services.db, phone)
  const passed = owner ? await passSecondFactor(visit, owner, form.totp, 'totp') : null
  return perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    const meanwhile = await beginSignIn(act, visit)
    if (meanwhile) return meanwhile
    const known = await accountByPhone(act.db, phone)
    // A refusal below rolls back the use of the code: it remains valid for the next attempt with the right type.
    await consumeCode(act, asked)
    if (known && form.userType && known.userType !== form.userType) throw refuseAt('userType', 'userTypeWrong')
    if (!known && !form.userType) throw refuseAt('phone', 'accountUnknown')
    const row = known ?? (await createAccount(act, { userType: form.userType!, ...phone, lang: act.lang }))
    admitAccount(row, visit.services)
    if (row.id !== owner?.id && hasSecondFactor(row)) throw refuse('secondFactorNeeded')
    await takeSecondFactor(act, row.id, passed, 'totp')
    if (!known) await cameBy(act, row, form.channel)
    await recordAs(act, row, BY_CODE, { areaCode: phone.areaCode, created: !known })
    return signInOnce(act, visit, row)
  })
}

interface OperatorForm {
  username: string
  password: string
  totp: string
  newPassword?: string | undefined
}

/** An operator: password and one-time code in one step, with one answer for either; a one-time code works once. */
export async function loginOperator(visit: Visit, form: OperatorForm): Promise<LoginResult> {
  const username = form.username.toLowerCase()
  const [found] = await visit.services.db
    .select()
    .from(account)
    .where(and(eq(account.username, username), eq(account.userType, userTypes.operator)))
  const subject = await claimPassword(visit, operatorKey(username), found)
  const fits = await passwordFits(form.password, found?.passwordHash ?? null)
  const step = stepOf(found ? secretOf(visit.services.masterKeys, found) : null, form.totp, visit.now)
  if (!found || !fits || step === null) throw refuseAbout(refuse('operatorLoginWrong'), operatorKey(username), found?.id)
  admitAccount(found, visit.services)
  const replaced = await replaceFirst(found, form, visit.now)
  const result = await perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    if (!(await takeStep(act, found.id, step))) throw refuse('operatorLoginWrong')
    if (replaced) await act.tx.update(account).set(replaced).where(eq(account.id, found.id))
    await recordAs(act, found, 'POST /ws/operator/login', { username, ...(replaced && { ownPassword: true }) })
    return (await signIn(act, { ...found, ...replaced }, visit.userAgent)).result
  })
  await forgetTries(visit.services.db, subject)
  return result
}

/**
 * The password that a command made opens no session: it is replaced with the first sign-in, or expires. Null where it has been. The
 * refusals here take no code, so that the same one still fits.
 */
async function replaceFirst(row: AccountRow, { password, newPassword }: OperatorForm, now: Temporal.Instant) {
  if (row.firstPasswordUntil === null) return null
  if (Temporal.Instant.compare(row.firstPasswordUntil, now) < 0) throw refuse('firstPasswordOver')
  if (newPassword === undefined) throw refuse('newPasswordNeeded')
  if (newPassword === password) throw refuseAt('newPassword', 'passwordSame')
  await mustBeHardToGuess(newPassword, row, 'newPassword')
  return { passwordHash: await hashPassword(newPassword), firstPasswordUntil: null }
}

/** An operator's name as failed sign-ins are counted by. */
export const operatorKey = (username: string): string => `operator:${username}`

/** A phone that has passed the schema. */
export function phoneOf(form: { areaCode: string; phone: string }): Phone {
  const phone = normalPhone(form.areaCode, form.phone)
  if (!phone) throw refuse('badRequest')
  return phone
}

export async function accountByPhone(db: Reader, phone: Phone): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.areaCode, phone.areaCode), eq(account.phone, phone.phone)))
  return row
}

export const accountAt = (db: Reader, target: Target): Promise<AccountRow | undefined> =>
  target.kind === 'phone' ? accountByPhone(db, target.phone) : accountByEmail(db, target.email)

async function accountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email))
  return row
}

/** The audit row of a caller who is identified only during the call. */
export async function recordAs(act: Act<Actor | null>, row: AccountRow, call: string, input: unknown): Promise<void> {
  const role = roleOf(row.userType, null)
  const actor: Actor = {
    accountId: storedPerson(row.id),
    kind: kindOf(row.userType),
    userType: row.userType,
    companyId: null,
    role,
    complete: row.whetherIntact === 'Y',
    sessionId: null,
    holds: () => false,
  }
  await recordAudit({ ...act, actor }, { call, input })
}
