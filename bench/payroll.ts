/** How long the payroll engine takes for 10,000 people in one process: calculated, sealed for keeping, and compared with last period. */
import { calculate } from '../src/features/people/payroll/contract/engine/calculate.ts'
import { sealSlip } from '../src/features/people/payroll/contract/engine/seal.ts'
import { versusLast } from '../src/features/people/payroll/contract/engine/versus.ts'
import { chanceOf, month, snapshotBy } from '../test/support/payroll.ts'

const PEOPLE = 10_000

export function measurePayroll(say: (line: string) => void): Record<string, number> {
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
  say(`\n${PEOPLE.toLocaleString('en')} slips from generated facts: raises, gaps, absences, items, retroactive months`)
  const seconds = Object.entries(parts).map(([what, part]): [string, number] => {
    const [begun, before] = [performance.now(), process.cpuUsage()]
    for (const one of people) part(one)
    const taken = (performance.now() - begun) / 1000
    const { user, system } = process.cpuUsage(before)
    say(`${what.padEnd(44)} ${taken.toFixed(2).padStart(6)} s, of the processor ${((user + system) / 1e6).toFixed(2)} s`)
    return [what, taken]
  })
  return Object.fromEntries(seconds)
}
