import { type Currency, lessFee, moneyOf, shareOf } from '../../../../platform/contract/amount.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Cause } from '../../../money/ledger/contract/causes.ts'
import { type Entry, entriesOf, transfer } from '../../../money/ledger/contract/posting.ts'
import { postLedger } from '../../../money/ledger/server/writes.ts'
import { recordOrder, recordRelease } from '../../../money/wallet/server/writes.ts'
import type { ReleasePreview } from '../contract/schema.ts'
import type { Move } from '../contract/texts.ts'
import type { DemandRow, ServedRow } from './context.ts'
import { type ChannelShare, channelShareOf } from './hooks.ts'
import { linkTo } from './news.ts'

/** A movement of money as data. Preview, posting and receipt read one value, so they always agree. */
export interface Movement {
  cause: Extract<Cause, `demand.${string}`>
  amountMinor: number
  entries: Entry[]
  memo: Record<string, unknown>
  /** The deductions of a release; null for money that stays with the company. */
  release: ReleasePreview | null
}

export interface Posted {
  postingId: string
  amountMinor: number
  currency: Currency
}

const ref = (row: DemandRow) => ({ type: 'demand', id: row.id })
const subject = (row: DemandRow) => `${row.number} ${row.title}`

const escrowAccount = (demandId: string) => ({ kind: 'demandEscrow', owner: { ownerType: 'demand', ownerId: demandId } }) as const
export const walletAccount = (companyId: string) =>
  ({ kind: 'companyWallet', owner: { ownerType: 'company', ownerId: companyId } }) as const
const providerAccount = (providerId: string) => ({ kind: 'personAvailable', owner: { ownerType: 'person', ownerId: providerId } }) as const
const channelAccount = (channelId: string) => ({ kind: 'channelPayable', owner: { ownerType: 'channel', ownerId: channelId } }) as const

/** Company wallet → escrow. */
export function funding(row: DemandRow, amountMinor: number): Movement {
  return {
    cause: 'demand.fund',
    amountMinor,
    entries: transfer(walletAccount(row.companyId), escrowAccount(row.id), moneyOf(amountMinor, row.currency)),
    memo: { number: row.number },
    release: null,
  }
}

/** Escrow → company wallet. Null if the escrow is empty. */
export function refund(row: DemandRow, amountMinor: number): Movement | null {
  if (amountMinor === 0) return null
  return {
    cause: 'demand.refund',
    amountMinor,
    entries: transfer(escrowAccount(row.id), walletAccount(row.companyId), moneyOf(amountMinor, row.currency)),
    memo: { number: row.number },
    release: null,
  }
}

/**
 * Every deduction of a release, from the fee agreed when the demand was created. A channel's share is a part of the fee: it changes the
 * platform's income, never the amount to the provider.
 */
export function releaseOf(row: DemandRow, grossMinor: number, heldMinor: number, share: ChannelShare | null): ReleasePreview {
  const { feeMinor, netMinor } = lessFee(grossMinor, row.feeBps)
  return {
    currency: row.currency,
    grossMinor,
    feeBps: row.feeBps,
    feeMinor,
    channelShareMinor: share ? shareOf(feeMinor, share.shareBps) : 0,
    netMinor,
    heldBeforeMinor: heldMinor,
    heldAfterMinor: heldMinor - grossMinor,
  }
}

/** Escrow → provider, fee → platform, the channel's share of the fee → payable to the channel. Null if nothing is left to release. */
export async function releasing(
  act: Pick<Act, 'services' | 'db'>,
  row: ServedRow,
  cause: 'demand.advance' | 'demand.release',
  grossMinor: number,
  heldMinor: number,
): Promise<{ preview: ReleasePreview; money: Movement | null }> {
  const share = await channelShareOf(act, row.companyId)
  const preview = releaseOf(row, grossMinor, heldMinor, share)
  if (grossMinor === 0) return { preview, money: null }
  const escrow = escrowAccount(row.id)
  const of = (amountMinor: number) => moneyOf(amountMinor, row.currency)
  const money: Movement = {
    cause,
    amountMinor: grossMinor,
    entries: entriesOf(
      transfer(escrow, providerAccount(row.providerId), of(preview.netMinor)),
      transfer(escrow, { kind: 'platformFee' }, of(preview.feeMinor - preview.channelShareMinor)),
      share ? transfer(escrow, channelAccount(share.channelId), of(preview.channelShareMinor)) : [],
    ),
    memo: { number: row.number, feeBps: preview.feeBps, ...(share && { channelShareBps: share.shareBps }) },
    release: preview,
  }
  return { preview, money }
}

/** Posts a movement under its own key and records it as an order of the company or the provider. */
export async function postMovement(act: Act, row: DemandRow, move: Move, movement: Movement): Promise<Posted> {
  const { cause, amountMinor, entries, memo, release } = movement
  const { postingId } = await postLedger(act, { key: moveKey(row, move), cause, ref: ref(row), memo, entries })
  const common = { currency: row.currency, subject: subject(row), link: linkTo(row), postingId }
  if (release && row.providerId) {
    const { grossMinor, feeMinor, netMinor } = release
    const kind = cause === 'demand.advance' ? 'imprest' : 'final'
    await recordRelease(act, { ...common, personId: row.providerId, demandId: row.id, kind, grossMinor, feeMinor, netMinor })
  } else {
    const owner = { ownerType: 'company', ownerId: row.companyId } as const
    await recordOrder(act, { ...common, owner, type: cause === 'demand.fund' ? 'escrow' : 'refund', amountMinor, ref: ref(row) })
  }
  return { postingId, amountMinor, currency: row.currency }
}

/** Differs for repeated moves, since every move increments the version; a retry of the same one keeps its key. */
const moveKey = (row: DemandRow, move: Move): string => `demand:${row.id}:${move}:v${row.version}`
