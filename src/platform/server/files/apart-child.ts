import { flushCompileCache } from 'node:module'
import { Refusal } from '../wire/refusal.ts'
import type { ApartRun, FromApart, ToApart } from './apart.ts'

/** The process that `runApart` starts. It does one work at a time, and ends with the channel. */

/** Pieces on their way: the next one is made while the last is being taken. */
const AHEAD = 6

let untaken = 0
let wake = () => {}

const send = (message: FromApart) => new Promise<void>((sent) => process.send?.(message, () => sent()))

async function work(module: string, input: unknown): Promise<void> {
  const { run } = (await import(module)) as { run: ApartRun<unknown, unknown> }
  untaken = 0
  await send({ loaded: true })
  for await (const piece of run(input)) {
    untaken++
    await send({ piece })
    while (untaken >= AHEAD)
      await new Promise<void>((go) => {
        wake = go
      })
  }
  // Now, because this process is killed and does not end.
  flushCompileCache()
  await send({ done: true })
}

process.on('message', (message: ToApart) => {
  if ('taken' in message) {
    untaken -= message.taken
    wake()
    return
  }
  work(message.module, message.input).catch((error: unknown) => {
    if (error instanceof Refusal) return send({ refusal: { error: error.error, params: error.params } })
    return send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})
process.on('disconnect', () => process.exit())
