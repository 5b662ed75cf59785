import { describe, expect, it, vi } from 'vitest'
import { type chanceOf, forSeeds, shuffled } from '../../../../../test/support/payroll.ts'
import { addDays, dayOf, daysOf, epochOf } from '../../../../platform/contract/day.ts'
import { fraction, fractionText, roundOf } from '../../../../platform/contract/fraction.ts'
import type { Schedule } from '../../calendar/contract/schedule.ts'
import { countedDays, daysInConflict, type LeaveDays, recount, totalOf } from './days.ts'
import { chinaGrant, earnedBy, grantOf, hundredthsOf, monthsIn, type ProRataRule } from './grant.ts'
import type { CarryRule } from './leave-type.ts'
import { balanceOf, expireBefore, giveBack, type LeaveEntry, lotsOf, payOut, takeLeave, usableIn, validOn } from './ledger.ts'
import { endYear } from './year-end.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The L cases of leave, then what holds for any ledger. Days are in hundredths. */

const grant = (lot: string, hundredths: number, from: string, to: string | null, kind: LeaveEntry['kind'] = 'grant'): LeaveEntry => ({
  kind,
  lot,
  on: from,
  hundredths,
  from,
  to,
  request: null,
})
const grantFor = (yearHundredths: number, of: number, employed: { from: string; to: string | null }, rule: ProRataRule) =>
  grantOf([{ ...employed, yearHundredths }], of, employed, rule)
const year = (of: number, days: number) => grant(`grant:${of}`, days * 100, `${of}-01-01`, `${of}-12-31`)
const rule = (part: Partial<CarryRule>): CarryRule => ({ limitHundredths: null, togetherHundredths: null, days: null, ...part })
const wholeDays = (from: string, count: number) => daysOf({ from, to: addDays(from, count - 1) }).map((day) => ({ day, hundredths: 100 }))
const use = { kind: 'use' as const, request: 'r1' }
const leftOf = (entries: readonly LeaveEntry[], lot: string) => lotsOf(entries).find((one) => one.lot === lot)?.left
const expired = (entries: readonly LeaveEntry[]) => 0 - totalOf(entries.filter(({ kind }) => kind === 'expire'))

describe('the end of a year', () => {
  it('L1: 15 unused with at most 10 carried, and with at most 30 together', () => {
    const limited = endYear([year(2026, 15)], 2026, rule({ limitHundredths: 1_000 }), 1_500)
    expect([limited.carriedHundredths, limited.expiredHundredths]).toEqual([1_000, 500])
    expect(balanceOf([year(2026, 15), ...limited.entries, year(2027, 15)])).toBe(2_500)
    expect(endYear([year(2026, 15)], 2026, rule({ togetherHundredths: 3_000 }), 2_500).carriedHundredths).toBe(500)
  })
  it('L2: 0.416333 unused and 0.58 new are 0.42 + 0.58 = 1', () => {
    const unused = hundredthsOf(fraction(41_633_3n, 10_000n))
    const entries = [grant('grant:2026', unused, '2026-01-01', '2026-12-31')]
    const { carriedHundredths, entries: ending } = endYear(entries, 2026, rule({}), 58)
    expect([carriedHundredths, balanceOf([...entries, ...ending, grant('grant:2027', 58, '2027-01-01', '2027-12-31')])]).toEqual([42, 100])
  })
  it('L15: nothing carried, 10 of 20 taken: the new year has 20 (others were left with 10)', () => {
    const taken = takeLeave([year(2026, 20)], wholeDays('2026-03-02', 10), use).entries
    const before = [year(2026, 20), ...taken]
    const after = [...before, ...endYear(before, 2026, rule({ limitHundredths: 0 }), 2_000).entries, year(2027, 20)]
    expect([balanceOf(before), balanceOf(after)]).toEqual([1_000, 2_000])
  })
  it('is the same as its preview, and run again changes nothing', () => {
    const before = [year(2026, 15)]
    const done = endYear(before, 2026, rule({ limitHundredths: 1_000, days: 90 }), 1_500)
    expect(done).toMatchObject({ carriedHundredths: 1_000, expiredHundredths: 500, until: '2027-03-31' })
    expect(endYear([...before, ...done.entries], 2026, rule({ limitHundredths: 1_000, days: 90 }), 1_500).entries).toEqual([])
  })
})

