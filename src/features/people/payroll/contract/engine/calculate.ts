import { baseGroup } from './base.ts'
import { carriedOutLines, deductionLines } from './deductions.ts'
import { itemLines } from './items.ts'
import { leavingLines } from './leaving.ts'
import { retroLines } from './retro.ts'
import { type Check, ENGINE, type Line, type LineKind, type Slip, type SlipTotals } from './slip.ts'
import type { Snapshot } from './snapshot.ts'
import { amountIn } from './words.ts'

/**
 * The slip of one person for one period. Pure: the same snapshot gives the same slip, whatever the order of its lists. Throws a RangeError
 * for an amount that is not a whole number of minor units.
 */
export function calculate(snapshot: Snapshot): Slip {
  const { facts, person, currency, payOn, employerCost } = snapshot
  const amount = amountIn(currency)
  const base = baseGroup(facts, amount)
  const earned = [
    ...base.lines,
    ...itemLines(facts, base.employed, amount),
    ...retroLines(snapshot.closed, amount),
    ...leavingLines(snapshot.leaving, facts, base.table, amount),
    ...deductionLines(snapshot, amount),
  ]
  const lines = [...earned, ...carriedOutLines(sumOf(earned), facts.period, amount)]
  const totals = totalsOf(lines, employerCost)
  return {
    engine: ENGINE,
    person,
    currency,
    period: facts.period,
    payOn,
    lines,
    units: base.units,
    totals,
    employerCost,
    checks: [...base.checks, ...checksOf(totals)],
  }
}

const sumOf = (lines: readonly { readonly minor: number }[]): number => lines.reduce((all, { minor }) => all + minor, 0)

function totalsOf(lines: readonly Line[], employerCost: Snapshot['employerCost']): SlipTotals {
  const of = (...kinds: readonly LineKind[]) => sumOf(lines.filter(({ kind }) => kinds.includes(kind)))
  const parts = {
    baseMinor: of('earned', 'absence', 'noPaidUnit'),
    itemsMinor: of('item'),
    retroMinor: of('retro'),
    leavingMinor: of('leaving'),
  }
  return {
    ...parts,
    grossMinor: parts.baseMinor + parts.itemsMinor + parts.retroMinor + parts.leavingMinor,
    reimbursedMinor: of('reimbursement'),
    deductedMinor: 0 - of('deduction', 'carriedIn'),
    carriedMinor: of('carriedOut'),
    netMinor: sumOf(lines),
    employerCostMinor: employerCost && sumOf(employerCost),
  }
}

function checksOf({ netMinor, carriedMinor }: SlipTotals): Check[] {
  if (carriedMinor > 0) return ['netBelowZero']
  return netMinor === 0 ? ['zeroNet'] : []
}
