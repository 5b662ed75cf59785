import type { Lang } from '../../contract/texts.ts'
import { dateFormat } from '../formats.ts'
import { t } from './time-texts.ts'

/** Texts of times and days. Times are ISO strings and always shown with their zone; days are YYYY-MM-DD and have none. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const parts = (when: Date, zone: string | undefined, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    dateFormat('en-GB', { timeZone: zone, ...options })
      .formatToParts(when)
      .map((part) => [part.type, part.value]),
  )

/** "2026-11-21" in Chinese, "21 Nov 2026" in English. Takes a day or an ISO instant. */
export function formatDate(value: string, lang: Lang, zone?: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const when = new Date(isDay ? `${value}T00:00:00Z` : value)
  if (Number.isNaN(when.getTime())) return value
  const p = parts(when, isDay ? 'UTC' : zone, {
    year: 'numeric',
    month: lang === 'cn' ? '2-digit' : 'short',
    day: lang === 'cn' ? '2-digit' : 'numeric',
  })
  return lang === 'cn' ? `${p['year']}-${p['month']}-${p['day']}` : `${p['day']} ${p['month']} ${p['year']}`
}

/** "09:30 GMT+8". */
export function formatClock(iso: string, zone?: string, withZone = true): string {
  const when = new Date(iso)
  if (Number.isNaN(when.getTime())) return iso
  const p = parts(when, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' })
  return withZone ? `${p['hour']}:${p['minute']} ${p['timeZoneName']}` : `${p['hour']}:${p['minute']}`
}

/** "2026-11-21 09:30 GMT+8", "21 Nov 2026, 09:30 GMT+8": the reader's own zone unless another is given. */
export function formatTime(iso: string, lang: Lang, zone?: string): string {
  return `${formatDate(iso, lang, zone)}${lang === 'cn' ? '' : ','} ${formatClock(iso, zone)}`
}

/** The end of a day as a time of that day, in a zone: "2026-12-10 24:00 GMT+8". A minute later is a date on which nothing is open. */
export const formatDayEnd = (day: string, lang: Lang, zone: string): string =>
  formatTime(`${day}T12:00:00Z`, lang, zone).replace(/\d\d:\d\d/, '24:00')

/**
 * Under 10 minutes "just now", then minutes, hours, up to 3 days; otherwise the date (source, section 9). A future time is shown as its
 * date.
 */
export function formatRelative(iso: string, lang: Lang, nowMs: number): string {
  const s = t.pick(lang)
  const age = nowMs - new Date(iso).getTime()
  if (Number.isNaN(age)) return iso
  if (age < -MINUTE || age >= 3 * DAY) return formatDate(iso, lang)
  if (age < 10 * MINUTE) return s.justNow
  if (age < HOUR) return s.minutesAgo(Math.floor(age / MINUTE))
  if (age < DAY) return s.hoursAgo(Math.floor(age / HOUR))
  return s.daysAgo(Math.floor(age / DAY))
}
