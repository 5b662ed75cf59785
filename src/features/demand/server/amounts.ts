import { digitsOf, parseAmount } from '../../../platform/contract/money.ts'
import { fieldError, refuseFields } from '../../../platform/server/refusal.ts'
import type { DemandRow } from './context.ts'

/** The amount of an advance in minor units: above 0 and within what is in escrow (source §5, product §2). */
export function advanceAmount(row: DemandRow, typed: string, heldMinor: number): number {
  const amountMinor = parseAmount(typed, row.currency)
  if (amountMinor === null) {
    throw refuseFields({ amount: fieldError('amountPrecision', { currency: row.currency, digits: digitsOf(row.currency) }) })
  }
  if (amountMinor === 0) throw refuseFields({ amount: 'amountZero' })
  if (amountMinor > heldMinor) throw refuseFields({ amount: 'prepaymentAbove' })
  return amountMinor
}
