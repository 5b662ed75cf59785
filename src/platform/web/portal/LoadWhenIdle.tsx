import { type CSSProperties, type ReactNode, Suspense, useEffect, useState } from 'react'
import css from './LoadWhenIdle.module.css'
import { whenIdle } from './when-idle.ts'

const LATEST_MS = 2_000

/**
 * A heavy part of a page, given as a `lazy` component: it is fetched when the page is rendered and the browser is idle, outside the first
 * load. Its heading and text belong outside. `room` is the height in px reserved until its first answers have come, `narrow` that on a
 * phone.
 */
export function LoadWhenIdle({ room, narrow = room, children }: { room: number; narrow?: number; children: ReactNode }) {
  const idle = useIdle()
  const waiting = <div className={css.kept} aria-busy="true" />
  return (
    <div className={css.box} style={{ '--room': `${room}px`, '--narrow': `${narrow}px` } as CSSProperties}>
      {idle ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}

function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), LATEST_MS), [])
  return idle
}
