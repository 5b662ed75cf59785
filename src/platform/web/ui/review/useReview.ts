import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { RunningAct } from '../../act.ts'
import { breakpoints } from '../../breakpoints.ts'
import type { ApiError } from '../../client.ts'
import { useTexts } from '../../i18n.tsx'
import { useSearchParams } from '../../router.tsx'
import { keyIsTaken } from '../useRowKeys.ts'
import { t } from './texts.ts'

export interface Review {
  /** The case on screen: the one in the URL, else on a wide screen the first in the queue. '' for none. */
  id: string
  narrow: boolean
  hrefOf: (id: string | null) => string
  step: (by: 1 | -1) => void
  /** The case was decided: moves to the next. */
  decided: (said: string) => void
  /** Someone else was first. The message stays on screen while the list is refetched. */
  overtaken: (said?: string) => void
  /**
   * Options for the `useWrite` of a decision: moves to the next case and shows `done` (without it the case stays open), or reports that
   * someone else was first. The case shows other refusals itself.
   */
  decision: (says?: { done?: string; overtaken?: string }) => { quiet: true; onDone: () => void; onError: (error: ApiError) => void }
  /** Counts the decisions made here: the open case then shows what they have changed. */
  acts: number
  news: { tone: 'ok' | 'warn'; said: string } | null
}

const FOCUS_MS = 80

function withoutId(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('id')
  return rest.toString()
}

/** Which case of a queue is open, and how to get to the next; kept in the URL (`id`). */
export function useReview(query: { data: { records: readonly { id: string }[] } | undefined; isPlaceholderData: boolean }): Review {
  const s = useTexts(t)
  const [params, setParams] = useSearchParams()
  const narrow = useMediaQuery(breakpoints.laptop, undefined, { getInitialValueInEffect: false }) ?? false
  const [news, setNews] = useState<Review['news']>(null)
  const [acts, setActs] = useState(0)
  const rows = query.data?.records ?? []
  const asked = params.get('id') ?? ''
  const first = rows[0]?.id ?? ''
  // The first case shown stays open while the list is refetched: it must not change under the user's hand.
  const shownFirst = useRef({ filters: '', id: '' })
  const filters = withoutId(params)
  if (shownFirst.current.filters !== filters) shownFirst.current = { filters, id: '' }
  if (asked) shownFirst.current.id = ''
  else if (!query.isPlaceholderData && !narrow) shownFirst.current.id ||= first
  // A window that becomes narrower keeps what it shows.
  const id = asked || shownFirst.current.id || (narrow ? '' : first)
  const at = rows.findIndex((row) => row.id === id)

  const searchWith = (next: string | null) => {
    const search = new URLSearchParams(params)
    if (next) search.set('id', next)
    else search.delete('id')
    return search
  }
  const select = (next: string | null) => {
    shownFirst.current.id = ''
    setParams(searchWith(next), { replace: true })
  }
  const latest = useRef({ select, rows, at })
  useEffect(() => {
    latest.current = { select, rows, at }
  })

  // Other filters, another list: the open case belonged to the previous list.
  const before = useRef(filters)
  useEffect(() => {
    if (before.current === filters) return
    before.current = filters
    setNews(null)
    if (params.has('id')) latest.current.select(null)
  }, [filters, params])

  // On a narrow screen the way back to the list leads from the case in the URL.
  const kept = narrow && !asked ? id : ''
  useEffect(() => {
    if (kept) setParams((now) => new URLSearchParams([...now, ['id', kept]]), { replace: true })
  }, [kept, setParams])

  const step = (by: 1 | -1) => {
    const now = latest.current
    const next = now.rows[now.at < 0 ? 0 : now.at + by]
    if (!next) return
    setNews(null)
    now.select(next.id)
    requestAnimationFrame(() => document.querySelector('[data-review-row][aria-current]')?.scrollIntoView({ block: 'nearest' }))
  }

  const decided = (said: string) => {
    const now = latest.current
    const next = now.rows[now.at + 1] ?? now.rows[now.at - 1]
    setNews({ tone: 'ok', said })
    now.select(next?.id ?? null)
    setTimeout(() => document.querySelector<HTMLElement>('[data-review-title]')?.focus({ preventScroll: !narrow }), FOCUS_MS)
  }
  const overtaken = (said: string = s.alreadyHandled) => setNews({ tone: 'warn', said })

  return {
    id,
    narrow,
    hrefOf: (next) => `?${searchWith(next)}`,
    step,
    decided,
    overtaken,
    decision: (says = {}) => ({
      quiet: true,
      onDone: () => {
        setActs((count) => count + 1)
        if (says.done !== undefined) decided(says.done)
      },
      onError: (error) => {
        if (error.isOvertaken) overtaken(error.isChanged ? error.message : says.overtaken)
      },
    }),
    acts,
    news,
  }
}

/** The refusal that a case shows: not that someone else was first, which the queue shows, nor errors shown at a field of the case. */
export function refusalOf(
  acts: readonly Pick<RunningAct<never, unknown>, 'error'>[],
  shownFields: readonly string[] = [],
): ApiError | undefined {
  for (const { error } of acts) if (error && !error.isOvertaken && !shownFields.some((path) => error.fields[path])) return error
}

/**
 * `a` approve, `r` reject, Esc out of rejecting: the keys of a case, and `j` and `k` of its queue. Inactive in fields and under dialogs.
 */
export function useReviewKeys(keys: Partial<Record<'a' | 'r' | 'j' | 'k' | 'Escape', () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keyIsTaken(event)) return
      const act = latest.current[event.key as keyof typeof keys]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
