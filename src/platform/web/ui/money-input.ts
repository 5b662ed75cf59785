import { AMOUNT_MAX } from '../../../rules/constants.ts'
import { type FieldErrorName, fieldErrors } from '../../../rules/field-errors.ts'
import { amountText, type Currency, digitsOf, plainNumber } from '../../contract/amount.ts'
import { fill, type Lang } from '../../contract/texts.ts'

/** Typed text as the wire takes it, also without spaces. A text that is not an amount stays, and the message says so. */
export const plainAmount = (typed: string): string => plainNumber(typed.replace(/\s/g, ''))

/**
 * The amount with thousands separators and the decimals of its currency: "1200.5", USD → "1,200.50". A text that is not an amount is
 * unchanged.
 */
export function groupedAmount(text: string, currency: Currency): string {
  const plain = plainAmount(text)
  if (!/^\d+(\.\d*)?$/.test(plain)) return text
  const digits = digitsOf(currency)
  const [whole = '0', fraction = ''] = plain.split('.')
  // Finer than the currency: show all decimals, so that the message beside it makes sense.
  const shown = fraction.length > digits ? fraction : fraction.padEnd(digits, '0')
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return shown ? `${grouped}.${shown}` : grouped
}

type AmountProblem = Extract<FieldErrorName, 'amountNotNumber' | 'amountRange' | 'amountDecimals' | 'amountPrecision'>

/** What is wrong with an amount, as a sentence. `positive`: 0 is not possible either. */
export function amountSentence(text: string, currency: Currency, lang: Lang, positive = false): string | null {
  const problem = amountProblem(text, currency, positive)
  const min = positive ? amountText(1, currency) : '0'
  return problem && fill(fieldErrors[problem][lang], { currency, digits: digitsOf(currency), min })
}

/** The server's rules in the same order (source §5), for a message before the request. Null if valid; the form checks for emptiness. */
export function amountProblem(text: string, currency: Currency, positive = false): AmountProblem | null {
  const plain = plainAmount(text)
  if (plain === '') return null
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return 'amountNotNumber'
  const [whole = '0', fraction = ''] = plain.split('.')
  const above = Number(whole) > AMOUNT_MAX || (Number(whole) === AMOUNT_MAX && /[1-9]/.test(fraction))
  if (plain.startsWith('-') || above || (positive && !/[1-9]/.test(plain))) return 'amountRange'
  if (fraction.length > 2) return 'amountDecimals'
  return /[1-9]/.test(fraction.slice(digitsOf(currency))) ? 'amountPrecision' : null
}
