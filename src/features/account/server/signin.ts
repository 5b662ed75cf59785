import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { perform } from '../../../platform/server/act.ts'
import { type Actor, kindOf } from '../../../platform/server/actor.ts'
import { recordAudit } from '../../../platform/server/audit.ts'
import type { Caller } from '../../../platform/server/caller.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { IdempotencyKey } from '../../../platform/server/idempotency.ts'
import { refuse, refuseAt } from '../../../platform/server/refusal.ts'
import type { Act, Services } from '../../../platform/server/services.ts'
import { type MemberType, userTypes } from '../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import { normalPhone, type Phone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { beginSignIn, keepSignIn, signInAgain } from './again.ts'
import { claimAttempt, forgetAttempts } from './attempts.ts'
import { checkCode, consumeCode, type Target } from './codes.ts'
import { cameBy } from './hooks.ts'
import { roleOf } from './identify.ts'
import { passwordFits } from './passwords.ts'
import { type AccountRow, admitAccount, signIn } from './sessions.ts'
import { account } from './tables.ts'
import { createAccount } from './writes.ts'

export type Visit = Caller & { services: Services; userAgent: string; once: IdempotencyKey | null }

const BY_PASSWORD = 'POST /ws/passport/passwordLogin'
const BY_CODE = 'POST /ws/passport/regOrLogin/phoneByPC'

/** Phone or e-mail with a password. An unknown account and a wrong password cannot be told apart by answer, lock or time. */
export async function loginByPassword(visit: Visit, form: { areaCode: string; phone: string; password: string }): Promise<LoginResult> {
  const found = form.phone.includes('@')
    ? await accountByEmail(visit.services.db, form.phone.toLowerCase())
    : await accountByPhone(visit.services.db, phoneOf(form))
  const subject = found ? `account:${found.id}` : `typed:${form.areaCode}:${form.phone.toLowerCase()}`
  await claimAttempt(visit.services.db, subject, visit.now)
  const fits = await passwordFits(form.password, found?.userType === userTypes.operator ? null : (found?.passwordHash ?? null))
  if (!found || !fits) throw refuseAt('password', 'loginWrong')
  await forgetAttempts(visit.services.db, subject, visit.now)
  admitAccount(found, visit.services)
  return perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    await recordAs(act, found, BY_PASSWORD, { areaCode: form.areaCode })
    return signIn(act, found, visit.userAgent)
  })
}

/** A right code signs in, and creates the account if the phone is new and the type of user is given (product §4). */
export async function loginByCode(
  visit: Visit,
  form: { areaCode: string; phone: string; captcha: string; userType?: MemberType | undefined; channel?: string | undefined },
): Promise<LoginResult> {
  const again = await signInAgain(visit)
  if (again) return again
  const phone = phoneOf(form)
  const asked = { purpose: 'login' as CodePurpose, target: { kind: 'phone', phone } as Target, code: form.captcha, field: 'captcha' }
  await checkCode(visit.services.db, visit.now, asked)
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
    if (!known) await cameBy(act, row, form.channel)
    await recordAs(act, row, BY_CODE, { areaCode: phone.areaCode, created: !known })
    await keepSignIn(act, visit.once, row.id)
    return signIn(act, row, visit.userAgent)
  })
}

/** An operator: password and one-time code in one step; a one-time code works once. */
export async function loginOperator(visit: Visit, form: { username: string; password: string; totp: string }): Promise<LoginResult> {
  const username = form.username.toLowerCase()
  const [found] = await visit.services.db
    .select()
    .from(account)
    .where(and(eq(account.username, username), eq(account.userType, userTypes.operator)))
  const subject = `operator:${username}`
  await claimAttempt(visit.services.db, subject, visit.now)
  if (!(await passwordFits(form.password, found?.passwordHash ?? null)) || !found) throw refuseAt('password', 'loginWrong')
  const step = stepOf(found.totpSecret, form.totp, visit.now)
  if (step === null) throw refuseAt('totp', 'secondFactorWrong')
  admitAccount(found, visit.services)
  const result = await perform<LoginResult, Actor | null>(visit.services, visit, async (act) => {
    const taken = await act.tx
      .update(account)
      .set({ totpStep: step })
      .where(and(eq(account.id, found.id), lt(account.totpStep, step)))
      .returning({ id: account.id })
    if (taken.length === 0) throw refuseAt('totp', 'secondFactorWrong')
    await recordAs(act, found, 'POST /ws/operator/login', { username })
    return signIn(act, found, visit.userAgent)
  })
  await forgetAttempts(visit.services.db, subject, visit.now)
  return result
}

const TOTP_SECONDS = 30

/** The one-time code of a secret, as an authenticator app computes it. */
export const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: TOTP_SECONDS })

/** The time step that a code belongs to, allowing one step of clock difference; null if it matches none. */
function stepOf(secret: string | null, token: string, now: Temporal.Instant): number | null {
  if (!secret) return null
  const delta = totpOf(secret).validate({ token, timestamp: now.epochMilliseconds, window: 1 })
  return delta === null ? null : Math.floor(now.epochMilliseconds / 1000 / TOTP_SECONDS) + delta
}

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

export async function accountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email))
  return row
}

/** The audit row of a caller who is identified only during the call. */
export async function recordAs(act: Act<Actor | null>, row: AccountRow, call: string, input: unknown): Promise<void> {
  const role = roleOf(row.userType, null)
  const actor: Actor = {
    accountId: row.id,
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
