import { type RefObject, useEffect, useRef } from 'react'

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.getAttribute('role') === 'combobox')

/**
 * `j` and `k` walk through the rows of a list: elements with `data-row` that hold a link with `data-row-link`. Enter opens, since the link has the
 * focus. They rest in fields and while a dialog is open.
 */
export function useRowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (!list.current || typing(event.target) || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
      if (rows.length === 0) return
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const next = at === -1 ? 0 : at + (event.key === 'j' ? 1 : -1)
      const row = rows[Math.max(0, Math.min(rows.length - 1, next))]
      row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return list
}
