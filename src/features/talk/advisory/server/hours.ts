import type { Reader } from '../../../../platform/server/data/database.ts'
import { ADVISORY_ANSWER_HOURS, SERVICE_HOURS } from '../../../../rules/constants.ts'
import { placeOf, stretchOf } from '../../../people/calendar/server/reads.ts'

/** Public holidays, and days of the weekend that are worked in exchange, as YYYY-MM-DD. */
export interface Days {
  holidays: ReadonlySet<string>
  workdays: ReadonlySet<string>
}

const FRIDAY = 5

/** Monday to Friday as the portal says, but for public holidays, and the days that are worked in exchange. */
const isWorked = (day: Temporal.PlainDate, { holidays, workdays }: Days): boolean =>
  !holidays.has(day.toString()) && (day.dayOfWeek <= FRIDAY || workdays.has(day.toString()))

/** A clock of the desk never looks further ahead than this: no holiday is so long. */
const DAYS_AHEAD = 60

const dayOf = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(SERVICE_HOURS.zone).toPlainDate()
const clock = (day: Temporal.PlainDate, time: string): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: SERVICE_HOURS.zone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
const later = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? other : one)
const sooner = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? one : other)
const msBetween = (from: Temporal.Instant, to: Temporal.Instant): number => to.epochMilliseconds - from.epochMilliseconds
const MINUTE_MS = 60_000

/** The service of one day, from an instant on; null if none is left. */
function serviceOf(day: Temporal.PlainDate, from: Temporal.Instant, days: Days) {
  if (!isWorked(day, days)) return null
  const begin = later(clock(day, SERVICE_HOURS.from), from)
  const end = clock(day, SERVICE_HOURS.to)
  return Temporal.Instant.compare(begin, end) < 0 ? { begin, end } : null
}

/** The instant at which this many minutes of service have passed. */
export function afterService(from: Temporal.Instant, minutes: number, days: Days): Temporal.Instant {
  let left = minutes * MINUTE_MS
  let day = dayOf(from)
  for (let n = 0; n < DAYS_AHEAD; n++, day = day.add({ days: 1 })) {
    const service = serviceOf(day, from, days)
    if (!service) continue
    const today = msBetween(service.begin, service.end)
    if (left <= today) return service.begin.add({ milliseconds: left })
    left -= today
  }
  return from.add({ hours: DAYS_AHEAD * 24 })
}

/** Whole minutes of service between two instants; negative if the second is earlier. */
export function serviceBetween(from: Temporal.Instant, to: Temporal.Instant, days: Days): number {
  if (Temporal.Instant.compare(to, from) < 0) return -serviceBetween(to, from, days)
  let sum = 0
  const last = dayOf(to)
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const service = serviceOf(day, from, days)
    if (service) sum += Math.max(0, msBetween(service.begin, sooner(service.end, to)))
  }
  return Math.floor(sum / MINUTE_MS)
}

/** Whether the desk works, and from when on it does. */
export function hoursAt(now: Temporal.Instant, days: Days): { open: boolean; next: string } {
  const next = afterService(now, 0, days)
  return { open: Temporal.Instant.compare(next, now) === 0, next: next.toString() }
}

/** The calendar of mainland China, as corrected by operators, from the year of `since` on. */
export async function daysFrom(db: Reader, since: Temporal.Instant, now: Temporal.Instant): Promise<Days> {
  const first = dayOf(since).year
  const last = dayOf(now).add({ days: DAYS_AHEAD }).year
  const { holidays, workdays } = await stretchOf(db, placeOf('CN'), `${first}-01-01`, `${last}-12-31`)
  return { holidays: new Set(holidays.keys()), workdays: new Set(workdays.keys()) }
}

/** When an answer to what is asked now is due. */
export async function dueFrom(db: Reader, now: Temporal.Instant): Promise<Temporal.Instant> {
  return afterService(now, ADVISORY_ANSWER_HOURS * 60, await daysFrom(db, now, now))
}
