import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { fileUrl } from '../../../base/upload/contract/file.ts'
import type { EventCard, EventTicket } from '../contract/schema.ts'
import { signupLifecycle } from './lifecycle.ts'
import { phaseOf } from './phase.ts'
import { type EventRow, eventSignup, type SignupRow } from './tables.ts'

const dayIn = (moment: Temporal.Instant, zone: string): string => moment.toZonedDateTimeISO(zone).toPlainDate().toString()

/** The length of the waiting list of each of these events. */
async function waitingFor(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: eventSignup.eventId, waiting: sql<number>`count(*)::int` })
    .from(eventSignup)
    .where(and(inArray(eventSignup.eventId, [...ids]), eq(eventSignup.state, 'waitlisted')))
    .groupBy(eventSignup.eventId)
  return new Map(rows.map((row) => [row.id, row.waiting]))
}

export async function cards(db: Reader, rows: readonly EventRow[], now: Temporal.Instant): Promise<EventCard[]> {
  const waiting = await waitingFor(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    slug: row.slug,
    kind: row.kind,
    phase: phaseOf(row, now),
    title: { cn: row.titleCn, en: row.titleEn },
    summary: { cn: row.summaryCn, en: row.summaryEn },
    city: { cn: row.cityCn, en: row.cityEn },
    region: namedArea(row.region),
    host: { cn: row.hostCn, en: row.hostEn },
    zone: row.zone,
    registrationFrom: row.registrationFrom.toString(),
    registrationTo: row.registrationTo.toString(),
    startsAt: row.startsAt.toString(),
    endsAt: row.endsAt.toString(),
    firstDay: dayIn(row.startsAt, row.zone),
    lastDay: dayIn(row.endsAt, row.zone),
    seats: row.seats,
    seatsLeft: row.seats - row.taken,
    waiting: waiting.get(row.id) ?? 0,
    online: row.addressCn === '',
    cover: row.coverFileId ? fileUrl(row.coverFileId) : null,
    isDemo: row.isDemo,
  }))
}

export async function presentTicket(db: Reader, signup: SignupRow, row: EventRow, now: Temporal.Instant): Promise<EventTicket> {
  const [card] = await cards(db, [row], now)
  const seated = signup.state === 'confirmed' || signup.state === 'checkedIn'
  const position =
    signup.state === 'waitlisted'
      ? await db.$count(
          eventSignup,
          and(
            eq(eventSignup.eventId, row.id),
            eq(eventSignup.state, 'waitlisted'),
            sql`(${eventSignup.createdAt}, ${eventSignup.id}) <= (${signup.createdAt.toString()}::timestamptz, ${signup.id}::uuid)`,
          ),
        )
      : null
  return {
    code: signup.code,
    state: signup.state,
    name: signup.name,
    company: signup.company,
    signedUpAt: signup.createdAt.toString(),
    checkedInAt: signup.checkedInAt?.toString() ?? null,
    position,
    onlineLink: seated && row.onlineLink !== '' && row.state !== 'cancelled' ? row.onlineLink : null,
    canCancel: canCancel(signup, row, now),
    event: { ...card!, address: { cn: row.addressCn, en: row.addressEn } },
  }
}

/** Until it begins. */
export const canCancel = (signup: SignupRow, row: EventRow, now: Temporal.Instant): boolean =>
  allows(signupLifecycle, signup.state, 'cancel') && row.state !== 'cancelled' && Temporal.Instant.compare(row.startsAt, now) > 0
