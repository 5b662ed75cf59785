import { describe, expect, it } from 'vitest'
import { dividedOf, heldOf, imprestOf, moneyOfPart, noSums } from './money.ts'

/** A small generator with a seed, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

describe('a split', () => {
  it('gives every cent of what a part held to one of the two, whatever was advanced, and nothing negative', () => {
    const source = numbers(7)
    const upTo = (most: number) => source.next().value % (most + 1)
    for (let run = 0; run < 20_000; run++) {
      const made = Array.from({ length: 1 + upTo(3) }, () => {
        const amountMinor = upTo(100_000)
        return moneyOfPart({ amountMinor, heldMinor: amountMinor, advancedMinor: 0, earnedMinor: 0, state: 'funded' })
      })
      const rates = { feeBps: upTo(3_000), shareBps: upTo(10_000) }
      const { books } = imprestOf({ parts: made, sums: noSums }, upTo(heldOf(made)), rates)
      const at = upTo(made.length - 1)
      const before = books.parts[at]!
      const toProvider = upTo(before.heldMinor)
      const { books: after, split } = dividedOf(books, at, toProvider, rates)
      expect(split.grossMinor).toBe(toProvider)
      expect(split.netMinor + split.feeMinor + split.backMinor).toBe(before.heldMinor)
      expect(Math.min(split.netMinor, split.feeMinor, split.feeMinor - split.shareMinor, split.backMinor)).toBeGreaterThanOrEqual(0)
      expect(heldOf(books.parts) - heldOf(after.parts)).toBe(before.heldMinor)
      expect(after.parts[at]).toMatchObject({
        heldMinor: 0,
        advancedMinor: 0,
        isOpen: false,
        earnedMinor: before.advancedMinor + toProvider,
      })
      expect(after.parts.every(({ earnedMinor, amountMinor }) => earnedMinor <= amountMinor)).toBe(true)
    }
    expect(() =>
      dividedOf(
        { parts: [moneyOfPart({ amountMinor: 5, heldMinor: 5, advancedMinor: 0, earnedMinor: 0, state: 'sent' })], sums: noSums },
        0,
        6,
        { feeBps: 0, shareBps: 0 },
      ),
    ).toThrow(RangeError)
  })
})
