import { z } from 'zod'
import { AMOUNT_MAX } from '../../rules/constants.ts'
import { type CashCurrency, cashCurrencies, plainNumber } from './amount.ts'
import { complain, message } from './fields.ts'

export const currencyInput = z.enum(cashCurrencies as [CashCurrency, ...CashCurrency[]], message('currencyUnknown'))

/**
 * An amount as a person types it: a decimal between 0 and 1,000,000 with at most two decimals (source, section 5). `parseAmount` checks
 * the precision of the currency, which the text alone does not show.
 */
const amountFrom = (min: string) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => plainNumber(String(value)))
    .superRefine((text, context) => {
      if (text === '') complain(context, [], 'required')
      else if (!/^-?\d+(\.\d+)?$/.test(text)) complain(context, [], 'amountNotNumber')
      else if (text.startsWith('-') || exceeds(text, AMOUNT_MAX)) complain(context, [], 'amountRange', { min })
      else if (!/^\d+(\.\d{1,2})?$/.test(text)) complain(context, [], 'amountDecimals')
    })

export const amountInput = amountFrom('0')
/** An amount that moves money: `amountOf` refuses 0 and names the smallest amount of its currency. */
export const paidAmountInput = amountFrom('0.01')

function exceeds(text: string, max: number): boolean {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) > max || (Number(whole) === max && /[1-9]/.test(fraction))
}
