import { useCallback, useEffect, useRef, useState } from 'react'
import { CLICK_THROTTLE_MS } from '../../rules/constants.ts'
import { ApiError, type CallOptions, newKey } from './client.ts'
import { useLang } from './i18n.tsx'
import { refresh } from './query.ts'

/**
 * Lets one click through in `ms`: false for further ones in this time (source §9: 2,000 ms). A click that does something else, by `what`,
 * is let through.
 */
export function throttled(ms = CLICK_THROTTLE_MS, now: () => number = () => performance.now()): (what?: string) => boolean {
  let last: { at: number; what: string } | null = null
  return (what = '') => {
    const at = now()
    if (last && last.what === what && at - last.at < ms) return false
    last = { at, what }
    return true
  }
}

export interface ActOptions<R> {
  onDone?: (result: R) => void
  onError?: (error: ApiError) => void
  /** Features whose reads become stale. */
  stale?: readonly string[]
}

export interface RunningAct<I, R> {
  /** Resolves with the result, or with undefined when it failed (the failure is shown, and available in `error`). */
  run: (input: I) => Promise<R | undefined>
  pending: boolean
  error: ApiError | null
  /** The server's field messages, for `form.setErrors`. */
  fields: Record<string, string>
  reset: () => void
}

/**
 * One action of the user around any promise; for one call of a contract see `useWrite` in queries.ts. Clicks while it runs, and the same
 * input again within two seconds, are ignored. One Idempotency-Key serves a filled form until the server has answered: after a time-out
 * the retry carries the same key, so nothing happens twice.
 */
export function useAct<I, R>(perform: (input: I, options: CallOptions) => Promise<R>, options: ActOptions<R> = {}): RunningAct<I, R> {
  const lang = useLang()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [admits] = useState(() => throttled())
  const state = useRef<{ running: Promise<R | undefined> | null; key: string | null }>({ running: null, key: null })
  const latest = useRef({ perform, options })
  useEffect(() => {
    latest.current = { perform, options }
  })

  const run = useCallback(
    (input: I): Promise<R | undefined> => {
      const now = state.current
      if (now.running) return now.running
      if (!admits(JSON.stringify(input) ?? '')) return Promise.resolve(undefined)
      now.key ??= newKey()
      setPending(true)
      setError(null)
      now.running = latest.current
        .perform(input, { key: now.key, fieldsShown: true })
        .then(
          (result) => {
            now.key = null
            void refresh(...(latest.current.options.stale ?? []))
            latest.current.options.onDone?.(result)
            return result
          },
          (cause: unknown) => {
            const failure = cause instanceof ApiError ? cause : new ApiError(String(cause), { error: 'request' })
            if (!failure.unanswered) now.key = null
            setError(failure)
            latest.current.options.onError?.(failure)
            return undefined
          },
        )
        .finally(() => {
          now.running = null
          setPending(false)
        })
      return now.running
    },
    [admits],
  )
  const reset = useCallback(() => {
    state.current.key = null
    setError(null)
  }, [])
  const shown = error?.in(lang) ?? null
  return { run, pending, error: shown, fields: shown?.fields ?? {}, reset }
}
