/** Step 8: what is due to somebody who leaves. */
import { type Fraction, fraction, sum, times } from '../../../../../platform/contract/fraction.ts'
import { termOn } from '../../../salary/contract/terms.ts'
import { ordered } from './hash.ts'
import { roundMinor } from './rounding.ts'
import { type Line, lineOf } from './slip.ts'
import type { Facts, Leaving, TypedPayment, UnusedLeave } from './snapshot.ts'
import { dailyWage, type UnitTable } from './units.ts'
import { hundredthsText, percentText, sayBoth } from './words.ts'

type Amount = (minor: number) => string

/** Unused leave at the daily wage of the last day, and what is typed with its formula. */
export function leavingLines(leaving: Leaving | null, facts: Facts, table: UnitTable, amount: Amount): Line[] {
  if (!leaving) return []
  const baseMinor = termOn(facts.terms, leaving.on)?.baseMinor ?? 0
  const daily = dailyWage(baseMinor, facts.method, table)
  return [
    ...ordered(leaving.unused, ({ type, id }) => `${type} ${id}`).map((unused) => unusedLine(unused, leaving, daily, baseMinor, amount)),
    ...ordered(leaving.typed, ({ code, id }) => `${code} ${id}`).map((typed) => typedLine(typed, leaving, amount)),
  ]
}

function unusedLine(unused: UnusedLeave, { on }: Leaving, daily: Fraction, baseMinor: number, amount: Amount): Line {
  const { id, type, hundredths, rateBps } = unused
  const exact = times(daily, fraction(hundredths * rateBps, 1_000_000))
  const draft = {
    kind: 'leaving' as const,
    code: `unused:${type}`,
    from: on,
    to: on,
    amount: exact,
    formula: sayBoth((words) => words.unused(amount(roundMinor(daily)), hundredthsText(hundredths), percentText(rateBps))),
    inputs: { leave: id, baseMinor, hundredths, rateBps },
  }
  return lineOf(draft, roundMinor(exact))
}

function typedLine({ id, code, label, parts }: TypedPayment, { on }: Leaving, amount: Amount): Line {
  const exact = sum(parts.map(({ minor, hundredths }) => fraction(BigInt(minor) * BigInt(hundredths), 100n)))
  const said = ordered(parts, () => '')
    .map(({ minor, hundredths }) => `${amount(minor)} × ${hundredthsText(hundredths)}`)
    .join(' + ')
  const draft = {
    kind: 'leaving' as const,
    code: `leaving:${code}`,
    label,
    from: on,
    to: on,
    amount: exact,
    formula: { cn: said, en: said },
    inputs: { payment: id },
  }
  return lineOf(draft, roundMinor(exact))
}
