import type { Lang } from '../../../../platform/contract/texts.ts'
import { dateFormat } from '../../../../platform/web/formats.ts'

/** "12 月 25 日", "25 Dec": a day whose year is obvious. */
export function shortDay(date: string, lang: Lang): string {
  const [, month = '', day = ''] = date.split('-')
  if (lang === 'cn') return `${Number(month)} 月 ${Number(day)} 日`
  return dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

/** "周五", "Fri". */
export const weekdayName = (date: string, lang: Lang): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

export const monthName = (year: number, month: number, lang: Lang): string =>
  lang === 'cn'
    ? `${year} 年 ${month} 月`
    : dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(year, month - 1, 1)))

/** Time and day of a place this many minutes ahead of UTC. */
export function localAt(at: number, offsetMinutes: number): { clock: string; day: string } {
  const [day = '', time = ''] = new Date(at + offsetMinutes * 60_000).toISOString().split('T')
  return { clock: time.slice(0, 5), day }
}

/** "08:31" in a zone at an instant. */
export const clockAt = (at: number | string, zone: string): string =>
  dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(new Date(at))
