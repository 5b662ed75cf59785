import { formatAmount, parseAmount, plainNumber, type WageCurrency } from '../../../../platform/contract/amount.ts'

/** Above any wage in any currency; a year of it in minor units is far below 2^53. */
export const WAGE_MAX = 10_000_000_000

/** Minor units of a decimal text ("8000", "8,000.50"), or its error. */
export function parseWage(text: string, currency: WageCurrency): number | 'required' | 'amountNotNumber' | 'amountPrecision' | 'wageRange' {
  const plain = plainNumber(text)
  if (plain === '') return 'required'
  if (!/^\d+(\.\d+)?$/.test(plain)) return 'amountNotNumber'
  const minor = parseAmount(plain, currency)
  if (minor === null) return 'amountPrecision'
  return Number.parseInt(plain, 10) > WAGE_MAX ? 'wageRange' : minor
}

/** An amount without trailing zero decimals, for caps inside a sentence: "8,000", "5,812.50". */
export const formatShort = (minor: number, currency: WageCurrency): string => formatAmount(minor, currency).replace(/\.0+$/, '')

/** 170000 parts per million → "17%", 2500 → "0.25%". */
export const percentText = (ppm: number): string => `${String(Number((ppm / 10_000).toFixed(4)))}%`

/** "17", "0.25" → parts per million; null if it is not a percentage of at most four decimals between 0 and 100. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace(/%$/, '').trim()
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return null
  const [whole = '0', fraction = ''] = plain.split('.')
  const ppm = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'))
  return ppm > 1_000_000 ? null : ppm
}
