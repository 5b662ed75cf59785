import { expect, test } from 'vitest'
import { isLate, waitText } from './age.ts'

test('a wait counts whole units, in the given language; in its first minute there is none', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const en = (since: string) => waitText(since, 'en', now, (age) => `waiting ${age}`)
  const cn = (since: string) => waitText(since, 'cn', now, (age) => `已等 ${age}`)
  expect(en('2026-11-18T11:00:00Z')).toBe('waiting 3 days')
  expect(cn('2026-11-18T11:00:00Z')).toBe('已等 3 天')
  expect(en('2026-11-21T10:59:00Z')).toBe('waiting 1 hour')
  expect(cn('2026-11-21T11:59:30Z')).toBe('刚提交')
  expect(en('2026-11-21T12:00:30Z')).toBe('just submitted')
})

test('ten days are late', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(isLate('2026-11-11T12:00:00Z', now)).toBe(true)
  expect(isLate('2026-11-11T12:00:01Z', now)).toBe(false)
})
