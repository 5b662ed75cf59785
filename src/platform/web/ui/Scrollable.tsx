import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'

interface ScrollableProps {
  /** What is in it, for who cannot see it. */
  label: string
  /** Its height, its border: it scrolls by itself. */
  className?: string
  children: ReactNode
}

/** Around what may be wider or higher than its place and has nothing in it to focus, such as a table: the keyboard scrolls it. */
export function Scrollable({ label, className = '', children }: ScrollableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={`${blocks.scrolls} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
