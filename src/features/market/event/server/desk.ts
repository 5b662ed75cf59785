import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, ne, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import type { EventCalls } from '../contract/calls.ts'
import { type SignupState, spacedCode, ticketCode } from '../contract/kinds.ts'
import type { OperatorEvent, OperatorEventRow, OperatorSignup } from '../contract/schema.ts'
import { signupLifecycle } from './lifecycle.ts'
import { phaseOf } from './phase.ts'
import { eventSearch } from './reads.ts'
import { holdEvent } from './signup.ts'
import { type EventRow, event, eventSignup, type SignupRow } from './tables.ts'
import { whenPair } from './words.ts'

type Numbers = OperatorEventRow['numbers']

async function numbersOf(db: Reader, ids: readonly string[]): Promise<(id: string) => Numbers> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: eventSignup.eventId, state: eventSignup.state, n: sql<number>`count(*)::int` })
          .from(eventSignup)
          .where(inArray(eventSignup.eventId, [...ids]))
          .groupBy(eventSignup.eventId, eventSignup.state)
  return (id) => {
    const of = (state: SignupState) => rows.find((row) => row.id === id && row.state === state)?.n ?? 0
    return { confirmed: of('confirmed'), checkedIn: of('checkedIn'), waitlisted: of('waitlisted'), cancelled: of('cancelled') }
  }
}

async function present(db: Reader, rows: readonly EventRow[], now: Temporal.Instant): Promise<OperatorEventRow[]> {
  const numbers = await numbersOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    state: row.state,
    phase: row.state === 'draft' ? null : phaseOf(row, now),
    title: { cn: row.titleCn, en: row.titleEn },
    city: { cn: row.cityCn, en: row.cityEn },
    region: namedArea(row.region),
    zone: row.zone,
    startsAt: row.startsAt.toString(),
    endsAt: row.endsAt.toString(),
    seats: row.seats,
    numbers: numbers(row.id),
    isDemo: row.isDemo,
  }))
}

export async function deskList(look: Look, input: ParsedOf<EventCalls['GET /ws/operator/events']>) {
  const { db, now } = look
  const where = and(
    input.kind ? eq(event.kind, input.kind) : undefined,
    input.state ? eq(event.state, input.state) : undefined,
    await searchCondition(look, eventSearch(now), input.search),
  )
  return paged(input, {
    rows: db
      .select()
      .from(event)
      .where(where)
      .orderBy(...inOrder(input.order, event[input.column], event.id)),
    total: db.$count(event, where),
    map: (rows) => present(db, rows, now),
  })
}

