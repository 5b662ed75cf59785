import { runApart } from '../../../../platform/server/files/apart.ts'
import type { SharedServices } from '../../../../platform/server/services.ts'

/**
 * Processes that read workbooks, kept between the jobs of an import. A job takes what has been read since and never waits long, because
 * all jobs of the server take turns; after a restart a new process reads again and what is stored already is passed over.
 */

/** Processes at a time: each may take 400 MB. The next import waits. */
const MOST = 1
/** A process that nobody takes from ends, so that one whose import was stopped elsewhere does not stay. */
const IDLE_MS = 30_000

type Taken<Piece> = { readonly piece: Piece } | 'wait' | 'end'

class Reader<Piece> {
  /** Pieces given out. */
  taken = 0
  readonly #pieces: AsyncGenerator<Piece>
  #coming: Promise<IteratorResult<Piece>> | null = null
  #idle: NodeJS.Timeout | undefined
  readonly #onIdle: () => void

  constructor(pieces: AsyncGenerator<Piece>, onIdle: () => void) {
    this.#pieces = pieces
    this.#onIdle = onIdle
    this.#rest()
  }

  async take(waitMs: number): Promise<Taken<Piece>> {
    this.#rest()
    this.#coming ??= this.#pieces.next()
    // Taken by a later job: a failure in between must not end the process as unhandled.
    this.#coming.catch(() => {})
    const late = Promise.withResolvers<'wait'>()
    const timer = setTimeout(() => late.resolve('wait'), waitMs)
    try {
      const next = await Promise.race([this.#coming, late.promise])
      if (next === 'wait') return 'wait'
      this.#coming = null
      if (next.done) return 'end'
      this.taken++
      return { piece: next.value }
    } finally {
      clearTimeout(timer)
    }
  }

  #rest(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(this.#onIdle, IDLE_MS)
    this.#idle.unref()
  }

  close(): void {
    clearTimeout(this.#idle)
    void this.#pieces.return(undefined).catch(() => {})
  }
}

const running = new WeakMap<SharedServices, Map<string, Reader<unknown>>>()

const readersOf = (services: SharedServices): Map<string, Reader<unknown>> => {
  const own = running.get(services) ?? new Map<string, Reader<unknown>>()
  running.set(services, own)
  return own
}

export function closeReader(services: SharedServices, key: string): void {
  const own = readersOf(services)
  own.get(key)?.close()
  own.delete(key)
}

interface Reading<Input> {
  /** One process for each key. */
  key: string
  module: URL
  input: () => Promise<Input>
  /** What takes time, outside of the transaction. */
  before: () => Promise<void>
  /** Pieces that are stored: the next one is the one after them. */
  stored: number
  waitMs: number
}

/** The next piece that has been read, or that there is none yet. Refuses as `runApart` does; the process has ended then. */
export async function takeNext<Input, Piece>(services: SharedServices, reading: Reading<Input>): Promise<Taken<Piece>> {
  const { key, stored, waitMs } = reading
  const own = readersOf(services)
  // A transaction that was rolled back has lost what it took. With fewer pieces taken it is still passing over what is stored.
  if ((own.get(key)?.taken ?? 0) > stored) closeReader(services, key)
  if (!own.has(key) && own.size >= MOST) return 'wait'
  try {
    const reader = own.get(key) ?? (await begin<Input, Piece>(services, reading))
    while (reader.taken < stored) {
      const passed = await reader.take(waitMs)
      if (passed === 'wait') return passed
      if (passed === 'end') break
    }
    const next = (await reader.take(waitMs)) as Taken<Piece>
    if (next === 'end') closeReader(services, key)
    return next
  } catch (error) {
    closeReader(services, key)
    throw error
  }
}

async function begin<Input, Piece>(services: SharedServices, { key, module, input, before }: Reading<Input>): Promise<Reader<Piece>> {
  const failed = (why: string) => services.log.error({ why, key }, 'reading a workbook failed')
  const given = await input()
  const pieces = (async function* () {
    await before()
    yield* runApart<Input, Piece>(module, given, undefined, failed)
  })()
  const reader = new Reader<Piece>(pieces, () => closeReader(services, key))
  readersOf(services).set(key, reader as Reader<unknown>)
  return reader
}
