import { describe, expect, it } from 'vitest'
import { lessFee, plainNumber } from './amount.ts'
import { amountInput } from './money.ts'

describe('a number as typed', () => {
  it.each([
    ['２０００', '2000'],
    ['１２，０００．５', '12000.5'],
    ['１２。５', '12.5'],
    ['－５', '-5'],
    [' 1,200.50 ', '1200.50'],
    ['1,50', '1,50'],
    ['1,2,3', '1,2,3'],
    ['٣٠', '٣٠'],
    ['二千', '二千'],
  ])('%s is read as %s', (typed, read) => expect(plainNumber(typed)).toBe(read))

  it('is an amount of a call in the digits of Chinese input methods too', () => {
    expect(amountInput.parse('２，０００．５０')).toBe('2000.50')
    expect(amountInput.safeParse('２０００．５５５').success).toBe(false)
    expect(amountInput.safeParse('－１').success).toBe(false)
  })
})

describe('a fee', () => {
  it('and what is left are the whole, whatever is rounded', () => {
    expect(lessFee(1_000_000, 500)).toEqual({ feeMinor: 50_000, netMinor: 950_000 })
    for (const gross of [0, 1, 9, 10, 101, 99_999_999])
      for (const bps of [0, 1, 500, 10_000]) {
        const { feeMinor, netMinor } = lessFee(gross, bps)
        expect(feeMinor + netMinor).toBe(gross)
        expect(netMinor).toBeGreaterThanOrEqual(0)
      }
  })
})
