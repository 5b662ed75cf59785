import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { texts } from '../../../platform/contract/texts.ts'
import { daysAfter } from '../../../platform/server/clock.ts'
import type { Db, Reader } from '../../../platform/server/database.ts'
import { defineJob, enqueue } from '../../../platform/server/jobs.ts'
import { refuse, refuseAt, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  PAYSLIP_LINK_DAYS,
  PAYSLIP_OPEN_MINUTES,
} from '../../../rules/constants.ts'
import { maskedEmail, maskedPhone } from '../../account/contract/phone.ts'
import { companyName } from '../../company/server/reads.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { send } from '../../outbox/server/writes.ts'
import { type PayRunRow, type PaySlipRow, payRun, paySlip, payslipLink } from './tables.ts'

/** Messages name neither amounts nor people of others: they travel in the open. An employee's language is not known: both. */
const t = texts({
  subject: { cn: '工资单', en: 'Payslip' },
  body: {
    cn: (company: string, period: string, link: string) =>
      `${company} 发布了您 ${period} 的工资单：\n${link}\n打开时会向您发送验证码。链接 ${PAYSLIP_LINK_DAYS} 天内有效。`,
    en: (company: string, period: string, link: string) =>
      `${company} has published your payslip for ${period}:\n${link}\nA code is sent to you when you open it. The link works for ${PAYSLIP_LINK_DAYS} days.`,
  },
  code: {
    cn: (code: string) => `【衡渡】工资单验证码 ${code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    en: (code: string) =>
      `Hengdu: your payslip code is ${code}, valid for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
  },
})

const CHUNK = 200
interface SendPayload {
  runId: string
  after: string | null
}
export const sendSlipsJob = defineJob<SendPayload>('payroll.sendSlips')

export const startSending = (act: Act, run: PayRunRow, after: string | null = null): Promise<void> =>
  enqueue(act, sendSlipsJob, { runId: run.id, after }, { dueAt: act.now, uniqueKey: `payroll.slips:${run.id}:${after ?? ''}` })

/** Links for a chunk of people, each sent once: a slip that has one is skipped. */
export async function sendSlips(act: Act, { runId, after }: SendPayload): Promise<void> {
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, runId))
  if (!run || (run.state !== 'published' && run.state !== 'locked')) return
  const slips = await act.tx
    .select({ id: paySlip.id, employeeId: paySlip.employeeId, linked: payslipLink.slipId })
    .from(paySlip)
    .leftJoin(payslipLink, eq(payslipLink.slipId, paySlip.id))
    .where(and(eq(paySlip.runId, runId), after ? gt(paySlip.employeeId, after) : undefined))
    .orderBy(asc(paySlip.employeeId))
    .limit(CHUNK)
  const open = slips.filter(({ linked }) => linked === null)
  const employees = await employeesIn(act.db, run.companyId, { ids: open.map(({ employeeId }) => employeeId) })
  const byId = new Map(employees.map((one) => [one.id, one]))
  const company = await companyName(act.db, run.companyId)
  for (const { id, employeeId } of open) {
    const employee = byId.get(employeeId)
    if (employee && addressOf(employee)) await sendLink(act, run, id, employee, company)
  }
  if (slips.length === CHUNK) await startSending(act, run, slips.at(-1)!.employeeId)
}

function addressOf({ email, areaCode, phone }: EmployeeRow): { channel: 'email' | 'sms'; recipient: string } | null {
  if (email) return { channel: 'email', recipient: email }
  return phone ? { channel: 'sms', recipient: `+${areaCode} ${phone}` } : null
}

const masked = (channel: 'email' | 'sms', recipient: string): string =>
  channel === 'email' ? maskedEmail(recipient) : maskedPhone(recipient)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

async function sendLink(act: Act, run: PayRunRow, slipId: string, employee: EmployeeRow, company: string): Promise<string> {
  const address = addressOf(employee)
  if (!address) throw refuseFields({ id: 'phoneOrEmail' })
  const key = randomBytes(24).toString('base64url')
  const link = {
    ...address,
    keyHash: hashOf(key),
    sentAt: act.now,
    expiresAt: daysAfter(act.now, PAYSLIP_LINK_DAYS),
    codeHash: null,
    codeSentAt: null,
    codeTries: 0,
    openHash: null,
    openUntil: null,
  }
  await act.tx
    .insert(payslipLink)
    .values({ slipId, companyId: run.companyId, employeeId: employee.id, ...link })
    .onConflictDoUpdate({ target: payslipLink.slipId, set: link })
  const base = (act.services.config.PUBLIC_URL ?? '').replace(/\/$/, '')
  const [period, url] = [`${run.periodFrom} – ${run.periodTo}`, `${base}/#/payslip?key=${key}`]
  const [cn, en] = [t.pick('cn'), t.pick('en')]
  await send(act, {
    channel: address.channel,
    to: address.recipient,
    subject: `${cn.subject} · ${en.subject}`,
    body: `${cn.body(company, period, url)}\n\n${en.body(company, period, url)}`,
    opens: { text: key, until: link.expiresAt },
  })
  return masked(address.channel, address.recipient)
}

