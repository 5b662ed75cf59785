import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ResultOf } from '../../../platform/contract/call.ts'
import { slugTaken } from '../../../platform/server/query.ts'
import { fieldError, refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { regionCodes } from '../../area/server/reads.ts'
import { releaseFiles, takeCover } from '../../upload/server/writes.ts'
import type { EventCalls } from '../contract/calls.ts'
import type { EventState } from '../contract/kinds.ts'
import type { EventForm } from '../contract/schema.ts'
import { setReminder } from './jobs.ts'
import { holdEvent, moveUp } from './signup.ts'
import { type EventRow, event, eventSignup } from './tables.ts'
import { tell } from './tell.ts'

type Moved = ResultOf<EventCalls['POST /ws/operator/event/save']>
interface Held {
  id: string
  /** As whoever acts last saw it. */
  version: number
}
const told = (row: EventRow): Moved => ({ id: row.id, slug: row.slug, state: row.state, version: row.version })

export async function createEvent(act: Act, form: EventForm, options: { isDemo?: boolean } = {}): Promise<Moved> {
  const columns = columnsOf(form)
  if (await slugTaken(act.tx, event, form.slug, null)) throw refuseFields({ slug: 'eventSlugTaken' })
  const stamp = { createdBy: act.actor.accountId, createdAt: act.now, changedAt: act.now }
  const [row] = await act.tx
    .insert(event)
    .values({ ...columns, ...stamp, isDemo: options.isDemo ?? false })
    .returning()
  await setCover(act, row!, form.cover)
  return told(row!)
}

export async function saveEvent(act: Act, { id, version, form }: Held & { form: EventForm }): Promise<Moved> {
  const before = await holdEvent(act, eq(event.id, id))
  const columns = columnsOf(form)
  if (before.state !== 'draft') {
    if (before.slug !== form.slug) throw refuseFields({ slug: 'slugFixed' })
    needPlace(columns)
  }
  if (await slugTaken(act.tx, event, form.slug, id)) throw refuseFields({ slug: 'eventSlugTaken' })
  if (form.seats < before.taken) throw refuseFields({ seats: fieldError('seatsTaken', { min: before.taken }) })
  const row = await change(act, { id, version }, ['draft', 'published', 'closed'], columns)
  await setCover(act, row, form.cover)
  await moveUp(act, row)
  await setReminder(act, row)
  const differs =
    Temporal.Instant.compare(row.startsAt, before.startsAt) !== 0 ||
    Temporal.Instant.compare(row.endsAt, before.endsAt) !== 0 ||
    (['addressCn', 'addressEn', 'cityCn', 'cityEn', 'onlineLink', 'zone'] as const).some((name) => row[name] !== before[name])
  const toCome = Temporal.Instant.compare(row.endsAt, act.now) > 0
  if (row.state !== 'draft' && toCome && differs) await tellAll(act, 'changed', row)
  return told(row)
}

/** A draft goes public; what was closed takes sign-ups again. */
export async function publishEvent(act: Act, held: Held): Promise<Moved> {
  const row = await change(act, held, ['draft', 'closed'], { state: 'published' }, needWhole)
  await setReminder(act, row)
  return told(row)
}

export const closeEvent = async (act: Act, held: Held): Promise<Moved> => told(await change(act, held, ['published'], { state: 'closed' }))

export async function cancelEvent(act: Act, { reason, ...held }: Held & { reason: { cn: string; en: string } }): Promise<Moved> {
  const row = await change(
    act,
    held,
    ['published', 'closed'],
    { state: 'cancelled', cancelReasonCn: reason.cn, cancelReasonEn: reason.en },
    (before) => {
      if (Temporal.Instant.compare(before.endsAt, act.now) <= 0) throw refuse('eventFinished')
    },
  )
  await setReminder(act, row)
  await tellAll(act, 'calledOff', row)
  return told(row)
}

export async function removeEvent(act: Act, held: Held): Promise<{ id: string }> {
  const row = await change(act, held, ['draft'], {})
  await releaseFiles(act, coverOf(row.id), 'cover', [])
  await act.tx.delete(event).where(eq(event.id, row.id))
  return { id: row.id }
}

/** The one way by which an operator changes an event: from a state that allows it and the version that was seen. */
async function change(
  act: Act,
  held: Held,
  from: readonly EventState[],
  set: Partial<typeof event.$inferInsert>,
  check?: (before: EventRow) => void,
): Promise<EventRow> {
  const before = await holdEvent(act, eq(event.id, held.id))
  if (before.version !== held.version || !from.includes(before.state)) throw refuse('staleState')
  check?.(before)
  const [row] = await act.tx
    .update(event)
    .set({ ...set, version: sql`${event.version} + 1`, changedAt: act.now })
    .where(and(eq(event.id, held.id), eq(event.version, held.version), inArray(event.state, [...from])))
    .returning()
  if (!row) throw refuse('staleState')
  return row
}

async function tellAll(act: Act, what: 'calledOff' | 'changed', row: EventRow): Promise<void> {
  const all = await act.tx
    .select()
    .from(eventSignup)
    .where(and(eq(eventSignup.eventId, row.id), inArray(eventSignup.state, ['confirmed', 'waitlisted'])))
  for (const signup of all) await tell(act, what, row, signup)
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

/** People have to find it: a street in both languages, or a link. */
function needPlace(row: Pick<EventRow, 'kind'> & Partial<EventRow>): void {
  const both = row.addressCn !== '' && row.addressEn !== ''
  if (row.kind === 'onlineActivities' && !row.onlineLink) throw refuseFields({ onlineLink: 'required' })
  if (row.kind !== 'onlineActivities' && !both) throw refuseFields({ 'address.cn': 'required', 'address.en': 'required' })
  if ((row.addressCn === '') !== (row.addressEn === '')) throw refuseFields({ 'address.cn': 'required', 'address.en': 'required' })
  if (both && (!row.cityCn || !row.cityEn)) throw refuseFields({ 'city.cn': 'required', 'city.en': 'required' })
}

function momentOf(local: string, zone: string, field: string): Temporal.Instant {
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
  } catch {
    throw refuseFields({ [field]: 'dateInvalid' })
  }
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' && zone.includes('/')
  } catch {
    return false
  }
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
