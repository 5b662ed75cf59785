import type { z } from 'zod'
import type { Reader } from '../../../platform/server/database.ts'
import type { AccountKind } from '../../ledger/contract/accounts.ts'
import { entriesOfPostings } from '../../ledger/server/reads.ts'
import type { receipt } from '../contract/schema.ts'
import type { Move } from '../contract/texts.ts'
import type { MoveRow } from './history.ts'

type Receipt = z.infer<typeof receipt>
/** By posting. */
export type Receipts = ReadonlyMap<string, Receipt>

const releases: readonly (Move | 'create')[] = ['advance', 'confirm', 'confirmOverdue']
/** The channel's share is a part of the fee. */
const fees: readonly AccountKind[] = ['platformFee', 'channelPayable']

/** The releases among these moves as posted in the ledger: the amount out of escrow, the fee, the amount to the provider. */
export async function receiptsOf(db: Reader, moves: readonly MoveRow[]): Promise<Receipts> {
  const postingIds = moves.flatMap((move) => (move.postingId && releases.includes(move.move) ? [move.postingId] : []))
  const entries = await entriesOfPostings(db, postingIds)
  const sum = (postingId: string, kinds: readonly AccountKind[]) =>
    (entries.get(postingId) ?? []).filter((entry) => kinds.includes(entry.account)).reduce((total, entry) => total + entry.amountMinor, 0)
  return new Map(
    postingIds.map((id) => [
      id,
      { grossMinor: -sum(id, ['demandEscrow']), feeMinor: sum(id, fees), netMinor: sum(id, ['personAvailable']) },
    ]),
  )
}
