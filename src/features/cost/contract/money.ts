/**
 * Money of employer costs: whatever currency wages are paid in there, also those that the platform does not settle in. Integers in the minor
 * unit, like all money of the house; these currencies have no accounts, so they stand apart from `rules/constants.ts`.
 */
const noMinorUnit = new Set(['CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
const threeDigits = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

export const localDigits = (currency: string): number => (noMinorUnit.has(currency) ? 0 : threeDigits.has(currency) ? 3 : 2)

/** Above any wage in any currency, and its year in minor units is far below 2^53. */
export const WAGE_MAX = 10_000_000_000

/** Minor units of a decimal text ("8000", "8,000.50"), or what is wrong with it. */
export function parseLocal(text: string, currency: string): number | 'required' | 'amountNotNumber' | 'amountPrecision' | 'wageRange' {
  const plain = text.replaceAll(',', '').trim()
  if (plain === '') return 'required'
  if (!/^\d+(\.\d+)?$/.test(plain)) return 'amountNotNumber'
  const digits = localDigits(currency)
  const [whole = '0', fraction = ''] = plain.split('.')
  if (/[1-9]/.test(fraction.slice(digits))) return 'amountPrecision'
  if (Number(whole) > WAGE_MAX) return 'wageRange'
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, '0') || '0')
}

/** 800050, SGD → "8000.50". */
export function localText(minor: number, currency: string): string {
  const digits = localDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** 800050, SGD → "8,000.50". */
export function formatLocal(minor: number, currency: string): string {
  const [whole = '0', fraction] = localText(minor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The same without empty decimals, for caps inside a sentence: "8,000", "5,812.50". */
export const formatShort = (minor: number, currency: string): string => formatLocal(minor, currency).replace(/\.0+$/, '')

/** 170000 parts per million → "17%", 2500 → "0.25%". */
export const percentText = (ppm: number): string => `${String(Number((ppm / 10_000).toFixed(4)))}%`

/** "17", "0.25" → parts per million; null where it is no percentage of at most four decimals between 0 and 100. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace(/%$/, '').trim()
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return null
  const [whole = '0', fraction = ''] = plain.split('.')
  const ppm = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'))
  return ppm > 1_000_000 ? null : ppm
}
