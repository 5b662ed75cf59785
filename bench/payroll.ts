/** How long the payroll engine takes for 10,000 people in one process: calculated, sealed for keeping, and compared with last period. */
import { calculate } from '../src/features/people/payroll/contract/engine/calculate.ts'
import { sealSlip } from '../src/features/people/payroll/contract/engine/seal.ts'
import { versusLast } from '../src/features/people/payroll/contract/engine/versus.ts'
import { chanceOf, month, snapshotBy } from '../test/support/payroll.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const PEOPLE = sized(10_000, 200)

export function measurePayroll(): Figure[] {
  const chance = chanceOf(1)
  const people = Array.from({ length: PEOPLE }, (_, i) => {
    const now = snapshotBy(chance, `p${i}`, month('2026-11'))
    return { last: { ...snapshotBy(chance, `p${i}`, month('2026-10')), currency: now.currency }, now }
  })
  const parts: Record<string, (one: (typeof people)[number]) => unknown> = {
    calculated: ({ now }) => calculate(now),
    'calculated and sealed': ({ now }) => sealSlip(now),
    'compared with last period': ({ last, now }) => versusLast(last, now),
  }
  return Object.entries(parts).map(([what, part]): Figure => {
    const begun = performance.now()
    for (const one of people) part(one)
    const ours = (performance.now() - begun) / 1000
    return { what: `${PEOPLE.toLocaleString('en')} slips ${what}`, unit: 's', ours, floor: null, better: 'less', most: 10 }
  })
}
