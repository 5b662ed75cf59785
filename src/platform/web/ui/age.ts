import { type Lang, plural, texts } from '../../contract/texts.ts'

const t = texts({
  justSubmitted: { cn: '刚提交', en: 'just submitted' },
  minutes: { cn: (n: number) => `${n} 分钟`, en: (n: number) => plural(n, 'minute') },
  hours: { cn: (n: number) => `${n} 小时`, en: (n: number) => plural(n, 'hour') },
  days: { cn: (n: number) => `${n} 天`, en: (n: number) => plural(n, 'day') },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const LATE = 10 * DAY

/** Whether something has waited for so long that a queue shows it as late. */
export const isLate = (since: string, nowMs: number): boolean => nowMs - new Date(since).getTime() >= LATE

/**
 * How long something has waited, in the sentence `waited`: of "3 days", "3 天"; in its first minute that it was just submitted. In a queue
 * the age is more useful than the date.
 */
export function waitText(since: string, lang: Lang, nowMs: number, waited: (age: string) => string): string {
  const s = t.pick(lang)
  const age = nowMs - new Date(since).getTime()
  if (age < MINUTE) return s.justSubmitted
  if (age < HOUR) return waited(s.minutes(Math.floor(age / MINUTE)))
  return waited(age < DAY ? s.hours(Math.floor(age / HOUR)) : s.days(Math.floor(age / DAY)))
}
