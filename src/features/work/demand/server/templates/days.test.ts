import { expect, it } from 'vitest'
import { draftOf, nextAfter } from './days.ts'

it.each([
  ['weekly', 1, '2026-11-28', '2026-11-30'],
  ['weekly', 6, '2026-11-28', '2026-12-05'],
  ['weekly', 7, '2026-11-28', '2026-11-29'],
  ['monthly', 28, '2026-11-28', '2026-12-28'],
  ['monthly', 29, '2026-11-28', '2026-11-29'],
  ['monthly', 31, '2026-11-28', '2026-11-30'],
  ['monthly', 31, '2026-11-30', '2026-12-31'],
  ['monthly', 31, '2027-01-31', '2027-02-28'],
  ['monthly', 1, '2026-12-15', '2027-01-01'],
] as const)('%s on %i, the next after %s is %s', (every, day, after, next) => expect(nextAfter({ every, day }, after)).toBe(next))

it('a draft has the month in its title and its days moved, those of the plan too, and no other text', () => {
  const plan = JSON.stringify({ milestones: [{ name: 'x', dueOn: '2026-11-20' }], weeks: { firstDay: '2026-11-16' } })
  const form = { title: 'old', recruitEnd: '2026-11-10', description: 'as agreed on 2026-11-01', amount: '100', plan, attachmentId: null }
  expect(draftOf({ title: 'Payroll {month}', form, daysFrom: '2026-11-01' }, '2026-12-01')).toEqual({
    ...form,
    title: 'Payroll 2026-12',
    recruitEnd: '2026-12-10',
    plan: plan.replace('2026-11-20', '2026-12-20').replace('2026-11-16', '2026-12-16'),
  })
})
