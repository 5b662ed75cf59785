import { type Currency, formatAmount, type WageCurrency } from '../../../../platform/contract/amount.ts'

/** A currency of pay: any of ISO 4217. Those without accounts on the platform are paid outside it. */
export type PayCurrency = Currency | WageCurrency

/** A currency as answers name it. */
export const payCurrency = (code: string): PayCurrency => code as PayCurrency

/** "CNY 12,000.00", also in currencies without accounts. */
export const formatPay = (minor: number, code: string): string => `${code} ${formatAmount(minor, payCurrency(code))}`
export const formatPayNumber = (minor: number, code: string): string => formatAmount(minor, payCurrency(code))
