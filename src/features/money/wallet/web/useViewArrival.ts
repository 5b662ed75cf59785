import { useEffect, useRef } from 'react'
import { useNavigationType } from '../../../../platform/web/router.tsx'

/**
 * A view that a change of the query opens inside a screen: its heading takes the focus, as on a new page; Back restores the previous one.
 */
export function useViewArrival(view: string): void {
  const shown = useRef(view)
  const how = useNavigationType()
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const arrive = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    arrive()
    if (how !== 'POP') window.scrollTo(0, 0)
    // A dialog that led here returns the focus, after fading, to a button that no longer exists.
    const timer = setTimeout(() => document.activeElement === document.body && arrive(), 400)
    return () => clearTimeout(timer)
  }, [view, how])
}
