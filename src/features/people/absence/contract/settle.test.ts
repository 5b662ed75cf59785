import { describe, expect, it } from 'vitest'
import { leaveTerms } from '../../../../../test/support/leave-terms.ts'
import { type chanceOf, forSeeds } from '../../../../../test/support/payroll.ts'
import { addDays, dayOf, daysOf, epochOf } from '../../../../platform/contract/day.ts'
import { balanceOf, type LeaveEntry, lotsOf } from './ledger.ts'
import { serviceYears } from './service.ts'
import { closeEntries, dueEntries, grantAhead, type Terms, takeAllowed, yearEndOf } from './settle.ts'
import { isConflict } from './team-out.ts'

const terms = (part: Partial<Terms> = {}): Terms => leaveTerms({ yearHundredths: 1_500, ...part })
const days = (from: string, count: number) => daysOf({ from, to: addDays(from, count - 1) }).map((day) => ({ day, hundredths: 100 }))
const settled = (entries: readonly LeaveEntry[], by: Terms, today: string) => [...entries, ...dueEntries(entries, by, today)]
const taken = (entries: readonly LeaveEntry[], from: string, count: number, advance = 0) => {
  const { entries: made, short } = takeAllowed(entries, days(from, count), 'r1', advance)
  return { all: [...entries, ...made], short }
}
const leftOf = (entries: readonly LeaveEntry[]) => Object.fromEntries(lotsOf(entries).map(({ lot, left }) => [lot, left]))

describe('what is due', () => {
  it('is the grant of the year, once', () => {
    const entries = settled([], terms(), '2026-03-10')
    expect(leftOf(entries)).toEqual({ 'grant:2026': 1_500 })
    expect(dueEntries(entries, terms(), '2026-12-31')).toEqual([])
  })
  it('is a part of the year for somebody who joins: by months, and by China’s rule in whole days', () => {
    const employed = { from: '2026-10-01', to: null }
    expect(balanceOf(settled([], terms({ employed }), '2026-10-01'))).toBe(375)
    expect(balanceOf(settled([], terms({ employed, proRata: 'china' }), '2026-10-01'))).toBe(300)
  })
  it('is earned by month where the type says so', () => {
    const monthly = terms({ accrual: 'month', yearHundredths: 1_200 })
    const march = settled([], monthly, '2026-03-31')
    expect([balanceOf(march), balanceOf(settled(march, monthly, '2026-04-01')), balanceOf(settled(march, monthly, '2026-12-01'))]).toEqual([
      300, 400, 1_200,
    ])
  })
  it('follows a change of the leave days a year, but takes nothing that was used', () => {
    const { all } = taken(settled([], terms(), '2026-01-05'), '2026-02-02', 12)
    expect(balanceOf(settled(all, terms({ yearHundredths: 2_000 }), '2026-03-01'))).toBe(800)
    const fewer = settled(all, terms({ yearHundredths: 1_000 }), '2026-03-01')
    expect(balanceOf(fewer)).toBe(0)
    expect(dueEntries(fewer, terms({ yearHundredths: 1_000 }), '2026-03-02')).toEqual([])
  })
  it('is the end of the year on the first of January: 5 carried for 90 days, the rest ended, and 15 new', () => {
    const start = settled([], terms(), '2026-06-01')
    const january = settled(start, terms(), '2027-01-01')
    expect(leftOf(january)).toEqual({ 'grant:2026': 0, 'carry:2026': 500, 'grant:2027': 1_500 })
    expect(leftOf(settled(january, terms(), '2027-04-01'))).toEqual({ 'grant:2026': 0, 'carry:2026': 0, 'grant:2027': 1_500 })
  })
  it('is the same whether every night wrote it or nobody did for years', () => {
    const nightly = ['2026-03-01', '2027-01-01', '2027-02-01', '2027-04-01', '2028-01-01'].reduce<LeaveEntry[]>(
      (entries, day) => settled(entries, terms(), day),
      [],
    )
    expect(leftOf(settled([], terms(), '2028-01-01'))).toEqual(leftOf(nightly))
  })
  it('keeps what a year that is over was given, though the record says otherwise today', () => {
    const year = settled([], terms(), '2026-06-01')
    const after = settled(year, terms({ yearHundredths: 3_000 }), '2027-06-01')
    expect(after.filter(({ kind, lot }) => kind === 'grant' && lot === 'grant:2026')).toHaveLength(1)
  })
  it('counts what was carried already when a day comes back to a year that is over', () => {
    const { all } = taken(settled([], terms(), '2026-06-01'), '2026-12-28', 1)
    const january = settled(all, terms(), '2027-01-05')
    const returned: LeaveEntry = { ...all.find(({ kind }) => kind === 'use')!, kind: 'return', hundredths: 100 }
    const again = settled([...january, returned], terms(), '2027-01-06')
    expect(leftOf(again)).toEqual({ 'grant:2026': 0, 'carry:2026': 500, 'grant:2027': 1_500 })
  })
  it('has grants of its own for the second contract of somebody who came back', () => {
    const first = [...settled([], terms(), '2026-03-31')]
    const closed = [...first, ...closeEntries(first, terms(), '2026-03-31', true)]
    const back = settled(closed, terms({ contract: 2, employed: { from: '2026-10-01', to: null } }), '2026-10-01')
    expect(leftOf(back)).toEqual({ 'grant:2026': 0, 'grant:2026.2': 375 })
  })
})

