import { startTransition, useEffect, useState } from 'react'
import { isDrawnOver } from '../../over.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import { Rest, SECTIONS } from './Rest.tsx'
import { Starts } from './Starts.tsx'

/** Between one section and the next: no task grows long on a slow machine, and all stand within half a second. */
const STEP_MS = 60

/** What a visitor can find out here. The first screen and a half is prerendered; the rest is drawn below it, one after the other, once that stands. */
export default function HomePage() {
  const [upTo, setUpTo] = useState(() => (isDrawnOver() ? 0 : SECTIONS))
  useEffect(() => {
    if (upTo === SECTIONS) return
    const later = setTimeout(() => startTransition(() => setUpTo(upTo + 1)), STEP_MS)
    return () => clearTimeout(later)
  }, [upTo])
  return (
    <>
      <Hero />
      <Starts />
      <Rest upTo={upTo} />
      {upTo < SECTIONS && <div className={css.rest} />}
    </>
  )
}
