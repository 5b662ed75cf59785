import { type Lang, texts } from '../../contract/texts.ts'

const t = texts({
  moments: { cn: '不到 1 分钟', en: 'under a minute' },
  minutes: { cn: (n: number) => `${n} 分钟`, en: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`) },
  hours: { cn: (n: number) => `${n} 小时`, en: (n: number) => (n === 1 ? '1 hour' : `${n} hours`) },
  days: { cn: (n: number) => `${n} 天`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: "3 days", "3 天". In a queue the age is more useful than the date. */
export function ageText(since: string, lang: Lang, nowMs: number): string {
  const s = t.pick(lang)
  const age = nowMs - new Date(since).getTime()
  if (age < MINUTE) return s.moments
  if (age < HOUR) return s.minutes(Math.floor(age / MINUTE))
  return age < DAY ? s.hours(Math.floor(age / HOUR)) : s.days(Math.floor(age / DAY))
}
