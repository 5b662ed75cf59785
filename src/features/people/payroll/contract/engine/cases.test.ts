import { describe, expect, it } from 'vitest'
import { absence, factsOf, item, month, slipOf, snapshotOf, sundaysFree, term } from '../../../../../../test/support/payroll.ts'
import { compare, fraction, over, plus, times } from '../../../../../platform/contract/fraction.ts'
import { convertBase } from '../../../salary/contract/cycle.ts'
import { calculate } from './calculate.ts'
import { periodOn } from './period.ts'
import { divide, roundMinor } from './rounding.ts'
import type { Slip } from './slip.ts'
import type { Facts } from './snapshot.ts'
import { dailyWage, hourlyWage, unitTable } from './units.ts'
import { versusLast } from './versus.ts'

/** Published and worked figures that any payroll should give. The prefix is the case: F, P and U; leave (L) is in `absence`. */

const july = month('2024-07')
const july50: Partial<Facts> & { baseMinor: number } = { period: july, schedule: sundaysFree, baseMinor: 5_000_000 }
const base = (facts: Partial<Facts> & { baseMinor?: number }) => slipOf(facts).totals.baseMinor
const minors = (slip: Slip) => slip.lines.map(({ minor }) => minor)
const share = (minor: number, part: number, whole: number) => roundMinor(times(fraction(minor), fraction(part, whole)))

describe('parts of a month', () => {
  it('F1: absent, a half day unpaid at half pay, unpaid, paid leave and Sundays ignored make 24.75 of 27 days', () => {
    const slip = slipOf({
      ...july50,
      absences: [
        absence('2024-07-08', '2024-07-08', { type: 'absent' }),
        absence('2024-07-09', '2024-07-09', { hundredths: 50, paidBps: 5_000 }),
        absence('2024-07-10'),
        absence('2024-07-11', '2024-07-11', { type: 'casual', paidBps: 10_000 }),
        absence('2024-07-07'),
        absence('2024-07-14'),
      ],
    })
    expect(slip.totals.baseMinor).toBe(4_583_333)
    expect(slip.units).toEqual({ unit: 'workingDay', periodHundredths: 2_700, employedHundredths: 2_700, absentHundredths: 350 })
    const byType = (type: string) => slip.lines.filter(({ code }) => code === `absence:${type}`).map(({ exact }) => exact)
    expect(byType('absent')).toEqual(['-5000000/27'])
    expect(byType('unpaid')).toEqual(['-1250000/27', '-5000000/27'])
    expect(byType('casual')).toEqual([])
    // Items that depend on paid days are outside the engine; the source's other two lines by the same share.
    expect([share(300_000, 2475, 2700), share(5_000_000, 2475, 5400)]).toEqual([275_000, 2_291_667])
  })
  it('F2: calendar days for leaving on the 26th, joining on the 4th, and both', () => {
    const by = (from: string, to: string | null) => base({ ...july50, method: 'calendar', employed: [{ from, to }] })
    expect([by('2020-01-01', '2024-07-26'), by('2024-07-04', null), by('2024-07-04', '2024-07-26')]).toEqual([
      4_193_548, 4_516_129, 3_709_677,
    ])
  })
  it('F3: working days of a joiner who leaves, 20 of 27', () => {
    expect(base({ ...july50, employed: [{ from: '2024-07-04', to: '2024-07-26' }] })).toBe(3_703_704)
  })
  it('F4: unpaid over a Sunday and one and a half days at half pay are 3.75 unpaid', () => {
    const sick = { type: 'sick', paidBps: 5_000 }
    const absences = [
      absence('2024-07-07', '2024-07-10'),
      absence('2024-07-15', '2024-07-15', sick),
      absence('2024-07-16', '2024-07-16', { ...sick, hundredths: 50 }),
    ]
    expect(base({ ...july50, absences })).toBe(4_305_556)
  })
  it('F8: a full month is the whole base, holidays counted as worked or taken out of the days', () => {
    const holidays = ['2024-07-01', '2024-07-17']
    expect(base({ ...july50, schedule: { ...sundaysFree, holidays } })).toBe(5_000_000)
    expect(base({ ...july50, schedule: { ...sundaysFree, rested: holidays } })).toBe(5_000_000)
  })
  it('P1: 1,000 a month from 15 January and to 6 March by calendar days', () => {
    const part = { method: 'calendar' as const, baseMinor: 100_000 }
    expect(base({ ...part, period: month('2026-01'), employed: [{ from: '2026-01-15', to: null }] })).toBe(54_839)
    expect(base({ ...part, period: month('2026-03'), employed: [{ from: '2020-01-01', to: '2026-03-06' }] })).toBe(19_355)
  })
  it('P2: decided: 12 to 31 January are 19 thirtieths, so 1,900.00 of 3,000 where others count 20 days and pay 2,000.00', () => {
    const part = { method: 'thirtieths' as const, baseMinor: 300_000, period: month('2026-01') }
    const late = base({ ...part, employed: [{ from: '2026-01-12', to: null }] })
    const early = base({ ...part, employed: [{ from: '2020-01-01', to: '2026-01-11' }] })
    expect([late, early, late + early]).toEqual([190_000, 110_000, 300_000])
  })
  it('P4: 15 of 22 working days', () => {
    expect(base({ period: month('2026-10'), baseMinor: 500_000, employed: [{ from: '2026-10-12', to: null }] })).toBe(340_909)
  })
  it('P7: 80,000 for 21 and 98,333.33 for 9 of 30 days; the lines add up to what is shown', () => {
    const slip = slipOf({ method: 'calendar', terms: [term('2020-01-01', 8_000_000), term('2026-11-22', 9_833_333)] })
    expect(minors(slip)).toEqual([5_600_000, 2_950_000])
    expect(slip.totals.baseMinor).toBe(8_550_000)
    expect(minors(slip).reduce((all, one) => all + one)).toBe(slip.totals.baseMinor)
    // The reporter's own table added 136,407 and 71,981 to 208,387: each was cut on its own.
    expect(136_407 + 71_981).toBe(208_388)
  })
  it('U8: joining and leaving on 15 February in a leap year and another, by days and by thirtieths', () => {
    const joins = (year: number, method: 'calendar' | 'thirtieths') =>
      base({ period: month(`${year}-02`), method, employed: [{ from: `${year}-02-15`, to: null }] })
    const leaves = base({ period: month('2027-02'), method: 'thirtieths', employed: [{ from: '2020-01-01', to: '2027-02-15' }] })
    expect([joins(2028, 'calendar'), joins(2027, 'calendar'), joins(2027, 'thirtieths'), leaves]).toEqual([
      517_241, 500_000, 533_333, 500_000,
    ])
  })
})

