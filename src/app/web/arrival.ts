import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../../platform/web/router.tsx'

/** From when the position or the heading was there: parts that come later may still move or replace it. */
const SETTLE_MS = 3_000
/** A page that has not loaded by then does not move a reader any more. */
const LIMIT_MS = 20_000
const READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const positions = new Map<string, number>()

/**
 * A new path starts at the top with focus on its heading, and so does a link to the page that is open; Back restores the scroll position.
 * A change of the query alone changes neither in the workbench, whose filters and dialogs it holds; on public pages a link to another query
 * is another page (source §2, product §7.9), unless it opens something over the one that is read.
 */
export function useArrival(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const last = useRef<{ key: string; pathname: string; search: string } | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => last.current && positions.set(last.current.key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { key: location.key, pathname: location.pathname, search: location.search }
    if (!before) return
    if (before.pathname === location.pathname) {
      const isOther = before.search !== location.search
      const leads = isOther ? kind === 'PUSH' && isPublic(location.pathname) && !opensOver(location.state) : kind !== 'POP'
      if (before.key !== location.key && leads) window.scrollTo(0, 0)
      return
    }
    const back = kind === 'POP' ? positions.get(location.key) : undefined
    const stopScroll = returnTo(back ?? 0)
    const stopFocus = focusHeading()
    return () => {
      stopScroll()
      stopFocus()
    }
  }, [location.key, location.pathname, location.search, location.state, kind])
}

/** Filters of public pages replace the address; what is pushed was followed. */
const isPublic = (pathname: string): boolean => !/^\/(personalHome|companyHome|operatorHome|demandHall)\b/.test(pathname)
const opensOver = (state: unknown): boolean => (state as { opened?: unknown } | null)?.opened === true

/** Parts above and below may still be loading: reaches and holds the scroll position until the reader acts or the time is up. */
function returnTo(top: number): () => void {
  const { style } = document.documentElement
  const stop = () => {
    style.overflowAnchor = ''
    observer.disconnect()
    time.clear()
    for (const event of READER) window.removeEventListener(event, stop)
  }
  const go = () => {
    window.scrollTo(0, top)
    if (window.scrollY > top - 1) time.settle()
  }
  const observer = new ResizeObserver(go)
  const time = timeFor(stop)
  for (const event of READER) window.addEventListener(event, stop, { passive: true })
  go()
  if (top === 0) stop()
  else {
    // Otherwise the browser would anchor to the content that was visible before the data came.
    style.overflowAnchor = 'none'
    observer.observe(document.body)
  }
  return stop
}

function timeFor(stop: () => void): { settle(): void; clear(): void } {
  const limit = setTimeout(stop, LIMIT_MS)
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    settle: () => {
      settling ??= setTimeout(stop, SETTLE_MS)
    },
    clear: () => {
      clearTimeout(limit)
      clearTimeout(settling)
    },
  }
}

/** The heading may come with the data, and be replaced by another. If the reader has moved the focus in the meantime, it stays. */
function focusHeading(): () => void {
  const from = document.activeElement
  let focused: HTMLElement | null = null
  const stop = () => {
    observer.disconnect()
    time.clear()
  }
  const go = () => {
    const now = document.activeElement
    if (now !== from && now !== focused && now !== document.body && now !== null) return stop()
    if (focused?.isConnected) return
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    focused = heading
    time.settle()
  }
  const observer = new MutationObserver(go)
  const time = timeFor(stop)
  observer.observe(document.body, { childList: true, subtree: true })
  go()
  return stop
}
