/** Step 6: what comes beside the base pay. */
import type { Span } from '../../../../../platform/contract/day.ts'
import { type Fraction, fraction } from '../../../../../platform/contract/fraction.ts'
import { ordered } from './hash.ts'
import { roundMinor } from './rounding.ts'
import { type Line, lineOf } from './slip.ts'
import { appliesIn, type Facts, type Item } from './snapshot.ts'
import { hundredthsText, percentText, sayBoth } from './words.ts'

/** One line an item, each rounded alone. */
export function itemLines({ items, period }: Facts, employedDays: boolean, amount: (minor: number) => string): Line[] {
  const due = items.filter((item) => appliesIn(item, period) && (employedDays || item.every === 'once'))
  const replaced = new Set(due.filter(({ every, replaces }) => every === 'once' && replaces).map(({ code }) => code))
  return ordered(due, ({ code, from, id }) => `${code} ${from} ${id}`)
    .filter(({ every, code }) => every === 'once' || !replaced.has(code))
    .map((item) => itemLine(item, period, amount))
}

function itemLine(item: Item, period: Span, amount: (minor: number) => string): Line {
  const { id, code, label, unitMinor, quantityHundredths, rateBps } = item
  const exact = exactOf(item)
  const plain = quantityHundredths === 100 && rateBps === 10_000
  const draft = {
    kind: item.reimbursement ? ('reimbursement' as const) : ('item' as const),
    code: `item:${code}`,
    label,
    ...(item.every === 'once' ? { from: item.from, to: item.from } : period),
    amount: exact,
    formula: sayBoth((words) =>
      plain ? words.entered(amount(unitMinor)) : words.item(amount(unitMinor), hundredthsText(quantityHundredths), percentText(rateBps)),
    ),
    inputs: { item: id, unitMinor, quantityHundredths, rateBps },
  }
  return lineOf(draft, roundMinor(exact))
}

const exactOf = ({ unitMinor, quantityHundredths, rateBps }: Item): Fraction =>
  fraction(BigInt(unitMinor) * BigInt(quantityHundredths) * BigInt(rateBps), 1_000_000n)
