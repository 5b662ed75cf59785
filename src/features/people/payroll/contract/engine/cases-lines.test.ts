import { describe, expect, it } from 'vitest'
import {
  absence,
  deduction,
  factsOf,
  item,
  mondayToFriday,
  month,
  slipOf,
  snapshotOf,
  sundaysFree,
  term,
} from '../../../../../../test/support/payroll.ts'
import { fraction, times } from '../../../../../platform/contract/fraction.ts'
import { calculate } from './calculate.ts'
import { periodOn, periodsFrom } from './period.ts'
import { paidFor } from './retro.ts'
import { divide, roundMinor } from './rounding.ts'
import type { Slip } from './slip.ts'
import type { Facts, Snapshot } from './snapshot.ts'
import { runTotals } from './totals.ts'
import { unitTable } from './units.ts'

/** The cases (see cases.test.ts) of what comes beside the base pay: periods, totals, items, retroactive pay, leaving; and the calendar. */

const july = month('2024-07')
const july50: Partial<Facts> & { baseMinor: number } = { period: july, schedule: sundaysFree, baseMinor: 5_000_000 }
const base = (facts: Partial<Facts> & { baseMinor?: number }) => slipOf(facts).totals.baseMinor
const share = (minor: number, part: number, whole: number) => roundMinor(times(fraction(minor), fraction(part, whole)))

describe('periods, currencies and totals', () => {
  it('F9: a slip is in one currency; what it is in the company’s is information', () => {
    const slip = slipOf({ ...july50, baseMinor: 7_800_000 }, { currency: 'USD' })
    expect([slip.currency, slip.totals.grossMinor]).toEqual(['USD', 7_800_000])
    expect(share(slip.totals.grossMinor, 70, 1)).toBe(546_000_000)
  })
  it('F10: ends of monthly and fortnightly periods', () => {
    const ends = (cycle: 'monthly' | 'biweekly', anchor: string) => periodOn({ cycle, anchor }, anchor).to
    expect(ends('monthly', '2017-01-01')).toBe('2017-01-31')
    expect(ends('monthly', '2017-02-01')).toBe('2017-02-28')
    expect(ends('monthly', '2017-02-15')).toBe('2017-03-14')
    expect(ends('biweekly', '2017-02-01')).toBe('2017-02-14')
  })
  it('F11: two people by cost centre', () => {
    const slips = ['a', 'b'].map((person) =>
      slipOf({ ...july50, baseMinor: 7_800_000 }, { person, deductions: [deduction('tax', 20_000)] }),
    )
    const [whole, divided] = [(minor: number) => [minor, 0], (minor: number) => divide(minor, [60, 40])]
    const centres = (pick: (slip: Slip) => number) =>
      [whole(pick(slips[0]!)), divided(pick(slips[1]!))].reduce((a, b) => [a[0]! + b[0]!, a[1]! + b[1]!])
    expect(centres(({ totals }) => totals.grossMinor)).toEqual([12_480_000, 3_120_000])
    expect(centres(({ totals }) => totals.deductedMinor)).toEqual([32_000, 8_000])
    expect(runTotals(slips)).toMatchObject([{ currency: 'CNY', people: 2, netMinor: 15_560_000 }])
  })
  it('F12: two cycles withheld from 1 June end on 31 July; who is withheld is the run’s to decide', () => {
    expect(periodsFrom({ cycle: 'monthly', anchor: '2024-06-01' }, '2024-06-01', 2)).toEqual([month('2024-06'), july])
    const slips = ['a', 'b'].map((person) => slipOf(july50, { person }))
    expect(runTotals(slips.slice(1))[0]?.netMinor).toBe(5_000_000)
    expect(runTotals(slips.slice(0, 1))[0]?.netMinor).toBe(5_000_000)
  })
})

describe('items', () => {
  const housing = item('housing', 300_000)
  it('F13: a one-off item replaces the recurring one this month only, and a recurring one ends when it is ended', () => {
    const once = item('housing', 500_000, { id: 'once', every: 'once', from: '2024-07-15', replaces: true })
    const paid = (period: Facts['period'], items: Facts['items']) => slipOf({ ...july50, period, items }).totals.itemsMinor
    expect([paid(july, [housing, once]), paid(month('2024-08'), [housing, once])]).toEqual([500_000, 300_000])
    const ended = { ...housing, to: '2024-07-31' }
    expect([paid(july, [ended]), paid(month('2024-08'), [ended])]).toEqual([300_000, 0])
  })
  it('are paid as unit × quantity × rate, each rounded alone, and reimbursements stay apart', () => {
    const slip = slipOf({
      items: [
        item('overtime', 5_747, { quantityHundredths: 350, rateBps: 15_000 }),
        item('taxi', 12_345, { reimbursement: true, every: 'once', from: '2026-11-05' }),
      ],
    })
    expect(slip.totals).toMatchObject({ itemsMinor: 30_172, reimbursedMinor: 12_345, grossMinor: 1_030_172, netMinor: 1_042_517 })
    expect(slip.lines.find(({ code }) => code === 'item:overtime')).toMatchObject({ exact: '120687/4', share: '1/4' })
  })
})

