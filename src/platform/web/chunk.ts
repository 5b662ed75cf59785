import { CHUNK_TIMEOUT_MS } from '../../rules/constants.ts'

/** A script chunk that failed to load: a retry is offered instead of a blank page. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Fetches a chunk, with a time-out of 120 s (source §8). */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('time-out')), timeoutMs)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError(cause instanceof Error ? cause.message : String(cause), { cause })))
      .finally(() => clearTimeout(timer))
  })
}
