import { amountText, type Currency, cashCurrencies, digitsOf, parseAmount } from '../contract/amount.ts'
import { and, eq, or, type PgColumn, type SQL } from './data/drizzle.ts'
import { fieldError, refuseFields } from './wire/refusal.ts'

/** Minor units of an amount as typed, above 0 and not finer than the currency's minor unit; otherwise 422 on the field. */
export function amountOf(text: string, currency: Currency, field = 'amount'): number {
  const amountMinor = parseAmount(text, currency)
  if (amountMinor === null) throw refuseFields({ [field]: fieldError('amountPrecision', { currency, digits: digitsOf(currency) }) })
  if (amountMinor === 0) throw refuseFields({ [field]: fieldError('amountRange', { min: amountText(1, currency) }) })
  return amountMinor
}

/** Rows of the amount that somebody searches for: "9975", "9,975.00", "CNY 9,975". Undefined where it is no amount. */
export function amountIs(words: string, amountMinor: PgColumn, currency: PgColumn | Currency): SQL | undefined {
  const plain = words.replace(/^[A-Za-z]{3}\s*/, '').replaceAll(/[,，\s]/g, '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined
  const codes = typeof currency === 'string' ? [currency] : cashCurrencies
  return or(
    ...codes.flatMap((code) => {
      const minor = parseAmount(plain, code)
      return minor === null ? [] : [and(typeof currency === 'string' ? undefined : eq(currency, code), eq(amountMinor, minor))]
    }),
  )
}
