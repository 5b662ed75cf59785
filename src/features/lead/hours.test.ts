import { describe, expect, it } from 'vitest'
import { serviceHours } from './web/hours.ts'

describe('service hours', () => {
  it.each([
    ['2026-11-20T00:59:59Z', false, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T01:00:00Z', true, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T10:29:59Z', true, '2026-11-20T10:29:59.000Z'],
    ['2026-11-20T10:30:00Z', false, '2026-11-21T01:00:00.000Z'],
    // Already the next day in Beijing.
    ['2026-11-20T20:00:00Z', false, '2026-11-21T01:00:00.000Z'],
  ])('at %s: open %s, next %s', (now, open, next) => {
    expect(serviceHours(new Date(now))).toMatchObject({ open, next })
  })

  it('are closed on known holidays, and resume after them', () => {
    const holidays = new Set(['2026-10-01', '2026-10-02'])
    expect(serviceHours(new Date('2026-10-01T03:00:00Z'), holidays)).toMatchObject({
      open: false,
      holiday: true,
      next: '2026-10-03T01:00:00.000Z',
    })
  })
})
