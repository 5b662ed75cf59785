import type { ReactNode } from 'react'
import type { Currency } from '../../contract/amount.ts'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import { MoneyText } from './MoneyText.tsx'
import css from './Timeline.module.css'
import { TimeText } from './TimeText.tsx'
import { t } from './texts.ts'

export interface TimelineEntry {
  id: string
  /** ISO instant. */
  at: string
  /** Who; the system if absent. */
  who?: string | null
  what: ReactNode
  /** Labels of the states left and entered. */
  from?: string | null
  to?: string | null
  why?: ReactNode
  /** Words that are no reason. */
  said?: ReactNode
  /** A reference, such as the number of the posting. */
  note?: ReactNode
  amountMinor?: number | null
  currency?: Currency | null
}

/** Every move: who, when, from, to, why, how much. In the order given by the caller. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const s = useTexts(t)
  if (entries.length === 0) return <p className={blocks.quiet}>{s.timelineEmpty}</p>
  return (
    <ol>
      {entries.map((entry) => (
        <li className={css.item} key={entry.id}>
          <div className={blocks.between}>
            <span className={css.what}>{entry.what}</span>
            {entry.amountMinor != null && entry.currency && (
              <span className={css.amount}>
                <MoneyText amountMinor={entry.amountMinor} currency={entry.currency} />
              </span>
            )}
          </div>
          {entry.from && entry.to && entry.from !== entry.to && (
            <p className={blocks.quiet}>
              <span className="sr-only">{s.fromTo(entry.from, entry.to)}</span>
              <span aria-hidden="true">
                {entry.from}
                <span className={css.arrow}>→</span>
                {entry.to}
              </span>
            </p>
          )}
          {entry.why && (
            <p className={blocks.quiet}>
              {s.timelineWhy}
              {entry.why}
            </p>
          )}
          {entry.said && <p className={blocks.quiet}>{entry.said}</p>}
          {entry.note && <p className={blocks.fine}>{entry.note}</p>}
          <p className={blocks.fine}>
            {entry.who || s.timelineSystem} · <TimeText value={entry.at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
