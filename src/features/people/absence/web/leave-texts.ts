import type { Lang } from '../../../../platform/contract/texts.ts'
import { dateFormat } from '../../../../platform/web/formats.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { daysOfHundredths } from '../contract/schema.ts'
import { t } from './texts.ts'

/** Texts of days and spans, as every screen of leave writes them. */

export const daysText = (hundredths: number, lang: Lang): string => t.pick(lang).days(daysOfHundredths(hundredths))

/** "2026-03-02", or "2026-03-02 – 2026-03-06". */
export const spanText = (from: string, to: string, lang: Lang): string =>
  from === to ? formatDate(from, lang) : `${formatDate(from, lang)} – ${formatDate(to, lang)}`

export const weekdayText = (day: string, lang: Lang, length: 'short' | 'narrow' = 'short'): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { weekday: length, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** When a part of a balance may be used. */
export function validityText({ from, to }: { from: string; to: string | null }, today: string, lang: Lang): string {
  const s = t.pick(lang)
  if (to === null) return s.noEnd
  return from > today ? s.fromUntil(formatDate(from, lang), formatDate(to, lang)) : s.until(formatDate(to, lang))
}
