import { describe, expect, it } from 'vitest'
import { forSeeds } from '../../../../../test/support/payroll.ts'
import { addDays, dayOf, daysOf, epochOf } from '../../../../platform/contract/day.ts'
import type { CountedDay } from './days.ts'
import { type LeaveEntry, lotsOf } from './ledger.ts'
import { movedTo, resettled } from './replay.ts'
import { dueEntries, grantAhead, type Terms } from './settle.ts'

const terms = (part: Partial<Terms> = {}): Terms => ({
  yearHundredths: 1_500,
  accrual: 'year',
  stepHundredths: 1,
  proRata: 'months',
  carry: { limitHundredths: 1_500, togetherHundredths: null, days: 90 },
  employed: { from: '2020-01-01', to: null },
  contract: 1,
  fromYear: 2026,
  ...part,
})

/** What the night writes. */
function settled(entries: readonly LeaveEntry[], by: Terms, today: string): LeaveEntry[] {
  const due = [...entries, ...dueEntries(entries, by, today)]
  return [...due, ...resettled(due, by, today)]
}
const counted = (from: string, count: number): CountedDay[] =>
  daysOf({ from, to: addDays(from, count - 1) }).map((day) => ({ day, hundredths: 100, kind: 'leave', part: 'whole' }) as never)

/** Leave that is typed on a day, as a granted request writes it. */
function typed(entries: readonly LeaveEntry[], by: Terms, today: string, request: string, from: string, count: number) {
  const now = settled(entries, by, today)
  const reaches = addDays(from, count - 1) >= '2027-01-01' && today < '2027-01-01'
  const ahead = reaches ? [...now, ...grantAhead(now, by, 2027)] : now
  const { entries: made, short } = movedTo(ahead, by, today, { request, after: counted(from, count), advanceHundredths: 0 })
  return { all: short > 0 ? now : [...ahead, ...made], short }
}
const leftOf = (entries: readonly LeaveEntry[]) =>
  Object.fromEntries(lotsOf(entries).flatMap(({ lot, left }) => (left === 0 ? [] : [[lot, left]])))
const ended = (entries: readonly LeaveEntry[]) =>
  0 - entries.filter(({ kind }) => kind === 'expire').reduce((sum, { hundredths }) => sum + hundredths, 0)

describe('leave across the end of a year', () => {
  it('is met by what the year will carry on: 20 days in January of 15 carried and 15 new', () => {
    const asked = typed([], terms(), '2026-11-27', 'r1', '2027-01-04', 20)
    expect(asked.short).toBe(0)
    expect(leftOf(settled(asked.all, terms(), '2027-02-01'))).toEqual({ 'grant:2027': 1_000 })
    expect(typed([], terms(), '2026-11-27', 'r1', '2027-01-04', 31).short).toBe(100)
  })
  it('comes from what was valid on each of its days: of 31 March to 3 April one from the carried part', () => {
    const { all } = typed([], terms(), '2026-11-27', 'r1', '2027-03-31', 4)
    const april = settled(all, terms(), '2027-04-12')
    expect(ended(april)).toBe(1_400)
    expect(leftOf(april)).toEqual({ 'grant:2027': 1_200 })
  })
})

describe('leave that is entered late', () => {
  it('in the next year is taken from the year that it was in, though what was left has ended since', () => {
    const april = settled(settled([], terms(), '2026-06-01'), terms(), '2027-04-12')
    expect(ended(april)).toBe(1_500)
    const { all, short } = typed(april, terms(), '2027-04-12', 'r1', '2026-12-21', 3)
    expect(short).toBe(0)
    expect(ended(all)).toBe(1_200)
    expect(leftOf(all)).toEqual({ 'grant:2027': 1_500 })
  })
  it('after the carried days have ended still takes them, if they were valid then', () => {
    const five = terms({ carry: { limitHundredths: 500, togetherHundredths: null, days: 90 } })
    const april = settled(settled([], five, '2026-06-01'), five, '2027-04-12')
    const { all, short } = typed(april, five, '2027-04-12', 'r1', '2027-03-01', 10)
    expect(short).toBe(0)
    expect(leftOf(all)).toEqual({ 'grant:2027': 1_000 })
  })
  it('and taken back leaves the ledger as it was', () => {
    const april = settled(settled([], terms(), '2026-06-01'), terms(), '2027-04-12')
    const { all } = typed(april, terms(), '2027-04-12', 'r1', '2026-12-21', 3)
    const back = movedTo(all, terms(), '2027-04-12', { request: 'r1', after: [], advanceHundredths: 0 })
    expect(leftOf([...all, ...back.entries])).toEqual(leftOf(april))
    expect(ended([...all, ...back.entries])).toBe(ended(april))
  })
})

it('the order in which the same leave is typed changes nothing', () => {
  forSeeds(120, (chance) => {
    // More than eight leaves of four days: none of them is refused.
    const by = terms({ yearHundredths: 3_300, carry: { limitHundredths: chance.below(21) * 100, togetherHundredths: null, days: 90 } })
    let day = '2026-01-05'
    const leaves: { request: string; from: string; count: number }[] = []
    for (let nth = 0; nth < 8; nth++) {
      day = dayOf(epochOf(day) + 10 + chance.below(70))
      leaves.push({ request: `r${nth}`, from: day, count: 1 + chance.below(4) })
    }
    const end = '2027-12-20'
    const write = (entries: LeaveEntry[], today: string, { request, from, count }: (typeof leaves)[number]) =>
      typed(entries, by, today, request, from, count).all
    const inTime = leaves.filter(({ from }) => from < '2027-12-01')
    const onTheDay = inTime.reduce<LeaveEntry[]>((entries, leave) => write(entries, leave.from, leave), [])
    const late = [...inTime].sort(() => chance.below(3) - 1).reduce<LeaveEntry[]>((entries, leave) => write(entries, end, leave), [])
    expect(leftOf(settled(late, by, end))).toEqual(leftOf(settled(onTheDay, by, end)))
    expect(resettled(settled(late, by, end), by, end)).toEqual([])
  })
})
