import { useEffect } from 'react'
import { keyIsTaken } from '../../../platform/web/ui/useRowKeys.ts'

const first = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

interface Keys {
  search: () => void
  help: () => void
  /** Used if the screen marks nothing with `data-key="create"`. */
  create: () => void
}

/**
 * ⌘K search, `/` the list's filter, `c` create (the element that the screen marks with `data-key="create"`), Escape back (the header's link
 * of a screen), `?` help. All but ⌘K are
 * inactive in fields and while a dialog is open. Lists add `j` and `k`, filter bars their own `/`.
 */
export function useKeys({ search, help, create }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        search()
        return
      }
      if (keyIsTaken(event)) return
      if (event.key === '/') {
        const filter = first('main input[type="search"]')
        if (!filter) return
        event.preventDefault()
        filter.focus()
      } else if (event.key === 'c') {
        const marked = first('main [data-key="create"]')
        if (marked) marked.click()
        else create()
      } else if (event.key === '?') help()
      else if (event.key === 'Escape') first('main [data-key="back"]')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [search, help, create])
}