/** A new link to a published slip; the old one stops working. */
export async function sendAgain(act: Act, slip: PaySlipRow, run: PayRunRow): Promise<{ to: string }> {
  if (run.state !== 'published' && run.state !== 'locked') throw refuse('staleState')
  const [employee] = await employeesIn(act.db, run.companyId, { ids: [slip.employeeId] })
  if (!employee) throw refuse('notFound')
  return { to: await sendLink(act, run, slip.id, employee, await companyName(act.db, run.companyId)) }
}

type LinkRow = typeof payslipLink.$inferSelect

/** The link of a key that still works. An unknown and an ended one answer alike. */
async function linkOf(db: Reader, key: string, now: Temporal.Instant): Promise<LinkRow> {
  const [row] = await db
    .select()
    .from(payslipLink)
    .where(and(eq(payslipLink.keyHash, hashOf(key)), gt(payslipLink.expiresAt, now)))
  if (!row) throw refuse('payslipGone')
  return row
}

/** Sends a code to where the link was sent, at most one a minute. */
export async function sendCode(act: Act<unknown>, key: string): Promise<{ to: string; company: string }> {
  const link = await linkOf(act.db, key, act.now)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const before = act.now.subtract({ seconds: CODE_RESEND_SECONDS })
  const set = await act.tx
    .update(payslipLink)
    .set({ codeHash: hashOf(`${link.slipId}:${code}`), codeSentAt: act.now, codeTries: 0 })
    .where(and(eq(payslipLink.slipId, link.slipId), or(isNull(payslipLink.codeSentAt), lt(payslipLink.codeSentAt, before))))
    .returning({ id: payslipLink.slipId })
  if (set.length === 0) {
    const passed = link.codeSentAt ? act.now.since(link.codeSentAt).total('seconds') : 0
    throw refuse('codeTooSoon', { seconds: Math.max(1, Math.ceil(CODE_RESEND_SECONDS - passed)) })
  }
  const until = act.now.add({ minutes: CODE_MINUTES })
  const words = t.pick(act.lang)
  await send(act, {
    channel: link.channel,
    to: link.recipient,
    subject: words.subject,
    body: words.code(code),
    opens: { text: code, until },
  })
  return { to: masked(link.channel, link.recipient), company: await companyName(act.db, link.companyId) }
}

/** Counts the attempt outside the caller's transaction and before the comparison, so that guesses share five. */
export async function checkCode(db: Db, now: Temporal.Instant, key: string, code: string): Promise<void> {
  const link = await linkOf(db, key, now)
  const [found] = await db
    .update(payslipLink)
    .set({ codeTries: sql`${payslipLink.codeTries} + 1` })
    .where(
      and(
        eq(payslipLink.slipId, link.slipId),
        lt(payslipLink.codeTries, CODE_TRIES),
        gt(payslipLink.codeSentAt, now.subtract({ minutes: CODE_MINUTES })),
        sql`${payslipLink.codeHash} is not null`,
      ),
    )
    .returning({ codeHash: payslipLink.codeHash })
  if (!found?.codeHash) throw refuseAt('code', 'codeExpired')
  if (!timingSafeEqual(Buffer.from(hashOf(`${link.slipId}:${code}`)), Buffer.from(found.codeHash))) throw refuseAt('code', 'codeWrong')
}

/** Opens the slip for some minutes; the code is used up. */
export async function openLink(act: Act<unknown>, key: string): Promise<{ link: LinkRow; open: string; until: Temporal.Instant }> {
  const link = await linkOf(act.db, key, act.now)
  const open = randomBytes(24).toString('base64url')
  const until = act.now.add({ minutes: PAYSLIP_OPEN_MINUTES })
  await act.tx
    .update(payslipLink)
    .set({ codeHash: null, openHash: hashOf(open), openUntil: until, firstOpenedAt: link.firstOpenedAt ?? act.now })
    .where(eq(payslipLink.slipId, link.slipId))
  return { link, open, until }
}

/** A link that was opened and still is. */
export async function openedLink(
  db: Reader,
  now: Temporal.Instant,
  key: string,
  open: string,
): Promise<LinkRow & { openUntil: Temporal.Instant }> {
  const link = await linkOf(db, key, now)
  const { openHash, openUntil } = link
  const fits = openHash !== null && timingSafeEqual(Buffer.from(hashOf(open)), Buffer.from(openHash))
  if (!fits || !openUntil || Temporal.Instant.compare(openUntil, now) <= 0) throw refuse('payslipClosed')
  return { ...link, openUntil }
}
