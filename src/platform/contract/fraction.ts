/** Exact fractions. The denominator is positive and both are reduced, so that equal fractions have one form and one text. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

function reduced(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('A fraction has no zero below its line')
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d]
  while (b > 0n) [a, b] = [b, a % b]
  if (a === 0n) return zero
  return d < 0n ? { n: -n / a, d: -d / a } : { n: n / a, d: d / a }
}

export const zero: Fraction = { n: 0n, d: 1n }

/** Numbers must be whole: `BigInt` throws a RangeError for any other. */
export const fraction = (n: number | bigint, d: number | bigint = 1n): Fraction => reduced(BigInt(n), BigInt(d))

export const plus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d, a.d * b.n)
export const negative = (a: Fraction): Fraction => ({ n: -a.n, d: a.d })
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero)

/** Below zero, zero or above it, as a sorting function wants it. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  return left < right ? -1 : left > right ? 1 : 0
}

export const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)
export const greatest = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)

/** The whole number at or below it. */
export function floorOf({ n, d }: Fraction): bigint {
  const cut = n / d
  return n < 0n && cut * d !== n ? cut - 1n : cut
}

/** The nearest whole number; a half goes away from zero, so that an amount and its negative round alike. */
export function roundOf({ n, d }: Fraction): bigint {
  const up = (2n * (n < 0n ? -n : n) + d) / (2n * d)
  return n < 0n ? -up : up
}

/** "80000/21", "-5", "0". */
export const fractionText = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)
