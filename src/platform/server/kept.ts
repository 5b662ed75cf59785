import type { Look } from './services.ts'

const KEPT_MS = 10_000
const KEPT_MOST = 500
const LARGE = 1_000

interface Kept {
  value: unknown
  at: number
}
const kept = new WeakMap<object, Map<string, Kept>>()
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()
const mapOf = <V>(of: WeakMap<object, Map<string, V>>, key: object): Map<string, V> => {
  const known = of.get(key) ?? new Map<string, V>()
  of.set(key, known)
  return known
}

/**
 * Large counts are cached for ten seconds (decision 10): counting thousands of matches costs more than finding the first twenty, and the
 * exact number does not matter to a reader. Small ones are always counted. Concurrent requests for the same count share one query.
 */
export async function keptFor<T extends number | { total: number }>(
  look: Pick<Look<unknown>, 'db' | 'now'>,
  key: string,
  count: () => Promise<T>,
  keptMs = KEPT_MS,
): Promise<T> {
  const values = mapOf(kept, look.db)
  const known = values.get(key)
  if (known && look.now.epochMilliseconds - known.at < keptMs) return known.value as T
  const waiting = mapOf(underWay, look.db)
  const running = waiting.get(key) as Promise<T> | undefined
  if (running) return running
  const counting = count().finally(() => waiting.delete(key))
  waiting.set(key, counting)
  const value = await counting
  if (values.size > KEPT_MOST) values.clear()
  if ((typeof value === 'number' ? value : value.total) >= LARGE) values.set(key, { value, at: look.now.epochMilliseconds })
  else values.delete(key)
  return value
}
