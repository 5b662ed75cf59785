import { SERVICE_HOURS } from '../../../rules/constants.ts'

const part = (now: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: SERVICE_HOURS.zone, ...options }).format(now)

export interface ServiceHours {
  open: boolean
  /** Closed for a public holiday. */
  holiday: boolean
  /** Today's hours in Beijing as instants. */
  from: string
  to: string
  /** When the service opens again; now while it is open. */
  next: string
}

const DAY_MS = 86_400_000

/**
 * 9:00 to 18:30 in Beijing, wherever the reader is, but not on known public holidays. Beijing has no summer time: its offset is the same
 * all year.
 */
export function serviceHours(now: Date, holidays: ReadonlySet<string> = new Set()): ServiceHours {
  const day = part(now, {}, 'sv-SE')
  const at = (clock: string, date = day) => new Date(`${date}T${clock}:00+08:00`)
  const from = at(SERVICE_HOURS.from)
  const to = at(SERVICE_HOURS.to)
  const open = now >= from && now < to && !holidays.has(day)
  let next = from
  while (next < now || holidays.has(part(next, {}, 'sv-SE'))) next = new Date(next.getTime() + DAY_MS)
  return { open, holiday: holidays.has(day), from: from.toISOString(), to: to.toISOString(), next: (open ? now : next).toISOString() }
}
