import type { ResultOf } from '../../../../platform/contract/call.ts'
import { and, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn } from '../../../../platform/server/data/lifecycle.ts'
import { slugTaken } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { releaseFiles, takeCover } from '../../../base/upload/server/writes.ts'
import type { EventCalls } from '../contract/calls.ts'
import type { EventForm } from '../contract/schema.ts'
import { setReminder } from './jobs.ts'
import { eventLifecycle } from './lifecycle.ts'
import { notifySignup } from './news.ts'
import { isOpen } from './phase.ts'
import { moveUp } from './signup.ts'
import { type EventRow, event, eventSignup } from './tables.ts'

type Moved = ResultOf<EventCalls['POST /ws/operator/event/save']>
interface Held {
  id: string
  /** The version that the caller has seen. */
  version: number
}
const toMoved = (row: EventRow): Moved => ({ id: row.id, slug: row.slug, state: row.state, version: row.version })

export async function createEvent(act: Act, form: EventForm, options: { isDemo?: boolean } = {}): Promise<Moved> {
  const columns = columnsOf(form)
  if (await slugTaken(act.tx, event, form.slug, null)) throw refuseFields({ slug: 'eventSlugTaken' })
  const stamp = { createdBy: act.actor.accountId, createdAt: act.now, changedAt: act.now }
  const [row] = await act.tx
    .insert(event)
    .values({ ...columns, ...stamp, isDemo: options.isDemo ?? false })
    .returning()
  await setCover(act, row!, form.cover)
  return toMoved(row!)
}

export async function saveEvent(act: Act, { id, version, form }: Held & { form: EventForm }): Promise<Moved> {
  const before = await holdSeen(act, { id, version })
  const columns = columnsOf(form)
  if (before.state !== 'draft') {
    if (before.slug !== form.slug) throw refuseFields({ slug: 'slugFixed' })
    needPlace(columns)
  }
  if (await slugTaken(act.tx, event, form.slug, id)) throw refuseFields({ slug: 'eventSlugTaken' })
  if (form.seats < before.taken) throw refuseFields({ seats: fieldError('seatsTaken', { min: before.taken }) })
  const row = await turn(act, eventLifecycle, before, 'edit', { set: { ...columns, changedAt: act.now } })
  await setCover(act, row, form.cover)
  if (isOpen(row, act.now) || row.seats > before.seats) await moveUp(act, row)
  await setReminder(act, row)
  const differs =
    Temporal.Instant.compare(row.startsAt, before.startsAt) !== 0 ||
    Temporal.Instant.compare(row.endsAt, before.endsAt) !== 0 ||
    (['addressCn', 'addressEn', 'cityCn', 'cityEn', 'onlineLink', 'zone'] as const).some((name) => row[name] !== before[name])
  const toCome = Temporal.Instant.compare(row.endsAt, act.now) > 0
  if (row.state !== 'draft' && toCome && differs) await notifySignups(act, 'changed', row)
  return toMoved(row)
}

/** Publishes a draft; reopens sign-up if it was closed. */
export async function publishEvent(act: Act, held: Held): Promise<Moved> {
  const before = await holdSeen(act, held)
  needMove(eventLifecycle, before.state, 'publish')
  needWhole(before)
  const row = await turn(act, eventLifecycle, before, 'publish', { set: { changedAt: act.now } })
  // Seats that were given back while registration was closed.
  if (isOpen(row, act.now)) await moveUp(act, row)
  await setReminder(act, row)
  return toMoved(row)
}

export const closeEvent = async (act: Act, held: Held): Promise<Moved> =>
  toMoved(await turn(act, eventLifecycle, await holdSeen(act, held), 'close', { set: { changedAt: act.now } }))

export async function cancelEvent(act: Act, { reason, ...held }: Held & { reason: { cn: string; en: string } }): Promise<Moved> {
  const before = await holdSeen(act, held)
  needMove(eventLifecycle, before.state, 'cancel')
  if (Temporal.Instant.compare(before.endsAt, act.now) <= 0) throw refuse('eventFinished')
  const set = { cancelReasonCn: reason.cn, cancelReasonEn: reason.en, changedAt: act.now }
  const row = await turn(act, eventLifecycle, before, 'cancel', { set })
  await setReminder(act, row)
  await notifySignups(act, 'calledOff', row)
  return toMoved(row)
}

export async function removeEvent(act: Act, held: Held): Promise<{ id: string }> {
  const row = await holdRow(act, eventLifecycle, held.id, { version: held.version, state: 'draft' })
  await releaseFiles(act, coverOf(row.id), 'cover', [])
  await act.tx.delete(event).where(eq(event.id, row.id))
  return { id: row.id }
}

const holdSeen = (act: Act, { id, version }: Held): Promise<EventRow> => holdRow(act, eventLifecycle, id, { version })