export async function deskEvent({ db, now }: Look, id: string): Promise<OperatorEvent> {
  const [row] = await db.select().from(event).where(eq(event.id, id))
  if (!row) throw refuse('notFound')
  const [[shown], files, channels] = await Promise.all([
    present(db, [row], now),
    fileBriefs(db, [row.coverFileId]),
    db
      .select({ code: eventSignup.channel, signups: sql<number>`count(*)::int` })
      .from(eventSignup)
      .where(and(eq(eventSignup.eventId, id), ne(eventSignup.channel, ''), ne(eventSignup.state, 'cancelled')))
      .groupBy(eventSignup.channel)
      .orderBy(sql`2 desc`, eventSignup.channel),
  ])
  const cover = row.coverFileId ? files.get(row.coverFileId) : undefined
  const local = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(row.zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return {
    ...shown!,
    version: row.version,
    form: {
      slug: row.slug,
      kind: row.kind,
      title: { cn: row.titleCn, en: row.titleEn },
      summary: { cn: row.summaryCn, en: row.summaryEn },
      body: { cn: row.bodyCn, en: row.bodyEn },
      agenda: row.agenda,
      city: { cn: row.cityCn, en: row.cityEn },
      address: { cn: row.addressCn, en: row.addressEn },
      onlineLink: row.onlineLink,
      host: { cn: row.hostCn, en: row.hostEn },
      region: row.region,
      zone: row.zone,
      registrationFrom: local(row.registrationFrom),
      registrationTo: local(row.registrationTo),
      startsAt: local(row.startsAt),
      endsAt: local(row.endsAt),
      seats: row.seats,
    },
    cover: cover ?? null,
    cancelReason: { cn: row.cancelReasonCn, en: row.cancelReasonEn },
    channels,
    asOf: now.toString(),
  }
}

const signupWhere = (input: { id: string; state?: SignupState | undefined; search?: string }) => {
  const code = ticketCode(input.search)
  return and(
    eq(eventSignup.eventId, input.id),
    ne(eventSignup.state, 'unproved'),
    input.state ? eq(eventSignup.state, input.state) : undefined,
    or(
      contains([eventSignup.name, eventSignup.company, eventSignup.phone, eventSignup.email], input.search),
      code ? eq(eventSignup.code, code) : undefined,
    ),
  )
}

const presentSignup = (row: SignupRow): OperatorSignup => ({
  id: row.id,
  code: spacedCode(row.code),
  // `signupWhere` leaves out the others.
  state: row.state as SignupState,
  name: row.name,
  company: row.company,
  phone: row.phone,
  email: row.email,
  channel: row.channel,
  lang: row.lang,
  signedIn: row.accountId !== null,
  createdAt: row.createdAt.toString(),
  checkedInAt: row.checkedInAt?.toString() ?? null,
})

export async function signupsOf({ db }: Look, input: ParsedOf<EventCalls['GET /ws/operator/event/signups']>) {
  const where = signupWhere(input)
  return paged(input, {
    rows: db
      .select()
      .from(eventSignup)
      .where(where)
      .orderBy(...inOrder(input.order, eventSignup.createdAt, eventSignup.id)),
    total: db.$count(eventSignup, where),
    map: (rows) => rows.map(presentSignup),
  })
}

/**
 * Check-in, from the day on which the event begins in its zone. Refuses a ticket that was already checked in, was cancelled, or is for
 * another event.
 */
export async function checkIn(act: Act, input: { id: string; code: string }) {
  const code = ticketCode(input.code)
  const row = await holdEvent(act, eq(event.id, input.id))
  if (row.state === 'draft' || row.state === 'cancelled') throw refuse('eventNotOn')
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(row.zone).toPlainDate()
  const firstDay = dayOf(row.startsAt)
  if (Temporal.PlainDate.compare(dayOf(act.now), firstDay) < 0) throw refuse('doorNotOpen', { day: firstDay.toString() })
  const [signup] = code ? await act.tx.select().from(eventSignup).where(eq(eventSignup.code, code)).for('update') : []
  if (!signup || signup.state === 'unproved') throw refuse('ticketUnknown')
  const who = signup.company ? `${signup.name}, ${signup.company}` : signup.name
  if (signup.eventId !== row.id) {
    const [other] = await act.tx.select().from(event).where(eq(event.id, signup.eventId))
    throw refuse('ticketOther', { who, event: { cn: other?.titleCn ?? '', en: other?.titleEn ?? '' } })
  }
  if (signup.checkedInAt) throw refuse('ticketUsed', { who, at: whenPair(row, signup.checkedInAt) })
  if (signup.state === 'cancelled') throw refuse('ticketCancelled', { who })
  if (signup.state === 'waitlisted') throw refuse('ticketWaiting', { who })
  const set = { checkedInAt: act.now, checkedInBy: act.actor.accountId, changedAt: act.now }
  await turn(act, signupLifecycle, signup, 'checkIn', { set })
  const numbers = (await numbersOf(act.db, [row.id]))(row.id)
  return {
    name: signup.name,
    company: signup.company,
    code: spacedCode(signup.code),
    checkedInAt: act.now.toString(),
    checkedIn: numbers.checkedIn,
    confirmed: numbers.confirmed,
  }
}

/** Takes back a check-in by mistake: the seat is kept, and the ticket can be checked in again. */
export async function undoCheckIn(act: Act, input: { id: string }): Promise<{ id: string }> {
  const [signup] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, input.id)).for('update')
  if (!signup) throw refuse('notFound')
  if (signup.state !== 'checkedIn') throw refuse('notCheckedIn', { who: signup.name })
  await turn(act, signupLifecycle, signup, 'undoCheckIn', { set: { checkedInAt: null, checkedInBy: null, changedAt: act.now } })
  return { id: signup.id }
}
