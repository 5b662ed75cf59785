import { formatMoney } from '../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import type { DemandRow } from './context.ts'

/** The amount of an advance in minor units: above 0 and within what is in escrow (source §5, product §2). */
export function advanceAmount(row: DemandRow, typed: string, heldMinor: number): number {
  const amountMinor = amountOf(typed, row.currency)
  if (amountMinor > heldMinor)
    throw refuseFields({ amount: fieldError('advanceAbove', { amount: formatMoney(heldMinor, row.currency, 'en') }) })
  return amountMinor
}
