import { loadChunk } from './chunk.ts'
import { createStore } from './store.ts'

/** How far the work for an open form is, in per cent of what it usually takes; null if there is none. */
export const working = createStore<number | null>(null)

const SLICE = 1_000

/** Finds what the server asked for, in slices that leave the page responsive. */
export async function doWork({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  // Few people are ever asked.
  const { isWork } = await loadChunk(() => import('../contract/work.ts'))
  try {
    for (let n = 0; ; n += SLICE) {
      working.set(Math.min(99, Math.floor((n * 100) / 2 ** bits)))
      for (let tried = n; tried < n + SLICE; tried++) if (isWork(`${challenge}~${tried}`, bits)) return `${challenge}~${tried}`
      await new Promise((next) => setTimeout(next, 0))
    }
  } finally {
    working.set(null)
  }
}
