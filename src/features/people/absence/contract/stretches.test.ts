import { describe, expect, it } from 'vitest'
import { leaveTerms } from '../../../../../test/support/leave-terms.ts'
import { forSeeds } from '../../../../../test/support/payroll.ts'
import { addDays, daysOf } from '../../../../platform/contract/day.ts'
import type { Stretch } from './grant.ts'
import { stretchesOf } from './leave-type.ts'
import { balanceOf, type LeaveEntry, lotsOf } from './ledger.ts'
import { openedWith } from './opening.ts'
import { closeEntries, dueEntries, grantAhead, type Terms, takeAllowed } from './settle.ts'

/** A type that is for somebody only for a part of the time. */

const FIRST = '0001-01-01'
const stretch = (from: string, to: string | null, yearHundredths = 1_500): Stretch => ({ from, to, yearHundredths })
const terms = (covered: readonly Stretch[], part: Partial<Terms> = {}): Terms => leaveTerms({ covered, ...part })
const settled = (entries: readonly LeaveEntry[], by: Terms, today: string) => [...entries, ...dueEntries(entries, by, today)]
const taken = (entries: readonly LeaveEntry[], from: string, count: number) => {
  const days = daysOf({ from, to: addDays(from, count - 1) }).map((day) => ({ day, hundredths: 100 }))
  return [...entries, ...takeAllowed(entries, days, 'r1', 0).entries]
}

describe('when a type is for somebody', () => {
  const cover = { countries: [], teamIds: [], grades: ['P5'] }
  const place = (grade: string, until: string | null, days = 10) => ({ country: 'CN', teamId: null, grade, until, days })
  const stretches = (...places: ReturnType<typeof place>[]) => stretchesOf(cover, places, ({ days }) => days)

  it('follows where they were, one after the other', () => {
    expect(stretches(place('P5', null))).toEqual([stretch(FIRST, null, 10)])
    expect(stretches(place('P5', '2026-06-30'), place('P6', null))).toEqual([stretch(FIRST, '2026-06-30', 10)])
    expect(stretches(place('P4', '2026-06-30'), place('P5', null))).toEqual([stretch('2026-07-01', null, 10)])
    expect(stretches(place('P5', '2026-03-31'), place('P6', '2026-06-30'), place('p5', null, 12))).toEqual([
      stretch(FIRST, '2026-03-31', 10),
      stretch('2026-07-01', null, 12),
    ])
    expect(stretches(place('P6', null))).toEqual([])
  })
  it('goes on over a change that keeps it, by the leave days of the last place', () => {
    expect(stretches(place('P5', '2026-03-31'), place('P5', '2026-06-30', 11), place('P6', null))).toEqual([
      stretch(FIRST, '2026-06-30', 11),
    ])
  })
})

describe('what a year gives', () => {
  it('is for the part of it in which the type is for somebody, by the rule of joining and leaving', () => {
    const old = terms([stretch(FIRST, '2026-06-30')])
    const next = terms([stretch('2026-07-01', null, 2_000)])
    expect(balanceOf(settled([], old, '2026-07-01'))).toBe(750)
    expect(balanceOf(settled([], next, '2026-07-01'))).toBe(1_000)
    expect(balanceOf(settled([], { ...old, proRata: 'china' }, '2026-07-01'))).toBe(700)
    expect(balanceOf(settled([], { ...next, proRata: 'china' }, '2026-07-01'))).toBe(1_000)
    expect([grantAhead([], old, 2027), balanceOf(grantAhead([], next, 2027))]).toEqual([[], 2_000])
    const twice = terms([stretch(FIRST, '2026-03-31'), stretch('2026-10-01', null)])
    expect([balanceOf(settled([], twice, '2026-05-01')), balanceOf(settled([], { ...twice, proRata: 'china' }, '2026-05-01'))]).toEqual([
      750, 700,
    ])
  })
  it('ends without taking what was used', () => {
    const start = settled([], terms([stretch(FIRST, null)]), '2026-01-05')
    const old = terms([stretch(FIRST, '2026-06-30')])
    expect(balanceOf(settled(taken(start, '2026-06-01', 15), old, '2026-07-01'))).toBe(0)
    expect(balanceOf(settled(taken(start, '2026-06-01', 3), old, '2026-07-01'))).toBe(450)
    const paid = closeEntries(settled(taken(start, '2026-06-01', 3), old, '2026-07-01'), old, '2026-08-31', true)
    expect(paid.map(({ kind, hundredths }) => [kind, hundredths])).toEqual([['payout', -450]])
  })
  it('is earned by month until it ends, and from when it begins', () => {
    const monthly = { accrual: 'month', yearHundredths: 1_200 } as const
    const old = terms([stretch(FIRST, '2026-06-15', 1_200)], monthly)
    expect([balanceOf(settled([], old, '2026-03-31')), balanceOf(settled([], old, '2026-09-01'))]).toEqual([300, 550])
    const next = terms([stretch('2026-06-16', null, 1_200)], monthly)
    expect(['2026-06-16', '2026-07-01', '2026-12-01'].map((day) => balanceOf(settled([], next, day)))).toEqual([50, 150, 650])
  })
  it('of a year before it began is nothing, and of an opening balance what that says', () => {
    const next = terms([stretch('2026-07-01', null, 2_000)], { fromYear: 2024 })
    const entries = settled([], next, '2026-07-01')
    expect(lotsOf(entries).map(({ lot, left }) => [lot, left])).toEqual([['grant:2026', 1_000]])
    const opening = { on: '2026-03-02', hundredths: 300, carriedHundredths: 0, carriedTo: null }
    expect(balanceOf([...entries, ...openedWith(entries, next, '2026-07-01', opening, 'x')])).toBe(300)
  })
  it('is never more for two types, one after the other, than for the higher alone', () => {
    forSeeds(100, (chance) => {
      const last = addDays('2026-01-01', chance.below(364))
      const employed = { from: addDays('2025-06-01', chance.below(300)), to: null }
      const proRata = chance.below(2) === 0 ? ('months' as const) : ('china' as const)
      const accrual = proRata === 'months' && chance.below(2) === 0 ? ('month' as const) : ('year' as const)
      const [low, high] = [chance.below(20) * 100, 2_000]
      const given = (covered: readonly Stretch[]) => balanceOf(settled([], terms(covered, { employed, proRata, accrual }), '2026-12-31'))
      const both = given([stretch(FIRST, last, low)]) + given([stretch(addDays(last, 1), null, high)])
      expect(both).toBeLessThanOrEqual(given([stretch(FIRST, null, high)]) + 1)
      const same = given([stretch(FIRST, last, high)]) + given([stretch(addDays(last, 1), null, high)])
      expect(Math.abs(same - given([stretch(FIRST, null, high)]))).toBeLessThanOrEqual(proRata === 'china' ? 200 : 1)
    })
  })
})
