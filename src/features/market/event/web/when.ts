import type { Lang } from '../../../../platform/contract/texts.ts'
import { dateFormat } from '../../../../platform/web/formats.ts'
import { formatClock, formatDate, formatTime } from '../../../../platform/web/ui/time.ts'

const dayOf = (iso: string, zone: string | undefined) => formatDate(iso, 'cn', zone)

export const weekday = (iso: string, lang: Lang, zone?: string): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'short', timeZone: zone }).format(new Date(iso))

/** "2026-12-03 周四 14:00–17:00 GMT+8", "Thu 3 Dec 2026, 14:00–17:00 GMT+8". Without a zone, in the reader's own. */
export function spanText(from: string, to: string, lang: Lang, zone?: string): string {
  if (dayOf(from, zone) !== dayOf(to, zone)) return `${formatTime(from, lang, zone)} – ${formatTime(to, lang, zone)}`
  const clocks = `${formatClock(from, zone, false)}–${formatClock(to, zone)}`
  const day = formatDate(from, lang, zone)
  return lang === 'cn' ? `${day} ${weekday(from, lang, zone)} ${clocks}` : `${weekday(from, lang, zone)} ${day}, ${clocks}`
}

/** Whether the reader's local time differs from the event's. */
export const isElsewhere = (iso: string, zone: string): boolean => formatTime(iso, 'cn', zone) !== formatTime(iso, 'cn')

export const monthOf = (iso: string, lang: Lang, zone?: string): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { month: 'short', timeZone: zone })
    .format(new Date(iso))
    .replace(/(?<=\d)月/, ' 月')
export const dayNumber = (iso: string, zone?: string): string =>
  dateFormat('en-GB', { day: 'numeric', timeZone: zone }).format(new Date(iso))