describe('carried leave', () => {
  /** 15 carried until 31 March and 15 new. */
  const both = [grant('carry', 1_500, '2027-01-01', '2027-03-31', 'carry'), year(2027, 15)]
  const afterLeave = (from: string, count: number) => {
    const entries = [...both, ...takeLeave(both, wholeDays(from, count), use).entries]
    return [...entries, ...expireBefore(entries, '2027-06-01')]
  }
  it('L3: of 5 for 90 days, 3 used in time let 2 expire and 6 used none', () => {
    const start = [grant('carry', 500, '2027-01-01', '2027-03-31', 'carry'), year(2027, 15)]
    const expiring = (count: number) => {
      const entries = [...start, ...takeLeave(start, wholeDays('2027-02-01', count), use).entries]
      return expired(expireBefore(entries, '2027-04-01'))
    }
    expect([expiring(3), expiring(6)]).toEqual([200, 0])
  })
  it('L4: four days from its last valid day take 1 of it; 14 expire and 12 are left', () => {
    const entries = afterLeave('2027-03-31', 4)
    expect([expired(entries), balanceOf(entries), leftOf(entries, 'carry')]).toEqual([1_400, 1_200, 0])
  })
  it('L6: four days after its end take none of it; 15 expire and 11 are left', () => {
    const entries = afterLeave('2027-04-01', 4)
    expect([expired(entries), balanceOf(entries)]).toEqual([1_500, 1_100])
  })
  it('L7: 30 are shown and 21 can be used where 15 end in 6 days; 9 asked are covered', () => {
    expect(totalOf(validOn(both, '2027-03-26').map(({ left }) => ({ hundredths: left })))).toBe(3_000)
    expect(usableIn(both, wholeDays('2027-03-26', 200))).toBe(2_100)
    expect(takeLeave(both, wholeDays('2027-03-26', 9), use).missing).toBe(0)
    expect(takeLeave(both, wholeDays('2027-03-26', 22), use).missing).toBe(100)
  })
})

const weekdays: Schedule = { patterns: [{ from: '2000-01-01', weekdays: [1, 2, 3, 4, 5] }], holidays: [], worked: [], rested: [] }
const asked = (from: string, to: string, halves: LeaveDays['halves'] = []): LeaveDays => ({ from, to, halves })

describe('the days of a request', () => {
  it('L9: Sunday to Wednesday is 4 with days of rest counted and 3 without', () => {
    const count = (countsHolidays: boolean) => totalOf(countedDays(asked('2026-11-08', '2026-11-11'), { countsHolidays }, weekdays))
    expect([count(true), count(false)]).toEqual([400, 300])
  })
  it('L10: two halves of one day go together, a third or a half of a whole day does not', () => {
    const third = (part: 'morning' | 'afternoon') => asked('2026-01-03', '2026-01-03', [{ day: '2026-01-03', part }])
    const week = asked('2026-01-01', '2026-01-05', [{ day: '2026-01-03', part: 'morning' }])
    expect(totalOf(countedDays(week, { countsHolidays: true }, weekdays))).toBe(450)
    expect(daysInConflict(week, third('afternoon'))).toEqual([])
    expect(
      [week, third('afternoon')].map(
        (one) => daysInConflict(one, third('morning')).length + daysInConflict(one, third('afternoon')).length,
      ),
    ).toEqual([1, 1])
    const first = asked('2026-01-01', '2026-01-01', [{ day: '2026-01-01', part: 'morning' }])
    expect(daysInConflict(week, first)).toEqual(['2026-01-01'])
  })
  it('says of each day why it counts or not: holidays, exchanged days, days of rest', () => {
    const schedule = { ...weekdays, holidays: ['2026-11-11'], worked: ['2026-11-14'], rested: ['2026-11-12'] }
    const days = countedDays(
      asked('2026-11-10', '2026-11-15', [{ day: '2026-11-13', part: 'afternoon' }]),
      { countsHolidays: false },
      schedule,
    )
    expect(days.map(({ kind, hundredths }) => [kind, hundredths])).toEqual([
      ['work', 100],
      ['holiday', 0],
      ['restInExchange', 0],
      ['work', 50],
      ['workInExchange', 100],
      ['rest', 0],
    ])
  })
  it('a holiday that is added later gives its day back to where it came from', () => {
    const request = asked('2027-03-30', '2027-04-02')
    const before = countedDays(request, { countsHolidays: false }, weekdays)
    const start = [grant('carry', 200, '2027-01-01', '2027-03-31', 'carry'), year(2027, 15)]
    const entries = [...start, ...takeLeave(start, before, use).entries]
    const { give, take } = recount(before, countedDays(request, { countsHolidays: false }, { ...weekdays, holidays: ['2027-03-31'] }))
    const back = giveBack(entries, 'r1', give)
    expect(take).toEqual([])
    expect(back).toMatchObject([{ kind: 'return', lot: 'carry', on: '2027-03-31', hundredths: 100, request: 'r1' }])
    expect(giveBack([...entries, ...back], 'r1', give)).toEqual([])
    expect(expired(expireBefore([...entries, ...back], '2027-04-01'))).toBe(100)
  })
  it('a request that is moved gives its old days back and takes the new ones', () => {
    const [before, after] = [asked('2027-05-03', '2027-05-05'), asked('2027-05-05', '2027-05-06')].map((one) =>
      countedDays(one, { countsHolidays: false }, weekdays),
    )
    const { give, take } = recount(before!, after!)
    expect([give.map(({ day }) => day), take.map(({ day }) => day)]).toEqual([['2027-05-03', '2027-05-04'], ['2027-05-06']])
  })
})

