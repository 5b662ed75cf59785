/** Step 7: what closed periods come to by today's knowledge, less what they were paid. Nothing closed is edited. */
import type { Span } from '../../../../../platform/contract/day.ts'
import { fraction } from '../../../../../platform/contract/fraction.ts'
import { baseGroup } from './base.ts'
import { ordered } from './hash.ts'
import { itemLines } from './items.ts'
import { type Line, type LineKind, lineOf, type Slip } from './slip.ts'
import type { ClosedPeriod, Facts } from './snapshot.ts'
import { samePeriod } from './units.ts'
import { sayBoth } from './words.ts'

/** What a period was paid under one code, all slips together. */
export interface Paid {
  readonly code: string
  readonly minor: number
}

/** What is calculated again. Leaving pay, reimbursements and deductions are typed: a late one is entered in the current period. */
const recalculated: readonly LineKind[] = ['earned', 'absence', 'noPaidUnit', 'item']

/** What a period was paid: by its own slips and by the retroactive lines of later ones. The order of the slips is irrelevant. */
export function paidFor(period: Span, slips: readonly Slip[]): Paid[] {
  const lines = slips.flatMap((slip) =>
    slip.lines.filter((line) =>
      line.kind === 'retro' ? samePeriod(line, period) : recalculated.includes(line.kind) && samePeriod(slip.period, period),
    ),
  )
  return byCode(lines)
}

/** The difference of each closed period by code, both signs; equal ones leave no line. Also the preview of a change not yet approved. */
export function retroLines(closed: readonly ClosedPeriod[], amount: (minor: number) => string): Line[] {
  return ordered(closed, ({ facts }) => facts.period.from).flatMap(({ facts, paid }) => {
    const now = new Map(byCode(earningsOf(facts, amount)).map(({ code, minor }) => [code, minor]))
    const before = new Map(byCode(paid).map(({ code, minor }) => [code, minor]))
    const codes = [...new Set([...now.keys(), ...before.keys()])].sort()
    return codes
      .map((code) => retroLine(code, facts.period, now.get(code) ?? 0, before.get(code) ?? 0, amount))
      .filter(({ minor }) => minor !== 0)
  })
}

/** Base pay, absences and items of one period, as a slip of that period would have them. */
function earningsOf(facts: Facts, amount: (minor: number) => string): Line[] {
  const base = baseGroup(facts, amount)
  return [...base.lines, ...itemLines(facts, base.employed, amount).filter(({ kind }) => kind === 'item')]
}

function byCode(lines: readonly Paid[]): Paid[] {
  const minors = new Map<string, number>()
  for (const { code, minor } of lines) minors.set(code, (minors.get(code) ?? 0) + minor)
  return [...minors].map(([code, minor]) => ({ code, minor })).sort((a, b) => (a.code < b.code ? -1 : 1))
}

function retroLine(code: string, period: Span, nowMinor: number, paidMinor: number, amount: (minor: number) => string): Line {
  const minor = nowMinor - paidMinor
  return lineOf(
    {
      kind: 'retro',
      code,
      from: period.from,
      to: period.to,
      amount: fraction(minor),
      formula: sayBoth((words) => words.retro(amount(nowMinor), amount(paidMinor))),
      inputs: { nowMinor, paidMinor },
    },
    minor,
  )
}
