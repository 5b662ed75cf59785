/** Step 9: what is taken off, and what cannot be. */
import type { Span } from '../../../../../platform/contract/day.ts'
import { fraction } from '../../../../../platform/contract/fraction.ts'
import { ordered } from './hash.ts'
import { type Draft, type Line, lineOf } from './slip.ts'
import { appliesIn, type Snapshot } from './snapshot.ts'
import { sayBoth } from './words.ts'

type Amount = (minor: number) => string

/** Typed deductions, and what the slip before carried. */
export function deductionLines({ deductions, facts: { period }, carriedMinor }: Snapshot, amount: Amount): Line[] {
  const due = ordered(
    deductions.filter((one) => appliesIn(one, period)),
    ({ code, from, id }) => `${code} ${from} ${id}`,
  ).map(({ id, code, label, amountMinor, reason }) =>
    wholeLine(period, 0 - amountMinor, {
      kind: 'deduction',
      code: `deduction:${code}`,
      label,
      formula: sayBoth((words) => words.entered(amount(amountMinor))),
      inputs: { deduction: id, amountMinor, reason },
    }),
  )
  if (carriedMinor === 0) return due
  const formula = sayBoth((words) => words.carriedIn(amount(carriedMinor)))
  return [...due, wholeLine(period, 0 - carriedMinor, { kind: 'carriedIn', code: 'carriedIn', formula, inputs: { carriedMinor } })]
}

/** Raises a net below zero to zero, visibly; the next slip takes it off. */
export function carriedOutLines(netMinor: number, period: Span, amount: Amount): Line[] {
  if (netMinor >= 0) return []
  const carriedMinor = 0 - netMinor
  const formula = sayBoth((words) => words.carriedOut(amount(carriedMinor)))
  return [wholeLine(period, carriedMinor, { kind: 'carriedOut', code: 'carriedOut', formula, inputs: { carriedMinor } })]
}

/** A line of a whole amount, which rounding leaves as it is. */
const wholeLine = ({ from, to }: Span, minor: number, draft: Omit<Draft, 'amount' | 'from' | 'to'>): Line =>
  lineOf({ ...draft, from, to, amount: fraction(minor) }, minor)
