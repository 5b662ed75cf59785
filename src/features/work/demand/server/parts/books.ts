import { together } from '../../../../../platform/server/data/database.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { sumsByRef } from '../../../../money/ledger/server/reads.ts'
import { type Books, moneyOfPart, noSums, type PartMoney, type Rates, type Sums } from '../../contract/plan/money.ts'
import type { DemandRow } from '../context.ts'
import { escrowOf } from '../escrow.ts'
import { type ChannelShare, channelShareOf } from '../hooks.ts'
import { type PartRow, partsOf } from './rows.ts'

/** The money of a demand by its parts, with the terms by which the next release is shared. */
export interface DemandBooks {
  books: Books
  rates: Rates
  share: ChannelShare | null
  /** Empty for a demand without a plan: its one part is its escrow. */
  rows: readonly PartRow[]
}

type Reads = Pick<Look, 'db' | 'services'>

/** The channel's share as frozen at start; what holds now before it, and for demands that began before shares were frozen. */
async function shareOfTerms(look: Reads, row: DemandRow): Promise<ChannelShare | null> {
  if (row.channelShareBps === null) return channelShareOf(look, row.companyId)
  return row.channelId === null ? null : { channelId: row.channelId, shareBps: row.channelShareBps }
}

/** What was released so far, by the ledger. A reversed posting counts for nothing. */
async function releasedSums(look: Reads, row: DemandRow): Promise<Sums> {
  const [escrows, sums] = await together(
    () => escrowOf(look.db, row.id),
    () => sumsByRef(look.db, [row.id], ['platformFee', 'channelPayable']),
  )
  const own = sums.filter(({ currency }) => currency === row.currency)
  const shareMinor = own.find(({ kind }) => kind === 'channelPayable')?.amountMinor ?? 0
  const keptMinor = own.find(({ kind }) => kind === 'platformFee')?.amountMinor ?? 0
  const grossMinor = escrows.find(({ currency }) => currency === row.currency)?.releasedMinor ?? 0
  return { grossMinor, feeMinor: keptMinor + shareMinor, shareMinor }
}

/** `heldMinor`: what is in escrow. `known`: its parts, where they were read already. */
export async function booksOf(look: Reads, row: DemandRow, heldMinor: number, known?: readonly PartRow[]): Promise<DemandBooks> {
  const rows = known ?? (row.hostingMinor === null ? [] : await partsOf(look.db, row.id))
  const share = await shareOfTerms(look, row)
  const sums = row.isImprest || rows.length > 0 ? await releasedSums(look, row) : noSums
  const parts = rows.length > 0 ? rows.map(moneyOfPart) : [onePart(heldMinor, sums.grossMinor)]
  return { books: { parts, sums }, rates: { feeBps: row.feeBps, shareBps: share?.shareBps ?? 0 }, share, rows }
}

/** A demand without a plan is one part: what is in escrow, and what was advanced. */
const onePart = (heldMinor: number, advancedMinor: number): PartMoney => ({
  amountMinor: heldMinor + advancedMinor,
  heldMinor,
  advancedMinor,
  earnedMinor: 0,
  isOpen: true,
})
