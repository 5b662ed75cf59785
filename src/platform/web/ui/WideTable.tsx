import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'

interface WideTableProps {
  /** What the table is about. */
  label: string
  /** Besides scrolling. */
  className?: string
  children: ReactNode
}

/** Around a table that may be wider than its place: it scrolls sideways, by the keyboard too. */
export function WideTable({ label, className = '', children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={`${blocks.scrolls} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
