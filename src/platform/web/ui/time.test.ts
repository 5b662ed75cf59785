import { describe, expect, it } from 'vitest'
import { formatDayEnd, formatRelative } from './time.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const then = '2026-11-21T12:00:00Z'
const said = (age: number) => [formatRelative(then, 'cn', Date.parse(then) + age), formatRelative(then, 'en', Date.parse(then) + age)]

describe('relative times (source §9): just now, minutes, hours, days, then the date', () => {
  it.each([
    [0, '刚刚', 'just now'],
    [9 * MINUTE + 59 * SECOND, '刚刚', 'just now'],
    [10 * MINUTE, '10 分钟前', '10 minutes ago'],
    [59 * MINUTE + 59 * SECOND, '59 分钟前', '59 minutes ago'],
    [HOUR, '1 小时前', '1 hour ago'],
    [23 * HOUR + 59 * MINUTE + 59 * SECOND, '23 小时前', '23 hours ago'],
    [DAY, '1 天前', '1 day ago'],
    [3 * DAY - SECOND, '2 天前', '2 days ago'],
    [3 * DAY, '2026-11-21', '21 Nov 2026'],
    [400 * DAY, '2026-11-21', '21 Nov 2026'],
  ])('%i ms later', (age, cn, en) => expect(said(age)).toEqual([cn, en]))

  it('tolerates a clock that is slightly behind; a future time is shown as its date', () => {
    expect(said(-30 * SECOND)).toEqual(['刚刚', 'just now'])
    expect(said(-2 * MINUTE)).toEqual(['2026-11-21', '21 Nov 2026'])
  })
})

it('the end of a day belongs to that day, wherever it is read', () => {
  expect(formatDayEnd('2026-12-10', 'cn', 'Asia/Shanghai')).toBe('2026-12-10 24:00 GMT+8')
  expect(formatDayEnd('2026-12-10', 'en', 'Asia/Shanghai')).toBe('10 Dec 2026, 24:00 GMT+8')
})