describe('grants', () => {
  it('L11: 12 a year is 9 after three months; earned monthly from 15 March it is 17/31 + 2 on 16 May', () => {
    expect(grantFor(1_200, 2023, { from: '2023-04-01', to: null }, 'months')).toBe(900)
    const earned = earnedBy('2023-05-16', '2023-03-15', 1_200, 100)
    expect([fractionText(earned), roundOf(earned)]).toEqual(['7900/31', 255n])
    expect((Number(earned.n) / Number(earned.d) / 100).toFixed(3)).toBe('2.548')
  })
  it('L12: 22 a year earned monthly in whole days is 22 after 11 and 12 months; with 5 carried 27', () => {
    const earnedOn = (day: string) => hundredthsOf(earnedBy(day, '2020-01-01', 2_200, 100))
    expect([earnedOn('2026-10-31'), earnedOn('2026-11-30'), earnedOn('2026-12-31')]).toEqual([2_000, 2_200, 2_200])
    const carried = grant('carry', 500, '2026-01-01', '2026-12-31', 'carry')
    expect(balanceOf([carried, grant('grant:2026', earnedOn('2026-12-31'), '2026-01-01', '2026-12-31')])).toBe(2_700)
  })
  it('L18: China cuts to whole days by calendar days left', () => {
    expect([chinaGrant(500, 200), chinaGrant(1_000, 285), chinaGrant(500, 72), chinaGrant(500, 73)]).toEqual([200, 700, 0, 100])
    expect(grantFor(500, 2026, { from: '2026-06-15', to: null }, 'china')).toBe(200)
    expect(grantFor(500, 2028, { from: '2020-01-01', to: null }, 'china')).toBe(500)
  })
  it('a month’s earning that does not divide is made up in December, and a part of a year never gives more than the year', () => {
    expect(hundredthsOf(earnedBy('2026-11-30', '2020-01-01', 500, 100))).toBe(0)
    expect(hundredthsOf(earnedBy('2026-12-01', '2020-01-01', 500, 100))).toBe(500)
    forSeeds(300, (chance) => {
      const [from = '', to = ''] = [chance.below(365), chance.below(365)].map((at) => dayOf(epochOf('2026-01-01') + at)).sort()
      const days = chance.below(60) * 50
      for (const rule of ['months', 'china'] as const) {
        const [part, longer] = [from, '2026-01-01'].map((start) => grantFor(days, 2026, { from: start, to }, rule))
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(longer!)
        expect(longer).toBeLessThanOrEqual(days)
      }
      expect(fractionText(monthsIn({ from: '2026-01-01', to: '2026-12-31' }))).toBe('12')
      expect(hundredthsOf(earnedBy(to, from, days, chance.pick([1, 50, 100])))).toBeLessThanOrEqual(days)
    })
  })
})

