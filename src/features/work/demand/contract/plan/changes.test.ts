import { expect, it } from 'vitest'
import { randomOf } from '../../../../../../test/support/random.ts'
import { capChangeOf } from './cap.ts'
import { moneyOfTail } from './change.ts'
import { heldOf, type KeptPart, moneyOfPart, type PartMoney } from './money.ts'
import { noticeFrom, noticeOf } from './notice.ts'
import { periodsOf, weeksOf } from './parts.ts'
import type { PartState } from './states.ts'
import type { Work } from './work.ts'

/** What a notice, another cap and another plan do to the money of random plans: nothing is made or lost, and nothing is below zero. */

const PLANS = 5_000
const TODAY = '2026-12-16'
const random = randomOf(20_261_128)
const sum = (parts: readonly PartMoney[], name: 'heldMinor' | 'advancedMinor') => parts.reduce((all, one) => all + one[name], 0)

interface Part extends KeptPart {
  startsOn: string
  dueOn: string
  periodMinor: number | null
  work: Work | null
}

/** The first parts are over or submitted, the next ones in escrow, the others planned; some with an advance or a rest of an earlier one. */
function partsOf(days: readonly { startsOn: string | null; dueOn: string; amountMinor: number }[], work: Work | null): Part[] {
  const [over, sent, funded] = [random.below(3), random.below(2), random.below(4)]
  return days.map(({ startsOn, dueOn, amountMinor }, at) => {
    const state: PartState =
      at < over
        ? 'released'
        : at < over + sent
          ? 'sent'
          : at < over + sent + funded
            ? random.pick(['funded', 'returned'] as const)
            : 'planned'
    const isOver = state === 'released'
    const earnedMinor = isOver ? random.below(amountMinor + 1) : state === 'returned' ? random.below(Math.floor(amountMinor / 2) + 1) : 0
    const advancedMinor = isOver || random.chance(0.7) ? 0 : random.below(amountMinor - earnedMinor + 1)
    const lacks = amountMinor - earnedMinor - advancedMinor
    const heldMinor = isOver ? 0 : state === 'planned' ? (random.chance(0.7) ? 0 : random.below(Math.max(1, lacks))) : lacks
    return { startsOn: startsOn!, dueOn, periodMinor: null, work, state, amountMinor, earnedMinor, advancedMinor, heldMinor }
  })
}

const isSound = (parts: readonly PartMoney[]) =>
  parts.every(
    ({ amountMinor, heldMinor, advancedMinor, earnedMinor }) =>
      Math.min(heldMinor, advancedMinor, earnedMinor, amountMinor - earnedMinor) >= 0,
  )

it('a notice returns what it takes from escrow, and never cuts what was submitted', () => {
  let given = 0
  for (let at = 0; at < PLANS; at++) {
    const cycle = random.pick(['weekly', 'biweekly', 'monthly'] as const)
    // The later ones may have another price since the plan was changed.
    const prices = [1 + random.below(1_000_000), 1 + random.below(1_000_000)]
    const changedFrom = random.below(8)
    const firstDay = Temporal.PlainDate.from(TODAY).subtract({ days: random.below(60) })
    const lastDay = firstDay.add({ days: 10 + random.below(200) }).toString()
    const [plan, changed] = prices.map((amountMinor) => periodsOf({ cycle, amountMinor, firstDay: firstDay.toString(), lastDay }, 40))
    const priceAt = (place: number) => prices[place < changedFrom ? 0 : 1]!
    const parts = partsOf(
      plan!.map((one, place) => (place < changedFrom ? one : changed![place]!)),
      null,
    ).map((one, place) => ({ ...one, periodMinor: priceAt(place) }))
    const from = Temporal.PlainDate.from(noticeFrom(parts, TODAY, random.below(31)))
    const day = from.add({ days: random.below(60) }).toString()
    const found = noticeOf(parts, cycle, day)
    if (!found) {
      expect(day > parts.at(-1)!.dueOn).toBe(true)
      continue
    }
    given++
    expect(heldOf(found.after) + found.backMinor).toBe(heldOf(parts.map(moneyOfPart)))
    expect(sum(found.after, 'advancedMinor')).toBe(parts.reduce((all, one) => all + one.advancedMinor, 0))
    expect(isSound(found.after)).toBe(true)
    const cut = parts[found.at]!
    const [byDays] = periodsOf({ cycle, amountMinor: priceAt(found.at), firstDay: cut.startsOn, lastDay: day }, 1)
    expect(found.amountMinor).toBe(Math.max(cut.earnedMinor, byDays!.amountMinor))
    // An advance that dropped parts have not earned may be earned by what was submitted; nothing else of it changes.
    for (const [place, part] of parts.entries())
      if (part.state === 'sent') expect({ ...found.after[place], advancedMinor: 0 }).toEqual({ ...moneyOfPart(part), advancedMinor: 0 })
  }
  expect(given).toBeGreaterThan(PLANS / 2)
})

