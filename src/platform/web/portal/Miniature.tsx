import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import css from './Miniature.module.css'

/**
 * A drawing of a screen from its own components, with sample names: one picture with a text alternative, and nothing in it can be used.
 * `label` says what is to be seen.
 */
export const Miniature = ({ title, label, children }: { title: string; label: string; children: ReactNode }) => (
  <div className={css.miniature} role="img" aria-label={label}>
    <div className={css.window} inert>
      <div className={`${blocks.row} ${css.bar}`}>
        <span />
        <span />
        <span />
        <b>{title}</b>
      </div>
      <div className={`${blocks.stack} ${css.screen}`}>{children}</div>
    </div>
  </div>
)
