import { expect, it } from 'vitest'
import { term } from '../../../../../test/support/payroll.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { convertBase } from './cycle.ts'
import { knownBy, termOn } from './terms.ts'

const [start, raise, corrected] = [
  term('2026-01-01', 100, '2025-12-20T02:00:00Z'),
  term('2026-06-01', 120, '2026-05-20T02:00:00Z'),
  term('2026-06-01', 130, '2026-07-02T02:00:00Z'),
]
const baseOn = (day: string, terms = [corrected, start, raise]) => termOn(terms, day)?.baseMinor ?? null

it('the latest effective term holds; of two for one day, the one approved later', () => {
  expect(['2025-12-31', '2026-01-01', '2026-05-31', '2026-06-01'].map((day) => baseOn(day))).toEqual([null, 100, 100, 130])
})
it('a correction approved later leaves a raise that is effective after it', () => {
  const back = term('2026-03-01', 110, '2026-08-01T00:00:00Z')
  expect(['2026-03-01', '2026-06-01'].map((day) => baseOn(day, [start, raise, back]))).toEqual([110, 120])
})
it('what was known at a moment does not hold what was approved later', () => {
  expect(baseOn('2026-06-15', knownBy([start, raise, corrected], '2026-07-01T00:00:00Z'))).toBe(120)
})
it('a base in another cycle keeps its year, half up', () => {
  expect([
    convertBase(100, 'weekly', 'monthly'),
    convertBase(1_000_000, 'biweekly', 'weekly'),
    convertBase(5, 'monthly', 'monthly'),
  ]).toEqual([433, 500_000, 5])
  expect(Object.entries(payCycles).map(([name, { perYear }]) => [name, perYear])).toEqual([
    ['weekly', 52],
    ['biweekly', 26],
    ['monthly', 12],
  ])
})
