import { startTransition, useEffect, useState } from 'react'
import { isDrawnOver } from '../../over.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import { Rest } from './Rest.tsx'
import { Starts } from './Starts.tsx'

/** After the first screen lives. */
const REST_MS = 80

/** What a visitor can find out here. The first screen and a half is prerendered; the rest is drawn below it once that stands. */
export default function HomePage() {
  const [whole, setWhole] = useState(() => !isDrawnOver())
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setWhole(true)), REST_MS)
    return () => clearTimeout(later)
  }, [])
  return (
    <div className={css.page}>
      <Hero />
      <Starts />
      {whole ? <Rest /> : <div className={css.rest} />}
    </div>
  )
}
