import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { type ErrorName, errors } from '../../../../platform/contract/errors.ts'
import type { Param } from '../../../contract/texts.ts'
import { type Reason, type Refusal, refuse, refuseFor } from '../../wire/refusal.ts'

/** What the process apart sends. It sends a few pieces ahead and then waits for the answers. */
export type FromApart =
  | { readonly piece: unknown }
  | { readonly done: true }
  | { readonly refusal: { readonly error: string; readonly params: Readonly<Record<string, Param>> } }
  | { readonly failed: string }
export type ToApart = { readonly module: string; readonly input: unknown } | { readonly taken: number }

export const APART_LIMITS = { seconds: 60, heapMegabytes: 256, megabytes: 400 } as const
interface ApartLimits {
  /** Of waiting for the process, not of what is done with its pieces. */
  readonly seconds: number
  readonly heapMegabytes: number
  /** Of the whole process; looked after on Linux only. */
  readonly megabytes: number
}

/** A function that a module exports as `run`. Input and pieces are copied: plain data, buffers, maps. */
export type ApartRun<Input, Piece> = (input: Input) => AsyncIterable<Piece>

/**
 * Runs the `run` of a module in a process of its own and gives its pieces as they come. Refuses with what it refused; with workbookSlow,
 * workbookMemory or workbookFailed where it was stopped or died. A process and no thread: what a thread takes beyond its heap, and some of
 * what its heap takes at once, ends the server with it.
 */
export async function* runApart<Input, Piece>(
  module: URL,
  input: Input,
  limits: ApartLimits = APART_LIMITS,
  onFailure: (why: string) => void = () => {},
): AsyncGenerator<Piece> {
  const child = fork(new URL('./apart-child.ts', import.meta.url), {
    // A small space for what is young: a fifth less memory, and not slower.
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Nothing of the server's settings is needed, and no secret should be where a stranger's file is read.
    env: compileCache(),
  })
  const arrived: FromApart[] = []
  let wake = () => {}
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000)
  })
  child.on('message', (message: FromApart) => {
    arrived.push(message)
    wake()
  })
  let ended: { code: number | null; signal: NodeJS.Signals | null } | undefined
  child.on('close', (code, signal) => {
    ended = { code, signal }
    wake()
  })
  child.on('error', (error) => {
    complaint += error.message
    ended ??= { code: 1, signal: null }
    wake()
  })
  let tooMuch = false
  const watch = setInterval(async () => {
    tooMuch ||= (await residentMegabytes(child.pid)) > limits.megabytes
    if (tooMuch) child.kill('SIGKILL')
  }, 100)
  const send = (message: ToApart) => {
    if (child.connected) child.send(message, () => {})
  }
  let left = limits.seconds * 1000

  try {
    send({ module: module.href, input })
    for (;;) {
      if (arrived.length === 0 && !ended) {
        const from = performance.now()
        const inTime = await waitFor((go) => {
          wake = go
        }, left)
        left -= performance.now() - from
        if (!inTime) throw refuse('workbookSlow', { seconds: limits.seconds })
      }
      const message = arrived.shift()
      if (message && 'piece' in message) {
        yield message.piece as Piece
        send({ taken: 1 })
      } else if (message && 'done' in message) return
      else if (message && 'refusal' in message) throw refusalOf(message.refusal)
      else if (message || ended) {
        const heapFull = /heap out of memory|Allocation failed/i.test(complaint)
        onFailure(message && 'failed' in message ? message.failed : `ended with ${ended?.signal ?? ended?.code}: ${complaint}`)
        throw refuse(tooMuch || heapFull ? 'workbookMemory' : 'workbookFailed')
      }
    }
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** Compiled code that the server keeps is used again: starting takes half the time. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** False where `start` was not answered within the time. */
function waitFor(start: (go: () => void) => void, milliseconds: number): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), Math.max(0, milliseconds))
    start(() => {
      clearTimeout(timer)
      done(true)
    })
  })
}

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errors, name)

/** A refusal of the child: it was made there by the same catalogue. */
function refusalOf({ error, params }: { error: string; params: Readonly<Record<string, Param>> }): Refusal {
  return isErrorName(error) ? refuseFor({ error, params } as Reason) : refuse('workbookFailed')
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1] ?? 0) / 1024
}