describe('any ledger', () => {
  const chanceSpan = (chance: ReturnType<typeof chanceOf>) => {
    const from = dayOf(epochOf('2026-01-01') + chance.below(300))
    return { from, to: chance.chance(0.2) ? null : addDays(from, chance.below(200)) }
  }
  const ledgerBy = (chance: ReturnType<typeof chanceOf>) => {
    let entries: LeaveEntry[] = Array.from({ length: chance.below(4) + 1 }, (_, i) => {
      const { from, to } = chanceSpan(chance)
      return grant(`lot ${i}`, chance.below(30) * 50, from, to)
    })
    const requests = Array.from({ length: chance.below(6) }, (_, i) => ({
      request: `r${i}`,
      from: dayOf(epochOf('2026-01-01') + chance.below(400)),
    }))
    for (const { request, from } of requests) {
      const days = wholeDays(from, chance.below(12) + 1).map((one) => ({ ...one, hundredths: chance.pick([100, 50]) }))
      const before = balanceOf(entries)
      const taken = takeLeave(entries, days, { kind: 'use', request })
      expect(before - balanceOf([...entries, ...taken.entries])).toBe(totalOf(days) - taken.missing)
      entries = [...entries, ...taken.entries]
      if (chance.chance(0.5)) {
        const some = days.filter(() => chance.chance(0.5))
        const back = giveBack(entries, request, some)
        expect(totalOf(back)).toBeLessThanOrEqual(totalOf(some))
        entries = [...entries, ...back, ...giveBack([...entries, ...back], request, some)]
      }
    }
    return entries
  }
  it('never takes more than a lot has, nor outside its validity; the balance is the sum of the lots in any order', () => {
    forSeeds(300, (chance) => {
      const entries = ledgerBy(chance)
      for (const { left } of lotsOf(entries)) expect(left).toBeGreaterThanOrEqual(0)
      for (const { kind, on, from, to } of entries) if (kind === 'use') expect(from <= on && on <= (to ?? on)).toBe(true)
      expect(lotsOf(shuffled(chance, entries))).toEqual(lotsOf(entries))
      expect(balanceOf(entries)).toBe(totalOf(lotsOf(entries).map(({ left }) => ({ hundredths: left }))))
    })
  })
  it('gives back everything that was taken, to the same lots', () => {
    forSeeds(300, (chance) => {
      const entries = ledgerBy(chance)
      const days = wholeDays(dayOf(epochOf('2026-01-01') + chance.below(300)), 10)
      const taken = takeLeave(entries, days, { kind: 'use', request: 'last' }).entries
      const back = giveBack([...entries, ...taken], 'last', days)
      expect(lotsOf([...entries, ...taken, ...back])).toEqual(lotsOf(entries))
    })
  })
  it('expires once what has ended, and pays out what has not', () => {
    forSeeds(300, (chance) => {
      const entries = ledgerBy(chance)
      const day = dayOf(epochOf('2026-01-01') + chance.below(600))
      const after = [...entries, ...expireBefore(entries, day)]
      expect(expireBefore(after, day)).toEqual([])
      for (const { to, left } of lotsOf(after)) if (to !== null && to < day) expect(left).toBe(0)
      expect(validOn(after, day)).toEqual(validOn(entries, day))
      expect(validOn([...after, ...payOut(after, day)], day)).toEqual([])
    })
  })
  it('takes first what expires first, so that no other order could take more', () => {
    forSeeds(300, (chance) => {
      const lots = Array.from({ length: chance.below(3) + 2 }, (_, i) => {
        const from = chance.below(8)
        return { entry: grant(`lot ${i}`, (chance.below(4) + 1) * 100, dayOf(from), dayOf(from + chance.below(8))), from }
      })
      const days = Array.from({ length: 16 }, (_, i) => ({ day: dayOf(i), hundredths: chance.pick([100, 100, 0]) })).filter(
        ({ hundredths }) => hundredths,
      )
      const entries = lots.map(({ entry }) => entry)
      expect(usableIn(entries, days)).toBe(
        mostUsable(
          entries,
          days.map(({ day }) => day),
        ) * 100,
      )
    })
  })
})

/** The most whole days that the lots can cover, by trying to reassign days until none more fits (bipartite matching). */
function mostUsable(lots: readonly LeaveEntry[], days: readonly string[]): number {
  const places = lots.flatMap((lot) => Array.from({ length: lot.hundredths / 100 }, () => lot))
  const holder = new Map<number, string>()
  const seat = (day: string, tried: Set<number>): boolean =>
    places.some(({ from, to }, place) => {
      if (tried.has(place) || day < from || (to !== null && day > to)) return false
      tried.add(place)
      const other = holder.get(place)
      if (other !== undefined && !seat(other, tried)) return false
      holder.set(place, day)
      return true
    })
  return days.filter((day) => seat(day, new Set())).length
}
