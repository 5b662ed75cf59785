import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { Socket } from 'node:net'
import { type ErrorName, errors } from '../../contract/errors.ts'
import type { Param } from '../../contract/texts.ts'
import { type Reason, type Refusal, refuse, refuseFor } from '../wire/refusal.ts'

/** What the process apart sends. It sends a few pieces ahead and then waits for the answers. */
export type FromApart =
  | { readonly loaded: true }
  | { readonly piece: unknown }
  | { readonly done: true }
  | { readonly refusal: { readonly error: string; readonly params: Readonly<Record<string, Param>> } }
  | { readonly failed: string }
export type ToApart = { readonly module: string; readonly input: unknown } | { readonly taken: number }

interface ApartLimits {
  /** Of waiting for the process once it has loaded, not of what is done with its pieces. */
  readonly seconds: number
  readonly heapMegabytes: number
  /** Of the whole process; looked after on Linux only. */
  readonly megabytes: number
  /** What is refused where the process was stopped or died. */
  readonly slow: (seconds: number) => Refusal
  readonly memory: () => Refusal
  readonly died: () => Refusal
  /** The process waits a minute for the next work with these limits: for work that is done sooner than a process starts. */
  readonly stays?: boolean
}

/** Of reading a workbook. */
export const APART_LIMITS: ApartLimits = {
  seconds: 60,
  heapMegabytes: 256,
  megabytes: 400,
  slow: (seconds) => refuse('workbookSlow', { seconds }),
  memory: () => refuse('workbookMemory'),
  died: () => refuse('workbookFailed'),
}

/** A function that a module exports as `run`. Input and pieces are copied: plain data, buffers, maps. */
export type ApartRun<Input, Piece> = (input: Input) => AsyncIterable<Piece>

const LOADING_MS = 20_000

/**
 * Runs the `run` of a module in a process of its own and gives its pieces as they come. Refuses with what it refused; with what `limits`
 * say where it was stopped or died; with busy where it did not start. A process and no thread: what a thread takes beyond its heap, and
 * some of what its heap takes at once, ends the server with it, and native code cannot be stopped in a thread.
 */
export async function* runApart<Input, Piece>(
  module: URL,
  input: Input,
  limits: ApartLimits = APART_LIMITS,
  onFailure: (why: string) => void = () => {},
): AsyncGenerator<Piece> {
  const apart = (limits.stays && waiting(limits)) || new Apart(limits)
  let left = LOADING_MS
  let isLoaded = false
  let isWhole = false
  try {
    apart.send({ module: module.href, input })
    for (;;) {
      if (apart.arrived.length === 0 && !apart.ended) {
        const from = performance.now()
        const inTime = await apart.next(left)
        left -= performance.now() - from
        if (!inTime) throw isLoaded ? limits.slow(limits.seconds) : refuse('busy')
      }
      const message = apart.arrived.shift()
      if (message && 'loaded' in message) {
        isLoaded = true
        left = limits.seconds * 1000
      } else if (message && 'piece' in message) {
        yield message.piece as Piece
        apart.send({ taken: 1 })
      } else if (message && 'done' in message) {
        isWhole = true
        return
      } else if (message && 'refusal' in message) {
        isWhole = true
        throw refusalOf(message.refusal) ?? limits.died()
      } else if (message || apart.ended) {
        onFailure(message && 'failed' in message ? message.failed : `ended with ${apart.ended}: ${apart.complaint}`)
        throw apart.tooMuch || /heap out of memory|Allocation failed/i.test(apart.complaint) ? limits.memory() : limits.died()
      }
    }
  } finally {
    if (isWhole && limits.stays) await apart.stay()
    else apart.kill()
  }
}

/** The one piece of a module that gives one. */
export async function askApart<Input, Piece>(...run: Parameters<typeof runApart<Input, Piece>>): Promise<Piece> {
  const [piece] = await Array.fromAsync(runApart<Input, Piece>(...run))
  return piece as Piece
}

const STAYS_MS = 60_000
const staying = new Set<Apart>()

function waiting(limits: ApartLimits): Apart | undefined {
  for (const apart of staying)
    if (apart.limits === limits && !apart.ended) {
      apart.back()
      return apart
    }
  return undefined
}

/** A process that runs what it is sent, one after the other. */
class Apart {
  readonly limits: ApartLimits
  readonly arrived: FromApart[] = []
  complaint = ''
  /** The code or the signal with which it ended. */
  ended: string | undefined
  tooMuch = false
  readonly #child: ChildProcess
  #wake = () => {}
  #watch: NodeJS.Timeout | undefined
  #leave: NodeJS.Timeout | undefined

  constructor(limits: ApartLimits) {
    this.limits = limits
    this.#child = fork(new URL('./apart-child.ts', import.meta.url), {
      // A small space for what is young: a fifth less memory, and not slower.
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Nothing of the server's settings is needed, and no secret should be where a stranger's file is read.
      env: compileCache(),
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-4_000)
    })
    this.#child.on('message', (message: FromApart) => {
      this.arrived.push(message)
      this.#wake()
    })
    this.#child.on('close', (code, signal) => this.#end(String(signal ?? code)))
    this.#child.on('error', (error) => {
      this.complaint += error.message
      this.#end('1')
    })
    this.#look()
  }

  #end(how: string): void {
    this.ended ??= how
    clearInterval(this.#watch)
    staying.delete(this)
    this.#wake()
  }

  #look(): void {
    this.#watch = setInterval(async () => {
      this.tooMuch ||= (await residentMegabytes(this.#child.pid)) > this.limits.megabytes
      if (this.tooMuch) this.kill()
    }, 100)
  }

  send(message: ToApart): void {
    if (this.#child.connected) this.#child.send(message, () => {})
  }

  /** False where nothing came within the time. */
  next(milliseconds: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(() => done(false), Math.max(0, milliseconds))
      this.#wake = () => {
        clearTimeout(timer)
        done(true)
      }
    })
  }

  kill(): void {
    clearInterval(this.#watch)
    clearTimeout(this.#leave)
    staying.delete(this)
    this.#child.kill('SIGKILL')
  }

  /** Waits for the next work without keeping the program alive. */
  async stay(): Promise<void> {
    clearInterval(this.#watch)
    if ((await residentMegabytes(this.#child.pid)) > this.limits.megabytes / 2) return this.kill()
    this.#leave = setTimeout(() => this.kill(), STAYS_MS).unref()
    for (const handle of this.#handles()) handle.unref()
    staying.add(this)
  }

  /** What keeps the program alive. */
  #handles() {
    const { channel, stderr } = this.#child
    return [this.#child, ...(channel ? [channel] : []), ...(stderr instanceof Socket ? [stderr] : [])]
  }

  /** Takes up work again. */
  back(): void {
    staying.delete(this)
    clearTimeout(this.#leave)
    for (const handle of this.#handles()) handle.ref()
    this.#look()
  }
}

/** Compiled code that the server keeps is used again: starting takes half the time. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errors, name)

/** A refusal of the child: it was made there by the same catalogue. */
function refusalOf({ error, params }: { error: string; params: Readonly<Record<string, Param>> }): Refusal | undefined {
  return isErrorName(error) ? refuseFor({ error, params } as Reason) : undefined
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1] ?? 0) / 1024
}
