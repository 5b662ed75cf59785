import { addDays, type Day, overlapOf, type Span } from '../../../../platform/contract/day.ts'
import type { RunKind } from '../contract/run.ts'
import type { PayItemRow } from './tables.ts'

/** Which days are paid already: periods of two pay groups may overlap, and each day is paid once. */

/** A slip, or somebody in a run, by the days that it pays. */
interface Paying {
  kind: RunKind
  period: Span
  /** Of a correction: the period that it corrects. */
  corrects: Span | null
  calculatedAt: Temporal.Instant
}

/** Days that are paid, by what was known then. */
interface PaidDays extends Span {
  known: Temporal.Instant
}

export const samePeriod = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to
export const paysBase = ({ kind }: Pick<Paying, 'kind'>): boolean => kind === 'regular' || kind === 'final'
const paidSpan = (one: Paying): Span[] => (one.corrects ? [one.corrects] : paysBase(one) ? [one.period] : [])

/** The days of a period that slips have paid. */
export const paidDays = (slips: readonly Paying[], period: Span): PaidDays[] =>
  slips
    .flatMap((one) => paidSpan(one).map((span) => ({ ...span, known: one.calculatedAt })))
    .filter((span) => overlapOf(span, period) !== null)

/** Those of them that are not the period's own: a day belongs to the slip that was closed first. The slips are in that order. */
export function paidElsewhere(slips: readonly Paying[], period: Span): PaidDays[] {
  const own = slips.findIndex((one) => paidSpan(one).some((span) => samePeriod(span, period)))
  return paidDays(own < 0 ? slips : slips.slice(0, own), period)
}

/** What is left of stretches within a period without the days that are paid already. */
export const leftOf = (stretches: readonly { from: Day; to: Day | null }[], period: Span, paid: readonly Span[]): Span[] =>
  paid.reduce<Span[]>(
    (left, taken) => left.flatMap((span) => without(span, taken)),
    stretches.flatMap((stretch) => overlapOf(stretch, period) ?? []),
  )

function without(span: Span, taken: Span): Span[] {
  const shared = overlapOf(span, taken)
  if (!shared) return [span]
  const rest = [
    { from: span.from, to: addDays(shared.from, -1) },
    { from: addDays(shared.to, 1), to: span.to },
  ]
  return rest.filter(({ from, to }) => from <= to)
}

/**
 * Whether an item is of what is left of a period. A recurring one is of each period with such a day. A single one is of the slip that paid
 * its day; what no closed period is calculated again for (reimbursements, deductions) only if it was known then.
 */
export function isItemLeft({ runId, every, kind, fromOn, toOn, addedAt }: PayItemRow, period: Span, paid: readonly PaidDays[]): boolean {
  if (runId !== null || paid.length === 0) return true
  if (every === 'period') return leftOf([{ from: fromOn, to: toOn }], period, paid).length > 0
  const own = { from: fromOn, to: fromOn }
  return !paid.some((days) => overlapOf(days, own) && (kind === 'item' || Temporal.Instant.compare(addedAt, days.known) <= 0))
}
