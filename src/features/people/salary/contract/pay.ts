import { z } from 'zod'
import { digitsOf, parseAmount, plainNumber } from '../../../../platform/contract/amount.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { PAY_MAX_MINOR } from '../../../../rules/constants.ts'
import type { PayCurrency } from './currency.ts'

const known = new Set(Intl.supportedValuesOf('currency'))

export const payCurrencyInput = z
  .string(message('payCurrency'))
  .trim()
  .toUpperCase()
  .refine((code) => known.has(code), message('payCurrency'))
  .transform((code) => code as PayCurrency)

/** A decimal as typed, commas allowed; `parsePay` reads it in its currency. */
export const payInput = z
  .union([z.string(), z.number()])
  .transform((value) => plainNumber(String(value)))
  .superRefine((text, context) => {
    if (text === '') complain(context, [], 'required')
    else if (!/^\d{1,12}(\.\d+)?$/.test(text)) complain(context, [], 'amountNotNumber')
  })

/** Minor units from 0 to the limit of pay, or what is wrong with the text. */
export function parsePay(text: string, currency: PayCurrency): number | 'amountPrecision' | 'payRange' {
  const minor = parseAmount(text, currency)
  if (minor === null) return 'amountPrecision'
  return minor > PAY_MAX_MINOR ? 'payRange' : minor
}

/** The limit in whole units of a currency: 1,000,000 with two decimals, 100,000,000 yen. */
export const payMax = (currency: PayCurrency): string => (PAY_MAX_MINOR / 10 ** digitsOf(currency)).toLocaleString('en')
