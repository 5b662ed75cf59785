import { type ReactNode, useEffect, useRef } from 'react'
import { REVEAL } from '../../../rules/constants.ts'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Moves into place once, from 80 px below, in 1 s, when a tenth of it has entered the window from below (source §9). Only the moment of
 * arrival is animated: before it the content is fully visible, also to print and to a search in the page. Not under reduced motion.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = ref.current
    if (!node || typeof IntersectionObserver === 'undefined') return
    let seen = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // What is in the window at first stays as it is, and so does what a jump brings there.
        if (entry.isIntersecting || entry.boundingClientRect.bottom < 0) observer.disconnect()
        if (seen && isArriving(entry) && !matchMedia('(prefers-reduced-motion: reduce)').matches) arrive(node)
        seen = true
      },
      { threshold: REVEAL.threshold },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref}>{children}</div>
}

/** Its top is still in the lowest quarter of the window: the reader has not begun to read it. */
const isArriving = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  isIntersecting && boundingClientRect.top > window.innerHeight * 0.75

function arrive(node: HTMLElement): void {
  // Without fading: a fast scroll would bring faint text into the middle of the window.
  node.animate([{ transform: `translateY(${REVEAL.offsetPx}px)` }, {}], { duration: REVEAL.seconds * 1000, easing: EASE })
}
