import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { keyIsTaken } from '../../../../platform/web/ui/useRowKeys.ts'

export interface Review<R> {
  /** The case on screen: the one in the URL, else on a wide screen the first that waits. '' for none. */
  id: string
  row: R | undefined
  narrow: boolean
  hrefOf: (id: string | null) => string
  step: (by: 1 | -1) => void
  /** The case was decided: on to the next. */
  decided: (said: string) => void
  /** Someone else was first. The words stay on screen while the list is asked for again. */
  handled: (said: string) => void
  news: { tone: 'ok' | 'warn'; said: string } | null
}

const FOCUS_MS = 80

function withoutId(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('id')
  return rest.toString()
}

/** Which case of a queue is open, and how to get to the next; all in the URL (`id`). */
export function useReview<R>(
  query: { data: { records: readonly R[] } | undefined; isPlaceholderData: boolean },
  idOf: (row: R) => string,
): Review<R> {
  const [params, setParams] = useSearchParams()
  const narrow = useMediaQuery(breakpoints.laptop, undefined, { getInitialValueInEffect: false }) ?? false
  const [news, setNews] = useState<Review<R>['news']>(null)
  const rows = query.data?.records ?? []
  const asked = params.get('id') ?? ''
  const first = rows[0] ? idOf(rows[0]) : ''
  // What came up first stays open while the list is asked for again: it must not turn into another case under the hand.
  const shownFirst = useRef({ filters: '', id: '' })
  const filters = withoutId(params)
  if (shownFirst.current.filters !== filters) shownFirst.current = { filters, id: '' }
  if (!query.isPlaceholderData && !asked) shownFirst.current.id ||= first
  const id = asked || (narrow ? '' : shownFirst.current.id || first)
  const at = rows.findIndex((row) => idOf(row) === id)

  const searchWith = (next: string | null) => {
    const search = new URLSearchParams(params)
    if (next) search.set('id', next)
    else search.delete('id')
    return search
  }
  const select = (next: string | null) => {
    shownFirst.current.id = ''
    setParams(searchWith(next), { replace: true, preventScrollReset: true })
  }
  const latest = useRef({ select, rows, at, idOf })
  useEffect(() => {
    latest.current = { select, rows, at, idOf }
  })

  // Other filters, another list: what was open belongs to the list before.
  const before = useRef(filters)
  useEffect(() => {
    if (before.current === filters) return
    before.current = filters
    setNews(null)
    if (params.has('id')) latest.current.select(null)
  }, [filters, params])

  const step = (by: 1 | -1) => {
    const now = latest.current
    const next = now.rows[now.at < 0 ? 0 : now.at + by]
    if (!next) return
    setNews(null)
    now.select(now.idOf(next))
    requestAnimationFrame(() => document.querySelector('[data-review-row][aria-current]')?.scrollIntoView({ block: 'nearest' }))
  }

  const decided = (said: string) => {
    const now = latest.current
    const next = now.rows[now.at + 1] ?? now.rows[now.at - 1]
    setNews({ tone: 'ok', said })
    now.select(next ? now.idOf(next) : null)
    setTimeout(() => document.querySelector<HTMLElement>('[data-review-title]')?.focus({ preventScroll: !narrow }), FOCUS_MS)
  }

  return {
    id,
    row: rows[at],
    narrow,
    hrefOf: (next) => `?${searchWith(next)}`,
    step,
    decided,
    handled: (said) => setNews({ tone: 'warn', said }),
    news,
  }
}

/** `a` approve, `r` reject, `j` next, `k` previous, Esc back to the list; they rest in fields and under dialogs. */
export function useReviewKeys(keys: { a?: () => void; r?: () => void; j: () => void; k: () => void; escape?: () => void }): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keyIsTaken(event)) return
      const { escape: back, ...letters } = latest.current
      const act = event.key === 'Escape' ? back : letters[event.key as keyof typeof letters]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
