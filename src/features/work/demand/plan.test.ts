import { describe, expect, it } from 'vitest'
import { playPlans } from '../../../../test/support/plan-money.ts'
import { randomOf } from '../../../../test/support/random.ts'
import { shareOf } from '../../../platform/contract/amount.ts'
import { measuredEarned, percentFor, proRata, sharesOf, sheetEarned, tierOutOfOrder } from './contract/plan/earned.ts'
import { type Books, heldOf, imprestOf, noSums, releaseOf, type Split, supplementOf, unearnedOf } from './contract/plan/money.ts'
import { dueAtHosting, periodsOf, totalOf, weeksOf } from './contract/plan/parts.ts'

describe('what is earned', () => {
  it('counts calendar days at the ends of a long-term contract', () => {
    expect(proRata(999_999, 14, 31)).toBe(451_612)
    const parts = periodsOf({ cycle: 'monthly', amountMinor: 999_999, firstDay: '2026-03-18', lastDay: '2026-05-31' }, 12)
    expect(parts).toEqual([
      { startsOn: '2026-03-18', dueOn: '2026-03-31', amountMinor: 451_612 },
      { startsOn: '2026-04-01', dueOn: '2026-04-30', amountMinor: 999_999 },
      { startsOn: '2026-05-01', dueOn: '2026-05-31', amountMinor: 999_999 },
    ])
  })

  it('counts weeks from Monday, and two weeks from that of the first day', () => {
    const weekly = periodsOf({ cycle: 'weekly', amountMinor: 70_000, firstDay: '2026-11-26', lastDay: '2026-12-08' }, 12)
    expect(weekly.map(({ startsOn, dueOn, amountMinor }) => [startsOn, dueOn, amountMinor])).toEqual([
      ['2026-11-26', '2026-11-29', 40_000],
      ['2026-11-30', '2026-12-06', 70_000],
      ['2026-12-07', '2026-12-08', 20_000],
    ])
    const biweekly = periodsOf({ cycle: 'biweekly', amountMinor: 140_000, firstDay: '2026-11-23', lastDay: '2026-12-20' }, 12)
    expect(biweekly.map(({ amountMinor }) => amountMinor)).toEqual([140_000, 140_000])
  })

  it('rounds a sheet once, and shares it among its lines', () => {
    expect(sheetEarned(33_333, 'hour', 37 * 60 + 20)).toBe(1_244_432)
    expect(sheetEarned(1, 'hour', 30)).toBe(1)
    expect(sheetEarned(2_500, 'piece', 12)).toBe(30_000)
    expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(sharesOf(1_244_432, [480, 480, 480, 480, 320]).reduce((sum, one) => sum + one, 0)).toBe(1_244_432)
    expect(sharesOf(0, [0, 0])).toEqual([0, 0])
  })

  it('compares tiers exactly, in both directions', () => {
    const tiers = [
      { from: '80', percent: 60 },
      { from: '100', percent: 100 },
    ]
    const leads = { target: '500', direction: 'atLeast', tiers } as const
    expect(percentFor(leads, '430')).toBe(60)
    expect(measuredEarned(3_000_000, leads, '430')).toBe(1_800_000)
    expect([percentFor(leads, '399.999999'), percentFor(leads, '400'), percentFor(leads, '500')]).toEqual([0, 60, 100])
    const days = { target: '30', direction: 'atMost', tiers } as const
    expect([percentFor(days, '37.5'), percentFor(days, '37.500001'), percentFor(days, '30'), percentFor(days, '0')]).toEqual([
      60, 0, 100, 100,
    ])
    const faults = {
      target: '0',
      direction: 'atMost',
      tiers: [
        { from: '3', percent: 50 },
        { from: '0', percent: 100 },
      ],
    } as const
    expect([percentFor(faults, '4'), percentFor(faults, '2'), percentFor(faults, '0')]).toEqual([0, 50, 100])
    expect([tierOutOfOrder(leads), tierOutOfOrder(faults), tierOutOfOrder({ ...leads, tiers: [...tiers].reverse() })]).toEqual([
      null,
      null,
      1,
    ])
  })
})

