import { type ComponentType, type CSSProperties, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../chunk.ts'
import css from './home.module.css'

/** So far ahead of the reader. */
const AHEAD = '500px 0px'

/**
 * A part of the page that is fetched when the reader comes near, into room of the height that it will take. Whoever prints, or has a browser without observers,
 * gets it at once. A part that does not come leaves its room empty: the words beside it lead on.
 */
export function LoadOnApproach({ load, wide, narrow }: { load: () => Promise<{ default: ComponentType }>; wide: number; narrow: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType | null>(null)
  const loading = useRef(load)
  useEffect(() => {
    let gone = false
    const bring = () => {
      stop()
      loadChunk(loading.current).then(
        ({ default: Loaded }) => gone || setPart(() => Loaded),
        () => undefined,
      )
    }
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && bring(), { rootMargin: AHEAD })
    const stop = () => {
      observer?.disconnect()
      removeEventListener('beforeprint', bring)
    }
    addEventListener('beforeprint', bring)
    // The section, whose room is known before the browser has laid out what is in it.
    const section = ref.current?.closest('section') ?? ref.current
    if (observer && section) observer.observe(section)
    else bring()
    return () => {
      gone = true
      stop()
    }
  }, [])
  return (
    <div ref={ref} className={css.near} style={{ '--wide': `${wide}px`, '--narrow': `${narrow}px` } as CSSProperties}>
      {Part && <Part />}
    </div>
  )
}
