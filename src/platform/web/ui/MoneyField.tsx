import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { currencyNames } from '../../../rules/currency-names.ts'
import { type CashCurrency, type Currency, cashCurrencies } from '../../contract/amount.ts'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import css from './MoneyField.module.css'
import { amountSentence, groupedAmount, plainAmount } from './money-input.ts'
import { t } from './texts.ts'

interface MoneyFieldProps {
  label: ReactNode
  /** Plain decimal text, as the wire takes it: "1200.50". */
  value: string
  onChange: (value: string) => void
  currency: Currency
  /** If given, the currency may be chosen from `currencies`. */
  onCurrencyChange?: (currency: CashCurrency) => void
  currencies?: readonly Currency[]
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  /** 0 is refused. */
  positive?: boolean
  disabled?: boolean
  id?: string
  onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: React.FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

/** An amount of money: plain while typed, grouped on blur, checked against the source's rule and the currency's precision. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    value,
    onChange,
    currency,
    onCurrencyChange,
    currencies: choices = cashCurrencies,
    error,
    required,
    positive,
    onBlur,
    onFocus,
    ...rest
  } = props
  const lang = useLang()
  const s = useTexts(t)
  // While typing, the text is not regrouped: that would move the caret and drop the selection.
  const [draft, setDraft] = useState<string | null>(null)
  // The field knows the currency, which a refusal of the text alone does not.
  const said = draft === null || error ? amountSentence(value, currency, lang, positive) : null
  return (
    <TextInput
      {...rest}
      withAsterisk={required}
      aria-required={required}
      value={draft ?? groupedAmount(value, currency)}
      onChange={(event) => {
        setDraft(event.currentTarget.value)
        onChange(plainAmount(event.currentTarget.value))
      }}
      onFocus={onFocus}
      onBlur={(event) => {
        setDraft(null)
        if (value.endsWith('.')) onChange(value.slice(0, -1))
        onBlur?.(event)
      }}
      error={said ?? error}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: css.input }}
      leftSectionWidth={onCurrencyChange ? 84 : 52}
      leftSectionPointerEvents={onCurrencyChange ? 'all' : 'none'}
      leftSection={
        onCurrencyChange ? (
          <select
            className={`${blocks.select} ${css.select}`}
            aria-label={s.currency}
            value={currency}
            disabled={rest.disabled}
            onChange={(event) => onCurrencyChange(event.currentTarget.value as CashCurrency)}
          >
            {choices.map((code) => (
              <option key={code} value={code} aria-label={`${code} ${currencyNames[code][lang]}`}>
                {code}
              </option>
            ))}
          </select>
        ) : (
          <span className={css.code}>{currency}</span>
        )
      }
    />
  )
}
