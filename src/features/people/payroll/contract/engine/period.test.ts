import { describe, expect, it, vi } from 'vitest'
import { forSeeds } from '../../../../../../test/support/payroll.ts'
import { addDays, dayOf, daysIn, epochOf, weekdayOf } from '../../../../../platform/contract/day.ts'
import type { Cycle } from '../../../../../rules/constants.ts'
import { cutOffOf, hasExtraPayDate, type PayCalendar, payDateOf, payDatesOf, periodOn, periodsFrom } from './period.ts'
import { methodsOf } from './units.ts'

vi.setConfig({ testTimeout: 60_000 })

const weekend = (day: string) => weekdayOf(day) > 5
const group = (cycle: Cycle, anchor: string, pay: PayCalendar['pay']): PayCalendar => ({ cycle, anchor, cutOffDays: 0, pay })

describe('periods', () => {
  it('follow each other without gap or overlap, and each contains the day that asked for it', () => {
    forSeeds(300, (chance) => {
      const calendar = {
        cycle: chance.pick<Cycle>(['weekly', 'biweekly', 'monthly']),
        anchor: dayOf(epochOf('2024-01-01') + chance.below(1_000)),
      }
      const day = dayOf(epochOf('2020-01-01') + chance.below(4_000))
      const periods = periodsFrom(calendar, day, 12)
      const [first] = periods
      expect(first && first.from <= day && day <= first.to).toBe(true)
      for (const [i, { from, to }] of periods.entries()) {
        if (i > 0) expect(from).toBe(addDays(periods[i - 1]!.to, 1))
        if (calendar.cycle !== 'monthly') expect(daysIn({ from, to })).toBe(calendar.cycle === 'weekly' ? 7 : 14)
        expect(periodOn(calendar, to)).toEqual({ from, to })
      }
    })
  })
  it('of months that begin on the 31st begin on the last day of shorter ones', () => {
    const starts = periodsFrom({ cycle: 'monthly', anchor: '2025-12-31' }, '2026-01-31', 4).map(({ from }) => from)
    expect(starts).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  })
  it('offer thirtieths and China’s daily wage by the month only', () => {
    expect(methodsOf('monthly')).toEqual(['working', 'calendar', 'thirtieths', 'china'])
    expect(methodsOf('biweekly')).toEqual(['working', 'calendar'])
  })
})

describe('pay dates', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' }
  it('on a day of rest are paid on the working day before, over a holiday too', () => {
    const by = (date: number, monthsAfterEnd: number, rest = weekend) =>
      payDateOf(group('monthly', '2026-01-01', { kind: 'date', date, monthsAfterEnd }), november, rest)
    expect([by(15, 0), by(10, 1), by(31, 0), by(31, 3)]).toEqual(['2026-11-13', '2026-12-10', '2026-11-30', '2027-02-26'])
    expect(by(15, 0, (day) => weekend(day) || day === '2026-11-13')).toBe('2026-11-12')
  })
  it('count from the end of the period, and so does the cut-off', () => {
    const calendar = { ...group('monthly', '2026-01-01', { kind: 'daysAfterEnd', days: 5 }), cutOffDays: -5 }
    expect([payDateOf(calendar, november, weekend), cutOffOf(calendar, november)]).toEqual(['2026-12-04', '2026-11-25'])
  })
  it('are 26 in most years and 27 in some, 52 or 53 by the week', () => {
    const fortnight = group('biweekly', '2026-01-05', { kind: 'daysAfterEnd', days: -2 })
    const years = Array.from({ length: 15 }, (_, i) => 2024 + i)
    const counts = years.map((year) => payDatesOf(fortnight, year, weekend).length)
    expect(new Set(counts)).toEqual(new Set([26, 27]))
    expect(years.filter((year) => hasExtraPayDate(fortnight, year, weekend))).toEqual(years.filter((_, i) => counts[i] === 27))
    const week = group('weekly', '2026-01-05', { kind: 'daysAfterEnd', days: -3 })
    // 2026 has 53 Thursdays.
    expect([2025, 2026, 2027].map((year) => payDatesOf(week, year, weekend).length)).toEqual([52, 53, 52])
    expect(hasExtraPayDate(week, 2026, weekend)).toBe(true)
  })
  it('move into the year before where New Year is a day of rest', () => {
    const monthly = group('monthly', '2026-01-01', { kind: 'date', date: 1, monthsAfterEnd: 1 })
    const rest = (day: string) => weekend(day) || day.endsWith('-01-01')
    expect(payDatesOf(monthly, 2026, rest)).toContain('2026-12-31')
    expect(hasExtraPayDate(monthly, 2026, rest)).toBe(false)
  })
})
