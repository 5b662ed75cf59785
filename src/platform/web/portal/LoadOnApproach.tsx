import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import css from './LoadOnApproach.module.css'

/** How far below the window a part is fetched: about a screen ahead of whoever scrolls. */
const AHEAD = '900px'

/**
 * A part far down a page, given as a `lazy` component: it is fetched when a reader comes near, so that the first load does not carry it. `room` is
 * the height kept for it until it stands, `narrow` that on a phone. Whoever prints gets every part.
 */
export function LoadOnApproach({ room, narrow = room, children }: { room: number; narrow?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const node = box.current
    if (!node) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const bring = () => {
      setNear(true)
      stop()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), { rootMargin: AHEAD })
    const stop = () => {
      observer.disconnect()
      removeEventListener('beforeprint', bring)
    }
    observer.observe(node)
    addEventListener('beforeprint', bring)
    return stop
  }, [])
  const waiting = <div className={css.kept} aria-busy={near || undefined} />
  return (
    <div ref={box} className={css.near} style={{ '--room': `${room}px`, '--narrow': `${narrow}px` } as CSSProperties}>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}
