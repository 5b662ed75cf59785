import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError, loadChunk } from './chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a script chunk (source §8 and §9)', () => {
  it('is abandoned after 120 seconds, not before', async () => {
    const rejected = vi.fn()
    const waiting = loadChunk(() => new Promise<never>(() => {})).catch(rejected)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(rejected).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(rejected).toHaveBeenCalledOnce()
    expect(rejected.mock.calls[0]![0]).toBeInstanceOf(ChunkError)
    expect(rejected.mock.calls[0]![0]).toMatchObject({ message: 'time-out' })
  })

  it('that loads in time leaves no timer behind', async () => {
    const chunk = { default: () => null }
    const loading = loadChunk(() => new Promise<typeof chunk>((resolve) => setTimeout(resolve, 119_000, chunk)))
    await vi.advanceTimersByTimeAsync(119_000)
    expect(await loading).toBe(chunk)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that fails rejects at once, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChunkError)
    expect(failure).toMatchObject({ message: cause.message, cause })
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
