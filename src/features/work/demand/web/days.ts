import type { Lang } from '../../../../platform/contract/texts.ts'
import { plural, texts } from '../../../../platform/contract/texts.ts'
import { daysUntil } from '../../../../platform/web/today.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'

/** Beyond this a date is clearer than a count. */
const COUNTED_DAYS = 30
const t = texts({
  closed: { cn: '招募已结束', en: 'Recruitment has ended' },
  closesToday: { cn: '今天截止', en: 'Closes today' },
  closesTomorrow: { cn: '明天截止', en: 'Closes tomorrow' },
  closesIn: { cn: (n: number) => `${n} 天后截止`, en: (n: number) => `Closes in ${n} days` },
  closesOn: { cn: (day: string) => `招募至 ${day}`, en: (day: string) => `Closes on ${day}` },
  late: { cn: (n: number) => `已逾期 ${n} 天`, en: (n: number) => `${plural(n, 'day')} overdue` },
  dueToday: { cn: '今天到期', en: 'Due today' },
  dueTomorrow: { cn: '明天到期', en: 'Due tomorrow' },
  dueIn: { cn: (n: number) => `还有 ${n} 天`, en: (n: number) => `${n} days left` },
  dueOn: { cn: (day: string) => `${day} 到期`, en: (day: string) => `Due on ${day}` },
})

/** "Closes in 3 days", and whether that is soon. */
export function closing(recruitEnd: string, lang: Lang, nowMs?: number): { text: string; soon: boolean } {
  const s = t.pick(lang)
  const n = daysUntil(recruitEnd, nowMs)
  if (n < 0) return { text: s.closed, soon: true }
  if (n === 0) return { text: s.closesToday, soon: true }
  if (n === 1) return { text: s.closesTomorrow, soon: true }
  return n <= COUNTED_DAYS ? { text: s.closesIn(n), soon: n <= 3 } : { text: s.closesOn(formatDate(recruitEnd, lang)), soon: false }
}

/** A due date: "3 days left", "2 days late". */
export function due(day: string, lang: Lang, nowMs?: number): { text: string; soon: boolean } {
  const s = t.pick(lang)
  const n = daysUntil(day, nowMs)
  if (n < 0) return { text: s.late(-n), soon: true }
  if (n === 0) return { text: s.dueToday, soon: true }
  if (n === 1) return { text: s.dueTomorrow, soon: true }
  return n <= COUNTED_DAYS ? { text: s.dueIn(n), soon: n <= 3 } : { text: s.dueOn(formatDate(day, lang)), soon: false }
}
