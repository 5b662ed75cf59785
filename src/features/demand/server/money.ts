import { shareOf } from '../../../platform/contract/money.ts'
import type { Act } from '../../../platform/server/services.ts'
import { balanceOf } from '../../ledger/server/reads.ts'
import { type LedgerLine, postLedger } from '../../ledger/server/writes.ts'
import { recordOrder, recordRelease } from '../../wallet/server/writes.ts'
import type { ReleasePreview } from '../contract/schema.ts'
import type { ChannelShare } from './hooks.ts'
import type { DemandRow } from './policy.ts'
import { moveKey, type Posted } from './transition.ts'

const escrowAccount = (row: DemandRow) => ({ kind: 'demandEscrow' as const, owner: { ownerType: 'demand' as const, ownerId: row.id } })
const walletAccount = (row: DemandRow) => ({
  kind: 'companyWallet' as const,
  owner: { ownerType: 'company' as const, ownerId: row.companyId },
})
const providerAccount = (providerId: string) => ({
  kind: 'personAvailable' as const,
  owner: { ownerType: 'person' as const, ownerId: providerId },
})

const channelAccount = ({ channelId }: ChannelShare) => ({
  kind: 'channelPayable' as const,
  owner: { ownerType: 'channel' as const, ownerId: channelId },
})

const company = (row: DemandRow) => ({ ownerType: 'company' as const, ownerId: row.companyId })
const refOf = (row: DemandRow) => ({ type: 'demand', id: row.id })
const subjectOf = (row: DemandRow) => `${row.number} ${row.title}`

export const heldOf = (act: Pick<Act, 'db'>, row: DemandRow): Promise<number> => balanceOf(act.db, escrowAccount(row), row.currency)

/**
 * Every deduction of a release, from the fee that was agreed when the demand was made. Preview, posting and receipt are this one computation. A channel's
 * share is a part of the fee: it changes what the platform keeps, never what the provider gets.
 */
export function releaseOf(row: DemandRow, grossMinor: number, heldMinor: number, share: ChannelShare | null = null): ReleasePreview {
  const feeMinor = shareOf(grossMinor, row.feeBps)
  return {
    currency: row.currency,
    grossMinor,
    feeBps: row.feeBps,
    feeMinor,
    channelShareMinor: share ? shareOf(feeMinor, share.shareBps) : 0,
    netMinor: grossMinor - feeMinor,
    heldBeforeMinor: heldMinor,
    heldAfterMinor: heldMinor - grossMinor,
  }
}

const line = (account: LedgerLine['account'], amountMinor: number, row: DemandRow): LedgerLine => ({
  account,
  amountMinor,
  currency: row.currency,
})

/** Company wallet → escrow. */
export async function host(act: Act, row: DemandRow, amountMinor: number, move: 'hosting' | 'edit'): Promise<Posted> {
  const { postingId } = await postLedger(act, {
    key: moveKey(row, move),
    cause: 'demand.hosting',
    ref: refOf(row),
    memo: { number: row.number },
    entries: [line(walletAccount(row), -amountMinor, row), line(escrowAccount(row), amountMinor, row)],
  })
  await recordOrder(act, {
    owner: company(row),
    type: 'escrow',
    amountMinor,
    currency: row.currency,
    ref: refOf(row),
    subject: subjectOf(row),
    postingId,
  })
  return { postingId, amountMinor, currency: row.currency }
}

/** Escrow → company wallet; nothing held posts nothing. */
export async function refund(
  act: Act,
  row: DemandRow,
  amountMinor: number,
  move: 'edit' | 'cancel' | 'recruitmentOver' | 'close' | 'closeOverdue',
): Promise<Posted | null> {
  if (amountMinor === 0) return null
  const { postingId } = await postLedger(act, {
    key: moveKey(row, move),
    cause: 'demand.refund',
    ref: refOf(row),
    memo: { number: row.number },
    entries: [line(escrowAccount(row), -amountMinor, row), line(walletAccount(row), amountMinor, row)],
  })
  await recordOrder(act, {
    owner: company(row),
    type: 'refund',
    amountMinor,
    currency: row.currency,
    ref: refOf(row),
    subject: subjectOf(row),
    postingId,
  })
  return { postingId, amountMinor, currency: row.currency }
}

/** Escrow → provider, fee → platform, the channel's share of it → what is owed to the channel. A release of nothing (all was advanced) posts nothing. */
export async function release(
  act: Act,
  row: DemandRow,
  preview: ReleasePreview,
  move: 'imprest' | 'confirm' | 'confirmOverdue',
  share: ChannelShare | null,
): Promise<Posted | null> {
  if (preview.grossMinor === 0) return null
  const providerId = row.providerId!
  const { postingId } = await postLedger(act, {
    key: moveKey(row, move),
    cause: move === 'imprest' ? 'demand.imprest' : 'demand.release',
    ref: refOf(row),
    memo: { number: row.number, feeBps: preview.feeBps, ...(share && { channelShareBps: share.shareBps }) },
    entries: [
      line(escrowAccount(row), -preview.grossMinor, row),
      line(providerAccount(providerId), preview.netMinor, row),
      line({ kind: 'platformFee' }, preview.feeMinor - preview.channelShareMinor, row),
      ...(share ? [line(channelAccount(share), preview.channelShareMinor, row)] : []),
    ],
  })
  await recordRelease(act, {
    personId: providerId,
    demandId: row.id,
    kind: move === 'imprest' ? 'imprest' : 'final',
    grossMinor: preview.grossMinor,
    feeMinor: preview.feeMinor,
    netMinor: preview.netMinor,
    currency: row.currency,
    subject: subjectOf(row),
    postingId,
  })
  return { postingId, amountMinor: preview.grossMinor, currency: row.currency }
}
