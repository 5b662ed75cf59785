import { z } from 'zod'
import { AMOUNT_MAX, currencies } from '../../rules/constants.ts'
import type { Lang } from './texts.ts'

export type Currency = keyof typeof currencies
export const currencyCodes = Object.keys(currencies) as Currency[]
/** Money that leaves and enters by bank: every currency but the beans. */
export const cashCurrencies = currencyCodes.filter((code): code is Exclude<Currency, 'BEAN'> => code !== 'BEAN')
export const currencyInput = z.enum(cashCurrencies as [Exclude<Currency, 'BEAN'>, ...Exclude<Currency, 'BEAN'>[]], 'currencyUnknown')

/** An amount in minor units with its currency: the only shape of money inside the house and in its answers. */
export const money = z.object({ amountMinor: z.number().int(), currency: z.enum(currencyCodes as [Currency, ...Currency[]]) })
export type Money = z.infer<typeof money>

export const digitsOf = (currency: Currency): number => currencies[currency].digits

/**
 * What a person types for an amount: a decimal between 0 and 1,000,000 with at most two decimals (source, section 5). Its currency's own
 * precision is held by `parseAmount`, since a text alone does not know it.
 */
export const amountInput = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim().replaceAll(',', ''))
  .superRefine((text, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: 'required' })
    else if (!/^-?\d+(\.\d+)?$/.test(text)) context.addIssue({ code: 'custom', message: 'amountNotNumber' })
    else if (text.startsWith('-') || exceeds(text, AMOUNT_MAX)) context.addIssue({ code: 'custom', message: 'amountRange' })
    else if (!/^\d+(\.\d{1,2})?$/.test(text)) context.addIssue({ code: 'custom', message: 'amountDecimals' })
  })

function exceeds(text: string, max: number): boolean {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) > max || (Number(whole) === max && /[1-9]/.test(fraction))
}

/**
 * Minor units of a decimal text that `amountInput` let through, or null where the text is finer than the currency: 10.5 JPY has no minor unit.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const digits = digitsOf(currency)
  const [whole = '0', fraction = ''] = text.split('.')
  if (/[1-9]/.test(fraction.slice(digits))) return null
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, '0') || '0')
}

/** Plain decimal text of minor units, for a form to start from: 120050, USD → "1200.50". */
export function amountText(amountMinor: number, currency: Currency): string {
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

/** The grouped number alone, for a column whose head names the currency. */
export function formatAmount(amountMinor: number, currency: Currency): string {
  const [whole = '0', fraction] = amountText(amountMinor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A share in basis points, rounded half up to the minor unit, never above the whole. */
export function shareOf(amountMinor: number, bps: number): number {
  return Number((BigInt(amountMinor) * BigInt(bps) + 5000n) / 10000n)
}