describe('an advance', () => {
  it('is refused without the type’s leave, and goes below zero as far as it allows', () => {
    const start = settled([], terms(), '2026-01-05')
    expect(taken(start, '2026-02-02', 16)).toMatchObject({ short: 100 })
    const { all, short } = taken(start, '2026-02-02', 17, 300)
    expect([short, balanceOf(all)]).toEqual([0, -200])
    expect(takeAllowed(all, days('2026-06-01', 2), 'r2', 300).short).toBe(100)
  })
  it('is taken from the grant of the new year', () => {
    const { all } = taken(settled([], terms(), '2026-01-05'), '2026-02-02', 17, 300)
    const january = settled(all, terms(), '2027-01-01')
    expect(leftOf(january)).toEqual({ 'grant:2026': 0, 'grant:2027': 1_300 })
    expect(dueEntries(january, terms(), '2027-02-01')).toEqual([])
  })
})

describe('leaving', () => {
  it('pays what is left of the time employed', () => {
    const start = settled([], terms({ yearHundredths: 1_200 }), '2026-01-05')
    const { all } = taken(start, '2026-02-02', 2)
    const made = closeEntries(all, terms({ yearHundredths: 1_200 }), '2026-06-30', true)
    expect(made.filter(({ kind }) => kind === 'payout').map(({ hundredths }) => hundredths)).toEqual([-400])
    expect(balanceOf([...all, ...made])).toBe(0)
    expect(closeEntries([...all, ...made], terms({ yearHundredths: 1_200 }), '2026-06-30', true)).toEqual([])
  })
  it('takes back nothing that was used, and lets what is not paid end', () => {
    const { all } = taken(settled([], terms(), '2026-01-05'), '2026-01-05', 10)
    const made = closeEntries(all, terms(), '2026-02-28', true)
    expect(made.filter(({ kind }) => kind === 'payout')).toEqual([])
    const other = settled([], terms(), '2026-01-05')
    expect(closeEntries(other, terms(), '2026-06-30', false).map(({ kind }) => kind)).toEqual(['grant', 'expire'])
  })
  it('ends the grant of a year to come that a request had needed', () => {
    const start = settled([], terms(), '2026-12-01')
    const ahead = [...start, ...grantAhead(start, terms(), 2027)]
    expect(balanceOf(ahead)).toBe(3_000)
    expect(balanceOf([...ahead, ...closeEntries(ahead, terms(), '2026-12-31', true)])).toBe(0)
  })
})

it('the preview of a year’s end is what happens', () => {
  const start = settled([], terms(), '2026-06-01')
  const preview = yearEndOf(start, terms(), 2026)
  const january = dueEntries(start, terms(), '2027-01-01')
  expect(january.filter(({ kind }) => kind !== 'grant')).toEqual(preview.entries)
})

