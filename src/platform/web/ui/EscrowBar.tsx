import { type Currency, formatAmount, formatMoney } from '../../contract/amount.ts'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import css from './EscrowBar.module.css'
import { StatusTag } from './StatusTag.tsx'
import { t } from './texts.ts'

interface EscrowBarProps {
  currency: Currency
  heldMinor: number
  releasedMinor: number
  refundedMinor: number
}

/** The amount in escrow and where it is now. The text carries the information; the bar repeats it. */
export function EscrowBar({ currency, heldMinor, releasedMinor, refundedMinor }: EscrowBarProps) {
  const lang = useLang()
  const s = useTexts(t)
  const total = heldMinor + releasedMinor + refundedMinor
  if (total === 0) return <p className={blocks.quiet}>{s.escrowEmpty}</p>
  const parts = [
    { part: 'released', label: s.released, minor: releasedMinor, tone: 'ok' },
    { part: 'held', label: s.held, minor: heldMinor, tone: 'primary' },
    { part: 'refunded', label: s.refunded, minor: refundedMinor, tone: 'info' },
  ] as const
  return (
    <div>
      <p className={css.figure}>
        <span className="sr-only">{s.escrowTotal} </span>
        {formatMoney(total, currency, lang)}
      </p>
      <div className={css.bar} aria-hidden="true">
        {parts.map(
          ({ part, minor }) => minor > 0 && <span className={css.part} key={part} data-part={part} style={{ flexGrow: minor / total }} />,
        )}
      </div>
      <ul className={blocks.line}>
        {parts.map(
          ({ part, label, minor, tone }) =>
            (part !== 'refunded' || minor > 0) && (
              <li key={part}>
                <StatusTag tone={tone}>
                  {label} {formatAmount(minor, currency)}
                </StatusTag>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
