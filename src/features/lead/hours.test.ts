import { describe, expect, it } from 'vitest'
import { serviceHours } from './web/hours.ts'

describe('service hours', () => {
  it.each([
    ['2026-11-20T00:59:59Z', false, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T01:00:00Z', true, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T10:29:59Z', true, '2026-11-20T10:29:59.000Z'],
    ['2026-11-19T10:30:00Z', false, '2026-11-20T01:00:00.000Z'],
    // A Friday evening, and the Saturday and Sunday after it.
    ['2026-11-20T10:30:00Z', false, '2026-11-23T01:00:00.000Z'],
    ['2026-11-21T03:00:00Z', false, '2026-11-23T01:00:00.000Z'],
    ['2026-11-22T03:00:00Z', false, '2026-11-23T01:00:00.000Z'],
    // Already the next day in Beijing.
    ['2026-11-18T20:00:00Z', false, '2026-11-19T01:00:00.000Z'],
  ])('at %s: open %s, next %s', (now, open, next) => {
    expect(serviceHours(new Date(now))).toMatchObject({ open, next })
  })

  it('are closed on known holidays, and resume after them', () => {
    const holidays = new Set(['2026-09-30', '2026-10-01'])
    expect(serviceHours(new Date('2026-09-30T03:00:00Z'), { holidays, workdays: new Set() })).toMatchObject({
      open: false,
      holiday: true,
      next: '2026-10-02T01:00:00.000Z',
    })
  })

  it('are kept on a Sunday that is worked in exchange', () => {
    const workdays = new Set(['2026-09-20'])
    expect(serviceHours(new Date('2026-09-20T03:00:00Z'), { holidays: new Set(), workdays }).open).toBe(true)
    expect(serviceHours(new Date('2026-09-19T03:00:00Z'), { holidays: new Set(), workdays }).next).toBe('2026-09-20T01:00:00.000Z')
  })
})
