import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import { daysAfter, today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Db, Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseAt } from '../../../../platform/server/wire/refusal.ts'
import { waitWords } from '../../../../platform/server/wire/wait-words.ts'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  EMPLOYEE_LINK_DAYS,
  EMPLOYEE_LINK_MESSAGES_A_DAY,
  EMPLOYEE_LINK_OPEN_MINUTES,
} from '../../../../rules/constants.ts'
import { maskedEmail, maskedPhone } from '../../../base/account/contract/phone.ts'
import { urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox, canSend } from '../../../base/outbox/server/writes.ts'
import type { LinkKind } from '../contract/links.ts'
import { type EmployeeLinkRow, type EmployeeRow, employee, employeeLink } from './tables.ts'

/**
 * An employee has no account: what concerns them is behind a link that is sent to their e-mail or phone and opens with a code that is
 * sent there too. `subject` is what it shows: a payslip, or the employee whose leave it is.
 */

interface Address {
  channel: 'email' | 'sms'
  recipient: string
}

function addressOf({ email, areaCode, phone }: EmployeeRow): Address | null {
  if (email) return { channel: 'email', recipient: email }
  return phone ? { channel: 'sms', recipient: `+${areaCode} ${phone}` } : null
}

/** A template is in one language: that of the country of the phone. */
const langTo = ({ areaCode }: EmployeeRow): Lang => (areaCode === '86' ? 'cn' : 'en')

const masked = ({ channel, recipient }: Address): string => (channel === 'email' ? maskedEmail(recipient) : maskedPhone(recipient))
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

interface LinkMessage {
  kind: LinkKind
  subject: string
  employee: EmployeeRow
  /** Of the screen: `/payslip`. */
  path: string
  /** Messages name neither amounts nor people: they travel in the open. An employee's language is not known, so it is in both. */
  words: (url: string) => { subject: Pair; body: Pair }
}

/**
 * Sends a new link; an earlier one of the same subject stops working. Null if there is nowhere to send it. `byHand`: somebody has asked
 * for it, so the messages of the day to this address are limited.
 */
export async function sendLink(act: Act, { kind, subject, employee, path, words }: LinkMessage, byHand: boolean): Promise<string | null> {
  const address = addressOf(employee)
  if (!address || !canSend(act.services.config, address.channel)) return null
  if (byHand) await mustBeWithinLimit(act, address.recipient, undefined)
  const key = randomBytes(24).toString('base64url')
  const link = {
    ...address,
    keyHash: hashOf(key),
    sentAt: act.now,
    expiresAt: daysAfter(act.now, EMPLOYEE_LINK_DAYS),
    codeHash: null,
    codeSentAt: null,
    codeTries: 0,
    openHash: null,
    openUntil: null,
  }
  await act.tx
    .insert(employeeLink)
    .values({ kind, subject, companyId: employee.companyId, employeeId: employee.id, ...link, messages: 1, messagesOn: today(act.now) })
    .onConflictDoUpdate({ target: [employeeLink.kind, employeeLink.subject], set: { ...link, ...oneMore(act.now) } })
  const url = urlOf(act, `${path}?key=${key}`)
  const text = words(url)
  await addToOutbox(act, {
    channel: address.channel,
    to: address.recipient,
    subject: `${text.subject.cn} · ${text.subject.en}`,
    body: `${text.body.cn}\n\n${text.body.en}`,
    sms: { purpose: 'employeeLink', lang: langTo(employee), values: { link: url } },
    opens: { text: key, until: link.expiresAt },
  })
  return masked(address)
}

const oneMore = (now: Temporal.Instant) => ({
  messages: sql`case when ${employeeLink.messagesOn} = ${today(now)} then ${employeeLink.messages} + 1 else 1 end`,
  messagesOn: today(now),
})

/**
 * Links and codes to one address in a day: of all companies together, or of the one whose link is opened, as the links of another must
 * not keep an employee from their own. Requests for one address take turns.
 */
async function mustBeWithinLimit(act: Act<unknown>, recipient: string, companyId: CompanyId | undefined): Promise<void> {
  await takeTurn(act.tx, `employeeLink:${recipient}`)
  const [sent] = await act.tx
    .select({ count: sql<number>`coalesce(sum(${employeeLink.messages}), 0)::int` })
    .from(employeeLink)
    .where(
      and(
        eq(employeeLink.recipient, recipient),
        eq(employeeLink.messagesOn, today(act.now)),
        companyId ? eq(employeeLink.companyId, companyId) : undefined,
      ),
    )
  if ((sent?.count ?? 0) >= EMPLOYEE_LINK_MESSAGES_A_DAY) throw refuse('employeeLinkLimit')
}

/** Of these subjects, those that have a link. */
export async function linkedAmong(db: Reader, kind: LinkKind, subjects: readonly string[]): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .select({ subject: employeeLink.subject })
    .from(employeeLink)
    .where(and(eq(employeeLink.kind, kind), anyOf(employeeLink.subject, subjects)))
  return new Set(rows.map(({ subject }) => subject))
}

