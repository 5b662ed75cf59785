/** Which days of a request count, and why. */
import { type Day, daysOf, type Span } from '../../../../platform/contract/day.ts'
import { type DayKind, dayKinds, isScheduled, type Schedule } from '../../calendar/contract/schedule.ts'
import type { LeaveType } from './leave-type.ts'

/** Days after today whose absences the first screen names. */
export const OVERVIEW_DAYS = 7

export type DayPart = 'whole' | 'morning' | 'afternoon'

export interface LeaveDays extends Span {
  /** Days that are not taken whole. */
  readonly halves: readonly { readonly day: Day; readonly part: 'morning' | 'afternoon' }[]
}

export interface CountedDay {
  readonly day: Day
  readonly part: DayPart
  /** Why it counts, or not. */
  readonly kind: DayKind
  /** 100, 50, or 0 where it does not count. */
  readonly hundredths: number
}

/** Every day of a request in order. A public holiday counts for types that count holidays, and for no other. */
export function countedDays(request: LeaveDays, type: Pick<LeaveType, 'countsHolidays'>, schedule: Schedule): CountedDay[] {
  const kindOf = dayKinds(schedule)
  const halves = new Map(request.halves.map(({ day, part }) => [day, part]))
  return daysOf(request).map((day): CountedDay => {
    const kind = kindOf(day)
    const part = halves.get(day) ?? 'whole'
    const counts = type.countsHolidays || (isScheduled(kind) && kind !== 'holiday')
    return { day, part, kind, hundredths: counts ? (part === 'whole' ? 100 : 50) : 0 }
  })
}

export const totalOf = (days: readonly { readonly hundredths: number }[]): number =>
  days.reduce((all, { hundredths }) => all + hundredths, 0)

/** Days of which both want the same part. A morning and an afternoon go together, on days that do not count too. */
export function daysInConflict(a: LeaveDays, b: LeaveDays): Day[] {
  const parts = new Map(daysOf(a).map((day) => [day, partOf(a, day)]))
  return daysOf(b).filter((day) => {
    const part = parts.get(day)
    return part !== undefined && (part === 'whole' || partOf(b, day) === 'whole' || part === partOf(b, day))
  })
}

const partOf = ({ halves }: LeaveDays, day: Day): DayPart => halves.find((half) => half.day === day)?.part ?? 'whole'

/**
 * What changes when a granted request is counted again: after a holiday was added, or after it was moved or shortened. Days to give back
 * and days to take, by date.
 */
export function recount(before: readonly CountedDay[], after: readonly CountedDay[]): { give: CountedDay[]; take: CountedDay[] } {
  const lacking = (list: readonly CountedDay[], other: readonly CountedDay[]) => {
    const have = new Map(other.map(({ day, hundredths }) => [day, hundredths]))
    return list.map((one) => ({ ...one, hundredths: one.hundredths - (have.get(one.day) ?? 0) })).filter(({ hundredths }) => hundredths > 0)
  }
  return { give: lacking(before, after), take: lacking(after, before) }
}
