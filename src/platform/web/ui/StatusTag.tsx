import type { ReactNode } from 'react'
import css from './StatusTag.module.css'
import type { Tone } from './theme.ts'

/** A dot and a word: a status is never shown by colour alone. */
export function StatusTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  )
}
