import { SERVICE_HOURS } from '../../../rules/constants.ts'

const part = (now: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: SERVICE_HOURS.zone, ...options }).format(now)

export interface ServiceHours {
  open: boolean
  /** Today's hours in Beijing as moments. */
  from: string
  to: string
  /** When we are there again; now while open. */
  next: string
}

/** 9:00 to 18:30 in Beijing, wherever the reader is. Beijing has no summer time: its offset is the same all year. */
export function serviceHours(now: Date): ServiceHours {
  const day = part(now, {}, 'sv-SE')
  const at = (clock: string, date = day) => new Date(`${date}T${clock}:00+08:00`)
  const from = at(SERVICE_HOURS.from)
  const to = at(SERVICE_HOURS.to)
  const open = now >= from && now < to
  const next = open ? now : now < from ? from : new Date(from.getTime() + 86_400_000)
  return { open, from: from.toISOString(), to: to.toISOString(), next: next.toISOString() }
}
