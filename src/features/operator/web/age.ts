import type { Lang } from '../../../platform/contract/texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: "3 days", "3 天". In a queue the age tells more than the date. */
export function ageText(since: string, lang: Lang, nowMs: number): string {
  const age = Math.max(0, nowMs - new Date(since).getTime())
  const [n, cn, one, many] =
    age >= DAY
      ? [Math.floor(age / DAY), '天', 'day', 'days']
      : age >= HOUR
        ? [Math.floor(age / HOUR), '小时', 'hour', 'hours']
        : [Math.floor(age / MINUTE), '分钟', 'minute', 'minutes']
  if (n === 0) return lang === 'cn' ? '不到 1 分钟' : 'under a minute'
  return lang === 'cn' ? `${n} ${cn}` : `${n} ${n === 1 ? one : many}`
}
