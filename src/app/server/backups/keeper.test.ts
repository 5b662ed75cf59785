import { expect, it } from 'vitest'
import { isDue } from './keeper.ts'

const seconds = (text: string) => Temporal.Instant.from(text).epochMilliseconds / 1000

it.each([
  ['a quarter past two, after yesterday', '2026-11-28T02:15:00+08:00', '2026-11-27T02:10:00+08:00', true],
  ['the same night again', '2026-11-28T03:15:00+08:00', '2026-11-28T02:15:00+08:00', false],
  ['by day', '2026-11-28T12:00:00+08:00', '2026-11-28T02:15:00+08:00', false],
  ['by day, when the night was missed', '2026-11-28T12:00:00+08:00', '2026-11-27T02:15:00+08:00', true],
])('a backup is due or not: %s', (_, now, last, due) => expect(isDue(Temporal.Instant.from(now), seconds(last))).toBe(due))

it('is due where there is none', () => expect(isDue(Temporal.Instant.from('2026-11-28T12:00:00Z'), 0)).toBe(true))
