import { type ReactNode, useSyncExternalStore } from 'react'
import { breakpoints } from '../breakpoints.ts'
import lists from '../lists.module.css'
import css from './Fold.module.css'

const followPhone = (onChange: () => void) => {
  const phone = matchMedia(breakpoints.phone)
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}
const isPhone = () => matchMedia(breakpoints.phone).matches

/** Whether this is a phone. The page that the build renders, which is the same for everybody, is for none. */
export const usePhone = (): boolean => useSyncExternalStore(followPhone, isPhone, () => false)

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
      <details className={`${lists.opens} ${css.fold} ${className ?? ''}`}>
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