describe('portions of a year and an hour', () => {
  it('P3: three days of 100,000 a year at 1/260', () => {
    expect(share(10_000_000, 3, 260)).toBe(115_385)
  })
  it('P5: 14 days of 60,687 a year; decided: the factor is not rounded, so 2,327.72 and 2,321.36 where others get 2,327.71 and 2,321.34', () => {
    expect([share(6_068_700, 14, 365), share(6_068_700, 14, 366)]).toEqual([232_772, 232_136])
  })
  it('U9: a monthly wage by fortnight and by week; joining on the second Monday of a fortnight', () => {
    expect([convertBase(1_000_000, 'monthly', 'biweekly'), convertBase(1_000_000, 'monthly', 'weekly')]).toEqual([461_538, 230_769])
    const period = periodOn({ cycle: 'biweekly', anchor: '2026-11-02' }, '2026-11-09')
    expect(period).toEqual({ from: '2026-11-02', to: '2026-11-15' })
    expect(base({ period, baseMinor: 461_538, employed: [{ from: '2026-11-09', to: null }] })).toBe(230_769)
  })
  it('U11: an hour of 10,000 by 21.75 days of 8 paid hours, lunch not counted', () => {
    const daily = dailyWage(1_000_000, 'china', unitTable(factsOf({ method: 'china' })))
    expect([roundMinor(hourlyWage(daily, 8)), roundMinor(hourlyWage(daily, 9))]).toEqual([5_747, 5_109])
  })
})