async function notifySignups(act: Act, what: 'calledOff' | 'changed', row: EventRow): Promise<void> {
  const all = await act.tx
    .select()
    .from(eventSignup)
    .where(and(eq(eventSignup.eventId, row.id), inArray(eventSignup.state, ['confirmed', 'waitlisted'])))
  for (const signup of all) await notifySignup(act, what, row, signup)
}

function needWhole(row: EventRow): void {
  const gaps = (['summary', 'body', 'host'] as const).flatMap((part) =>
    (['Cn', 'En'] as const)
      .filter((lang) => row[`${part}${lang}`] === '')
      .map((lang) => [`${part}.${lang.toLowerCase()}`, 'required'] as const),
  )
  if (gaps.length > 0) throw refuseFields(Object.fromEntries(gaps))
  needPlace(row)
}

/** People have to find it: a street address in both languages, or a link. */
function needPlace(row: Pick<EventRow, 'kind'> & Partial<EventRow>): void {
  const both = row.addressCn !== '' && row.addressEn !== ''
  if (row.kind === 'onlineActivities' && !row.onlineLink) throw refuseFields({ onlineLink: 'required' })
  if (row.kind !== 'onlineActivities' && !both) throw refuseFields({ 'address.cn': 'required', 'address.en': 'required' })
  if ((row.addressCn === '') !== (row.addressEn === '')) throw refuseFields({ 'address.cn': 'required', 'address.en': 'required' })
  if (both && (!row.cityCn || !row.cityEn)) throw refuseFields({ 'city.cn': 'required', 'city.en': 'required' })
}

/** A local time that a change of the clock skips does not exist; one that it repeats is the first of the two. */
function momentOf(local: string, zone: string, field: string): Temporal.Instant {
  const given = plainOf(local)
  if (!given) throw refuseFields({ [field]: 'dateInvalid' })
  const zoned = given.toZonedDateTime(zone)
  if (!zoned.toPlainDateTime().equals(given)) throw refuseFields({ [field]: fieldError('timeSkipped', { zone }) })
  return zoned.toInstant()
}

function plainOf(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local)
  } catch {
    return null
  }
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' && zone.includes('/')
  } catch {
    return false
  }
}

/** The agenda has only clock times: each is one of the event, and those of an event of one day exist on that day. */
function needAgenda(form: EventForm): void {
  const day = form.startsAt.slice(0, 10)
  const ofOneDay = form.endsAt.slice(0, 10) === day
  for (const [nth, { time }] of form.agenda.entries()) {
    const field = `agenda.${nth}.time`
    if (!isDuring(form, time))
      throw refuseFields({ [field]: fieldError('outsideEvent', { from: plainTime(form.startsAt), to: plainTime(form.endsAt) }) })
    if (ofOneDay) momentOf(`${day}T${time}`, form.zone, field)
  }
}

const plainTime = (local: string): string => local.replace('T', ' ')

/** Whether the clock shows this time between start and end: after 24 hours it has shown every time. */
function isDuring({ startsAt, endsAt }: EventForm, time: string): boolean {
  const first = Temporal.PlainDate.from(startsAt)
  return [0, 1].some((days) => {
    const at = `${first.add({ days })}T${time}`
    return startsAt <= at && at <= endsAt
  })
}

function columnsOf(form: EventForm) {
  if (!regionCodes().has(form.region)) throw refuseFields({ region: 'areaUnknown' })
  if (!isZone(form.zone)) throw refuseFields({ zone: 'notListed' })
  const at = (field: 'registrationFrom' | 'registrationTo' | 'startsAt' | 'endsAt') => momentOf(form[field], form.zone, field)
  const times = {
    registrationFrom: at('registrationFrom'),
    registrationTo: at('registrationTo'),
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
  }
  const before = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0
  if (!before(times.registrationFrom, times.registrationTo)) throw refuseFields({ registrationTo: 'dateOrder' })
  if (!before(times.startsAt, times.endsAt)) throw refuseFields({ endsAt: 'dateOrder' })
  if (before(times.endsAt, times.registrationTo)) throw refuseFields({ registrationTo: 'registrationAfterEnd' })
  needAgenda(form)
  return {
    ...times,
    slug: form.slug,
    kind: form.kind,
    titleCn: form.title.cn,
    titleEn: form.title.en,
    summaryCn: form.summary.cn,
    summaryEn: form.summary.en,
    bodyCn: form.body.cn,
    bodyEn: form.body.en,
    agenda: form.agenda,
    cityCn: form.city.cn,
    cityEn: form.city.en,
    addressCn: form.address.cn,
    addressEn: form.address.en,
    onlineLink: form.onlineLink,
    hostCn: form.host.cn,
    hostEn: form.host.en,
    region: form.region,
    zone: form.zone,
    seats: form.seats,
  }
}

const coverOf = (id: string): string => `event:${id}`

async function setCover(act: Act, row: EventRow, cover: string): Promise<void> {
  const coverFileId = await takeCover(act, coverOf(row.id), row.coverFileId, cover)
  if (coverFileId !== row.coverFileId) await act.tx.update(event).set({ coverFileId }).where(eq(event.id, row.id))
}
