import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { texts } from '../../../platform/contract/texts.ts'
import type { Db } from '../../../platform/server/database.ts'
import { refuse, refuseAt } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { CODE_DIGITS, CODE_MINUTES, CODE_RESEND_SECONDS, CODE_TRIES } from '../../../rules/constants.ts'
import { send } from '../../outbox/server/writes.ts'
import type { Phone } from '../contract/phone.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { verificationCode } from './tables.ts'

const t = texts({
  subject: { cn: '衡渡验证码', en: 'Your Hengdu verification code' },
  body: {
    cn: (code: string) => `【衡渡】验证码 ${code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    en: (code: string) =>
      `Hengdu: your verification code is ${code}, valid for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
  },
})

export type Target = { kind: 'phone'; phone: Phone } | { kind: 'email'; email: string }

const targetKey = (target: Target): string =>
  target.kind === 'phone' ? `phone:${target.phone.areaCode}:${target.phone.phone}` : `email:${target.email}`

/**
 * Sends a code, at most one a minute per address. With `deliver` false everything happens except the message: a request to reset an
 * unknown account cannot be told apart from one for a known account.
 */
export async function sendCode(act: Act<unknown>, purpose: CodePurpose, target: Target, deliver: boolean): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const row = {
    purpose,
    codeHash: hashCode(targetKey(target), code),
    sentAt: act.now,
    expiresAt: act.now.add({ minutes: CODE_MINUTES }),
    tries: 0,
    usedAt: null,
  }
  const written = await act.tx
    .insert(verificationCode)
    .values({ target: targetKey(target), ...row })
    .onConflictDoUpdate({
      target: verificationCode.target,
      set: row,
      setWhere: sql`${verificationCode.sentAt} <= ${act.now.subtract({ seconds: CODE_RESEND_SECONDS }).toString()}::timestamptz`,
    })
    .returning({ target: verificationCode.target })
  if (written.length === 0) throw await tooSoon(act, target)
  if (!deliver) return
  const s = t.pick(act.lang)
  const to = target.kind === 'phone' ? `+${target.phone.areaCode} ${target.phone.phone}` : target.email
  const opens = { text: code, until: row.expiresAt }
  await send(act, { channel: target.kind === 'phone' ? 'sms' : 'email', to, subject: s.subject, body: s.body(code), opens })
}

async function tooSoon(act: Act<unknown>, target: Target) {
  const [last] = await act.tx
    .select({ sentAt: verificationCode.sentAt })
    .from(verificationCode)
    .where(eq(verificationCode.target, targetKey(target)))
  const passed = last ? act.now.since(last.sentAt).total('seconds') : 0
  return refuse('codeTooSoon', { seconds: Math.max(1, Math.ceil(CODE_RESEND_SECONDS - passed)) })
}

/**
 * Checks a typed code against the sent one. Each attempt is counted at once and outside the caller's transaction, before the comparison:
 * concurrent guesses get no more than five in total. `field` is the input's name, for the refusal.
 */
export async function checkCode(
  db: Db,
  now: Temporal.Instant,
  asked: { purpose: CodePurpose; target: Target; code: string; field: string },
): Promise<void> {
  const key = targetKey(asked.target)
  const live = and(
    eq(verificationCode.target, key),
    eq(verificationCode.purpose, asked.purpose),
    isNull(verificationCode.usedAt),
    gt(verificationCode.expiresAt, now),
  )
  const [found] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(live, lt(verificationCode.tries, CODE_TRIES)))
    .returning({ codeHash: verificationCode.codeHash })
  if (!found) throw refuseAt(asked.field, 'codeExpired')
  const typed = Buffer.from(hashCode(key, asked.code))
  if (!timingSafeEqual(typed, Buffer.from(found.codeHash))) throw refuseAt(asked.field, 'codeWrong')
  // A right answer costs no attempt: the steps of a registration check more than once.
  await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1` })
    .where(and(live, eq(verificationCode.codeHash, found.codeHash)))
}

/**
 * Consumes a code that `checkCode` accepted, in the transaction of the action that it allows. Of two concurrent calls, one is refused.
 */
export async function consumeCode(
  act: Act<unknown>,
  asked: { purpose: CodePurpose; target: Target; code: string; field: string },
): Promise<void> {
  const key = targetKey(asked.target)
  const used = await act.tx
    .update(verificationCode)
    .set({ usedAt: act.now })
    .where(
      and(
        eq(verificationCode.target, key),
        eq(verificationCode.purpose, asked.purpose),
        eq(verificationCode.codeHash, hashCode(key, asked.code)),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, act.now),
      ),
    )
    .returning({ target: verificationCode.target })
  if (used.length === 0) throw refuseAt(asked.field, 'codeExpired')
}

const hashCode = (key: string, code: string): string => createHash('sha256').update(`${key}:${code}`).digest('base64url')