/** The link of a key that still works, and not once the employee has another address. An unknown and an ended one answer alike. */
async function linkOf(db: Reader, kind: LinkKind, key: string, now: Temporal.Instant): Promise<EmployeeLinkRow> {
  const [row] = await db
    .select({ link: employeeLink, employee })
    .from(employeeLink)
    .innerJoin(employee, eq(employee.id, employeeLink.employeeId))
    .where(and(eq(employeeLink.kind, kind), eq(employeeLink.keyHash, hashOf(key)), gt(employeeLink.expiresAt, now)))
  if (!row || addressOf(row.employee)?.recipient !== row.link.recipient) throw refuse('employeeLinkGone')
  return row.link
}

/** Sends a code to where the link was sent, at most one a minute. */
export async function sendLinkCode(
  act: Act<unknown>,
  kind: LinkKind,
  key: string,
  words: (code: string) => { subject: string; body: string },
): Promise<{ to: string; companyId: CompanyId }> {
  const link = await linkOf(act.db, kind, key, act.now)
  await mustBeWithinLimit(act, link.recipient, link.companyId)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const before = act.now.subtract({ seconds: CODE_RESEND_SECONDS })
  const set = await act.tx
    .update(employeeLink)
    .set({ codeHash: hashOf(`${link.id}:${code}`), codeSentAt: act.now, codeTries: 0, ...oneMore(act.now) })
    .where(and(eq(employeeLink.id, link.id), or(isNull(employeeLink.codeSentAt), lt(employeeLink.codeSentAt, before))))
    .returning({ id: employeeLink.id })
  if (set.length === 0) {
    const passed = link.codeSentAt ? act.now.since(link.codeSentAt).total('seconds') : 0
    throw refuse('codeTooSoon', { wait: waitWords(Math.max(1, Math.ceil(CODE_RESEND_SECONDS - passed))) })
  }
  const until = act.now.add({ minutes: CODE_MINUTES })
  const sms = { purpose: 'code', lang: act.lang, values: { code, minutes: String(CODE_MINUTES) } } as const
  await addToOutbox(act, { channel: link.channel, to: link.recipient, ...words(code), sms, opens: { text: code, until } })
  return { to: masked(link), companyId: link.companyId }
}

/** Counts the attempt outside the caller's transaction and before the comparison, so that guesses share five. */
export async function tryLinkCode(db: Db, now: Temporal.Instant, kind: LinkKind, key: string, code: string): Promise<void> {
  const link = await linkOf(db, kind, key, now)
  const [found] = await db
    .update(employeeLink)
    .set({ codeTries: sql`${employeeLink.codeTries} + 1` })
    .where(
      and(
        eq(employeeLink.id, link.id),
        lt(employeeLink.codeTries, CODE_TRIES),
        gt(employeeLink.codeSentAt, now.subtract({ minutes: CODE_MINUTES })),
        sql`${employeeLink.codeHash} is not null`,
      ),
    )
    .returning({ codeHash: employeeLink.codeHash })
  if (!found?.codeHash) throw refuseAt('code', 'codeExpired')
  if (!timingSafeEqual(Buffer.from(hashOf(`${link.id}:${code}`)), Buffer.from(found.codeHash))) throw refuseAt('code', 'codeWrong')
}

interface OpenedLink {
  link: EmployeeLinkRow
  /** Opens it again until then. */
  open: string
  until: Temporal.Instant
}

/** Opens a link for some minutes; the code, which `tryLinkCode` has compared, is used up: of two at the same time one opens it. */
export async function openLink(act: Act<unknown>, kind: LinkKind, key: string): Promise<OpenedLink> {
  const link = await linkOf(act.db, kind, key, act.now)
  const open = randomBytes(24).toString('base64url')
  const until = act.now.add({ minutes: EMPLOYEE_LINK_OPEN_MINUTES })
  const opened = await act.tx
    .update(employeeLink)
    .set({ codeHash: null, openHash: hashOf(open), openUntil: until, firstOpenedAt: link.firstOpenedAt ?? act.now })
    .where(and(eq(employeeLink.id, link.id), isNotNull(employeeLink.codeHash)))
    .returning({ id: employeeLink.id })
  if (opened.length === 0) throw refuseAt('code', 'codeExpired')
  return { link, open, until }
}

/** A link that was opened and still is. */
export async function openedLink(db: Reader, now: Temporal.Instant, kind: LinkKind, key: string, open: string): Promise<OpenedLink> {
  const link = await linkOf(db, kind, key, now)
  const { openHash, openUntil } = link
  const fits = openHash !== null && timingSafeEqual(Buffer.from(hashOf(open)), Buffer.from(openHash))
  if (!fits || !openUntil || Temporal.Instant.compare(openUntil, now) <= 0) throw refuse('employeeLinkClosed')
  return { link, open, until: openUntil }
}
