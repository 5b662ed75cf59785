import { expect, it } from 'vitest'
import { dayAt, daysUntil, today } from './today.ts'

/** In UTC still the 21st, in Beijing the 22nd. */
const night = Date.parse('2026-11-21T16:00:00Z')

it('today is the day of the books, also while UTC and the reader have another', () => {
  expect([today(night - 1), today(night)]).toEqual(['2026-11-21', '2026-11-22'])
  expect(dayAt(night, 'America/New_York')).toBe('2026-11-21')
})

it('days until a day are counted from there, over the change of a year', () => {
  expect([daysUntil('2026-11-21', night), daysUntil('2026-11-22', night), daysUntil('2027-01-01', night)]).toEqual([-1, 0, 40])
})

it('days are whole days across a change of the clock', () => {
  expect(daysUntil('2026-03-30', Date.parse('2026-03-28T12:00:00Z'))).toBe(2)
})
