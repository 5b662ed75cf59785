import { type ReactNode, useEffect, useState } from 'react'
import { breakpoints } from '../breakpoints.ts'
import css from './Fold.module.css'

/** Whether this is a phone; not in the first render, which is the same for everybody. */
export function usePhone(): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => {
    const phone = matchMedia(breakpoints.phone)
    const tell = () => setIs(phone.matches)
    tell()
    phone.addEventListener('change', tell)
    return () => phone.removeEventListener('change', tell)
  }, [])
  return is
}

interface FoldProps {
  title: ReactNode
  /** Elsewhere than on phones: the title is a heading (`title`), there is none (`plain`), or it is folded there too (`fold`). */
  wide?: 'title' | 'plain' | 'fold'
  className?: string | undefined
  children: ReactNode
}

/**
 * What a phone shows under its title when asked. It is in the page without scripts, in print and for search engines; where the browser
 * can, finding a word in the page opens it.
 */
export function Fold({ title, wide = 'title', className, children }: FoldProps) {
  const phone = usePhone()
  if (phone || wide === 'fold')
    return (
      <details className={`${css.fold} ${className ?? ''}`}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {children}
      </details>
    )
  return (
    <div className={className}>
      {wide === 'title' && <h3>{title}</h3>}
      {children}
    </div>
  )
}
