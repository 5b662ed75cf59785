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

interface Employed {
  readonly from: Day
  readonly to: Day | null
}

/** A time in which a type is for somebody, and what a whole year gives then. */
export interface Stretch extends Employed {
  readonly yearHundredths: number
}

/** The parts of a year in which somebody is employed and the type is for them. */
export function partsIn(stretches: readonly Stretch[], year: number, employed: Employed): (Span & { yearHundredths: number })[] {
  const within = overlapOf(employed, { from: `${year}-01-01`, to: `${year}-12-31` })
  if (!within) return []
  return stretches.flatMap(({ yearHundredths, ...stretch }) => {
    const part = overlapOf(stretch, within)
    return part ? [{ ...part, yearHundredths }] : []
  })
}

/** What a year gives for the parts of it in which somebody is employed and the type is for them, in hundredths of a day. */
export function grantOf(stretches: readonly Stretch[], year: number, employed: Employed, rule: ProRataRule): number {
  const parts = partsIn(stretches, year, employed)
  if (rule === 'months') return hundredthsOf(parts.reduce((sum, part) => plus(sum, byMonths(part)), zero))
  const [first] = parts
  if (first?.from.endsWith('-01-01') && first.to.endsWith('-12-31')) return first.yearHundredths
  return chinaDays(parts.reduce((sum, part) => sum + BigInt(part.yearHundredths) * BigInt(daysIn(part)), 0n))
}

const byMonths = (part: Span & { yearHundredths: number }): Fraction => times(fraction(part.yearHundredths, MONTHS), monthsIn(part))

/** By calendar days left: 200 days of 5 a year are 2.74 and give 2. */
export const chinaGrant = (yearHundredths: number, calendarDays: number): number => chinaDays(BigInt(yearHundredths) * BigInt(calendarDays))
const chinaDays = (product: bigint): number => Number(floorOf(fraction(product, BigInt(CHINA_YEAR_DAYS * DAY_HUNDREDTHS)))) * DAY_HUNDREDTHS

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

/** The same for the parts of the year of `on`, in hundredths: each until it ends, and never more than it gives. */
export function earnedOf(stretches: readonly Stretch[], on: Day, employed: Employed, stepHundredths: number): number {
  const parts = partsIn(stretches, Number(on.slice(0, 4)), employed)
  return hundredthsOf(
    parts.reduce((sum, part) => {
      const earned = earnedBy(on < part.to ? on : part.to, part.from, part.yearHundredths, stepHundredths)
      return plus(sum, least(earned, byMonths(part)))
    }, zero),
  )
}

export const hundredthsOf = (exact: Fraction): number => Number(roundOf(exact))
