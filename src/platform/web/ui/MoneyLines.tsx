import type { ReactNode } from 'react'
import { type Currency, formatAmount, formatMoney } from '../../contract/amount.ts'
import { useLang, useTexts } from '../i18n.tsx'
import css from './MoneyLines.module.css'
import { t } from './texts.ts'

interface MoneyLine {
  label: ReactNode
  amountMinor: number
  /** A rate, a cap, a source. */
  note?: ReactNode
  /** A deduction is written with a minus sign. */
  deduct?: boolean
}

export interface MoneyLinesProps {
  currency: Currency
  lines: readonly MoneyLine[]
  /** Label and amount of the last line. Never computed here: the server's amount is shown. */
  total?: { label?: ReactNode; amountMinor: number }
  boxed?: boolean
}

/** The cost slip: lines of money, a dashed rule, the total with its currency. */
export function MoneyLines({ currency, lines, total, boxed = true }: MoneyLinesProps) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <dl className={css.slip} data-boxed={boxed || undefined}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are fixed and may repeat a label
        <div className={css.line} key={index}>
          <dt>
            {line.label}
            {line.note && <span className={css.note}>{line.note}</span>}
          </dt>
          <dd>
            {line.deduct && line.amountMinor !== 0 ? '−' : ''}
            {total ? formatAmount(line.amountMinor, currency) : formatMoney(line.amountMinor, currency, lang)}
          </dd>
        </div>
      ))}
      {total && (
        <div className={`${css.line} ${css.total}`}>
          <dt>{total.label ?? s.total}</dt>
          <dd>{formatMoney(total.amountMinor, currency, lang)}</dd>
        </div>
      )}
    </dl>
  )
}