describe('whatever happens', () => {
  const ledgerOf = (chance: ReturnType<typeof chanceOf>, advance: number) => {
    const by = terms({ yearHundredths: chance.below(41) * 50 })
    let entries: LeaveEntry[] = []
    let day = '2026-01-01'
    for (let step = 0; step < 12; step++) {
      day = dayOf(epochOf(day) + 1 + chance.below(80))
      entries = settled(entries, by, day)
      const wanted = days(day, 1 + chance.below(9))
      const { entries: made, short } = takeAllowed(entries, wanted, `r${step}`, advance)
      if (short === 0) entries = [...entries, ...made]
    }
    return { entries, by, day }
  }
  it('no balance falls below what the type advances, and settling twice changes nothing', () => {
    forSeeds(150, (chance) => {
      const advance = chance.below(4) * 100
      const { entries, by, day } = ledgerOf(chance, advance)
      expect(Math.min(...lotsOf(entries).map(({ left }) => left), 0)).toBeGreaterThanOrEqual(-advance)
      expect(dueEntries(entries, by, day)).toEqual([])
    })
  })
})

it('a team has a conflict when two people and more than a third are out', () => {
  const of = (out: number, all: number) => isConflict({ day: '2026-03-02', out, of: all })
  expect([of(1, 2), of(2, 6), of(2, 5), of(3, 9), of(4, 9)]).toEqual([false, false, true, false, true])
})

describe('by years of service', () => {
  const steps = [
    { years: 3, hundredths: 1_200 },
    { years: 10, hundredths: 2_000 },
  ]
  const by = (from: string, part: Partial<Terms> = {}) => terms({ yearHundredths: 600, service: { from, steps }, ...part })
  const grantOf = (year: number, from: string, part: Partial<Terms> = {}) =>
    balanceOf(grantAhead([], by(from, { fromYear: 2020, ...part }), year))

  it('a year gives by what is completed at its end: the year before, that of the day, and after', () => {
    expect([2025, 2026, 2027, 2032, 2033].map((year) => grantOf(year, '2023-12-31'))).toEqual([600, 1_200, 1_200, 1_200, 2_000])
    expect(grantOf(2026, '2024-01-01')).toBe(600)
  })
  it('who began on 29 February has completed a year on the last day of February', () => {
    expect(['2026-02-27', '2026-02-28', '2028-02-28', '2028-02-29'].map((day) => serviceYears('2024-02-29', day))).toEqual([1, 2, 3, 4])
    expect(serviceYears('2026-05-01', '2026-04-30')).toBe(0)
  })
  it('is earned by month and in parts of a year by the amount of that year', () => {
    const monthly = by('2023-07-01', { accrual: 'month' })
    expect(balanceOf(settled([], monthly, '2026-03-31'))).toBe(300)
    expect(balanceOf(settled([], by('2023-07-01', { employed: { from: '2026-10-01', to: null }, proRata: 'china' }), '2026-10-01'))).toBe(
      300,
    )
    expect(balanceOf(settled([], by('2023-07-01', { employed: { from: '2026-10-01', to: null } }), '2026-10-01'))).toBe(300)
  })
  it('who leaves before the day has the lower leave of that year, and after it the higher', () => {
    const start = settled([], by('2023-07-01'), '2026-01-05')
    const paid = (on: string) =>
      closeEntries(start, by('2023-07-01'), on, true).flatMap(({ kind, hundredths }) => (kind === 'payout' ? [hundredths] : []))
    expect([paid('2026-06-30'), paid('2026-07-31')]).toEqual([[-300], [-700]])
  })
  it('the end of a year carries on by what the next one gives, and a year that is over keeps what it was given', () => {
    const carry = { limitHundredths: null, togetherHundredths: 1_500, days: null }
    const year = settled([], by('2024-03-01', { carry }), '2026-06-01')
    expect(yearEndOf(year, by('2024-03-01', { carry }), 2026).carriedHundredths).toBe(300)
    expect(
      leftOf(settled(year, by('2014-03-01', { carry: { limitHundredths: 0, togetherHundredths: null, days: null } }), '2027-01-01')),
    ).toEqual({
      'grant:2026': 0,
      'grant:2027': 2_000,
    })
  })
})
