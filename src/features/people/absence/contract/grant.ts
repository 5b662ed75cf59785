/** How much leave a year gives. Exact until the end; the year is the calendar year. */
import { type Day, dateOf, daysIn, monthDays, overlapOf, type Span } from '../../../../platform/contract/day.ts'
import { type Fraction, floorOf, fraction, least, plus, roundOf, times, zero } from '../../../../platform/contract/fraction.ts'

/**
 * `months`: a twelfth for each month, the month of joining or leaving by its days. `china`: days left ÷ 365 × the year's leave, cut to
 * whole days (Regulation on implementing paid annual leave for enterprise employees, article 5: check the current text).
 */
export type ProRataRule = 'months' | 'china'

const MONTHS = 12
/** Also in leap years. */
const CHINA_YEAR_DAYS = 365
const DAY_HUNDREDTHS = 100

/** What a year gives for the stretch of it in which somebody is employed, in hundredths of a day. */
export function grantFor(yearHundredths: number, year: number, employed: { from: Day; to: Day | null }, rule: ProRataRule): number {
  const stretch = overlapOf(employed, { from: `${year}-01-01`, to: `${year}-12-31` })
  if (!stretch) return 0
  if (rule === 'months') return hundredthsOf(times(fraction(yearHundredths, MONTHS), monthsIn(stretch)))
  const whole = stretch.from.endsWith('-01-01') && stretch.to.endsWith('-12-31')
  return whole ? yearHundredths : chinaGrant(yearHundredths, daysIn(stretch))
}

/** By calendar days left: 200 days of 5 a year are 2.74 and give 2. */
export const chinaGrant = (yearHundredths: number, calendarDays: number): number =>
  Number(floorOf(fraction(BigInt(yearHundredths) * BigInt(calendarDays), BigInt(CHINA_YEAR_DAYS * DAY_HUNDREDTHS)))) * DAY_HUNDREDTHS

/** Months in a stretch within one year: 15 March to 31 May are 17/31 + 2. */
export function monthsIn({ from, to }: Span): Fraction {
  let months = zero
  for (let month = Number(from.slice(5, 7)); month <= Number(to.slice(5, 7)); month++) {
    const first = `${from.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
    const days = monthDays(first)
    const start = from > first ? dateOf(from) : 1
    const end = to.slice(0, 7) === first.slice(0, 7) ? dateOf(to) : days
    months = plus(months, fraction(end - start + 1, days))
  }
  return months
}

/**
 * Leave that is earned month by month, each month counted from its first day, a month's part rounded to `stepHundredths`. Never more than
 * the year gives for the time employed, and in December all of it. In hundredths, not yet rounded.
 */
export function earnedBy(on: Day, joined: Day, yearHundredths: number, stepHundredths: number): Fraction {
  const from = joined > `${on.slice(0, 4)}-01-01` ? joined : `${on.slice(0, 4)}-01-01`
  if (from > on) return zero
  const monthly = fraction(roundOf(fraction(yearHundredths, MONTHS * stepHundredths)) * BigInt(stepHundredths))
  const ofYear = times(fraction(yearHundredths, MONTHS), monthsIn({ from, to: `${on.slice(0, 4)}-12-31` }))
  if (on.slice(5, 7) === '12') return ofYear
  const endOfMonth = `${on.slice(0, 8)}${monthDays(on)}`
  return least(ofYear, times(monthly, monthsIn({ from, to: endOfMonth })))
}

export const hundredthsOf = (exact: Fraction): number => Number(roundOf(exact))
