import { Worker } from 'node:worker_threads'
import type { ExportColumn, ExportRows } from './export.ts'

export interface ExportSheet {
  readonly name: string
  readonly columns: readonly ExportColumn[]
}

/** Of one workbook; what it makes it sends at once. */
const THREAD_MEGABYTES = 128

/**
 * The bytes of a workbook, made in a thread of its own while the rows are read: the next rows are asked for when those before are packed
 * and their bytes taken. Ending the iteration early ends the thread.
 */
export async function* packedApart(sheet: ExportSheet, batches: AsyncIterable<ExportRows>): AsyncGenerator<Buffer> {
  const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
  })
  const ready: Buffer[] = []
  let failure: unknown
  let answered = () => {}
  let ended = false
  thread.on('message', (message: Uint8Array | 'taken') => {
    if (message === 'taken') answered()
    else ready.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
  })
  thread.on('error', (error) => {
    failure = error
    answered()
  })
  thread.on('exit', () => {
    ended = true
    answered()
  })
  /** Waits until the thread has packed what it was sent, or has ended. */
  const packed = (rows: ExportRows | null) =>
    new Promise<void>((done, failed) => {
      answered = () => {
        if (failure || (ended && rows !== null)) failed(failure ?? new Error('the thread of a workbook ended early'))
        else done()
      }
      if (ended) answered()
      else thread.postMessage(rows)
    })
  try {
    for await (const rows of batches) {
      await packed(rows)
      yield* ready.splice(0)
    }
    await packed(null)
    yield* ready.splice(0)
  } finally {
    await thread.terminate()
  }
}
