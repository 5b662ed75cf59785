import { compare, type Fraction, floorOf, fraction, minus, roundOf, times } from '../../../../../platform/contract/fraction.ts'

/** What a part has earned, in minor units. Everything is exact until one rounding, half up. */

/** A share of an amount by calendar days: 14 of the 31 days of a month. */
export const proRata = (amountMinor: number, days: number, ofDays: number): number =>
  Number(roundOf(times(fraction(amountMinor), fraction(days, ofDays))))

/** How many counted units make one unit of the rate: hours are counted in minutes. */
const perRate = { hour: 60, halfDay: 1, piece: 1 } as const
export type WorkUnit = keyof typeof perRate
export const workUnits = Object.keys(perRate) as [WorkUnit, ...WorkUnit[]]

/** What a sheet comes to: the sum of its lines at the rate, rounded once. `counted` is in minutes for hours. */
export const sheetEarned = (rateMinor: number, unit: WorkUnit, counted: number): number =>
  Number(roundOf(fraction(BigInt(rateMinor) * BigInt(counted), perRate[unit])))

/** The shares of a total by weight that add up to it: each is rounded down; the largest remainders get one more. */
export function sharesOf(totalMinor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => fraction(BigInt(totalMinor) * BigInt(weight), whole))
  const floors = exact.map((one) => Number(floorOf(one)))
  const left = totalMinor - floors.reduce((sum, one) => sum + one, 0)
  const byRemainder = exact
    .map((one, at) => ({ at, rest: minus(one, fraction(floors[at]!)) }))
    .sort((a, b) => compare(b.rest, a.rest) || a.at - b.at)
  const more = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return floors.map((floor, at) => floor + (more.has(at) ? 1 : 0))
}

/** A value as typed: not negative, at most 12 digits before and 6 after the point. */
export const decimalPattern = /^\d{1,12}(\.\d{1,6})?$/
export const isDecimal = (text: string): boolean => decimalPattern.test(text)

/** The exact value of a decimal text that passed `isDecimal`. */
function decimalOf(text: string): Fraction {
  const [whole = '0', digits = ''] = text.split('.')
  return fraction(BigInt(whole + digits), 10n ** BigInt(digits.length))
}

/** Whether a higher or a lower value is better. */
export const directions = ['atLeast', 'atMost'] as const
type Direction = (typeof directions)[number]

/**
 * What a milestone is measured by. Tiers ascend: from `from` per cent of the target on, `percent` of the amount is earned. With a target of
 * zero `from` is a value of the metric itself, and for `atMost` it descends.
 */
interface Measure {
  target: string
  direction: Direction
  tiers: readonly Tier[]
}
export interface Tier {
  from: string
  percent: number
}
/** All or nothing. */
export const wholeTier = (target: string): Tier => ({ from: isZero(target) ? '0' : '100', percent: 100 })

/** What is measured, beside what decides the pay. */
export interface Measured extends Omit<Measure, 'tiers'> {
  tiers: Tier[]
  metric: string
  unit: string
  /** Where it begins; empty if nobody knows. */
  baseline: string
  /** How the value is found, and by whom. */
  how: string
}

const isZero = (text: string) => decimalOf(text).n === 0n

/** Whether a measured value reaches a tier. Nothing is divided, so a measured zero is no special case. */
function reaches({ target, direction }: Omit<Measure, 'tiers'>, measured: string, from: string): boolean {
  const [value, goal, threshold] = [decimalOf(measured), decimalOf(target), decimalOf(from)]
  if (goal.n === 0n) return direction === 'atLeast' ? compare(value, threshold) >= 0 : compare(value, threshold) <= 0
  const [better, base] = direction === 'atLeast' ? [value, goal] : [goal, value]
  return compare(times(better, fraction(100)), times(threshold, base)) >= 0
}

/** The percentage of the amount that a measured value earns: that of the highest tier reached, or 0. */
export const percentFor = (measure: Measure, measured: string): number =>
  Math.max(0, ...measure.tiers.filter(({ from }) => reaches(measure, measured, from)).map(({ percent }) => percent))

/** What a milestone earns by its measured value. */
export const measuredEarned = (amountMinor: number, measure: Measure, measured: string): number =>
  Number(roundOf(fraction(BigInt(amountMinor) * BigInt(percentFor(measure, measured)), 100)))

/** The place of the first tier that is out of order, or null: thresholds and percentages both get harder and higher. */
export function tierOutOfOrder({ target, direction, tiers }: Measure): number | null {
  const descends = isZero(target) && direction === 'atMost'
  const at = tiers.findIndex((tier, place) => {
    const before = tiers[place - 1]
    if (!before) return false
    const step = compare(decimalOf(tier.from), decimalOf(before.from))
    return (descends ? step >= 0 : step <= 0) || tier.percent <= before.percent
  })
  return at === -1 ? null : at
}
