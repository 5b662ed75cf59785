import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A view that a change of the query opens inside a screen: its heading takes focus, as a new page's would; Back keeps where one was. */
export function useViewArrival(view: string): void {
  const shown = useRef(view)
  const how = useNavigationType()
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    if (how !== 'POP') window.scrollTo(0, 0)
  }, [view, how])
}
