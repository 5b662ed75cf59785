import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import spacing from '../spacing.module.css'
import css from './EmptyState.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty, or what will appear here. */
  why?: ReactNode
  /** The next step. */
  action?: ReactNode
  bare?: boolean
}

export function EmptyState({ title, why, action, bare }: EmptyStateProps) {
  return (
    <div className={css.empty} data-bare={bare || undefined}>
      <p className={css.title}>{title}</p>
      {why && <p className={css.why}>{why}</p>}
      {action && <div className={`${spacing.after3} ${blocks.buttons}`}>{action}</div>}
    </div>
  )
}
