import { type ReactNode, useEffect, useRef } from 'react'
import { REVEAL } from '../../../rules/constants.ts'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Moves into place once, from 80 px below, in 1 s, when a tenth of it has entered the viewport from below (source §9). Only this moment
 * is animated: before it the content is fully visible, also in print and to find-in-page. Not under reduced motion.
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
        // Content in the viewport at first is not animated, nor is the target of a jump.
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

/** Its top is still in the lowest quarter of the viewport: the reader has not begun to read it. */
const isArriving = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  isIntersecting && boundingClientRect.top > window.innerHeight * 0.75

function arrive(node: HTMLElement): void {
  // Without fading: a fast scroll would show faint text in the middle of the viewport.
  node.animate([{ transform: `translateY(${REVEAL.offsetPx}px)` }, {}], { duration: REVEAL.seconds * 1000, easing: EASE })
}
