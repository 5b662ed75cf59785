/**
 * What an employer pays on top of a gross wage, line by line. Pure, in integers of the minor unit.
 *
 * Rounding: every line, and every step of a stepped rate, is rounded half up to the minor unit in the period of its rule. For a monthly
 * rule the year is twelve times the rounded month; for a yearly rule the month is a twelfth of the rounded year, rounded half up. The
 * total is the sum of the lines as shown.
 */
export const componentKinds = ['percent', 'percentSalaryCap', 'percentAmountCap', 'fixed', 'brackets'] as const
export type ComponentKind = (typeof componentKinds)[number]
export const bases = ['month', 'year'] as const
export type Base = (typeof bases)[number]
type Period = Base

export interface Bracket {
  /** The wage up to which this rate applies, in the component's period; null for the last. */
  uptoMinor: number | null
  ratePpm: number
}

export interface RateComponent {
  code: string
  name: { cn: string; en: string }
  kind: ComponentKind
  /** The period of cap, floor, brackets and the fixed amount. */
  base: Base
  /** Parts per million: 170000 is 17 %. Null for a fixed amount and for brackets. */
  ratePpm: number | null
  /** On the wage (`percentSalaryCap`) or on the contribution (`percentAmountCap`). */
  capMinor: number | null
  floorMinor: number | null
  fixedMinor: number | null
  brackets: readonly Bracket[]
  /** True if the rate of the bracket applies to the whole wage; false if each slice has its own rate. */
  whole: boolean
}

interface Slice {
  fromMinor: number
  uptoMinor: number | null
  ratePpm: number
  countedMinor: number
  amountMinor: number
}

interface EstimatedLine<C extends RateComponent = RateComponent> {
  component: C
  /** The wage that the rate was applied to, in the component's period. */
  countedMinor: number
  /** Which limit applied. */
  limited: 'cap' | 'floor' | null
  slices: Slice[]
  /** In the component's own period. */
  ownMinor: number
  /** In the requested period. */
  amountMinor: number
}

interface Estimate<C extends RateComponent = RateComponent> {
  period: Period
  grossMinor: number
  lines: EstimatedLine<C>[]
  contributionsMinor: number
  totalMinor: number
}

const MONTHS = 12

/** Half up, exact. */
export const applyRate = (minor: number, ratePpm: number): number => Number((BigInt(minor) * BigInt(ratePpm) + 500_000n) / 1_000_000n)
const twelfth = (minor: number): number => Number((BigInt(minor) + 6n) / 12n)

export function estimateCost<C extends RateComponent>(components: readonly C[], grossMonthMinor: number, period: Period): Estimate<C> {
  const lines = components.map((component): EstimatedLine<C> => {
    const own = ownAmount(component, component.base === 'month' ? grossMonthMinor : grossMonthMinor * MONTHS)
    const amountMinor =
      component.base === period ? own.ownMinor : component.base === 'month' ? own.ownMinor * MONTHS : twelfth(own.ownMinor)
    return { component, ...own, amountMinor }
  })
  const grossMinor = period === 'month' ? grossMonthMinor : grossMonthMinor * MONTHS
  const contributionsMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  return { period, grossMinor, lines, contributionsMinor, totalMinor: grossMinor + contributionsMinor }
}

type Own = Pick<EstimatedLine, 'countedMinor' | 'limited' | 'slices' | 'ownMinor'>

function ownAmount(component: RateComponent, wageMinor: number): Own {
  const { kind, capMinor, floorMinor } = component
  const rate = component.ratePpm ?? 0
  const plain = { countedMinor: wageMinor, limited: null, slices: [] }
  switch (kind) {
    case 'percent':
      return { ...plain, ownMinor: applyRate(wageMinor, rate) }
    case 'percentSalaryCap': {
      const { value: countedMinor, limited } = within(wageMinor, floorMinor, capMinor)
      return { countedMinor, limited, slices: [], ownMinor: applyRate(countedMinor, rate) }
    }
    case 'percentAmountCap': {
      const { value: ownMinor, limited } = within(applyRate(wageMinor, rate), floorMinor, capMinor)
      return { ...plain, limited, ownMinor }
    }
    case 'fixed':
      return { ...plain, countedMinor: 0, ownMinor: component.fixedMinor ?? 0 }
    case 'brackets': {
      const slices = component.whole ? wholeBracket(component.brackets, wageMinor) : slicesOf(component.brackets, wageMinor)
      return { ...plain, slices, ownMinor: slices.reduce((sum, slice) => sum + slice.amountMinor, 0) }
    }
  }
}

function within(value: number, floor: number | null, cap: number | null): { value: number; limited: EstimatedLine['limited'] } {
  if (cap !== null && value > cap) return { value: cap, limited: 'cap' }
  if (floor !== null && value < floor) return { value: floor, limited: 'floor' }
  return { value, limited: null }
}

function slicesOf(brackets: readonly Bracket[], wageMinor: number): Slice[] {
  const slices: Slice[] = []
  let fromMinor = 0
  for (const { uptoMinor, ratePpm } of brackets) {
    const countedMinor = Math.max(0, Math.min(wageMinor, uptoMinor ?? wageMinor) - fromMinor)
    slices.push({ fromMinor, uptoMinor, ratePpm, countedMinor, amountMinor: applyRate(countedMinor, ratePpm) })
    fromMinor = uptoMinor ?? fromMinor
  }
  return slices
}

function wholeBracket(brackets: readonly Bracket[], wageMinor: number): Slice[] {
  let fromMinor = 0
  for (const { uptoMinor, ratePpm } of brackets) {
    if (uptoMinor === null || wageMinor <= uptoMinor)
      return [{ fromMinor, uptoMinor, ratePpm, countedMinor: wageMinor, amountMinor: applyRate(wageMinor, ratePpm) }]
    fromMinor = uptoMinor
  }
  return []
}
