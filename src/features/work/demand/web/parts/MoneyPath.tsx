import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import css from './money-path.module.css'
import { t } from './money-path-texts.ts'

interface Step {
  /** Where the money is. At `out` the way forks: to the provider, or back. */
  at: 'bank' | 'wallet' | 'escrow' | 'out' | 'payout'
  title: ReactNode
  text: ReactNode
}

/** The way of the money as a drawing: where it is at each step, and its two ends. The words of the steps are the page's own. */
export function MoneyPath({ steps }: { steps: readonly Step[] }) {
  const s = useTexts(t)
  return (
    <ol className={css.path}>
      {steps.map(({ at, title, text }) => (
        <li key={at} data-at={at}>
          <span className={css.place}>{s[at]}</span>
          <h3>{title}</h3>
          <div className={css.text}>{text}</div>
          {at === 'out' && (
            <ul className={`${blocks.tight} ${css.ends}`}>
              <li data-tone="ok">{s.toProvider}</li>
              <li data-tone="info">{s.back}</li>
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
