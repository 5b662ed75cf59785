import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../i18n.tsx'
import css from './Sheet.module.css'
import { t } from './texts.ts'

/**
 * A dialog on the browser's own element: focus stays inside and returns, Esc closes, the page behind is inert. `side` slides in from the
 * edge (details of a row); otherwise it opens in the middle (a form, a question).
 */
export function Sheet({ open, onClose, title, side, children }: SheetProps) {
  const s = useTexts(t)
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const way = useRef<Element[]>([])
  useEffect(() => {
    const node = box.current
    if (!node) return
    if (open && !node.open) {
      way.current = outwards(document.activeElement)
      node.showModal()
    }
    if (!open && node.open) node.close()
  }, [open])
  const closed = () => {
    // The browser returns the focus to the element that opened the dialog, unless an action inside has replaced that element.
    const now = document.activeElement
    if (now === document.body || box.current?.contains(now))
      way.current
        .find((one) => one.isConnected)
        ?.querySelector<HTMLElement>('button, a[href], input, select, textarea')
        ?.focus()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard equivalent of a click outside
    <dialog
      ref={box}
      className={css.sheet}
      data-side={side || undefined}
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => event.target === box.current && onClose()}
    >
      {open && (
        <div className={css.inside}>
          <div className={css.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={css.close} aria-label={s.close} onClick={onClose}>
              <span aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** An element and its ancestors, the nearest first. */
function outwards(from: Element | null): Element[] {
  const found: Element[] = []
  for (let one = from; one && one !== document.body; one = one.parentElement) found.push(one)
  return found
}

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  side?: boolean
  children: ReactNode
}
