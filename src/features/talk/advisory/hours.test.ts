import { describe, expect, it } from 'vitest'
import { afterService, type Days, hoursAt, serviceBetween } from './server/hours.ts'

const at = (text: string) => Temporal.Instant.from(text)
const none: Days = { holidays: new Set(), workdays: new Set() }
const golden: Days = {
  holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  workdays: new Set(['2026-10-10']),
}

describe('the clock of the desk', () => {
  it.each([
    // 10:00 in Beijing: the same day.
    ['2026-11-20T02:00:00Z', '2026-11-20T06:00:00Z'],
    // 16:30: two hours today, two tomorrow from nine.
    ['2026-11-19T08:30:00Z', '2026-11-20T03:00:00Z'],
    // After and before service: from nine on.
    ['2026-11-18T12:00:00Z', '2026-11-19T05:00:00Z'],
    // Friday afternoon, and Saturday: Monday from nine.
    ['2026-11-20T08:30:00Z', '2026-11-23T03:00:00Z'],
    ['2026-11-21T03:00:00Z', '2026-11-23T05:00:00Z'],
    ['2026-11-19T20:00:00Z', '2026-11-20T05:00:00Z'],
  ])('four hours from %s end at %s', (from, due) => {
    expect(afterService(at(from), 240, none).toString()).toBe(due)
  })

  it('stops on public holidays', () => {
    expect(afterService(at('2026-09-30T09:30:00Z'), 240, golden).toString()).toBe('2026-10-08T04:00:00Z')
    expect(hoursAt(at('2026-10-02T03:00:00Z'), golden)).toEqual({ open: false, next: '2026-10-08T01:00:00Z' })
  })

  it('runs on a Saturday that is worked in exchange', () => {
    expect(hoursAt(at('2026-10-10T03:00:00Z'), golden).open).toBe(true)
    expect(afterService(at('2026-10-09T09:30:00Z'), 240, golden).toString()).toBe('2026-10-10T04:00:00Z')
  })

  it('counts what is left, and by how much an answer is late', () => {
    expect(serviceBetween(at('2026-11-20T08:30:00Z'), at('2026-11-23T03:00:00Z'), none)).toBe(240)
    expect(serviceBetween(at('2026-11-23T03:00:00Z'), at('2026-11-20T08:30:00Z'), none)).toBe(-240)
    expect(serviceBetween(at('2026-11-20T11:00:00Z'), at('2026-11-20T23:00:00Z'), none)).toBe(0)
  })

  it('is open from nine until half past six, exactly', () => {
    expect(hoursAt(at('2026-11-20T01:00:00Z'), none).open).toBe(true)
    expect(hoursAt(at('2026-11-20T10:29:59Z'), none).open).toBe(true)
    expect(hoursAt(at('2026-11-20T10:30:00Z'), none)).toEqual({ open: false, next: '2026-11-23T01:00:00Z' })
  })
})
