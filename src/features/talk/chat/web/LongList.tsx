import { createContext, type KeyboardEvent, type ReactElement, type RefObject, use, useState } from 'react'
import { type CustomItemComponentProps, Virtualizer } from 'virtua'

const Rows = createContext({ total: 0, takeFocus: false, onFocus: (_index: number) => {} })

/** Visible before it is measured, so that the focus can go to it at once. */
function Row({ ref, style, index, children }: CustomItemComponentProps) {
  const { total, takeFocus, onFocus } = use(Rows)
  return (
    <li
      ref={ref}
      style={{ ...style, visibility: 'visible' }}
      aria-setsize={total}
      aria-posinset={index + 1}
      onFocus={() => onFocus(index)}
      {...(takeFocus && { tabIndex: -1, 'data-entry': true })}
    >
      {children}
    </li>
  )
}

interface LongListProps {
  scrollRef: RefObject<HTMLElement | null>
  /** Each with its key. */
  children: readonly ReactElement[]
  /** How many there are, where not all are given. */
  of?: number
  /** Rows are entries for `onArrow` themselves; otherwise something in them is. */
  takeFocus?: boolean
}

/**
 * A list of which only what is near the screen is drawn. The first and the last row always are, and the one that was focused last with its
 * neighbours: the focus is never lost by scrolling or by a new order, and goes on from where it is.
 */
export function LongList({ scrollRef, children, of = children.length, takeFocus = false }: LongListProps) {
  const [focused, setFocused] = useState<string | null>(null)
  const total = children.length
  const at = focused === null ? 0 : children.findIndex(({ key }) => key === focused)
  const drawn = [...new Set([0, at - 1, at, at + 1, total - 1])].filter((index) => index >= 0 && index < total)
  return (
    <Rows value={{ total: of, takeFocus, onFocus: (index) => setFocused(children[index]?.key ?? null) }}>
      <Virtualizer as="ul" item={Row} scrollRef={scrollRef} keepMounted={drawn}>
        {children}
      </Virtualizer>
    </Rows>
  )
}

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The arrow keys, Home and End move between the entries of a list; a search above it is one of them, and has its own Home and End. */
export function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  const step = steps[event.key]
  // A menu is drawn elsewhere and has keys of its own.
  if (!step || event.defaultPrevented || !event.currentTarget.contains(target)) return
  // A choice beside it moves by the arrows itself.
  if (target instanceof HTMLInputElement && (target.type !== 'search' || !event.key.startsWith('Arrow'))) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-entry]')]
  const at = entries.findIndex((one) => one.contains(target))
  entries[step(at, entries.length - 1)]?.focus()
  event.preventDefault()
}
