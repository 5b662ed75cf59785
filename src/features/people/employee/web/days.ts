import { epochOf } from '../../../../platform/contract/day.ts'

const DAY_MS = 86_400_000

/** Days from the reader's today to a day; negative once it is past. */
export function daysUntil(day: string): number {
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS
  return epochOf(day) - today
}