describe('what is due at hosting', () => {
  it('is the first part with an amount, two weeks’ cap, or everything', () => {
    const amounts = (...all: number[]) => all.map((amountMinor) => ({ amountMinor }))
    expect(dueAtHosting(amounts(30, 30, 40), 'first', 1)).toBe(30)
    expect(dueAtHosting(amounts(0, 30, 40), 'first', 1)).toBe(30)
    expect(dueAtHosting(amounts(30, 30, 40), 'all', 1)).toBe(100)
    const weeks = weeksOf({ unit: 'hour', rateMinor: 30_000, cap: 40 * 60, firstDay: '2026-11-25', lastDay: '2027-01-03' }, 26)
    expect([totalOf(weeks), dueAtHosting(weeks, 'first', 2)]).toEqual([7_200_000, 2_400_000])
    expect(weeks.slice(0, 2).map(({ startsOn, dueOn }) => [startsOn, dueOn])).toEqual([
      ['2026-11-25', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ])
  })
})

describe('the money of parts', () => {
  const rates = { feeBps: 500, shareBps: 2_000 }
  const part = (amountMinor: number, heldMinor = 0) => ({ amountMinor, heldMinor, advancedMinor: 0, earnedMinor: 0, isOpen: true })

  it('is the worked example of three milestones, to the cent', () => {
    let books: Books = { parts: [part(3_000_000, 3_000_000), part(3_000_000), part(4_000_000)], sums: noSums }
    const splits: Split[] = []
    const step = (result: { books: Books; split: Split }) => {
      books = result.books
      splits.push(result.split)
    }
    const fund = (at: number) => {
      books = { ...books, parts: books.parts.map((one, place) => (place === at ? { ...one, heldMinor: one.amountMinor } : one)) }
    }
    step(imprestOf(books, 1_000_000, rates))
    step(releaseOf(books, 0, { earnedMinor: 1_800_000, isLast: true, rest: 'wallet' }, rates))
    fund(1)
    step(releaseOf(books, 1, { earnedMinor: 3_000_000, isLast: true, rest: 'wallet' }, rates))
    fund(2)
    step(releaseOf(books, 2, { earnedMinor: 4_000_000, isLast: true, rest: 'wallet' }, rates))
    expect(splits.map((one) => [one.netMinor, one.feeMinor, one.shareMinor, one.backMinor])).toEqual([
      [950_000, 50_000, 10_000, 0],
      [760_000, 40_000, 8_000, 1_200_000],
      [2_850_000, 150_000, 30_000, 0],
      [3_800_000, 200_000, 40_000, 0],
    ])
    const sum = (pick: (one: Split) => number) => splits.reduce((all, one) => all + pick(one), 0)
    expect([sum((one) => one.netMinor), sum((one) => one.feeMinor - one.shareMinor), sum((one) => one.shareMinor)]).toEqual([
      8_360_000, 352_000, 88_000,
    ])
    expect(8_360_000 + 352_000 + 88_000 + 1_200_000).toBe(10_000_000)
  })

  it('takes the fee of the sum: two releases of 5 cost what one of 10 does', () => {
    const books: Books = { parts: [part(10, 10)], sums: noSums }
    const first = imprestOf(books, 5, rates)
    const second = releaseOf(first.books, 0, { earnedMinor: 10, isLast: true, rest: 'wallet' }, rates)
    expect([first.split.feeMinor, second.split.feeMinor]).toEqual([0, 1])
  })

  it('names an advance that no part was left to earn', () => {
    const paid = imprestOf({ parts: [part(100, 100)], sums: noSums }, 60, rates)
    const over = releaseOf(paid.books, 0, { earnedMinor: 20, isLast: true, rest: 'next' }, rates)
    expect([over.split.grossMinor, over.split.backMinor, unearnedOf(over.books.parts)]).toEqual([0, 40, 40])
  })

  it('fills the parts after it before the wallet', () => {
    const books: Books = { parts: [part(100, 100), part(50, 20), part(50)], sums: noSums }
    const { books: after, split } = releaseOf(books, 0, { earnedMinor: 30, isLast: true, rest: 'next' }, rates)
    expect(after.parts.map(({ heldMinor }) => heldMinor)).toEqual([0, 50, 40])
    expect(split.backMinor).toBe(0)
  })

  it('pays a supplement by what is not promised, then by the wallet; week and supplements come to what one sheet would have', () => {
    const random = randomOf(20_261_128)
    for (let plan = 0; plan < 2_000; plan++) {
      const rateMinor = 1 + random.below(100_000)
      const cap = 5 * (1 + random.below(480))
      const amountMinor = sheetEarned(rateMinor, 'hour', cap)
      let counted = 5 * random.below(cap / 5 + 1)
      const earnedMinor = sheetEarned(rateMinor, 'hour', counted)
      const rates = { feeBps: random.below(2_000), shareBps: random.below(5_000) }
      const feeMinor = shareOf(earnedMinor, rates.feeBps)
      const over = { amountMinor, heldMinor: 0, advancedMinor: 0, earnedMinor, isOpen: false }
      const open = () => ({
        ...over,
        earnedMinor: 0,
        heldMinor: random.chance(0.4) ? amountMinor : random.below(amountMinor + 1),
        isOpen: true,
      })
      let books: Books = {
        parts: [over, open(), open(), open()],
        sums: { grossMinor: earnedMinor, feeMinor, shareMinor: shareOf(feeMinor, rates.shareBps) },
      }
      while (counted < cap) {
        const before = books
        counted += 5 * (1 + random.below((cap - counted) / 5))
        const grossMinor = sheetEarned(rateMinor, 'hour', counted) - books.parts[0]!.earnedMinor
        expect(grossMinor).toBeGreaterThanOrEqual(0)
        const { books: after, split, fundMinor } = supplementOf(books, 0, grossMinor, rates)
        // What is funded whole is promised.
        for (const [at, part] of before.parts.entries())
          if (part.isOpen && part.heldMinor === part.amountMinor) expect(after.parts[at]).toEqual(part)
        expect(heldOf(after.parts)).toBe(heldOf(before.parts) + fundMinor - grossMinor)
        if (fundMinor > 0) expect(heldOf(after.parts.filter(({ heldMinor }) => heldMinor < amountMinor))).toBe(0)
        expect([split.grossMinor, split.netMinor + split.feeMinor, split.backMinor]).toEqual([grossMinor, grossMinor, 0])
        books = after
      }
      expect(books.parts[0]!.earnedMinor).toBe(Math.max(earnedMinor, amountMinor))
      expect(books.sums.feeMinor).toBe(shareOf(amountMinor, rates.feeBps))
    }
    expect(() => supplementOf({ parts: [{ ...noPart, isOpen: true }], sums: noSums }, 0, 1, { feeBps: 0, shareBps: 0 })).toThrow(RangeError)
    expect(() => supplementOf({ parts: [noPart], sums: noSums }, 0, 1, { feeBps: 0, shareBps: 0 })).toThrow(RangeError)
  })
  const noPart = { amountMinor: 0, heldMinor: 0, advancedMinor: 0, earnedMinor: 0, isOpen: false }

  it('adds up in random plans', () => {
    process.stdout.write(`${playPlans(4_000)}\n`)
  })
})
