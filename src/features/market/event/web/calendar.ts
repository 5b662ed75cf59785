import { today } from '../../../../platform/web/today.ts'
import type { EventCard } from '../contract/schema.ts'

/** Months as YYYY-MM, days as YYYY-MM-DD: calendar arithmetic without instants. */
export const shiftMonth = (month: string, by: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const thisMonth = (): string => today().slice(0, 7)

/** Whole weeks from Monday on; null if a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export const onDay = (events: readonly EventCard[], day: string): EventCard[] =>
  events.filter((event) => event.firstDay <= day && day <= event.lastDay)
