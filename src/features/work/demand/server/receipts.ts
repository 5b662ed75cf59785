import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { AccountKind } from '../../../money/ledger/contract/accounts.ts'
import { entriesOfPostings } from '../../../money/ledger/server/reads.ts'
import type { receipt } from '../contract/schema.ts'
import type { MoveRow } from './history.ts'
import { moveOf } from './machine.ts'
import type { Movement } from './money.ts'

type Receipt = z.infer<typeof receipt>
/** By posting. */
export type Receipts = ReadonlyMap<string, Receipt>

const releases: readonly Movement['cause'][] = ['demand.advance', 'demand.release']
const isRelease = ({ move }: MoveRow) => move !== 'create' && moveOf(move).posts?.some((cause) => releases.includes(cause))
/** The channel's share is a part of the fee. */
const fees: readonly AccountKind[] = ['platformFee', 'channelPayable']

/** The releases among these moves as posted in the ledger: the amount out of escrow, the fee, the amount to the provider. */
export async function receiptsOf(db: Reader, moves: readonly MoveRow[]): Promise<Receipts> {
  const postingIds = moves.flatMap((move) => (move.postingId && isRelease(move) ? [move.postingId] : []))
  const entries = await entriesOfPostings(db, postingIds)
  const sum = (postingId: string, kinds: readonly AccountKind[]) =>
    (entries.get(postingId) ?? []).filter((entry) => kinds.includes(entry.account)).reduce((total, entry) => total + entry.amountMinor, 0)
  return new Map(
    postingIds.map((id) => [
      id,
      // What went back to the company in the same posting is no part of the release.
      { grossMinor: sum(id, ['personAvailable', ...fees]), feeMinor: sum(id, fees), netMinor: sum(id, ['personAvailable']) },
    ]),
  )
}
