import { afterEach, expect, it, vi } from 'vitest'
import { ownTask } from './own-task.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['no scheduler', undefined],
  ['a scheduler without yield, as in older browsers', { postTask: () => undefined }],
])('comes after the current task and in order, with %s', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  const seen: string[] = []
  const all = [1, 2, 3].map((nth) => ownTask().then(() => seen.push(`task ${nth}`)))
  await Promise.resolve()
  seen.push('microtask')
  await Promise.all(all)
  expect(seen).toEqual(['microtask', 'task 1', 'task 2', 'task 3'])
})

it('yields to the browser where it can', async () => {
  const yields = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: yields })
  await ownTask()
  expect(yields).toHaveBeenCalledOnce()
})
