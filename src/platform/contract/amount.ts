import type { $brand } from 'zod'
import { currencies } from '../../rules/constants.ts'
import { namesOf } from './names.ts'
import type { Lang, Pair } from './texts.ts'

/**
 * Money as the browser also needs it, without the schema library, which would add to the public pages. A currency in which accounts are
 * kept.
 */
export type Currency = keyof typeof currencies
export const currencyCodes = namesOf(currencies)
/** Money paid in and out by bank: every currency except beans. */
export type CashCurrency = Exclude<Currency, 'BEAN'>
export const cashCurrencies = currencyCodes.filter((code): code is CashCurrency => code !== 'BEAN')

/**
 * Any ISO 4217 code, for amounts that are shown but never posted, such as wages in any country. Not a `Currency`, so that no account can
 * be kept in it.
 */
export type WageCurrency = string & $brand<'WageCurrency'>

/** ISO 4217: currencies whose minor unit is not a hundredth. */
const noMinorUnit = new Set(['CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
const threeDigits = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const kept: Partial<Record<string, { digits: number }>> = currencies

/** Number of digits of the minor unit. */
export const digitsOf = (currency: Currency | WageCurrency): number =>
  kept[currency]?.digits ?? (noMinorUnit.has(currency) ? 0 : threeDigits.has(currency) ? 3 : 2)

/** An amount in minor units with its currency: the only shape of money in code and in answers. */
export interface Money {
  amountMinor: number
  currency: Currency
}
export const moneyOf = (amountMinor: number, currency: Currency): Money => ({ amountMinor, currency })

/**
 * The one reading of a number as typed: digits and signs of Chinese input methods become plain, and commas of well-formed groups of three
 * are removed: "２，０００．５" is "2000.5". A comma elsewhere stays, and the text is no number: "1,50" is not 150.
 */
export function plainNumber(typed: string): string {
  const plain = typed
    .replace(/[\uFF0C-\uFF0E\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .trim()
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** Minor units of a decimal text that passed `amountInput`, or null if the text is finer than the currency's minor unit (10.5 JPY). */
export function parseAmount(text: string, currency: Currency | WageCurrency): number | null {
  const digits = digitsOf(currency)
  const [whole = '0', fraction = ''] = text.split('.')
  if (/[1-9]/.test(fraction.slice(digits))) return null
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, '0') || '0')
}

/** Plain decimal text of minor units, as the initial value of a form field: 120050, USD → "1200.50". */
export function amountText(amountMinor: number, currency: Currency | WageCurrency): string {
  const digits = digitsOf(currency)
  const sign = amountMinor < 0 ? '-' : ''
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** "USD 1,200.50": code first, grouped, with the currency's own decimals. Beans read "120 beans". */
export function formatMoney(amountMinor: number, currency: Currency, lang: Lang): string {
  const number = formatAmount(amountMinor, currency)
  if (currency === 'BEAN') return lang === 'cn' ? `${number} 豆` : `${number} ${Math.abs(amountMinor) === 1 ? 'bean' : 'beans'}`
  return `${currency} ${number}`
}

/** The same in both languages, for notices and refusals. */
export const moneyPair = (amountMinor: number, currency: Currency): Pair => ({
  cn: formatMoney(amountMinor, currency, 'cn'),
  en: formatMoney(amountMinor, currency, 'en'),
})

/** The grouped number alone, for a column whose header names the currency. */
export function formatAmount(amountMinor: number, currency: Currency | WageCurrency): string {
  const [whole = '0', fraction] = amountText(amountMinor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A share in basis points, rounded half up to the minor unit, never above the whole. */
export function shareOf(amountMinor: number, bps: number): number {
  return Number((BigInt(amountMinor) * BigInt(bps) + 5000n) / 10000n)
}

/** An amount after a fee in basis points: what is charged, previewed or shown as an example. */
export function lessFee(grossMinor: number, feeBps: number): { feeMinor: number; netMinor: number } {
  const feeMinor = shareOf(grossMinor, feeBps)
  return { feeMinor, netMinor: grossMinor - feeMinor }
}
