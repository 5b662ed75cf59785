import { BOOKS_ZONE, SAVED_LOOK_HOUR } from '../../../../rules/constants.ts'
import type { Frequency } from '../contract/lists.ts'

const MONDAY = 1

/** When a search is looked through next: each minute, the next morning, or the next Monday morning, by the zone of the books. */
export function nextLook(frequency: Frequency, now: Temporal.Instant): Temporal.Instant | null {
  if (frequency === 'never') return null
  if (frequency === 'atOnce') return now.add({ minutes: 1 }).round('millisecond')
  const local = now.toZonedDateTimeISO(BOOKS_ZONE)
  const morning = local.toPlainDate().toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime: { hour: SAVED_LOOK_HOUR } })
  const next = Temporal.ZonedDateTime.compare(morning, local) > 0 ? morning : morning.add({ days: 1 })
  return (frequency === 'daily' ? next : next.add({ days: (7 + MONDAY - next.dayOfWeek) % 7 })).toInstant()
}
