import { digitsOf, type WageCurrency } from '../../../../platform/contract/amount.ts'
import { fieldError } from '../../../../platform/server/wire/refusal.ts'
import { PAY_MAX_MINOR } from '../../../../rules/constants.ts'
import { amountPowers, currencyWords } from '../contract/words.ts'
import { type Parsed, parsed, wrong } from './dates.ts'
import { keyOf, plain, wordIndex } from './plain.ts'

const currencyIndex = wordIndex(currencyWords)
const isoCodes = new Set(Intl.supportedValuesOf('currency'))

/** Any currency of ISO 4217 by code, sign or name. */
export function parseCurrency(text: string): Parsed {
  const word = plain(text)
  const code = word.toUpperCase().match(/^[A-Z]{3}$|\b[A-Z]{3}\b/)?.[0]
  if (code && isoCodes.has(code)) return parsed(code)
  const known = currencyIndex.get(keyOf(word)) ?? currencyIndex.get(keyOf(word.replace(/\(.*\)|\[.*\]/, '')))
  return known ? parsed(known) : wrong(fieldError('currencyUnknown'))
}

interface ParsedAmount {
  readonly parsed: Parsed
  /** Of a sign or a code beside the number, or null. */
  readonly currency: string | null
}

const GROUPED = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d+,\d{1,2}$/
const PLAIN = /^\d*\.?\d+$|^\d+\.$/

/** An amount of money as people write it: `12,000`, `￥1.2万`, `(300)`, `USD 5k`. The value is a decimal without grouping. */
export function parseAmountText(text: string): ParsedAmount {
  let rest = plain(text).replace(/[／/]\s*(月|month|mo|年|year)$/i, '')
  let negative = /^\(.*\)$/.test(rest)
  if (negative) rest = rest.slice(1, -1).trim()
  const mark = markOf(rest)
  rest = rest.replace(/[¥￥]/g, '').trim()
  if (mark) rest = rest.replace(mark.found, '').trim()
  if (/^[-−]/.test(rest)) {
    negative = true
    rest = rest.slice(1).trim()
  }
  let power = 0
  for (const [ending, tens] of amountPowers) {
    if (!ending.test(rest)) continue
    power = tens
    rest = rest.replace(ending, '').trim()
    break
  }
  const currency = mark?.currency ?? null
  const european = EUROPEAN.test(rest)
  const number = european ? rest.replaceAll('.', '').replace(',', '.') : GROUPED.test(rest) ? rest.replace(/[, ]/g, '') : rest
  if (!PLAIN.test(number)) return { parsed: wrong(fieldError('amountNotNumber')), currency }
  const value = trimmed(shifted(number, power))
  if (negative && /[1-9]/.test(value)) return { parsed: wrong(fieldError('amountNegative')), currency }
  return { parsed: european ? wrong(fieldError('amountStyle'), value) : parsed(value), currency }
}

function markOf(text: string): { found: string; currency: string } | null {
  const found = text.match(/^[^\d\s.,()+¥￥−-]+\$?\s*|(?<=[\d千万kKwWmM.])\s*[^\d\s.,()千万kKwWmM]+$/)?.[0]
  if (!found) return null
  const currency = parseCurrency(found)
  return 'value' in currency ? { found, currency: currency.value } : null
}

/** Moves the point to the right by digits, so that no fraction of two is ever involved. */
function shifted(number: string, power: number): string {
  const [whole = '', fraction = ''] = number.split('.')
  return `${whole}${fraction.slice(0, power).padEnd(power, '0')}.${fraction.slice(power)}`
}

const trimmed = (number: string): string => {
  const [whole = '', fraction = ''] = number.split('.')
  const end = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${end === '' ? '' : `.${end}`}`
}

/** What a currency accepts: no more decimals than its minor unit, and no amount above the limit of pay. */
export function checkPay(value: string, currency: string): Parsed {
  const digits = digitsOf(currency as WageCurrency)
  const [whole = '0', fraction = ''] = value.split('.')
  if (fraction.length > digits) return wrong(fieldError('amountPrecision', { currency, digits }), rounded(value, digits))
  const minor = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0')
  if (minor > PAY_MAX_MINOR) {
    const max = `${currency} ${(PAY_MAX_MINOR / 10 ** digits).toLocaleString('en-US')}`
    return wrong(fieldError('payTooHigh', { max }))
  }
  return parsed(value)
}

/** Half up, by digits. */
function rounded(value: string, digits: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')) + (Number(fraction[digits] ?? '0') >= 5 ? 1n : 0n)
  const text = String(kept).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