describe('terms and rounding', () => {
  const raised = { terms: [term('2020-01-01', 800_000), term('2026-11-16', 900_000)] }
  it('U1: a raise in mid-month by working days and by calendar days', () => {
    expect(minors(slipOf(raised))).toEqual([380_952, 471_429])
    expect(slipOf(raised).totals.netMinor).toBe(852_381)
    expect(minors(slipOf({ ...raised, method: 'calendar' }))).toEqual([400_000, 450_000])
  })
  it('U2: with an unpaid day and a bonus; the causes against 8,000 add up', () => {
    const facts = factsOf({
      ...raised,
      absences: [absence('2026-11-20')],
      items: [item('bonus', 50_000, { every: 'once', from: '2026-11-30' })],
    })
    const now = snapshotOf(facts)
    const slip = calculate(now)
    expect(minors(slip)).toEqual([380_952, 471_429, -42_857, 50_000])
    expect(slip.totals.netMinor).toBe(859_524)
    const last = snapshotOf(factsOf({ period: month('2026-10'), baseMinor: 800_000 }))
    expect(versusLast(last, now)).toEqual([
      {
        person: 'p1',
        currency: 'CNY',
        lastMinor: 800_000,
        nowMinor: 859_524,
        causes: [
          { cause: 'base', minor: 52_381 },
          { cause: 'absences', minor: -42_857 },
          { cause: 'items', minor: 50_000 },
        ],
      },
    ])
  })
  it('U3: a base cut in three loses nothing, and a tie goes to the earlier', () => {
    const cut = (baseMinor: number, ...from: string[]) =>
      minors(slipOf({ terms: [term('2020-01-01', baseMinor), ...from.map((day) => term(day, baseMinor))] }, { currency: 'JPY' }))
    expect(cut(1_000_000, '2026-11-10', '2026-11-19')).toEqual([285_714, 333_333, 380_953])
    expect(cut(300_001, '2026-11-11', '2026-11-20')).toEqual([100_001, 100_000, 100_000])
  })
  it('U6: under China’s daily wage each unpaid day of 23 takes off more, and none paid is nothing', () => {
    const unpaid = (days: number) => {
      const working = unitTable(factsOf({ period: month('2026-07') })).days.filter(({ units }) => units === 1)
      expect(working).toHaveLength(23)
      const absences = working.slice(0, days).map(({ day }) => absence(day))
      return base({ period: month('2026-07'), method: 'china', absences })
    }
    expect([1, 11, 12, 22, 23].map(unpaid)).toEqual([956_522, 521_739, 478_261, 43_478, 0])
    const all = Array.from({ length: 24 }, (_, days) => unpaid(days))
    for (const [days, pay] of all.entries()) if (days > 0) expect(pay).toBeLessThan(all[days - 1]!)
  })
  it('21.75 is a daily wage, not a denominator: no switch between counting forward and back, so 12 days pay more than 11 of 23', () => {
    const [eleven, twelve] = [share(1_000_000, 1100, 2175), 1_000_000 - share(1_000_000, 1100, 2175)]
    expect([eleven, twelve]).toEqual([505_747, 494_253])
    const works = (days: number) => {
      const working = unitTable(factsOf({ period: month('2026-07') })).days.filter(({ units }) => units === 1)
      return base({ period: month('2026-07'), method: 'china', absences: working.slice(days).map(({ day }) => absence(day)) })
    }
    expect(works(12)).toBeGreaterThan(works(11))
  })
  it('pays nothing where no unit is paid, in a month of 20 working days under China’s daily wage too', () => {
    const slip = slipOf({ period: month('2027-02'), method: 'china', absences: [absence('2027-02-01', '2027-02-28')] })
    expect(slip.lines.map(({ kind, minor }) => [kind, minor])).toEqual([
      ['earned', 1_000_000],
      ['absence', -919_540],
      ['noPaidUnit', -80_460],
    ])
    expect(slip.checks).toEqual(['zeroNet'])
  })
  it('U10: two sick days at 60 % of 21', () => {
    const slip = slipOf({ absences: [absence('2026-11-02', '2026-11-03', { type: 'sick', paidBps: 6_000 })] })
    expect(minors(slip)).toEqual([1_000_000, -38_095])
  })
  it('F20: shares of 33, 33 and 34 per cent add up to the whole, where each rounded alone gives 1.003 of 1.002', () => {
    expect([33, 33, 34].map((weight) => share(1_002, weight, 100))).toEqual([331, 331, 341])
    expect(divide(1_002, [33, 33, 34])).toEqual([331, 330, 341])
  })
})

it('fractions are exact where floating point is not', () => {
  expect(plus(fraction(1, 10), fraction(2, 10))).toEqual(fraction(3, 10))
  expect(compare(over(fraction(1), fraction(-3)), fraction(-1, 3))).toBe(0)
  expect([fraction(1, 2), fraction(-1, 2), fraction(-5, 4), fraction(7, 4)].map(roundMinor)).toEqual([1, -1, -1, 2])
  expect(() => fraction(1, 0)).toThrow(RangeError)
  expect(() => fraction(0.5)).toThrow(RangeError)
})
