import { type ComponentType, useEffect, useState } from 'react'
import css from './home.module.css'

/** The world behind the hero: decoration, so it comes last and quietly. */
export function Backdrop() {
  const [Dots, setDots] = useState<ComponentType | null>(null)
  useEffect(() => {
    let gone = false
    const later = setTimeout(() => {
      import('../../../../platform/web/portal/WorldMap.tsx').then(
        ({ WorldDots }) => gone || setDots(() => WorldDots),
        () => undefined,
      )
    }, 1_200)
    return () => {
      gone = true
      clearTimeout(later)
    }
  }, [])
  return (
    <div className={css.backdrop} data-there={Dots ? true : undefined} aria-hidden="true">
      {Dots && <Dots />}
    </div>
  )
}
