import { expect, it } from 'vitest'
import { idAt } from './partitions.ts'

it('an id has the time of its row, and those of one millisecond are in the order in which they were made', () => {
  const at = Temporal.Instant.from('2026-11-27T08:00:00.123456789Z')
  const ids = Array.from({ length: 20_000 }, () => idAt(at))
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(at.epochMilliseconds)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(idAt(at.add({ milliseconds: 1 })) > ids.at(-1)!).toBe(true)
})
