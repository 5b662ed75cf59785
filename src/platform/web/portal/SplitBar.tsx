import type { ReactNode } from 'react'
import css from './SplitBar.module.css'

interface SplitPart {
  name: string
  value: ReactNode
  /** Its share of the whole, in any unit. */
  size: number
  look: 'strong' | 'plain' | 'soft' | 'beacon' | 'ok'
}

/** A whole and its parts to scale, with the same as words: the bar shows, the list says. */
export const SplitBar = ({ label, parts }: { label: string; parts: readonly SplitPart[] }) => (
  <div className={css.split}>
    <div className={css.bar} aria-hidden="true">
      {parts.map(({ name, size, look }) => (
        <span key={name} data-look={look} style={{ flexGrow: size }} />
      ))}
    </div>
    <ul className={css.words} aria-label={label}>
      {parts.map(({ name, value, look }) => (
        <li key={name} data-look={look}>
          <span>{name}</span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  </div>
)
