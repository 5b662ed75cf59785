import { type Day, weekdayOf } from '../../../../platform/contract/day.ts'

/** Two regions are compared for as many weeks. */
export const COMPARE_WEEKS = 4

/** Which days somebody works. */
export interface Schedule {
  /** Weekdays of work (Monday is 1) from a day on. The earliest also counts before its day. */
  readonly patterns: readonly { readonly from: Day; readonly weekdays: readonly number[] }[]
  /** Public holidays; those on a weekday of work are paid as worked. Without the days that are only rested in exchange. */
  readonly holidays: readonly Day[]
  /** Days of rest that are worked in exchange for a longer holiday (调休). */
  readonly worked: readonly Day[]
  /** Days of work that are rested in exchange. */
  readonly rested: readonly Day[]
}

export type DayKind = 'work' | 'rest' | 'holiday' | 'workInExchange' | 'restInExchange'

/** What each day is; prepared once, asked for many days. */
export function dayKinds(schedule: Schedule): (day: Day, weekday?: number) => DayKind {
  const patterns = schedule.patterns.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [holidays, worked, rested] = [new Set(schedule.holidays), new Set(schedule.worked), new Set(schedule.rested)]
  return (day, weekday = weekdayOf(day)) => {
    if (worked.has(day)) return 'workInExchange'
    if (rested.has(day)) return 'restInExchange'
    const pattern = patterns.findLast(({ from }) => from <= day) ?? patterns[0]
    if (!pattern?.weekdays.includes(weekday)) return 'rest'
    return holidays.has(day) ? 'holiday' : 'work'
  }
}

/** Days that count as working days of the contract: public holidays too, since they are paid as worked. */
export const isScheduled = (kind: DayKind): boolean => kind === 'work' || kind === 'holiday' || kind === 'workInExchange'
