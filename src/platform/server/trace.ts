import { AsyncLocalStorage } from 'node:async_hooks'

/** `traceparent` as the W3C's Trace Context writes it: version 00, id of the trace, id of the span, flags. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The name in a job's payload; schemas of payloads leave it out. */
const IN_PAYLOAD = 'traceparent'

const current = new AsyncLocalStorage<string>()

/** What records spans, if the process has something that does. */
interface Tracer {
  /** `parent`: the trace that it continues. */
  begin(name: string, kind: 'call' | 'job', parent: string | undefined): { readonly traceparent: string; end(error?: unknown): void }
}
let tracer: Tracer | undefined

/** From now on spans go there; undefined ends it. Of the process, as an exporter is. */
export const traceBy = (own: Tracer | undefined): void => {
  tracer = own
}

/** The trace that a request or a stored payload states, or undefined. */
export const traceIn = (from: object): string | undefined => {
  const text = (from as Record<string, unknown>)[IN_PAYLOAD]
  return typeof text === 'string' && TRACEPARENT.test(text) ? text : undefined
}

/** The trace of what runs now, or undefined. */
export const traceNow = (): string | undefined => current.getStore()

/** A span of its own, where spans are recorded. What `run` enqueues carries the trace, and so does what those jobs enqueue. */
export async function inSpan<T>(name: string, kind: 'call' | 'job', parent: string | undefined, run: () => Promise<T>): Promise<T> {
  const span = tracer?.begin(name, kind, parent)
  const trace = span?.traceparent ?? parent
  try {
    const result = await (trace ? current.run(trace, run) : run())
    span?.end()
    return result
  } catch (error) {
    span?.end(error)
    throw error
  }
}

export const withTrace = (payload: object): object => {
  const trace = traceNow()
  return trace ? { ...payload, [IN_PAYLOAD]: trace } : payload
}
