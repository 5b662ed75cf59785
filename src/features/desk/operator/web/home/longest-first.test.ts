import { expect, it } from 'vitest'
import { longestFirst } from './longest-first.ts'

const queue = (name: string, since?: string, isPending = false) => ({
  name,
  since,
  query: { data: { total: since ? 1 : 0 }, isPending },
})
const names = (queues: Parameters<typeof longestFirst>[0]) => (longestFirst(queues) as ReturnType<typeof queue>[]).map(({ name }) => name)

it('puts the longest wait first, and what is empty last, in its usual order', () => {
  const given = [queue('empty'), queue('new', '2026-11-23T08:00:00Z'), queue('old', '2026-11-20T08:00:00Z'), queue('empty too')]
  expect(names(given)).toEqual(['old', 'new', 'empty', 'empty too'])
})

it('keeps the usual order until all are known, so that nothing moves twice', () => {
  expect(names([queue('new', '2026-11-23T08:00:00Z'), queue('old', '2026-11-20T08:00:00Z', true)])).toEqual(['new', 'old'])
})
