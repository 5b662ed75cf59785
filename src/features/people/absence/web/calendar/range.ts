import { addDays, addMonths, type Day } from '../../../../../platform/contract/day.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import { dateFormat } from '../../../../../platform/web/formats.ts'
import { CALENDAR_YEAR_MAX, CALENDAR_YEAR_MIN } from '../../../../../rules/constants.ts'

export type RangeKind = 'month' | 'quarter'
const MONTHS: Record<RangeKind, number> = { month: 1, quarter: 3 }

/** The month or quarter that a day is in. */
export function rangeOf(kind: RangeKind, day: Day): { from: Day; to: Day } {
  const month = Number(day.slice(5, 7))
  const start = kind === 'month' ? month : month - ((month - 1) % 3)
  const from = `${day.slice(0, 4)}-${String(start).padStart(2, '0')}-01`
  return { from, to: addDays(addMonths(from, MONTHS[kind]), -1) }
}

export const moved = (kind: RangeKind, from: Day, by: 1 | -1): Day => addMonths(from, by * MONTHS[kind])

/** Within the years that the calendar of holidays covers. */
export const isCovered = (day: Day): boolean => day >= `${CALENDAR_YEAR_MIN}-01-01` && day <= `${CALENDAR_YEAR_MAX}-12-31`

const monthName = (day: Day, lang: Lang, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** "2026年3月", "2026年1月 – 3月", "Jan – Mar 2026". */
export function rangeText(kind: RangeKind, { from, to }: { from: Day; to: Day }, lang: Lang): string {
  if (kind === 'month') return monthName(from, lang, { year: 'numeric', month: 'long' })
  const short = { month: 'short' } as const
  return lang === 'cn'
    ? `${monthName(from, lang, { year: 'numeric', ...short })} – ${monthName(to, lang, short)}`
    : `${monthName(from, lang, short)} – ${monthName(to, lang, { year: 'numeric', ...short })}`
}

/** "3月", "March": the long Chinese name, 三月, would differ from the one beside a year. */
export const monthText = (day: Day, lang: Lang): string => monthName(day, lang, { month: lang === 'cn' ? 'short' : 'long' })
