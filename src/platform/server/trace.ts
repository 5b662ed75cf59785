import { AsyncLocalStorage } from 'node:async_hooks'

/** `traceparent` as the W3C's Trace Context writes it: version 00, id of the trace, id of the span, flags. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The name in a job's payload; schemas of payloads leave it out. */
const IN_PAYLOAD = 'traceparent'

const current = new AsyncLocalStorage<string>()

/** The trace that a request or a stored payload states, or undefined. */
export const traceIn = (from: object): string | undefined => {
  const text = (from as Record<string, unknown>)[IN_PAYLOAD]
  return typeof text === 'string' && TRACEPARENT.test(text) ? text : undefined
}

/** What `run` enqueues carries the trace, and so does what those jobs enqueue. */
export const underTrace = <T>(trace: string | undefined, run: () => T): T => (trace ? current.run(trace, run) : run())

export const withTrace = (payload: object): object => {
  const trace = current.getStore()
  return trace ? { ...payload, [IN_PAYLOAD]: trace } : payload
}
