import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '../../../platform/web/router.tsx'

/**
 * A button that opens a list of links: closes on Escape (focus returns to the button), on a click or focus elsewhere, and when the page
 * changes.
 */
export function useDisclosure<B extends HTMLElement = HTMLDivElement>() {
  const [open, setOpen] = useState(false)
  const box = useRef<B>(null)
  const id = useId()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path closes it
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])
  return {
    open,
    setOpen,
    box,
    button: { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen((was) => !was) },
    panel: { id, hidden: !open },
  }
}
