import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../../platform/web/router.tsx'

const SETTLE_MS = 3_000
const READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const positions = new Map<string, number>()

/**
 * A new path starts at the top with focus on its heading, and so does a link to the page that is open; Back restores the scroll position.
 * A change of the query alone changes neither (source §2, product §7.9).
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
      if (before.key !== location.key && before.search === location.search && kind !== 'POP') window.scrollTo(0, 0)
      return
    }
    const back = kind === 'POP' ? positions.get(location.key) : undefined
    const stopScroll = returnTo(back ?? 0)
    const stopFocus = focusHeading()
    return () => {
      stopScroll()
      stopFocus()
    }
  }, [location.key, location.pathname, location.search, kind])
}

/** Parts above and below may still be loading: holds the scroll position until the reader acts or the time is up. */
function returnTo(top: number): () => void {
  const { style } = document.documentElement
  const stop = () => {
    style.overflowAnchor = ''
    observer.disconnect()
    clearTimeout(timer)
    for (const event of READER) window.removeEventListener(event, stop)
  }
  const go = () => window.scrollTo(0, top)
  const observer = new ResizeObserver(go)
  const timer = setTimeout(stop, SETTLE_MS)
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

/** The heading may come with the data, and be replaced by another. If the reader has moved the focus in the meantime, it stays. */
function focusHeading(): () => void {
  const from = document.activeElement
  let focused: HTMLElement | null = null
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
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
  }
  const observer = new MutationObserver(go)
  const timer = setTimeout(stop, SETTLE_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  go()
  return stop
}
