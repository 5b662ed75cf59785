import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const SETTLE_MS = 3_000
const positions = new Map<string, number>()

/**
 * A new path starts at the top with focus on its heading; Back returns to where the list stood. A change of query alone moves
 * neither (source §2, ui "checked by machine" 4).
 */
export function useArrival(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const last = useRef<{ key: string; pathname: string } | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => last.current && positions.set(last.current.key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { key: location.key, pathname: location.pathname }
    if (!before || before.pathname === location.pathname) return
    const back = kind === 'POP' ? positions.get(location.key) : undefined
    const stopScroll = returnTo(back ?? 0)
    const stopFocus = focusHeading()
    return () => {
      stopScroll()
      stopFocus()
    }
  }, [location.key, location.pathname, kind])
}

/** A list may still be loading: keeps trying until the page is long enough, the user scrolls, or time is up. */
function returnTo(top: number): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const go = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = new ResizeObserver(go)
  const timer = setTimeout(stop, SETTLE_MS)
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  go()
  return stop
}

/** The heading may come with the data. Whoever has moved the focus in the meantime keeps it. */
function focusHeading(): () => void {
  const from = document.activeElement
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const go = () => {
    const now = document.activeElement
    if (now !== from && now !== document.body && now !== null) return stop()
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    stop()
  }
  const observer = new MutationObserver(go)
  const timer = setTimeout(stop, SETTLE_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  go()
  return stop
}
