import { useEffect } from 'react'

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.getAttribute('role') === 'combobox')

const first = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

/**
 * ⌘K search, `/` the list's filter (`data-key="filter"`, else its search field), `c` create (`data-key="create"`), `?` help. All but ⌘K rest in
 * fields and while a dialog is open. Lists and reviews bring their own keys.
 */
export function useKeys({ search, help }: { search: () => void; help: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        search()
        return
      }
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || typing(event.target)) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      if (event.key === '/') {
        const filter = first('main [data-key="filter"]') ?? first('main input[type="search"]')
        if (!filter) return
        event.preventDefault()
        filter.focus()
      } else if (event.key === 'c') first('main [data-key="create"]')?.click()
      else if (event.key === '?') help()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [search, help])
}
