import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { REVEAL } from '../../../rules/constants.ts'
import css from './Reveal.module.css'

export interface RevealProps {
  children: ReactNode
  /** Wait before it moves, for neighbours that follow one another. */
  delayMs?: number
  className?: string
}

/**
 * Comes into view once, from 80 px below, in 1 s (source §9). Only what lies below the fold when it mounts is ever hidden, so without
 * script, without IntersectionObserver and under reduced motion everything is simply there.
 */
export function Reveal({ children, delayMs = 0, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still')
  useEffect(() => {
    const node = ref.current
    if (!node || typeof IntersectionObserver === 'undefined') return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The observer measures by the way; asking for the box here would make the browser lay out the whole page at once.
    let first = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const below = first && isBelow(entry)
        first = false
        if (below) return setState('waiting')
        if (entry.isIntersecting) setState((now) => (now === 'waiting' ? 'shown' : now))
        if (entry.isIntersecting || entry.boundingClientRect.bottom < 0) observer.disconnect()
      },
      { threshold: REVEAL.threshold },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      className={`${css.reveal} ${className ?? ''}`}
      data-waiting={state === 'waiting' || undefined}
      data-shown={state === 'shown' || undefined}
      // Focus by keyboard may arrive before the scroll does.
      onFocusCapture={() => setState((now) => (now === 'waiting' ? 'shown' : now))}
      style={
        {
          '--seconds': `${REVEAL.seconds}s`,
          '--offset': `${REVEAL.offsetPx}px`,
          transitionDelay: delayMs ? `${delayMs}ms` : undefined,
        } as CSSProperties
      }
    >
      {children}
    </div>
  )
}

/** Below the fold, or in a part of the page that the browser has not laid out yet (`content-visibility`): then it has no size. */
const isBelow = ({ boundingClientRect: box, isIntersecting }: IntersectionObserverEntry): boolean =>
  !isIntersecting && (box.top >= window.innerHeight || (box.width === 0 && box.height === 0))
