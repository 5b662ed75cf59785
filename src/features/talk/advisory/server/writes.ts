import { z } from 'zod'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { and, eq, gt, ne } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import { cancelJobs, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import {
  ADVISORY_A_DAY,
  ADVISORY_MESSAGES_A_DAY,
  ADVISORY_OPEN_MAX,
  ADVISORY_REOPEN_DAYS,
  SERVICE_HOURS,
} from '../../../../rules/constants.ts'
import { accountById, operatorIds } from '../../../base/account/server/reads.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { advisoryDictionaries } from '../contract/dictionaries.ts'
import { advisoryNotices } from '../contract/notices.ts'
import type { AskForm } from '../contract/schema.ts'
import type { Rating } from '../contract/states.ts'
import { dueFrom } from './hours.ts'
import { advisoryLifecycle } from './lifecycle.ts'
import { lapseAt, ownedBy, reopenEnd } from './reads.ts'
import { type AdvisoryRecord, advisory, advisoryEntry } from './tables.ts'
import { addEntry } from './thread.ts'

export const dueJob = defineJob('advisory.due', { id: z.string() })
export const lapseJob = defineJob('advisory.lapse', { id: z.string() })

export const deskLink = (id: string) => `/operatorHome/advisories?id=${id}`
export const askerLink = (id: string) => `/personalHome/advisory?id=${id}`

export async function askAdvisory(act: Act, form: AskForm): Promise<{ id: string; reference: string; dueAt: string }> {
  if (form.region && !regionCodes().has(form.region)) throw refuseFields({ region: 'areaUnknown' })
  await countAsker(act)
  const wait = await waitFromNow(act)
  const [row] = await act.tx
    .insert(advisory)
    .values({
      reference: await nextNumber(act.tx, 'A', act.now),
      accountId: act.actor.accountId,
      companyId: act.actor.companyId,
      topic: form.topic,
      region: form.region,
      text: form.text,
      lang: act.lang,
      ...wait,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning()
  if (!row) throw new Error('the consultation was not written')
  await addEntry(act, row.id, { kind: 'question', text: form.text, files: form.files })
  await setDue(act, row)
  const topic = {
    cn: textOf(advisoryDictionaries.advisoryTopic, form.topic, 'cn'),
    en: textOf(advisoryDictionaries.advisoryTopic, form.topic, 'en'),
  }
  await notifyOperators(act, advisoryNotices.advisoryAsked, {
    params: { who: await ownName(act), number: row.reference, topic, due: inBeijing(wait.dueAt) },
    link: deskLink(row.id),
  })
  return { id: row.id, reference: row.reference, dueAt: wait.dueAt.toString() }
}

const inBeijing = (at: Temporal.Instant): string => {
  const there = at.toZonedDateTimeISO(SERVICE_HOURS.zone)
  return `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

const ownName = async (act: Act): Promise<string> => (await accountById(act.db, act.actor.accountId))?.name ?? ''

/** The desk owes an answer from now on. */
const waitFromNow = async (act: Act) => ({ waitingSince: act.now, dueAt: await dueFrom(act.db, act.now) })

const isOwn = (act: Act) => eq(advisory.accountId, act.actor.accountId)
const aDayAgo = (act: Act) => act.now.subtract({ hours: 24 })

/** The writes of one person wait for each other, so that the limits hold for two at once. */
const lockAsker = (act: Act) => takeTurn(act.tx, `advisory:${act.actor.accountId}`)

async function countAsker(act: Act): Promise<void> {
  await lockAsker(act)
  if ((await act.db.$count(advisory, and(isOwn(act), ne(advisory.state, 'closed')))) >= ADVISORY_OPEN_MAX)
    throw refuse('advisoryOpenMost', { most: ADVISORY_OPEN_MAX })
  if ((await act.db.$count(advisory, and(isOwn(act), gt(advisory.createdAt, aDayAgo(act))))) >= ADVISORY_A_DAY)
    throw refuse('advisoryDayMost', { most: ADVISORY_A_DAY })
}

async function countMessages(act: Act): Promise<void> {
  await lockAsker(act)
  const sent = and(eq(advisoryEntry.actorId, act.actor.accountId), eq(advisoryEntry.kind, 'question'), gt(advisoryEntry.at, aDayAgo(act)))
  if ((await act.db.$count(advisoryEntry, sent)) >= ADVISORY_MESSAGES_A_DAY)
    throw refuse('advisoryMessagesMost', { most: ADVISORY_MESSAGES_A_DAY })
}

const holdOwn = (act: Act, id: string) => holdRow(act, advisoryLifecycle, ownedBy(id, act.actor.accountId))

/** The answer falls due: the desk is notified once, unless it has answered by then. */
const setDue = (act: Act, { id, version, dueAt }: AdvisoryRecord) =>
  dueAt ? enqueue(act, dueJob, { id }, { dueAt, uniqueKey: `advisory.due:${id}:${version}` }) : undefined

/** Days of silence after an answer close it. */
export const setLapse = (act: Act, { id, version, updatedAt }: AdvisoryRecord) =>
  enqueue(act, lapseJob, { id }, { dueAt: lapseAt(updatedAt), uniqueKey: `advisory.lapse:${id}:${version}` })

export async function stopTimers(act: Act, id: string): Promise<void> {
  await cancelJobs(act, `advisory.due:${id}:`)
  await cancelJobs(act, `advisory.lapse:${id}:`)
}

/** The operator who has it; all while nobody has, or if that operator no longer works here. */
async function deskOf(act: Act, { ownerId }: AdvisoryRecord): Promise<readonly string[]> {
  const staff = await operatorIds(act.db)
  return ownerId && staff.includes(ownerId) ? [ownerId] : staff
}

const notifyOfContinued = async (act: Act, row: AdvisoryRecord) =>
  notify(act, advisoryNotices.advisoryContinued, {
    to: await deskOf(act, row),
    params: { who: await ownName(act), number: row.reference },
    link: deskLink(row.id),
  })

interface Message {
  id: string
  text: string
  files: readonly string[]
}

/** More from the asker. After an answer, the desk owes the next one from now on. */
export async function writeMore(act: Act, form: Message): Promise<void> {
  await countMessages(act)
  const row = await holdOwn(act, form.id)
  if (row.state === 'closed') throw refuse('advisoryClosed')
  await addEntry(act, row.id, { kind: 'question', text: form.text, files: form.files })
  const answered = row.state === 'answered'
  const after = await turn(act, advisoryLifecycle, row, 'ask', {
    set: { updatedAt: act.now, ...(answered && (await waitFromNow(act))) },
  })
  if (answered) {
    await stopTimers(act, row.id)
    await setDue(act, after)
  }
  // What nobody has is in the queue already, and the desk knows of it.
  if (row.ownerId) await notifyOfContinued(act, after)
}

const closing = (act: Act) => ({ closedAt: act.now, updatedAt: act.now, waitingSince: null, dueAt: null })

export async function closeOwn(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdOwn(act, id)
  await turn(act, advisoryLifecycle, row, 'withdraw', { set: closing(act) })
  await stopTimers(act, id)
  await addEntry(act, id, { kind: 'event', event: 'closed' })
}

/** Who leaves the platform expects no more answers. */
export async function closeAllOwn(act: Act): Promise<void> {
  const rows = await act.tx
    .select({ id: advisory.id })
    .from(advisory)
    .where(and(isOwn(act), ne(advisory.state, 'closed')))
  for (const row of rows) await closeOwn(act, row)
}

export async function closeByDesk(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdRow(act, advisoryLifecycle, id)
  await turn(act, advisoryLifecycle, row, 'close', { set: closing(act) })
  await stopTimers(act, id)
  await addEntry(act, id, { kind: 'event', event: 'closedByDesk' })
  await notifyAsker(act, row, advisoryNotices.advisoryClosed)
}

async function notifyAsker(
  act: Act,
  row: AdvisoryRecord,
  kind: typeof advisoryNotices.advisoryClosed | typeof advisoryNotices.advisoryLapsed,
) {
  await notify(act, kind, { to: [row.accountId], params: { number: row.reference, days: ADVISORY_REOPEN_DAYS }, link: askerLink(row.id) })
  notifyPages(act, 'advisory', [row.accountId])
}

/** Back to the operator who had it. Its rating no longer says how it ended. */
export async function reopen(act: Act, form: Message): Promise<void> {
  await countMessages(act)
  const row = await holdOwn(act, form.id)
  needMove(advisoryLifecycle, row.state, 'reopen')
  if (row.closedAt && Temporal.Instant.compare(act.now, reopenEnd(row.closedAt)) > 0)
    throw refuse('advisoryReopenLate', { days: ADVISORY_REOPEN_DAYS })
  const after = await turn(act, advisoryLifecycle, row, 'reopen', {
    to: row.ownerId ? 'taken' : 'open',
    set: { closedAt: null, updatedAt: act.now, ...(await waitFromNow(act)), rating: null, ratingText: '' },
  })
  await addEntry(act, row.id, { kind: 'event', event: 'reopened' })
  await addEntry(act, row.id, { kind: 'question', text: form.text, files: form.files })
  await setDue(act, after)
  await notifyOfContinued(act, after)
}

export async function rate(act: Act, form: { id: string; rating: Rating; text: string }): Promise<void> {
  const row = await holdOwn(act, form.id)
  if (row.rating !== null) throw refuse('advisoryRated')
  if (row.state !== 'closed' || row.firstAnsweredAt === null) throw refuse('advisoryUnanswered')
  await act.tx.update(advisory).set({ rating: form.rating, ratingText: form.text }).where(eq(advisory.id, form.id))
  await addEntry(act, form.id, { kind: 'event', event: 'rated' })
}

/** Whether the instant of a timer has come; a move after it was set may have moved that instant, or ended the wait. */
const isDue = (act: Act, at: Temporal.Instant | null): at is Temporal.Instant => at !== null && Temporal.Instant.compare(at, act.now) <= 0

export async function sayLate(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdRow(act, advisoryLifecycle, id)
  if (!isDue(act, row.dueAt)) return
  await notify(act, advisoryNotices.advisoryLate, {
    to: await deskOf(act, row),
    params: { number: row.reference },
    link: deskLink(id),
  })
}

/** No word since the answer, for as long as it may be silent. */
export async function lapseAdvisory(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdRow(act, advisoryLifecycle, id)
  if (row.state !== 'answered' || !isDue(act, lapseAt(row.updatedAt))) return
  await turn(act, advisoryLifecycle, row, 'lapse', { set: closing(act) })
  await addEntry(act, row.id, { kind: 'event', event: 'lapsed' })
  await notifyAsker(act, row, advisoryNotices.advisoryLapsed)
}
