import { sharesOf } from './plan/earned.ts'
import { hostOn, type PartMoney } from './plan/money.ts'
import { totalOf } from './plan/parts.ts'

/** What a bid of another price makes of the money of a demand, as data. */

/** What the demand said before a bid of other terms was picked: its amounts, those of its parts, and its days. */
export interface Asked {
  amountMinor: number
  prepaymentMinor: number
  hostingMinor: number | null
  periodMinor: number | null
  parts: number[]
  recruitStart: string
  recruitEnd: string
  expectedCompletion: string
}

interface PricedPlan {
  /** Of its parts, in the proportions that they had. */
  amounts: number[]
  /** Due at hosting: the same first parts as before. */
  hostingMinor: number
}

/** A plan at another total: each part keeps its proportion, and the sum is exact. */
export function pricedPlan(parts: readonly number[], hostingMinor: number, priceMinor: number): PricedPlan {
  const amounts = sharesOf(priceMinor, parts)
  const sumOf = (all: readonly number[], count: number) => all.slice(0, count).reduce((sum, one) => sum + one, 0)
  const first = parts.findIndex((_, at) => sumOf(parts, at + 1) >= hostingMinor) + 1
  return { amounts, hostingMinor: sumOf(amounts, first) }
}

/**
 * What the parts hold before the work begins: what is due by their order, and what is in escrow beyond it with the first one, until the
 * start returns it.
 */
export function heldBeforeStart(amounts: readonly number[], dueMinor: number, heldMinor: number): PartMoney[] {
  const parts = amounts.map((amountMinor) => ({ amountMinor, heldMinor: 0, advancedMinor: 0, earnedMinor: 0, isOpen: true }))
  const due = Math.min(heldMinor, dueMinor, totalOf(parts))
  return hostOn(parts, due).map((part, at) => (at === 0 ? { ...part, heldMinor: part.heldMinor + heldMinor - due } : part))
}
