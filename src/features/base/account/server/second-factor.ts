import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look, Services } from '../../../../platform/server/services.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuse, refuseAbout, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { waitWords } from '../../../../platform/server/wire/wait-words.ts'
import { LOGIN_DELAY, RECOVERY_CODES } from '../../../../rules/constants.ts'
import type { SecondFactor } from '../contract/second-factor.ts'
import { claimTry, forgetTries } from './attempts.ts'
import { countedAs } from './browsers.ts'
import { notifyOfChange } from './change-news.ts'
import { type AccountRow, accountRow, heldAccountRow } from './sessions.ts'
import { account, recoveryCode } from './tables.ts'
import { newTotpSecret, noSecret, sealedSecret, secretOf, stepOf, takeStep, totpOf } from './totp.ts'
import { endSessions } from './writes.ts'

/** Whether signing in to the account asks for a second factor. Operators always have one. */
export const hasSecondFactor = (row: AccountRow): boolean => row.totpSince !== null

/** A second factor that was right, and is used up with the sign-in or proof that it allows. */
export type Passed = { step: number } | { recovery: string } | null

const hashRecovery = (accountId: string, code: string): string => createHash('sha256').update(`${accountId}|${code}`).digest('base64url')
const bareCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z2-7]/g, '')

/**
 * Checks a one-time code or a recovery code, outside any transaction: `secondFactorNeeded` without one. Failures are counted by account
 * and known browser or address, also where the first factor was a code. Null for an account without a second factor.
 */
export async function passSecondFactor(
  visit: Pick<Caller, 'now' | 'ip' | 'browser' | 'actor'> & { services: Services },
  row: AccountRow,
  typed: string,
  field: string,
): Promise<Passed> {
  if (!hasSecondFactor(row)) return null
  if (typed === '') throw refuse('secondFactorNeeded')
  const { db, masterKeys } = visit.services
  const subject = `factor|${row.id}|${await countedAs(db, row.id, visit)}`
  const left = await claimTry(db, subject, LOGIN_DELAY, visit.now)
  if (left !== null) throw refuseAbout(refuse('loginLocked', { wait: waitWords(left) }), row.id, row.id)
  const step = stepOf(secretOf(masterKeys, row), typed, visit.now)
  const recovery = hashRecovery(row.id, bareCode(typed))
  const isRecovery = step === null && (await db.$count(recoveryCode, ofAccount(row.id, recovery))) > 0
  if (step === null && !isRecovery) throw refuseAbout(refuseAt(field, 'secondFactorWrong'), row.id, row.id)
  await forgetTries(db, subject)
  return step === null ? { recovery } : { step }
}

const ofAccount = (accountId: string, hash?: string) =>
  and(eq(recoveryCode.accountId, accountId), hash === undefined ? undefined : eq(recoveryCode.codeHash, hash))

/** Uses the second factor up, in the transaction of what it allows: a code works once. */
export async function takeSecondFactor(act: Act<unknown>, accountId: string, passed: Passed, field: string): Promise<void> {
  if (passed === null) return
  const taken =
    'step' in passed
      ? await takeStep(act, accountId, passed.step)
      : ((await act.tx.delete(recoveryCode).where(ofAccount(accountId, passed.recovery))).rowCount ?? 0) > 0
  if (!taken) throw refuseAt(field, 'secondFactorWrong')
}

export async function secondFactorOf(look: Look): Promise<SecondFactor> {
  const row = await accountRow(look.db, look.actor.accountId)
  return {
    since: row.totpSince?.toString() ?? null,
    codesLeft: hasSecondFactor(row) ? await look.db.$count(recoveryCode, ofAccount(row.id)) : 0,
  }
}

/** A new secret, which counts only after its first code. */
export async function beginSecondFactor(act: Act): Promise<{ secret: string; uri: string }> {
  const row = await heldAccountRow(act, act.actor.accountId)
  if (hasSecondFactor(row)) throw refuse('staleState')
  const secret = newTotpSecret()
  await act.tx
    .update(account)
    .set({ ...sealedSecret(act.services.masterKeys, row.id, secret), totpStep: 0 })
    .where(eq(account.id, row.id))
  return { secret, uri: totpOf(secret, row.phone ?? row.email ?? row.name).toString() }
}

/** The first code of the new secret: from now on sign-in asks for one. The recovery codes are shown this once. */
export async function confirmSecondFactor(act: Act, { code }: { code: string }): Promise<{ codes: string[] }> {
  const row = await heldAccountRow(act, act.actor.accountId)
  if (hasSecondFactor(row)) throw refuse('staleState')
  const step = stepOf(secretOf(act.services.masterKeys, row), code, act.now)
  if (step === null || !(await takeStep(act, row.id, step))) throw refuseAt('code', 'secondFactorWrong')
  await act.tx.update(account).set({ totpSince: act.now }).where(eq(account.id, row.id))
  await endSessions(act, row.id, act.actor.sessionId)
  await notifyOfChange(act, row, 'secondFactorOn')
  return renewRecoveryCodes(act)
}

/** New recovery codes in place of the old ones, which no longer work. */
export async function renewRecoveryCodes(act: Act): Promise<{ codes: string[] }> {
  const row = await heldAccountRow(act, act.actor.accountId)
  if (!hasSecondFactor(row)) throw refuse('staleState')
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await act.tx.delete(recoveryCode).where(ofAccount(row.id))
  await act.tx.insert(recoveryCode).values(codes.map((code) => ({ accountId: row.id, codeHash: hashRecovery(row.id, bareCode(code)) })))
  return { codes }
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 140 random bits, so that a plain hash keeps it, in groups that can be read aloud. */
function newRecoveryCode(): string {
  const signs = Array.from(randomBytes(28), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return signs.match(/.{4}/g)!.join('-')
}

export async function endSecondFactor(act: Act): Promise<{ done: true }> {
  const row = await heldAccountRow(act, act.actor.accountId)
  if (!hasSecondFactor(row)) throw refuse('staleState')
  await forgetSecondFactor(act, row.id)
  await notifyOfChange(act, row, 'secondFactorOff')
  return { done: true }
}

export async function forgetSecondFactor(act: Act<unknown>, accountId: string): Promise<void> {
  await act.tx.update(account).set(noSecret).where(eq(account.id, accountId))
  await act.tx.delete(recoveryCode).where(ofAccount(accountId))
}
