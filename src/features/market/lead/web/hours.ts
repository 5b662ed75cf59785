import { dateFormat } from '../../../../platform/web/formats.ts'
import { SERVICE_HOURS } from '../../../../rules/constants.ts'

const part = (now: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  dateFormat(locale, { timeZone: SERVICE_HOURS.zone, ...options }).format(now)

interface ServiceHours {
  open: boolean
  /** Closed for a public holiday. */
  holiday: boolean
  /** Today's hours in Beijing as instants. */
  from: string
  to: string
  /** When the service opens again; now while it is open. */
  next: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Public holidays, and days of the weekend that are worked in exchange, as YYYY-MM-DD. */
export interface Days {
  holidays: ReadonlySet<string>
  workdays: ReadonlySet<string>
}

/** More than the longest holiday of China with the weekends around it and a day of work. */
export const LONGEST_REST_MS = 14 * DAY_MS

/** The year in Beijing. */
export const yearOf = (now: Date): number => Number(dayOf(now).slice(0, 4))

interface Year {
  holidays: readonly { date: string }[]
  workdays: readonly { date: string }[]
}
/** The days of several years; those not loaded yet are left out. */
export function daysOf(years: readonly (Year | undefined)[]): Days {
  const days = (kind: keyof Year) => new Set(years.flatMap((year) => year?.[kind].map(({ date }) => date) ?? []))
  return { holidays: days('holidays'), workdays: days('workdays') }
}

const unknown: Days = { holidays: new Set(), workdays: new Set() }

/**
 * 9:00 to 18:30 in Beijing from Monday to Friday, wherever the reader is, but not on known public holidays, and also on days of the weekend
 * that are worked in exchange. Beijing has no summer time: its offset is the same all year.
 */
export function serviceHours(now: Date, days: Days = unknown): ServiceHours {
  const day = dayOf(now)
  const from = at(day, SERVICE_HOURS.from)
  const to = at(day, SERVICE_HOURS.to)
  const open = now >= from && now < to && !isRest(day, days)
  let next = from
  while (next < now || isRest(dayOf(next), days)) next = new Date(next.getTime() + DAY_MS)
  return { open, holiday: days.holidays.has(day), from: from.toISOString(), to: to.toISOString(), next: (open ? now : next).toISOString() }
}

const dayOf = (instant: Date) => part(instant, {}, 'sv-SE')
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+08:00`)
function isRest(day: string, { holidays, workdays }: Days): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return holidays.has(day) || ((weekday === 0 || weekday === 6) && !workdays.has(day))
}

interface AnswerDay {
  /** In Beijing, YYYY-MM-DD. */
  day: string
  rest: boolean
  /** Hours of the day in Beijing: when a message sent now is written, and by when it is answered. */
  sent?: number
  answered?: number
}

/** The days in Beijing from now until a message sent now is answered, and by when: after as many service hours as a working day has. */
export function answerDays(now: Date, days: Days = unknown): { days: AnswerDay[]; by: string } {
  const hourOf = (instant: Date) => (instant.getTime() - at(dayOf(instant), '00:00').getTime()) / HOUR_MS
  const lists: AnswerDay[] = []
  const first = at(dayOf(now), SERVICE_HOURS.from)
  let left = at(dayOf(now), SERVICE_HOURS.to).getTime() - first.getTime()
  for (let opens = first; ; opens = new Date(opens.getTime() + DAY_MS)) {
    const day = dayOf(opens)
    const one: AnswerDay = { day, rest: isRest(day, days), ...(opens === first && { sent: hourOf(now) }) }
    lists.push(one)
    if (one.rest) continue
    const begins = Math.max(opens.getTime(), now.getTime())
    const served = Math.max(0, at(day, SERVICE_HOURS.to).getTime() - begins)
    if (served < left) {
      left -= served
      continue
    }
    const by = new Date(begins + left)
    one.answered = hourOf(by)
    return { days: lists, by: by.toISOString() }
  }
}
