import type { Cycle } from '../../../../../rules/constants.ts'
import { CONFIRM_DAYS, PERIOD_CONFIRM_DAYS, WEEK_CONFIRM_DAYS } from '../../../../../rules/demand.ts'
import { proRata } from './earned.ts'
import { type Work, workEarned } from './work.ts'

/** A part as a plan makes it. Days are calendar days; of a milestone only the day when it is due is known. */
interface PlannedPart {
  /** The first day of a period or a week; null for a milestone. */
  startsOn: string | null
  /** The last day of a period or a week; the day when a milestone is due. */
  dueOn: string
  amountMinor: number
}

/** A long-term contract: the same amount for each week, two weeks or month of the calendar. */
interface PeriodTerms {
  cycle: Cycle
  amountMinor: number
  firstDay: string
  lastDay: string
}

/** The calendar period of a cycle that a day lies in; of two weeks they are counted from the week of the first day. */
function periodAround(cycle: Cycle, day: Temporal.PlainDate): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  if (cycle === 'monthly') return { from: day.with({ day: 1 }), to: day.with({ day: day.daysInMonth }) }
  const from = mondayOf(day)
  return { from, to: from.add({ days: cycle === 'weekly' ? 6 : 13 }) }
}

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 })

const daysOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): number => from.until(to).days + 1

/** The periods of a long-term contract; the first and the last by calendar days. One more than `most` shows that there are too many. */
export function periodsOf({ cycle, amountMinor, firstDay, lastDay }: PeriodTerms, most: number): PlannedPart[] {
  const last = Temporal.PlainDate.from(lastDay)
  const parts: PlannedPart[] = []
  let start = Temporal.PlainDate.from(firstDay)
  while (Temporal.PlainDate.compare(start, last) <= 0 && parts.length <= most) {
    const { from, to } = periodAround(cycle, start)
    const end = Temporal.PlainDate.compare(to, last) < 0 ? to : last
    parts.push({
      startsOn: start.toString(),
      dueOn: end.toString(),
      amountMinor: proRata(amountMinor, daysOf(start, end), daysOf(from, to)),
    })
    start = to.add({ days: 1 })
  }
  return parts
}

/** A pay-as-you-go contract: a rate, and a cap for each week from a day to the expected completion. */
interface WeekTerms extends Pick<Work, 'unit' | 'rateMinor' | 'cap'> {
  firstDay: string
  lastDay: string
}

/** Its weeks, Monday to Sunday, each with what it comes to at its cap; those at the ends are shorter under the same cap. */
export function weeksOf({ firstDay, lastDay, cap, ...work }: WeekTerms, most: number): PlannedPart[] {
  const amountMinor = workEarned(work, cap)
  return periodsOf({ cycle: 'weekly', amountMinor: 0, firstDay, lastDay }, most).map((week) => ({ ...week, amountMinor }))
}

/** What is paid into escrow before the work begins: all of it, or what the kind of contract calls its first instalment. */
export const hostings = ['first', 'all'] as const
export type Hosting = (typeof hostings)[number]

export const totalOf = (parts: readonly Pick<PlannedPart, 'amountMinor'>[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What is due at hosting: the first part that has an amount, of weeks the first two. A mere checkpoint before it costs nothing. */
export function dueAtHosting(parts: readonly Pick<PlannedPart, 'amountMinor'>[], hosting: Hosting, firstParts: number): number {
  if (hosting === 'all') return totalOf(parts)
  const first = parts.findIndex(({ amountMinor }) => amountMinor > 0)
  return first === -1 ? 0 : totalOf(parts.slice(0, first + firstParts))
}

/** How long the company has to answer what was sent: a sheet is shorter than a period, a period than a milestone. */
export const answerDays = ({ startsOn, work }: { startsOn: string | null; work: object | null }): number =>
  work ? WEEK_CONFIRM_DAYS : startsOn === null ? CONFIRM_DAYS : PERIOD_CONFIRM_DAYS
