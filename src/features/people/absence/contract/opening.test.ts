import { describe, expect, it } from 'vitest'
import { leaveTerms } from '../../../../../test/support/leave-terms.ts'
import { forSeeds } from '../../../../../test/support/payroll.ts'
import { addDays, daysOf } from '../../../../platform/contract/day.ts'
import type { CountedDay } from './days.ts'
import { type LeaveEntry, lotsOf } from './ledger.ts'
import { type Opening, openedWith } from './opening.ts'
import { movedTo, resettled } from './replay.ts'
import { closeEntries, dueEntries, type Terms } from './settle.ts'

const TODAY = '2026-11-27'
const terms = (part: Partial<Terms> = {}): Terms => leaveTerms({ yearHundredths: 2_000, ...part })
const opening = (part: Partial<Opening> = {}): Opening => ({ on: TODAY, hundredths: 1_200, carriedHundredths: 0, carriedTo: null, ...part })

function settled(entries: readonly LeaveEntry[], by: Terms, today: string): LeaveEntry[] {
  const due = [...entries, ...dueEntries(entries, by, today)]
  return [...due, ...resettled(due, by, today)]
}
const opened = (by: Terms, said: Opening, today = TODAY, before: readonly LeaveEntry[] = []): LeaveEntry[] => {
  const now = settled(before, by, today)
  return [...now, ...openedWith(now, by, today, said, 'x')]
}
const leftOf = (entries: readonly LeaveEntry[]) =>
  Object.fromEntries(lotsOf(entries).flatMap(({ lot, left }) => (left === 0 ? [] : [[lot, left]])))
const sum = (entries: readonly LeaveEntry[]) => entries.reduce((all, { hundredths }) => all + hundredths, 0)
const counted = (from: string, count: number): CountedDay[] =>
  daysOf({ from, to: addDays(from, count - 1) }).map((day) => ({ day, hundredths: 100, kind: 'leave', part: 'whole' }) as never)

describe('an opening balance', () => {
  it('is what is left on its day, and what the end of the year carries on', () => {
    const all = opened(terms(), opening())
    expect(leftOf(all)).toEqual({ 'grant:2026': 1_200 })
    expect(leftOf(settled(all, terms({ opened: TODAY }), '2027-02-01'))).toEqual({ 'carry:2026': 500, 'grant:2027': 2_000 })
  })
  it('has a carried part with an end of its own', () => {
    const said = opening({ on: '2027-01-04', hundredths: 2_500, carriedHundredths: 500 })
    const by = terms({ fromYear: 2027 })
    const all = opened(by, said, '2027-01-10')
    expect(leftOf(all)).toEqual({ 'opening:x': 500, 'grant:2027': 2_000 })
    expect(leftOf(settled(all, { ...by, opened: said.on }, '2027-04-12'))).toEqual({ 'grant:2027': 2_000 })
  })
  it('of the last day of a year that is over is carried on by the rule', () => {
    const said = opening({ on: '2026-12-31', hundredths: 800 })
    expect(leftOf(opened(terms(), said, '2027-01-04'))).toEqual({ 'carry:2026': 500, 'grant:2027': 2_000 })
  })
  it('replaces what the ledger had, and a second one corrects the first, also of an earlier day', () => {
    const before = settled(settled([], terms(), '2026-12-01'), terms(), '2027-01-10')
    expect(leftOf(before)).toEqual({ 'carry:2026': 500, 'grant:2027': 2_000 })
    const by = terms({ fromYear: 2027 })
    const first = [...before, ...openedWith(before, by, '2027-01-10', opening({ on: '2027-01-10', hundredths: 700 }), 'x')]
    expect(leftOf(first)).toEqual({ 'grant:2027': 700 })
    const second = [...first, ...openedWith(first, by, '2027-01-10', opening({ on: '2027-01-05', hundredths: 900 }), 'y')]
    expect(leftOf(second)).toEqual({ 'grant:2027': 900 })
  })
  it('has leave before its day in it: entered late or cancelled afterwards, it changes nothing', () => {
    const by = terms({ opened: TODAY })
    const all = opened(terms(), opening())
    const late = movedTo(all, by, TODAY, { request: 'r1', after: counted('2026-11-02', 3), advanceHundredths: 0 })
    expect([sum(late.entries), late.short]).toEqual([0, 0])
    // Across the day: only what is on it and after it.
    const across = movedTo(all, by, TODAY, { request: 'r2', after: counted(addDays(TODAY, -2), 4), advanceHundredths: 0 })
    expect([sum(across.entries), across.short]).toEqual([-200, 0])
    const used = settled([], terms(), TODAY)
    const taken = movedTo(used, terms(), TODAY, { request: 'r3', after: counted('2026-02-02', 3), advanceHundredths: 0 })
    const later = opened(terms(), opening(), TODAY, [...used, ...taken.entries])
    expect(leftOf(later)).toEqual({ 'grant:2026': 1_200 })
    expect(sum(movedTo(later, by, TODAY, { request: 'r3', after: [], advanceHundredths: 0 }).entries)).toBe(0)
  })
  it('is paid on leaving by the time employed: 8 of 20 were used before, and 11 months give 18.33', () => {
    const all = opened(terms(), opening())
    const closing = closeEntries(all, terms({ opened: TODAY }), '2026-11-30', true)
    expect(closing.filter(({ kind }) => kind === 'payout').reduce((total, { hundredths }) => total - hundredths, 0)).toBe(1_033)
    expect(sum([...all, ...closing])).toBe(0)
  })
  it('goes on with what later months give, where leave is earned by month', () => {
    const by = terms({ accrual: 'month', yearHundredths: 2_400 })
    const all = opened(by, opening({ on: '2026-10-15', hundredths: 600 }), '2026-10-15')
    expect(sum(settled(all, { ...by, opened: '2026-10-15' }, '2026-12-10'))).toBe(1_000)
  })
  it('is exact for all that was there before, whatever it is', () => {
    forSeeds(200, ({ below: any }) => {
      const by = terms({
        accrual: any(2) ? 'month' : 'year',
        carry: { limitHundredths: any(12) * 100, togetherHundredths: null, days: 90 },
      })
      let all = settled([], by, '2026-03-01')
      for (let nth = 0; nth < any(6); nth++) {
        const from = addDays('2026-03-02', any(280))
        const moved = movedTo(settled(all, by, from), by, from, {
          request: `r${nth}`,
          after: counted(from, 1 + any(4)),
          advanceHundredths: 0,
        })
        all = settled(all, by, from)
        if (moved.short === 0) all = [...all, ...moved.entries]
      }
      const on = addDays('2026-12-20', any(30))
      const said = opening({ on, hundredths: any(30) * 50 - 200 })
      const from = { ...by, fromYear: Number(on.slice(0, 4)) }
      const now = settled(all, by, on)
      const after = [...now, ...openedWith(now, from, on, said, 'x')]
      const valid = lotsOf(after).filter(({ from: first, to }) => first <= on && on <= (to ?? on))
      const ofDay = sum(after.filter(({ kind, on: day }) => kind === 'use' && day === on))
      expect(valid.reduce((total, { left }) => total + left, 0) - ofDay).toBe(said.hundredths)
      expect(openedWith(after, from, on, said, 'x')).toEqual([])
    })
  })
})
