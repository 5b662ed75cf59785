import { type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { EventPhase, EventTab } from '../contract/kinds.ts'
import { type EventRow, event } from './tables.ts'

/** The phase, by the clock, of an event that is not a draft. */
export function phaseOf(row: EventRow, now: Temporal.Instant): EventPhase {
  const past = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0
  if (row.state === 'cancelled') return 'cancelled'
  if (past(row.endsAt)) return 'finished'
  if (!past(row.registrationFrom)) return 'forecast'
  if (isOpen(row, now)) return 'open'
  return past(row.startsAt) ? 'underWay' : 'between'
}

/** Registration may end after the start, for example of a series: sign-up stays possible while it is under way. */
export const isOpen = (row: EventRow, now: Temporal.Instant): boolean =>
  row.state === 'published' &&
  Temporal.Instant.compare(row.registrationFrom, now) <= 0 &&
  Temporal.Instant.compare(row.registrationTo, now) > 0

const at = (now: Temporal.Instant) => sql`${now.toString()}::timestamptz`

export const isOver = (now: Temporal.Instant): SQL => sql`(${event.state} = 'cancelled' or ${event.endsAt} <= ${at(now)})`

/** Sign-up has ended. */
export const isShut = (now: Temporal.Instant): SQL => sql`(${event.state} = 'closed' or ${event.registrationTo} <= ${at(now)})`

/** The tab of an event that is not a draft: forecast if that is its phase, finished if it is over, else ongoing. */
export const tabSql = (now: Temporal.Instant): SQL<EventTab> =>
  sql<EventTab>`case when ${isOver(now)} then 'finished' when ${event.registrationFrom} > ${at(now)} then 'forecast' else 'ongoing' end`