describe('what became known later', () => {
  const august = { ...july50, period: month('2024-08') }
  it('F14: a day that was unpaid is reversed in the next run; a yearly accrual by the same share', () => {
    const closedFacts = (absences: Facts['absences']) => factsOf({ ...july50, baseMinor: 6_500_000, absences })
    const original = calculate(snapshotOf(closedFacts([absence('2024-07-10')])))
    const closed = [{ facts: closedFacts([]), paid: paidFor(july, [original]) }]
    const next = calculate(snapshotOf(factsOf({ ...august, baseMinor: 6_500_000 }), { closed }))
    expect(next.lines.filter(({ kind }) => kind === 'retro')).toMatchObject([
      { code: 'absence:unpaid', from: july.from, to: july.to, minor: 240_741, inputs: { nowMinor: 0, paidMinor: -240_741 } },
    ])
    expect(share(2_400_000, 1, 12 * 27)).toBe(7_407)
  })
  it('F15: a raise back to a closed month of which a day was reversed since pays exactly the difference, once', () => {
    const facts = (part: Partial<Facts>) => factsOf({ ...july50, ...part })
    const original = calculate(snapshotOf(facts({ absences: [absence('2024-07-10')] })))
    expect(original.totals.baseMinor).toBe(4_814_815)
    const reversed = calculate(snapshotOf(factsOf(august), { closed: [{ facts: facts({}), paid: paidFor(july, [original]) }] }))
    expect(reversed.totals.retroMinor).toBe(185_185)
    const raised = { terms: [term('2020-01-01', 5_000_000), term('2024-07-01', 7_500_000, '2024-09-05T08:00:00Z')] }
    const september = factsOf({ ...july50, ...raised, period: month('2024-09') })
    const run = (earlier: Slip[]): Snapshot => snapshotOf(september, { closed: [{ facts: facts(raised), paid: paidFor(july, earlier) }] })
    const third = calculate(run([original, reversed]))
    expect(third.totals.retroMinor).toBe(2_500_000)
    expect(third.lines.filter(({ kind }) => kind === 'retro').map(({ code, minor }) => [code, minor])).toEqual([['base', 2_500_000]])
    // Paid once: what is known and paid leaves no line. The allowance of half the basic and the deduction of the source are outside.
    expect(calculate(run([original, reversed, third])).totals.retroMinor).toBe(0)
  })
})

describe('leaving', () => {
  const gratuity = {
    id: 'g',
    code: 'gratuity',
    label: 'Gratuity',
    parts: [0, 280, 100].map((hundredths) => ({ minor: 5_000_000, hundredths })),
  }
  it('F17: six years of service at 0, 0.7 × 4 and 1 × 1; an absent day changes nothing', () => {
    const leaving = { on: '2024-07-31', unused: [], typed: [gratuity] }
    expect(slipOf(july50, { leaving }).totals.leavingMinor).toBe(19_000_000)
    expect(slipOf({ ...july50, absences: [absence('2024-07-10')] }, { leaving }).totals.leavingMinor).toBe(19_000_000)
  })
  it('F19: what a person owes at the end is carried visibly and pays nothing', () => {
    const slip = slipOf(
      { ...july50, employed: [] },
      { deductions: [deduction('advance', 5_000_000), deduction('laptop', 10_000_000, { reason: 'not returned' })] },
    )
    expect(slip.totals).toMatchObject({ netMinor: 0, deductedMinor: 15_000_000, carriedMinor: 15_000_000 })
    expect(slip.checks).toEqual(['netBelowZero'])
    const next = slipOf({ ...july50, period: month('2024-08') }, { carriedMinor: slip.totals.carriedMinor })
    expect(next.totals.carriedMinor).toBe(10_000_000)
  })
  it('pays unused leave at the daily wage: by the month’s working days, and in China by 21.75', () => {
    const leaving = { on: '2026-11-30', unused: [{ id: 'u', type: 'annual', hundredths: 350, rateBps: 20_000 }], typed: [] }
    expect(slipOf({}, { leaving }).totals.leavingMinor).toBe(333_333)
    expect(slipOf({ method: 'china' }, { leaving }).totals.leavingMinor).toBe(321_839)
  })
})

describe('the calendar', () => {
  it('counts holidays as worked, pays those that a leave does not count, and moves exchanged days', () => {
    const schedule = { ...mondayToFriday, holidays: ['2026-11-11'], worked: ['2026-11-14'], rested: ['2026-11-12'] }
    const away = (countsHolidays: boolean) => base({ schedule, absences: [absence('2026-11-09', '2026-11-15', { countsHolidays })] })
    // 21 days; Mon, Tue, the holiday, Fri and the Saturday worked in exchange lie in the week.
    expect([away(true), away(false)]).toEqual([share(1_000_000, 16, 21), share(1_000_000, 17, 21)])
  })
  it('counts a period without a working day by days, and says so', () => {
    const period = periodOn({ cycle: 'weekly', anchor: '2026-11-02' }, '2026-11-02')
    const schedule = { ...mondayToFriday, rested: unitTable(factsOf({ period })).days.map(({ day }) => day) }
    const slip = slipOf({ period, schedule, employed: [{ from: '2026-11-05', to: null }] })
    expect([slip.totals.baseMinor, slip.checks]).toEqual([share(1_000_000, 4, 7), ['noWorkingDays']])
  })
  it('names a day of employment without a salary, and absences that overlap', () => {
    expect(slipOf({ terms: [term('2026-11-10', 100)] }).checks).toEqual(['noSalary'])
    expect(slipOf({ absences: [absence('2026-11-10'), absence('2026-11-09', '2026-11-10', { id: 'b' })] }).checks).toEqual([
      'absencesOverlap',
    ])
  })
})
