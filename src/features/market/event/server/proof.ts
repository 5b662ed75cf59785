import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Db } from '../../../../platform/server/data/database.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, gt, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { CODE_DIGITS, CODE_TRIES, SIGNUP_PROOF_MINUTES, UNPROVED_KEPT_DAYS } from '../../../../rules/constants.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import { ticketCode } from '../contract/kinds.ts'
import { type EventRow, eventSignup, type SignupRow } from './tables.ts'
import { t, titleOf } from './words.ts'

/** Anybody can type anybody's contact: a sign-up counts once the code that was sent there came back. */
export function newProof(act: Act<unknown>) {
  const digits = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  return { digits, kept: { proofHash: hashOf(digits), proofUntil: act.now.add({ minutes: SIGNUP_PROOF_MINUTES }) } }
}

const hashOf = (digits: string): string => createHash('sha256').update(`signup:${digits}`).digest('base64url')

/** One line without anything that the sender typed. */
export async function sendProof(act: Act<unknown>, row: EventRow, signup: SignupRow, digits: string): Promise<void> {
  const s = t.pick(signup.lang)
  await addToOutbox(act, {
    channel: signup.email ? 'email' : 'sms',
    to: signup.email || signup.phone,
    subject: s.proofSubject,
    body: s.proof(titleOf(row, signup.lang), digits),
    sms: {
      purpose: 'signupCode',
      lang: signup.lang,
      values: { event: titleOf(row, signup.lang), code: digits, minutes: String(SIGNUP_PROOF_MINUTES) },
    },
    opens: { text: digits, until: act.now.add({ minutes: SIGNUP_PROOF_MINUTES }) },
    reach: 'code',
  })
}

/** Each attempt is counted before the comparison and outside the transaction that a refusal undoes. */
export async function checkProof(db: Db, now: Temporal.Instant, input: { code: string; proof: string }): Promise<void> {
  const code = ticketCode(input.code) ?? ''
  const open = and(eq(eventSignup.code, code), eq(eventSignup.state, 'unproved'), gt(eventSignup.proofUntil, now))
  const [found] = await db
    .update(eventSignup)
    .set({ proofTries: sql`${eventSignup.proofTries} + 1` })
    .where(and(open, lt(eventSignup.proofTries, CODE_TRIES)))
    .returning({ proofHash: eventSignup.proofHash })
  if (!found?.proofHash) throw refuseAt('proof', 'codeExpired')
  if (!timingSafeEqual(Buffer.from(hashOf(input.proof)), Buffer.from(found.proofHash))) throw refuseAt('proof', 'codeWrong')
}

/** Sign-ups that nobody proved, with the contacts in them. */
export const forgetUnproved = (night: Night): Promise<number> =>
  deleteInBatches(
    night,
    eventSignup,
    sql`${eventSignup.state} = 'unproved' and ${eventSignup.proofUntil} < ${daysAfter(night.now, -UNPROVED_KEPT_DAYS).toString()}::timestamptz`,
  )
