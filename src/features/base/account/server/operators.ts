import { randomBytes } from 'node:crypto'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { constraintOf } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { startsWith } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { FIRST_PASSWORD_DAYS, userTypes } from '../../../../rules/constants.ts'
import { forgetBrowsers } from './browsers.ts'
import { hashPassword } from './passwords.ts'
import { operatorKey } from './signin.ts'
import { account, attempt } from './tables.ts'
import { newTotpSecret, sealedSecret, totpOf } from './totp.ts'
import { createAccount, endSessions } from './writes.ts'

/** An operator's credentials. Only the hash of the password is stored: it cannot be shown a second time. */
interface OperatorKeys {
  username: string
  password: string
  totpSecret: string
  /** For an authenticator app, as text or as a QR code. */
  otpauthUri: string
  passwordHash: string
}

/** Sign-in converts names to lower case, so they are stored in lower case. */
export const operatorName = (typed: string): string | null => {
  const name = typed.trim().toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{2,59}$/.test(name) ? name : null
}

/** New secrets of an operator. Hashing takes time, so they are created before the transaction. */
export async function makeOperatorKeys(username: string): Promise<OperatorKeys> {
  const password = randomBytes(18).toString('base64url')
  const totpSecret = newTotpSecret()
  return {
    username,
    password,
    totpSecret,
    otpauthUri: totpOf(totpSecret, username).toString(),
    passwordHash: await hashPassword(password),
  }
}

/** A new operator; `usernameTaken` if the name is in use. */
export async function createOperator(act: Act, keys: OperatorKeys): Promise<string> {
  const { username, passwordHash, totpSecret } = keys
  try {
    const row = await createAccount(act, {
      userType: userTypes.operator,
      username,
      name: username,
      passwordHash,
      firstPasswordUntil: daysAfter(act.now, FIRST_PASSWORD_DAYS),
      totpSecret,
      whetherIntact: 'Y',
    })
    await recordAudit(act, { call: 'npm run operator', input: { username } })
    return row.id
  } catch (error) {
    if (constraintOf(error) === 'account_username') throw refuse('usernameTaken', { username })
    throw error
  }
}

/**
 * New secrets for an operator who lost the old ones: ends every session and lifts the waits after failed sign-ins. `operatorUnknown` for
 * other names.
 */
export async function resetOperator(act: Act, keys: OperatorKeys): Promise<string> {
  const { username, passwordHash, totpSecret } = keys
  const [row] = await act.tx
    .update(account)
    .set({ passwordHash, firstPasswordUntil: daysAfter(act.now, FIRST_PASSWORD_DAYS), totpStep: 0, totpSince: act.now })
    .where(and(eq(account.username, username), eq(account.userType, userTypes.operator)))
    .returning({ id: account.id })
  if (!row) throw refuse('operatorUnknown', { username })
  const sealed = sealedSecret(act.services.masterKeys, row.id, totpSecret)
  await act.tx.update(account).set(sealed).where(eq(account.id, row.id))
  await act.tx.delete(attempt).where(startsWith(attempt.subject, `password|${operatorKey(username)}|`))
  await forgetBrowsers(act, row.id)
  const sessionsEnded = await endSessions(act, row.id)
  await recordAudit(act, { call: 'npm run operator -- --reset', input: { username, sessionsEnded } })
  return row.id
}
