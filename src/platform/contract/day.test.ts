import { expect, it, vi } from 'vitest'
import { addDays, addMonths, dayOf, daysIn, daysOf, epochOf, monthDays, overlapOf, weekdayOf } from './day.ts'

vi.setConfig({ testTimeout: 60_000 })

it('agrees with Temporal on every eleventh day of four centuries', () => {
  let day = Temporal.PlainDate.from('1890-01-01')
  const wrong: string[] = []
  for (let epoch = epochOf('1890-01-01'); day.year < 2290; epoch += 11, day = day.add({ days: 11 })) {
    const text = day.toString()
    if (dayOf(epoch) !== text || epochOf(text) !== epoch || weekdayOf(text) !== day.dayOfWeek || monthDays(text) !== day.daysInMonth)
      wrong.push(text)
  }
  expect([epochOf('1970-01-01'), wrong]).toEqual([0, []])
})
it('adds months, to the last day where the month is shorter, and back', () => {
  for (const months of [-25, -12, -1, 0, 1, 2, 13, 48]) {
    for (const day of ['2024-01-31', '2024-02-29', '2026-12-30', '2026-06-15'])
      expect(addMonths(day, months)).toBe(Temporal.PlainDate.from(day).add({ months }).toString())
  }
})
it('counts and lists stretches with both ends', () => {
  expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect([daysIn({ from: '2026-01-01', to: '2026-12-31' }), daysIn({ from: '2026-01-02', to: '2026-01-01' })]).toEqual([365, 0])
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})
it('finds what two stretches share, also without an end', () => {
  expect(overlapOf({ from: '2026-01-10', to: null }, { from: '2026-01-01', to: '2026-01-31' })).toEqual({
    from: '2026-01-10',
    to: '2026-01-31',
  })
  expect(overlapOf({ from: '2026-01-10', to: '2026-01-10' }, { from: '2026-01-10', to: null })).toEqual({
    from: '2026-01-10',
    to: '2026-01-10',
  })
  expect(overlapOf({ from: '2026-01-01', to: '2026-01-09' }, { from: '2026-01-10', to: null })).toBeNull()
})