it('another cap moves exactly what escrow gains or gives, and leaves weeks in escrow whole', () => {
  let changed = 0
  for (let at = 0; at < PLANS; at++) {
    const unit = random.pick(['hour', 'halfDay', 'piece'] as const)
    const work: Work = { unit, piece: '', rateMinor: 1 + random.below(20_000), cap: (1 + random.below(40)) * (unit === 'hour' ? 60 : 1) }
    const firstDay = Temporal.PlainDate.from(TODAY).subtract({ days: random.below(40) })
    const lastDay = firstDay.add({ days: random.below(100) }).toString()
    const parts = partsOf(weeksOf({ ...work, firstDay: firstDay.toString(), lastDay }, 26), work)
    const cap = (1 + random.below(60)) * (unit === 'hour' ? 60 : 1)
    const { weeks, fundMinor, backMinor, byMinor } = capChangeOf(parts, cap, TODAY)
    const after = parts.map((part, place) => weeks.find((one) => one.at === place)?.after ?? moneyOfPart(part))
    expect(heldOf(after)).toBe(heldOf(parts.map(moneyOfPart)) + fundMinor - backMinor)
    expect(Math.min(fundMinor, backMinor)).toBe(0)
    expect(isSound(after)).toBe(true)
    expect(after.reduce((all, one) => all + one.amountMinor, 0)).toBe(parts.reduce((all, one) => all + one.amountMinor, 0) + byMinor)
    for (const { at: place, after: money } of weeks) {
      const { state, advancedMinor, earnedMinor } = parts[place]!
      if (state !== 'planned') expect(money.heldMinor).toBe(Math.max(0, money.amountMinor - earnedMinor - advancedMinor))
      expect(state).not.toBe('sent')
    }
    if (weeks.length > 0) changed++
  }
  expect(changed).toBeGreaterThan(PLANS / 2)
})

it('another plan keeps what its parts held and were advanced, but for what returns', () => {
  for (let at = 0; at < PLANS; at++) {
    const planned = (): PartMoney => {
      const amountMinor = random.below(100_000)
      return { amountMinor, heldMinor: random.below(amountMinor + 1), advancedMinor: random.below(1_000), earnedMinor: 0, isOpen: true }
    }
    const tail = Array.from({ length: 1 + random.below(10) }, planned)
    const parts = Array.from({ length: 1 + random.below(10) }, () => ({ amountMinor: random.below(100_000) }))
    const { after, backMinor } = moneyOfTail(tail, parts)
    expect(heldOf(after) + backMinor).toBe(heldOf(tail))
    expect(sum(after, 'advancedMinor')).toBe(sum(tail, 'advancedMinor'))
    expect(isSound(after)).toBe(true)
    expect(after.every((part) => part.heldMinor <= part.amountMinor)).toBe(true)
  }
})
