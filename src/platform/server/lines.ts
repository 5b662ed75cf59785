import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { errorForLog, type Log } from './log.ts'

/** What a process says beside its log: that it has started, why it has not. */
interface Lines {
  say(line: string): void
  complain(line: string): void
}

/** In production each line is JSON, as those of the log are. In development people read them. */
export function linesOf(isProduction: boolean): Lines {
  const write = (stream: NodeJS.WriteStream, level: string) => (msg: string) =>
    void stream.write(isProduction ? `${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, msg })}\n` : `${msg}\n`)
  return { say: write(process.stdout, 'info'), complain: write(process.stderr, 'error') }
}

/** In production, what Node itself would write: warnings, and the error that ends the process. */
export function catchOutput({ complain }: Lines): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => complain(`${name}: ${message}`))
  process.on('uncaughtException', (error) => {
    const { type, message, stack } = errorForLog(error)
    complain(`Hengdu ends by an error that nothing expected: ${type}: ${message}${stack}`)
    process.exit(1)
  })
}

/** One error of a cause in this time; the rest is counted. An outage is one cause, and thousands of requests. */
const PAUSE_MS = 1_000
const CAUSES_MOST = 200

/** Which errors are logged: the first of a cause, and after each pause how many there were meanwhile. */
export class Bounded {
  readonly #causes = new Map<string, number>()
  readonly #report: (cause: string, more: number) => void

  constructor(report: (cause: string, more: number) => void) {
    this.#report = report
  }

  admits(given: string): boolean {
    const cause = this.#causes.has(given) || this.#causes.size < CAUSES_MOST ? given : 'other causes'
    const more = this.#causes.get(cause)
    this.#causes.set(cause, more === undefined ? 0 : more + 1)
    if (more === undefined) this.#wait(cause)
    return more === undefined
  }

  #wait(cause: string): void {
    setTimeout(() => {
      const more = this.#causes.get(cause)!
      if (more === 0) {
        this.#causes.delete(cause)
        return
      }
      this.#report(cause, more)
      this.#causes.set(cause, 0)
      this.#wait(cause)
    }, PAUSE_MS).unref()
  }
}

const causeOf = (err: unknown): string => {
  const { message, code, cause } = errorForLog(err) as { message: string; code?: unknown; cause?: { message: string; code?: unknown } }
  return [code ?? cause?.code ?? '', cause?.message ?? message].join(' ').trim()
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Lines of JSON with the level by its name and the time in ISO 8601. `own`: the log that this makes, without the id of a request. */
export function loggerOf({ LOG_LEVEL: level }: Config, serializers: LoggerOptions['serializers'], own: () => Log): LoggerOptions | false {
  if (level === 'silent') return false
  const bounded = new Bounded((cause, more) => own().error({ cause, more }, 'the same error again'))
  return {
    level,
    serializers: { ...serializers, err: errorForLog },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod(args, method) {
        const fact: unknown = args[0]
        const err = typeof fact === 'object' && fact !== null && 'err' in fact ? fact.err : undefined
        if (!err || bounded.admits(`${args[1]} ${causeOf(err)}`)) method.apply(this, args)
      },
    },
  }
}
