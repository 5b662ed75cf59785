/** Step 11: what a run comes to, per currency and never across. */
import type { Slip, SlipTotals } from './slip.ts'

export interface CurrencyTotals extends Omit<SlipTotals, 'employerCostMinor'> {
  readonly currency: Slip['currency']
  readonly people: number
  /** Of those whose rates are reviewed. */
  readonly employerCostMinor: number
}

/** One row a currency, in alphabetical order. */
export const runTotals = (slips: readonly Pick<Slip, 'currency' | 'totals'>[]): CurrencyTotals[] =>
  joinTotals(slips.map(({ currency, totals }) => ({ ...totals, employerCostMinor: totals.employerCostMinor ?? 0, currency, people: 1 })))

/** What parts of a run come to together, such as those calculated so far. */
export function joinTotals(parts: readonly CurrencyTotals[]): CurrencyTotals[] {
  const rows = new Map<string, CurrencyTotals>()
  for (const part of parts) {
    const before = rows.get(part.currency)
    rows.set(part.currency, before ? { ...added(before, part), currency: part.currency, people: before.people + part.people } : part)
  }
  return [...rows.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

type Sums = Omit<CurrencyTotals, 'currency' | 'people'>

const added = (a: Sums, b: Sums): Sums => ({
  baseMinor: a.baseMinor + b.baseMinor,
  itemsMinor: a.itemsMinor + b.itemsMinor,
  retroMinor: a.retroMinor + b.retroMinor,
  leavingMinor: a.leavingMinor + b.leavingMinor,
  grossMinor: a.grossMinor + b.grossMinor,
  reimbursedMinor: a.reimbursedMinor + b.reimbursedMinor,
  deductedMinor: a.deductedMinor + b.deductedMinor,
  carriedMinor: a.carriedMinor + b.carriedMinor,
  netMinor: a.netMinor + b.netMinor,
  employerCostMinor: a.employerCostMinor + b.employerCostMinor,
})
