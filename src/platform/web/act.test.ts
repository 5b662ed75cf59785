import { describe, expect, it, vi } from 'vitest'
import { throttled } from './act.ts'
import { may } from './permissions.ts'

vi.mock('./toast.ts', () => ({ toast: {} }))

describe('the click throttle (source §9)', () => {
  it('lets one click through in 2,000 ms', () => {
    let now = 0
    const admits = throttled(undefined, () => now)
    expect(admits()).toBe(true)
    now = 1_999
    expect(admits()).toBe(false)
    now = 2_000
    expect(admits()).toBe(true)
  })

  it('lets a click through that sends something else', () => {
    const admits = throttled(undefined, () => 0)
    expect([admits('{"amount":"1"}'), admits('{"amount":"1"}'), admits('{"amount":"2"}')]).toEqual([true, false, true])
  })
})

describe('buttons by the permission list (source §6)', () => {
  const auth = [
    { action: 'demand:pick', type: '1' },
    { action: 'demand:cancel', type: '2' },
  ]
  it('shows a listed action whose type is not 2', () => expect(may(auth, 'demand:pick')).toBe(true))
  it('hides type 2, what is not listed, and everything under an absent or empty list', () => {
    expect(may(auth, 'demand:cancel')).toBe(false)
    expect(may(auth, 'wallet:withdraw')).toBe(false)
    expect(may([], 'demand:pick')).toBe(false)
    expect(may(null, 'demand:pick')).toBe(false)
    expect(may(undefined, 'demand:pick')).toBe(false)
  })
})
