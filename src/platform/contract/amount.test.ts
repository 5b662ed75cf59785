import { describe, expect, it } from 'vitest'
import { lessFee } from './amount.ts'

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
