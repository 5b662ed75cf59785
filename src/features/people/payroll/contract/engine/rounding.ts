import {
  compare,
  type Fraction,
  floorOf,
  fraction,
  minus,
  negative,
  roundOf,
  sum,
  times,
} from '../../../../../platform/contract/fraction.ts'

/** Whole minor units, a half away from zero. */
export const roundMinor = (exact: Fraction): number => Number(roundOf(exact))

/**
 * Rounds the sum of the parts once and gives each part its share of it: all are cut down, and what is missing goes to those that lost most,
 * of equals to the earlier. A list and its negative round alike.
 */
export function roundTogether(parts: readonly Fraction[]): { totalMinor: number; minors: number[] } {
  const sign = parts.find(({ n }) => n !== 0n)
  if (sign && sign.n < 0n) {
    const mirrored = roundTogether(parts.map(negative))
    return { totalMinor: opposite(mirrored.totalMinor), minors: mirrored.minors.map(opposite) }
  }
  const total = roundOf(sum(parts))
  const minors = parts.map(floorOf)
  const lost = parts.map((part, index) => minus(part, fraction(minors[index]!)))
  const missing = Number(total - minors.reduce((all, minor) => all + minor, 0n))
  const byLoss = parts.map((_, index) => index).sort((a, b) => compare(lost[b]!, lost[a]!) || a - b)
  for (const index of byLoss.slice(0, missing)) minors[index]! += 1n
  return { totalMinor: Number(total), minors: minors.map(Number) }
}

const opposite = (minor: number): number => (minor === 0 ? 0 : -minor)

/** An amount divided by whole weights without losing a minor unit: cost centres of 60 and 40 per cent. */
export function divide(minor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0)
  return roundTogether(weights.map((weight) => times(fraction(minor), fraction(weight, whole)))).minors
}
