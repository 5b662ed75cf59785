import { expect, test } from 'vitest'
import { ageText } from './age.ts'

test('an age counts whole units, in the given language', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(ageText('2026-11-18T11:00:00Z', 'en', now)).toBe('3 days')
  expect(ageText('2026-11-18T11:00:00Z', 'cn', now)).toBe('3 天')
  expect(ageText('2026-11-21T10:59:00Z', 'en', now)).toBe('1 hour')
  expect(ageText('2026-11-21T11:59:30Z', 'cn', now)).toBe('不到 1 分钟')
  expect(ageText('2026-11-21T12:00:30Z', 'en', now)).toBe('under a minute')
})
