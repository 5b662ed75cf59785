import type { t } from './texts.ts'

/** "in 3 days", "today", "2 days ago". */
export const daysText = (days: number, s: ReturnType<typeof t.pick>): string =>
  days === 0 ? s.today : days > 0 ? s.inDays(days) : s.ago(-days)
