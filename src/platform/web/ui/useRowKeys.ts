import { type RefObject, useEffect } from 'react'

/** True if a key press belongs to a field or to an open dialog. */
export function keyIsTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  const target = event.target instanceof HTMLElement ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]')) return true
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null
}

/** j and k move the focus through the rows' links; Enter then opens one natively. */
export function useRowKeys(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const move = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || keyIsTaken(event)) return
      const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-open]') ?? [])]
      if (links.length === 0) return
      const row = document.activeElement?.closest('tr, li')
      const at = row ? links.findIndex((link) => row.contains(link)) : -1
      const next = at < 0 ? 0 : at + (event.key === 'j' ? 1 : -1)
      links[Math.max(0, Math.min(links.length - 1, next))]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [frame, on])
}
