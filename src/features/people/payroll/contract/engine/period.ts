import { addDays, addMonths, type Day, daysIn, epochOf, monthDays, type Span, yearOf } from '../../../../../platform/contract/day.ts'
import { type Cycle, payCycles } from '../../../../../rules/constants.ts'

/** When a pay group is paid. */
export interface PayCalendar {
  readonly cycle: Cycle
  /** The first day of any one period; the others follow from it. */
  readonly anchor: Day
  /** Days after the end of a period until which its facts are taken in; negative before it. */
  readonly cutOffDays: number
  readonly pay: PayRule
}

/** So many days after the end of the period, or a date of the month in which it ends or of a later one (the 31st is the last day). */
type PayRule =
  | { readonly kind: 'daysAfterEnd'; readonly days: number }
  | { readonly kind: 'date'; readonly date: number; readonly monthsAfterEnd: number }

/** The period that contains a day. */
export function periodOn({ cycle, anchor }: Pick<PayCalendar, 'cycle' | 'anchor'>, day: Day): Span {
  if (cycle === 'monthly') return monthlyPeriod(anchor, day)
  const length = cycle === 'weekly' ? 7 : 14
  const index = Math.floor((epochOf(day) - epochOf(anchor)) / length)
  const from = addDays(anchor, index * length)
  return { from, to: addDays(from, length - 1) }
}

function monthlyPeriod(anchor: Day, day: Day): Span {
  const months = (Number(day.slice(0, 4)) - Number(anchor.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(anchor.slice(5, 7))
  const index = addMonths(anchor, months) <= day ? months : months - 1
  return { from: addMonths(anchor, index), to: addDays(addMonths(anchor, index + 1), -1) }
}

/** The period that contains a day and those after it. */
export function periodsFrom(calendar: Pick<PayCalendar, 'cycle' | 'anchor'>, day: Day, count: number): Span[] {
  const periods: Span[] = []
  for (let next = day; periods.length < count; next = addDays(periods.at(-1)!.to, 1)) periods.push(periodOn(calendar, next))
  return periods
}

export const cutOffOf = (calendar: PayCalendar, period: Span): Day => addDays(period.to, calendar.cutOffDays)

/** When a period is paid: on a day of rest, the working day before it. */
export function payDateOf({ pay }: PayCalendar, period: Span, isRest: (day: Day) => boolean): Day {
  let day = pay.kind === 'daysAfterEnd' ? addDays(period.to, pay.days) : dateInMonth(period.to, pay)
  while (isRest(day)) day = addDays(day, -1)
  return day
}

function dateInMonth(end: Day, { date, monthsAfterEnd }: { date: number; monthsAfterEnd: number }): Day {
  const first = addMonths(`${end.slice(0, 8)}01`, monthsAfterEnd)
  return addDays(first, Math.min(date, monthDays(first)) - 1)
}

/** The days on which a year pays. */
export function payDatesOf(calendar: PayCalendar, year: number, isRest: (day: Day) => boolean): Day[] {
  const reach = { from: addMonths(`${year}-01-01`, -3), to: addMonths(`${year}-12-31`, 3) }
  const count = Math.ceil(daysIn(reach) / (calendar.cycle === 'monthly' ? 28 : calendar.cycle === 'weekly' ? 7 : 14))
  return periodsFrom(calendar, reach.from, count)
    .map((period) => payDateOf(calendar, period, isRest))
    .filter((day) => yearOf(day) === year)
}

/** Whether a year has a pay date more than usual, 53 weekly or 27 biweekly ones. Said in advance: a year's pay is then one period more. */
export const hasExtraPayDate = (calendar: PayCalendar, year: number, isRest: (day: Day) => boolean): boolean =>
  payDatesOf(calendar, year, isRest).length > payCycles[calendar.cycle].perYear
