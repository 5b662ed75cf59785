import type { Day } from '../../../../platform/contract/day.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'

/** An employee's own zone; that of the books while none is known. */
const zoneOf = (zone: string): string => zone || BOOKS_ZONE

/** The date at the employee's place of work. */
export const todayIn = (zone: string, now: Temporal.Instant): Day => now.toZonedDateTimeISO(zoneOf(zone)).toPlainDate().toString()

/** The start of a day there, or of the day that many days later. */
export const startOfDayIn = (zone: string, day: Day, plusDays = 0): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(zoneOf(zone)).toInstant()

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    // "+08:00" is accepted too, but summer time needs a place.
    return zone.includes('/') || zone === 'UTC'
  } catch {
    return false
  }
}
