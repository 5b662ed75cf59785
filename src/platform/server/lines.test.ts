import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Bounded } from './lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('of one cause a line a second is written, and the last says how many there were beside it', () => {
  const reports: [string, number][] = []
  const bounded = new Bounded((cause, more) => reports.push([cause, more]))
  const written = Array.from({ length: 300 }, () => bounded.admits('database away')).filter(Boolean)
  expect(written).toHaveLength(1)
  expect(bounded.admits('disk full')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(reports).toEqual([['database away', 299]])
  expect(bounded.admits('database away')).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(reports).toEqual([
    ['database away', 299],
    ['database away', 1],
  ])
  vi.advanceTimersByTime(1_000)
  expect(bounded.admits('database away')).toBe(true)
})

it('causes beyond a number share one, so that errors with ever other texts are bounded too', () => {
  const bounded = new Bounded(() => undefined)
  const written = Array.from({ length: 5_000 }, (_, n) => bounded.admits(`cause ${n}`)).filter(Boolean)
  expect(written).toHaveLength(201)
})
