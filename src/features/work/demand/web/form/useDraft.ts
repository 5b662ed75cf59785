import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../../platform/web/client.ts'
import { call, refreshRead } from '../queries.ts'
import { type FormValues, toDraft } from './values.ts'

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
  /** The draft became a demand: nothing more is saved. */
  stop: () => void
}

interface DraftOptions {
  values: FormValues
  /** The draft that the form was opened with, if any. */
  from: { id: string; version: number; updatedAt: string } | null
  enabled: boolean
  /** The values came from a tool of the portal: they are saved at once, without any typing. */
  carried?: boolean
  /** The first save created a draft. */
  onMade: (id: string) => void
}

/** Saves an unfinished form on the server while it is being typed. One save at a time; changes made meanwhile are saved next. */
export function useDraft({ values, from, enabled, carried, onMade }: DraftOptions): DraftKeeping {
  const text = JSON.stringify(toDraft(values))
  const [state, setState] = useState<DraftKeeping['state']>(from ? 'saved' : 'clean')
  const [savedAt, setSavedAt] = useState(from?.updatedAt ?? null)
  const keeping = useRef({
    id: from?.id ?? null,
    version: from?.version ?? 0,
    saved: carried ? '' : text,
    latest: text,
    running: null as Promise<boolean> | null,
    stopped: !enabled,
    onMade,
  })
  useEffect(() => {
    keeping.current.latest = text
    keeping.current.onMade = onMade
  })

  const flush = useCallback((): Promise<boolean> => {
    const now = keeping.current
    if (now.running) return now.running.then(() => (now.latest === now.saved ? true : flush()))
    if (now.stopped || now.latest === now.saved) return Promise.resolve(true)
    const sending = now.latest
    setState('saving')
    now.running = call(
      'POST /ws/demand/draft/save',
      { id: now.id, ...(now.id && { version: now.version }), form: JSON.parse(sending) },
      { quiet: true },
    )
      .then(
        (kept) => {
          const first = now.id === null
          now.id = kept.id
          now.version = kept.version
          now.saved = sending
          setSavedAt(kept.updatedAt)
          setState(now.latest === sending ? 'saved' : 'unsaved')
          void refreshRead('GET /ws/demand/drafts')
          if (first && !now.stopped) now.onMade(kept.id)
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
