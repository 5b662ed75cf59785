import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { texts } from '../../../../platform/contract/texts.ts'
import { and, eq, gt, inArray, isNull, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { refuseAbout, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '../../../../rules/constants.ts'
import { addToOutbox, canSend, withinBudget } from '../../outbox/server/writes.ts'
import { maskedEmail, maskedPhone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import type { Asker } from './browsers.ts'
import { claimCode, claimGuess, codeSucceeded, rightGuess } from './code-limits.ts'
import { hashToken } from './identify.ts'
import { verificationCode } from './tables.ts'
import { type Target, targetKey } from './targets.ts'

const t = texts({
  subject: { cn: '衡渡验证码', en: 'Your Hengdu verification code' },
  body: {
    cn: (code: string) => `【衡渡】验证码 ${code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    en: (code: string) =>
      `Hengdu: your verification code is ${code}, valid for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
  },
})

/** A code works only for the one who asked for it: the account, else the browser, else the address. */
export function holdersOf({ actor, browser, ip }: Asker): [string, ...string[]] {
  if (actor) return [`account:${actor.accountId}`]
  return browser && !browser.isNew ? [`browser:${hashToken(browser.text)}`, `address:${ip}`] : [`address:${ip}`]
}

/** An act knows its caller; one without an address is the system's. */
const askerOf = ({ actor, browser, ip, now }: Act<{ accountId: string } | null>): Asker => ({
  actor,
  browser: browser ?? null,
  ip: ip ?? '',
  now,
})

/**
 * Sends a code, with a pause before the next. With `deliver` false all the same work is done, and then the message is taken back: a
 * request to reset an unknown account cannot be distinguished from one for a known account.
 */
export async function sendCode(
  act: Act<{ accountId: string } | null>,
  purpose: CodePurpose,
  target: Target,
  deliver: boolean,
): Promise<{ sentTo: string; resendSeconds: number; validMinutes: number }> {
  const channel = target.kind === 'phone' ? 'sms' : 'email'
  if (!canSend(act.services.config, channel)) throw refuseAt(target.kind, channel === 'sms' ? 'smsOff' : 'mailOff')
  const asker = askerOf(act)
  const key = targetKey(target)
  const resendSeconds = await claimCode(act, asker, target)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const until = act.now.add({ minutes: CODE_MINUTES })
  const row = { codeHash: hashCode(key, code), sentAt: act.now, expiresAt: until, tries: 0, usedAt: null }
  await act.tx
    .insert(verificationCode)
    .values({ target: key, purpose, holder: holdersOf(asker)[0], ...row })
    .onConflictDoUpdate({ target: [verificationCode.target, verificationCode.purpose, verificationCode.holder], set: row })
  await sendOrTakeBack(act, target, code, until, deliver)
  return {
    sentTo: target.kind === 'phone' ? `+${target.phone.areaCode} ${maskedPhone(target.phone.phone)}` : maskedEmail(target.email),
    resendSeconds,
    validMinutes: CODE_MINUTES,
  }
}

async function sendOrTakeBack(act: Act<unknown>, target: Target, code: string, until: Temporal.Instant, deliver: boolean): Promise<void> {
  const s = t.pick(act.lang)
  const to = target.kind === 'phone' ? `+${target.phone.areaCode} ${target.phone.phone}` : target.email
  const channel = target.kind === 'phone' ? 'sms' : 'email'
  const announced: (() => void | Promise<void>)[] = []
  // Counted before, so that it stays counted: the daily limits must not show which accounts exist.
  await withinBudget(act, { channel, to }, 'accountCode')
  await act.tx.execute(sql`savepoint message`)
  await addToOutbox(
    { ...act, afterCommit: (announce) => announced.push(announce) },
    {
      ...{ channel, to, subject: s.subject, body: s.body(code) },
      sms: { purpose: 'code', lang: act.lang, values: { code, minutes: String(CODE_MINUTES) } },
      opens: { text: code, until },
      reach: 'counted',
    },
  )
  await act.tx.execute(deliver ? sql`release savepoint message` : sql`rollback to savepoint message`)
  if (deliver) for (const announce of announced) act.afterCommit(announce)
}

interface Asked {
  purpose: CodePurpose
  target: Target
  code: string
  /** The input's name, for the refusal. */
  field: string
}

const heldBy = (asker: Asker, { purpose, target }: Asked) =>
  and(
    eq(verificationCode.target, targetKey(target)),
    eq(verificationCode.purpose, purpose),
    inArray(verificationCode.holder, holdersOf(asker)),
    isNull(verificationCode.usedAt),
    gt(verificationCode.expiresAt, asker.now),
  )

/**
 * Checks a typed code against the one sent to this asker. Each attempt is counted at once and outside the caller's transaction, before
 * the comparison: concurrent guesses get no more than five in total.
 */
export async function checkCode(visit: Asker & { services: Services }, asked: Asked): Promise<void> {
  const { db } = visit.services
  const key = targetKey(asked.target)
  const live = heldBy(visit, asked)
  const found = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(live, lt(verificationCode.tries, CODE_TRIES)))
    .returning({ codeHash: verificationCode.codeHash })
  if (found.length === 0) throw refuseAt(asked.field, 'codeExpired')
  const guess = await claimGuess(visit, asked.target)
  const typed = hashCode(key, asked.code)
  const fits = found.filter(({ codeHash }) => timingSafeEqual(Buffer.from(typed), Buffer.from(codeHash)))
  if (fits.length === 0) throw refuseAbout(refuseAt(asked.field, 'codeWrong'), key)
  // A right answer costs no attempt: the steps of a registration check more than once.
  await rightGuess(db, guess)
  await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1` })
    .where(and(live, eq(verificationCode.codeHash, typed)))
}

/**
 * Consumes a code that `checkCode` accepted, in the transaction of the action that it allows. Of two concurrent calls, one is refused.
 */
export async function consumeCode(act: Act<{ accountId: string } | null>, asked: Asked): Promise<void> {
  const asker = askerOf(act)
  const used = await act.tx
    .update(verificationCode)
    .set({ usedAt: act.now })
    .where(and(heldBy(asker, asked), eq(verificationCode.codeHash, hashCode(targetKey(asked.target), asked.code))))
    .returning({ target: verificationCode.target })
  if (used.length === 0) throw refuseAt(asked.field, 'codeExpired')
  await codeSucceeded(act, asker, asked.target)
}

const hashCode = (key: string, code: string): string => createHash('sha256').update(`${key}:${code}`).digest('base64url')
