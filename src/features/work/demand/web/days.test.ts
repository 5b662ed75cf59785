import { describe, expect, it } from 'vitest'
import { closing, due } from './days.ts'

const at = (iso: string) => Date.parse(iso)

describe('days of the platform', () => {
  it.each([
    ['2026-11-20', '招募已结束', 'Recruitment has ended', true],
    ['2026-11-21', '今天截止', 'Closes today', true],
    ['2026-11-22', '明天截止', 'Closes tomorrow', true],
    ['2026-11-24', '3 天后截止', 'Closes in 3 days', true],
    ['2026-11-25', '4 天后截止', 'Closes in 4 days', false],
    ['2027-01-31', '招募至 2027-01-31', 'Closes on 31 Jan 2027', false],
  ])('describe recruitment until %s as %s', (day, cn, en, soon) => {
    const now = at('2026-11-21T02:00:00Z')
    expect(closing(day, 'cn', now)).toEqual({ text: cn, soon })
    expect(closing(day, 'en', now)).toEqual({ text: en, soon })
  })

  it('describe how late work is', () => {
    const now = at('2026-11-21T02:00:00Z')
    expect(due('2026-11-20', 'en', now)).toEqual({ text: '1 day overdue', soon: true })
    expect(due('2026-11-18', 'cn', now)).toEqual({ text: '已逾期 3 天', soon: true })
    expect(due('2026-12-01', 'en', now)).toEqual({ text: '10 days left', soon: false })
  })
})
