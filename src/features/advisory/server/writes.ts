import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import { textOf } from '../../../platform/contract/dictionary.ts'
import { nextNumber } from '../../../platform/server/database.ts'
import { cancelJobs, defineJob, enqueue } from '../../../platform/server/jobs.ts'
import { hold, needMove, turn } from '../../../platform/server/lifecycle.ts'
import { refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import {
  ADVISORY_A_DAY,
  ADVISORY_MESSAGES_A_DAY,
  ADVISORY_OPEN_MAX,
  ADVISORY_REOPEN_DAYS,
  ADVISORY_SILENCE_DAYS,
  SERVICE_HOURS,
} from '../../../rules/constants.ts'
import { accountById } from '../../account/server/reads.ts'
import { regionCodes } from '../../area/server/reads.ts'
import { notify, notifyOperators } from '../../notice/server/writes.ts'
import { advisoryDictionaries } from '../contract/dictionaries.ts'
import { advisoryNotices } from '../contract/notices.ts'
import type { AskForm } from '../contract/schema.ts'
import { dueFrom } from './hours.ts'
import { advisoryLifecycle } from './lifecycle.ts'
import { ownedBy, reopenEnd } from './reads.ts'
import { type AdvisoryRecord, advisory, advisoryEntry } from './tables.ts'
import { addEntry } from './thread.ts'

interface Timer {
  id: string
  version: number
}
export const dueJob = defineJob<Timer>('advisory.due')
export const lapseJob = defineJob<Timer>('advisory.lapse')

export const deskLink = (id: string) => `/operatorHome/advisories?id=${id}`
export const askerLink = (id: string) => `/personalHome/advisory?id=${id}`

export async function ask(act: Act, form: AskForm): Promise<{ id: string; reference: string; dueAt: string }> {
  if (form.region && !regionCodes().has(form.region)) throw refuseFields({ region: 'areaUnknown' })
  await countAsker(act)
  const dueAt = await dueFrom(act.db, act.now)
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
      waitingSince: act.now,
      dueAt,
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
    params: { who: await ownName(act), number: row.reference, topic, due: inBeijing(dueAt) },
    link: deskLink(row.id),
  })
  return { id: row.id, reference: row.reference, dueAt: dueAt.toString() }
}

const inBeijing = (at: Temporal.Instant): string => {
  const there = at.toZonedDateTimeISO(SERVICE_HOURS.zone)
  return `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

const ownName = async (act: Act): Promise<string> => (await accountById(act.db, act.actor.accountId))?.name ?? ''

/** Questions of one person wait for each other, so that the limits hold for two at once. */
async function countAsker(act: Act): Promise<void> {
  const { accountId } = act.actor
  await act.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`advisory:${accountId}`}, 0))`)
  const own = eq(advisory.accountId, accountId)
  if ((await act.db.$count(advisory, and(own, ne(advisory.state, 'closed')))) >= ADVISORY_OPEN_MAX)
    throw refuse('advisoryOpenMost', { most: ADVISORY_OPEN_MAX })
  if ((await act.db.$count(advisory, and(own, gt(advisory.createdAt, act.now.subtract({ hours: 24 }))))) >= ADVISORY_A_DAY)
    throw refuse('advisoryDayMost', { most: ADVISORY_A_DAY })
}

async function countMessages(act: Act): Promise<void> {
  const [sent] = await act.tx
    .select({ n: count() })
    .from(advisoryEntry)
    .where(
      and(
        eq(advisoryEntry.actorId, act.actor.accountId),
        eq(advisoryEntry.kind, 'question'),
        gt(advisoryEntry.at, act.now.subtract({ hours: 24 })),
      ),
    )
  if ((sent?.n ?? 0) >= ADVISORY_MESSAGES_A_DAY) throw refuse('advisoryMessagesMost', { most: ADVISORY_MESSAGES_A_DAY })
}

const holdOwn = (act: Act, id: string) => hold(act, advisoryLifecycle, ownedBy(id, act.actor.accountId))

/** The answer falls due: the desk is told once, unless it has answered by then. */
const setDue = (act: Act, { id, version, dueAt }: AdvisoryRecord) =>
  dueAt ? enqueue(act, dueJob, { id, version }, { dueAt, uniqueKey: `advisory.due:${id}:${version}` }) : undefined

export async function stopTimers(act: Act, id: string): Promise<void> {
  await cancelJobs(act, `advisory.due:${id}:`)
  await cancelJobs(act, `advisory.lapse:${id}:`)
}

async function tellDesk(act: Act, row: AdvisoryRecord): Promise<void> {
  const news = { params: { who: await ownName(act), number: row.reference }, link: deskLink(row.id) }
  if (row.ownerId) await notify(act, advisoryNotices.advisoryContinued, { ...news, to: [row.ownerId] })
  else await notifyOperators(act, advisoryNotices.advisoryContinued, news)
}

