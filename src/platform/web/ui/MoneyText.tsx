import { type Currency, formatAmount, formatMoney } from '../../contract/amount.ts'
import blocks from '../blocks.module.css'
import { useLang } from '../i18n.tsx'
import css from './MoneyText.module.css'

interface MoneyTextProps {
  amountMinor: number
  currency: Currency
  /** False in a column whose header names the currency. */
  withCurrency?: boolean
  size?: 'sm' | 'md' | 'lg'
}

/** Minor units as "USD 1,200.50". */
export function MoneyText({ amountMinor, currency, withCurrency = true, size = 'sm' }: MoneyTextProps) {
  const lang = useLang()
  return (
    <span className={`${blocks.nowrap} ${css.money}`} data-size={size}>
      {withCurrency ? formatMoney(amountMinor, currency, lang) : formatAmount(amountMinor, currency)}
    </span>
  )
}
