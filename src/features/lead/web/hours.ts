import { dateFormat } from '../../../platform/web/formats.ts'
import { SERVICE_HOURS } from '../../../rules/constants.ts'

const part = (now: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  dateFormat(locale, { timeZone: SERVICE_HOURS.zone, ...options }).format(now)

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

/** Public holidays, and days of the weekend that are worked in exchange, as YYYY-MM-DD. */
export interface Days {
  holidays: ReadonlySet<string>
  workdays: ReadonlySet<string>
}
const unknown: Days = { holidays: new Set(), workdays: new Set() }

/**
 * 9:00 to 18:30 in Beijing from Monday to Friday, wherever the reader is, but not on known public holidays, and also on days of the weekend
 * that are worked in exchange. Beijing has no summer time: its offset is the same all year.
 */
export function serviceHours(now: Date, { holidays, workdays }: Days = unknown): ServiceHours {
  const day = part(now, {}, 'sv-SE')
  const at = (clock: string, date = day) => new Date(`${date}T${clock}:00+08:00`)
  const from = at(SERVICE_HOURS.from)
  const to = at(SERVICE_HOURS.to)
  const isRest = (date: string) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
    return holidays.has(date) || ((weekday === 0 || weekday === 6) && !workdays.has(date))
  }
  const open = now >= from && now < to && !isRest(day)
  let next = from
  while (next < now || isRest(part(next, {}, 'sv-SE'))) next = new Date(next.getTime() + DAY_MS)
  return { open, holiday: holidays.has(day), from: from.toISOString(), to: to.toISOString(), next: (open ? now : next).toISOString() }
}