/** More from the asker. After an answer, the desk owes the next one from now on. */
export async function writeMore(act: Act, form: { id: string; text: string; files: readonly string[] }): Promise<void> {
  const row = await holdOwn(act, form.id)
  if (row.state === 'closed') throw refuse('advisoryClosed')
  await countMessages(act)
  await addEntry(act, row.id, { kind: 'question', text: form.text, files: form.files })
  if (row.state !== 'answered') {
    await act.tx.update(advisory).set({ updatedAt: act.now }).where(eq(advisory.id, row.id))
    if (row.ownerId) await tellDesk(act, row)
    return
  }
  await stopTimers(act, row.id)
  const after = await turn(act, advisoryLifecycle, row, 'ask', {
    set: { waitingSince: act.now, dueAt: await dueFrom(act.db, act.now), updatedAt: act.now },
  })
  await setDue(act, after)
  await tellDesk(act, after)
}

const closing = (act: Act) => ({ closedAt: act.now, waitingSince: null, dueAt: null })

export async function closeOwn(act: Act, id: string): Promise<void> {
  const row = await holdOwn(act, id)
  await turn(act, advisoryLifecycle, row, 'withdraw', { set: { ...closing(act), updatedAt: act.now } })
  await stopTimers(act, id)
  await addEntry(act, id, { kind: 'event', event: 'closed' })
}

export async function closeByDesk(act: Act, id: string): Promise<void> {
  const row = await hold(act, advisoryLifecycle, id)
  await turn(act, advisoryLifecycle, row, 'close', { set: closing(act) })
  await stopTimers(act, id)
  await addEntry(act, id, { kind: 'event', event: 'closedByDesk' })
}

/** Back to whoever had it. Its rating no longer says how it ended. */
export async function reopen(act: Act, form: { id: string; text: string; files: readonly string[] }): Promise<void> {
  const row = await holdOwn(act, form.id)
  needMove(advisoryLifecycle, row.state, 'reopen')
  if (row.closedAt && Temporal.Instant.compare(act.now, reopenEnd(row.closedAt)) > 0)
    throw refuse('advisoryReopenLate', { days: ADVISORY_REOPEN_DAYS })
  await countMessages(act)
  const after = await turn(act, advisoryLifecycle, row, 'reopen', {
    to: row.ownerId ? 'taken' : 'open',
    set: {
      closedAt: null,
      waitingSince: act.now,
      dueAt: await dueFrom(act.db, act.now),
      updatedAt: act.now,
      rating: null,
      ratingText: '',
    },
  })
  await addEntry(act, row.id, { kind: 'event', event: 'reopened' })
  await addEntry(act, row.id, { kind: 'question', text: form.text, files: form.files })
  await setDue(act, after)
  await tellDesk(act, after)
}

export async function rate(act: Act, form: { id: string; rating: number; text: string }): Promise<void> {
  const row = await holdOwn(act, form.id)
  if (row.rating !== null) throw refuse('advisoryRated')
  if (row.state !== 'closed' || row.firstAnsweredAt === null) throw refuse('advisoryUnanswered')
  await act.tx.update(advisory).set({ rating: form.rating, ratingText: form.text }).where(eq(advisory.id, form.id))
  await addEntry(act, form.id, { kind: 'event', event: 'rated' })
}

/** The answer of the timers; a move since then has another version. */
async function unchanged(act: Act, { id, version }: Timer): Promise<AdvisoryRecord | null> {
  const [row] = await act.tx.select().from(advisory).where(eq(advisory.id, id)).for('update')
  return row?.version === version ? row : null
}

/** Who has it is told; while nobody has, every operator. Taking it changes the version but not what is owed. */
export async function sayLate(act: Act, { id }: Timer): Promise<void> {
  const [row] = await act.tx.select().from(advisory).where(eq(advisory.id, id))
  if (!row?.dueAt || Temporal.Instant.compare(row.dueAt, act.now) > 0) return
  const news = { params: { number: row.reference }, link: deskLink(id) }
  if (row.ownerId) await notify(act, advisoryNotices.advisoryLate, { ...news, to: [row.ownerId] })
  else await notifyOperators(act, advisoryNotices.advisoryLate, news)
}

export const lapseAt = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: 24 * ADVISORY_SILENCE_DAYS })

/** Seven days without a word after the answer. */
export async function lapse(act: Act, timer: Timer): Promise<void> {
  const row = await unchanged(act, timer)
  if (row?.state !== 'answered') return
  await turn(act, advisoryLifecycle, row, 'lapse', { set: closing(act) })
  await addEntry(act, row.id, { kind: 'event', event: 'lapsed' })
  await notify(act, advisoryNotices.advisoryLapsed, {
    to: [row.accountId],
    params: { number: row.reference, days: ADVISORY_REOPEN_DAYS },
    link: askerLink(row.id),
  })
}
