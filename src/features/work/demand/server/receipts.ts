import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { AccountKind } from '../../../money/ledger/contract/accounts.ts'
import { entriesOfPostings } from '../../../money/ledger/server/reads.ts'
import type { receipt } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import type { MoveRow } from './history.ts'
import { moveOf } from './machine.ts'
import type { Movement } from './money.ts'

type Receipt = z.infer<typeof receipt>
/** By posting. */
export type Receipts = ReadonlyMap<string, Receipt>

const releases: readonly Movement['cause'][] = ['demand.advance', 'demand.release']
const isRelease = ({ move }: MoveRow) => move !== 'create' && moveOf(move).posts?.some((cause) => releases.includes(cause))
/** Where a provider is paid: a person's balance, a company's wallet. */
const earned: readonly AccountKind[] = ['personAvailable', 'companyWallet']
/** The channel's share is a part of the fee. */
const fees: readonly AccountKind[] = ['platformFee', 'channelPayable']

/** The releases among these moves as posted in the ledger: the amount out of escrow, the fee, the amount to the provider. */
export async function receiptsOf(db: Reader, { companyId }: Pick<DemandRow, 'companyId'>, moves: readonly MoveRow[]): Promise<Receipts> {
  const postingIds = moves.flatMap((move) => (move.postingId && isRelease(move) ? [move.postingId] : []))
  const entries = await entriesOfPostings(db, postingIds)
  return new Map(
    postingIds.map((id) => {
      // What went back to the publisher in the same posting is no part of the release.
      const own = (entries.get(id) ?? []).filter((entry) => entry.ownerId !== companyId)
      const sum = (kinds: readonly AccountKind[]) =>
        own.filter((entry) => kinds.includes(entry.account)).reduce((total, entry) => total + entry.amountMinor, 0)
      const [feeMinor, netMinor] = [sum(fees), sum(earned)]
      return [id, { grossMinor: feeMinor + netMinor, feeMinor, netMinor }]
    }),
  )
}
