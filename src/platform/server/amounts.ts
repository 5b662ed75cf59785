import { amountText, type Currency, digitsOf, parseAmount } from '../contract/amount.ts'
import { fieldError, refuseFields } from './wire/refusal.ts'

/** Minor units of an amount as typed, above 0 and not finer than the currency's minor unit; otherwise 422 on the field. */
export function amountOf(text: string, currency: Currency, field = 'amount'): number {
  const amountMinor = parseAmount(text, currency)
  if (amountMinor === null) throw refuseFields({ [field]: fieldError('amountPrecision', { currency, digits: digitsOf(currency) }) })
  if (amountMinor === 0) throw refuseFields({ [field]: fieldError('amountRange', { min: amountText(1, currency) }) })
  return amountMinor
}
