import type { Lang } from '../../../platform/contract/texts.ts'
import { texts } from '../../../platform/contract/texts.ts'

const t = texts({
  now: { cn: '刚刚', en: 'just now' },
  minutes: { cn: (count: number) => `${count} 分钟前`, en: (count: number) => `${count} minutes ago` },
  hours: { cn: (count: number) => `${count} 小时前`, en: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`) },
  days: { cn: (count: number) => `${count} 天前`, en: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`) },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The chat's relative times (source §9): just now under ten minutes, then minutes, hours and days, from three days on the date. */
export function ago(atMs: number, nowMs: number, lang: Lang, zone: string): string {
  const s = t.pick(lang)
  const past = nowMs - atMs
  if (past < 10 * MINUTE) return s.now
  if (past < HOUR) return s.minutes(Math.floor(past / MINUTE))
  if (past < DAY) return s.hours(Math.floor(past / HOUR))
  if (past < 3 * DAY) return s.days(Math.floor(past / DAY))
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate().toString()
}
