import { describe, expect, it } from 'vitest'
import { frameOf, landIn, placeOf } from './places.ts'

const at = (...codes: string[]) => codes.map((code) => placeOf(code)!)

describe('the part of the map on a cover', () => {
  it('has one place right of its middle', () => {
    const [germany] = at('DE')
    const frame = frameOf(at('DE'), 24, 12.6)
    expect(germany!.x - frame.left).toBeCloseTo(24 * 0.62)
    expect(germany!.y - frame.top).toBeCloseTo(6.3)
  })

  it.each([[['DE', 'FR', 'NL']], [['US', 'GB', 'FR', 'AE']], [['PH', 'ID', 'BR', 'MX', 'AR', 'SG', 'VN', 'IT', 'ES']]])(
    'has all of %s inside, in the proportions of a cover',
    (codes) => {
      const frame = frameOf(at(...codes), 24, 12.6)
      expect(frame.width / frame.height).toBeCloseTo(24 / 12.6)
      for (const { x, y } of at(...codes)) {
        expect(x).toBeGreaterThan(frame.left)
        expect(x).toBeLessThan(frame.left + frame.width)
        expect(y).toBeGreaterThan(frame.top)
        expect(y).toBeLessThan(frame.top + frame.height)
      }
    },
  )

  it('draws land inside it, and fewer dots of a large part', () => {
    const near = frameOf(at('DE'), 24, 12.6)
    const dots = landIn(near)
    expect(dots.length).toBeGreaterThan(50)
    expect(dots.every(({ x, y }) => x >= 0 && x < near.width && y >= 0 && y < near.height)).toBe(true)
    expect(landIn({ left: 0, top: 0, width: 100, height: 39 }).length).toBeLessThan(500)
  })
})
