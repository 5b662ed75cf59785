import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../platform/web/client.ts'

const PAUSE_MS = 1_200
const RETRY_MS = 10_000

export interface DraftKeeping {
  state: 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed'
  /** ISO, of the last save. */
  savedAt: string | null
  /** The current id of the draft, also right after `flush`. */
  idNow: () => string | null
  /** Saves unsaved changes. False if that failed. */
  flush: () => Promise<boolean>
  /** The draft was sent: nothing more is saved. */
  stop: () => void
}

interface Kept {
  id: string
  version: number
  updatedAt: string
}

interface KeepingOptions {
  /** What is saved, as JSON. */
  text: string
  /** The draft that the form was opened with, if any. */
  from: Kept | null
  enabled: boolean
  /** It is saved at once, without any typing. */
  carried?: boolean
  save: (text: string, draft: { id: string; version: number } | null) => Promise<Kept>
  /** After each save; `first`: it created the draft. */
  onKept: (kept: Kept, first: boolean) => void
}

/** Saves an unfinished form on the server while it is being typed. One save at a time; changes made meanwhile are saved next. */
export function useKeeping({ text, from, enabled, carried, save, onKept }: KeepingOptions): DraftKeeping {
  const [state, setState] = useState<DraftKeeping['state']>(from ? 'saved' : 'clean')
  const [savedAt, setSavedAt] = useState(from?.updatedAt ?? null)
  const keeping = useRef({
    id: from?.id ?? null,
    version: from?.version ?? 0,
    saved: carried ? '' : text,
    latest: text,
    running: null as Promise<boolean> | null,
    stopped: !enabled,
    save,
    onKept,
  })
  useEffect(() => {
    Object.assign(keeping.current, { latest: text, save, onKept })
  })

  const flush = useCallback((): Promise<boolean> => {
    const now = keeping.current
    if (now.running) return now.running.then(() => (now.latest === now.saved ? true : flush()))
    if (now.stopped || now.latest === now.saved) return Promise.resolve(true)
    const sending = now.latest
    setState('saving')
    now.running = now
      .save(sending, now.id === null ? null : { id: now.id, version: now.version })
      .then(
        (kept) => {
          const first = now.id === null
          now.id = kept.id
          now.version = kept.version
          now.saved = sending
          setSavedAt(kept.updatedAt)
          setState(now.latest === sending ? 'saved' : 'unsaved')
          now.onKept(kept, first && !now.stopped)
          return true
        },
        (cause: unknown) => {
          // Deleted elsewhere, or changed on another device, whose text is not overwritten: the input becomes a new draft.
          if (cause instanceof ApiError && (cause.error === 'notFound' || cause.isChanged)) now.id = null
          setState('failed')
          return false
        },
      )
      .finally(() => {
        now.running = null
      })
    return now.running
  }, [])

  useEffect(() => {
    const now = keeping.current
    if (now.stopped || text === now.saved) return
    setState((before) => (before === 'saving' ? before : 'unsaved'))
    const timer = setTimeout(() => void flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, flush])

  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(() => void flush(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [state, flush])

  const stop = useCallback(() => {
    keeping.current.stopped = true
  }, [])
  const idNow = useCallback(() => keeping.current.id, [])
  return { state, savedAt, idNow, flush, stop }
}
