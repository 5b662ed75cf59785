import { randomBytes } from 'node:crypto'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gt } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look, Services } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuse, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { waitWords } from '../../../../platform/server/wire/wait-words.ts'
import { LOGIN_DELAY, PROOF_MINUTES } from '../../../../rules/constants.ts'
import { maskedEmail, maskedPhone } from '../contract/phone.ts'
import type { ProofForm, ProofWay, ProofWays } from '../contract/proof.ts'
import { claimTry, forgetTries } from './attempts.ts'
import { checkCode, consumeCode, sendCode } from './codes.ts'
import { hashToken } from './identify.ts'
import { passwordFits } from './passwords.ts'
import { hasSecondFactor, type Passed, passSecondFactor, takeSecondFactor } from './second-factor.ts'
import { type AccountRow, accountRow } from './sessions.ts'
import { session } from './tables.ts'
import type { Target } from './targets.ts'

type Visit = Caller<Actor> & { services: Services }

/** The account's own contact: a code for a proof never goes to an address that the caller names. */
function contactOf(row: AccountRow, way: 'phone' | 'email'): Target | null {
  if (way === 'email') return row.email ? { kind: 'email', email: row.email } : null
  return row.phone && row.areaCode ? { kind: 'phone', phone: { areaCode: row.areaCode, phone: row.phone } } : null
}

const waysOf = (row: AccountRow): ProofWay[] => (hasSecondFactor(row) ? ['totp'] : firstFactors(row))

const firstFactors = (row: AccountRow): ProofWay[] => [
  ...(row.passwordHash === null ? [] : (['password'] as const)),
  ...(['phone', 'email'] as const).filter((way) => contactOf(row, way) !== null),
]

export async function proofWaysOf(look: Look): Promise<ProofWays> {
  const row = await accountRow(look.db, look.actor.accountId)
  return {
    ways: waysOf(row),
    phone: row.phone ? `+${row.areaCode} ${maskedPhone(row.phone)}` : '',
    email: row.email ? maskedEmail(row.email) : '',
  }
}

export async function sendProofCode(act: Act, { way }: { way: 'phone' | 'email' }) {
  const row = await accountRow(act.db, act.actor.accountId)
  const target = contactOf(row, way)
  if (!target || !waysOf(row).includes(way)) throw refuse('notFound')
  return sendCode(act, 'proof', target, true)
}

/** The code that a proof is asked for by, or null where no code was sent. `notFound` for a way that the account does not have. */
function codeOf(row: AccountRow, { way, code }: ProofForm) {
  if (!waysOf(row).includes(way)) throw refuse('notFound')
  const target = way === 'phone' || way === 'email' ? contactOf(row, way) : null
  return target && { purpose: 'proof' as const, target, code, field: 'code' }
}

/**
 * Before the proof is given: checks the second factor, the code or the password, outside any transaction. Wrong passwords are counted for
 * the session, so that nobody who fails to sign in elsewhere keeps the owner from proving.
 */
export async function checkProof(visit: Visit, form: ProofForm): Promise<Passed> {
  const { services, actor, now } = visit
  const row = await accountRow(services.db, actor.accountId)
  const asked = codeOf(row, form)
  if (form.way === 'totp') return passSecondFactor(visit, row, form.code, 'code')
  if (asked) {
    await checkCode(visit, asked)
    return null
  }
  const subject = `proof:${actor.sessionId}`
  const left = await claimTry(services.db, subject, LOGIN_DELAY, now)
  if (left !== null) throw refuse('loginLocked', { wait: waitWords(left) })
  if (!(await passwordFits(form.password, row.passwordHash))) throw refuseAt('password', 'passwordWrong')
  await forgetTries(services.db, subject)
  return null
}

/** A fresh proof for the caller's session, in place of an older one. Only its hash is kept. */
export async function giveProof(act: Act, form: ProofForm, passed: Passed): Promise<{ proof: string; minutes: number }> {
  const asked = codeOf(await accountRow(act.db, act.actor.accountId), form)
  if (asked) await consumeCode(act, asked)
  await takeSecondFactor(act, act.actor.accountId, passed, 'code')
  const proof = randomBytes(32).toString('base64url')
  const set = { proofHash: hashToken(proof), provedUntil: act.now.add({ minutes: PROOF_MINUTES }) }
  const proved = await act.tx.update(session).set(set).where(eq(session.id, act.actor.sessionId!)).returning({ id: session.id })
  if (proved.length === 0) throw refuse('sessionEnded')
  return { proof, minutes: PROOF_MINUTES }
}

export const isProved = async (db: Reader, sessionId: string, proof: string, now: Temporal.Instant): Promise<boolean> =>
  (await db.$count(session, and(eq(session.id, sessionId), eq(session.proofHash, hashToken(proof)), gt(session.provedUntil, now)))) > 0
