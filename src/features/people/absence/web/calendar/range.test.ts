import { expect, test } from 'vitest'
import { monthText, rangeText } from './range.ts'

const span = { from: '2026-10-01', to: '2026-12-31' }

test('a range of the leave calendar names its months in one way', () => {
  expect(rangeText('month', span, 'cn')).toBe('2026年10月')
  expect(rangeText('month', span, 'en')).toBe('October 2026')
  expect(rangeText('quarter', span, 'cn')).toBe('2026年10月 – 12月')
  expect(rangeText('quarter', span, 'en')).toBe('Oct – Dec 2026')
  expect(monthText('2026-12-01', 'cn')).toBe('12月')
  expect(monthText('2026-12-01', 'en')).toBe('December')
})
