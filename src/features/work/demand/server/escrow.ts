import type { Currency } from '../../../../platform/contract/amount.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { balancesByOwner, type Flow, flowsOf } from '../../../money/ledger/server/reads.ts'

interface Escrow {
  currency: Currency
  /** The total ever funded. */
  hostedMinor: number
  /** The amount paid to the provider, including the fees deducted from it. */
  releasedMinor: number
  /** The amount returned to the publisher's wallet. */
  refundedMinor: number
  /** The current balance: funded − released − refunded. */
  heldMinor: number
}

const escrowFrom = ({ currency, inMinor, outMinor, backMinor }: Flow): Escrow => ({
  currency,
  hostedMinor: inMinor,
  releasedMinor: outMinor - backMinor,
  refundedMinor: backMinor,
  heldMinor: inMinor - outMinor,
})

/**
 * The history of these demands' escrow per currency: what goes back to the wallet that funded it is a refund, everything else a
 * release.
 */
export const escrowTotals = async (db: Reader, demandIds: readonly string[]): Promise<Escrow[]> =>
  (await flowsOf(db, 'demandEscrow', demandIds)).map(escrowFrom)

export const escrowOf = (db: Reader, demandId: string): Promise<Escrow[]> => escrowTotals(db, [demandId])

/** The escrow balance of each of these demands, in the demand's own currency. A demand that was never funded is not in the map. */
export async function heldByDemands(db: Reader, demandIds: readonly string[]): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  for (const { ownerId, amountMinor } of await balancesByOwner(db, 'demandEscrow', demandIds))
    held.set(ownerId, (held.get(ownerId) ?? 0) + amountMinor)
  return held
}
