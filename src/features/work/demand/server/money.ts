import { type Currency, moneyOf } from '../../../../platform/contract/amount.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { AccountName } from '../../../money/ledger/contract/accounts.ts'
import type { Cause } from '../../../money/ledger/contract/causes.ts'
import { type Entry, entriesOf, transfer } from '../../../money/ledger/contract/posting.ts'
import { postLedger } from '../../../money/ledger/server/writes.ts'
import { recordOrder, recordRelease } from '../../../money/wallet/server/writes.ts'
import { type Books, claimOf, heldOf, imprestOf, releaseOf, type Split } from '../contract/plan/money.ts'
import type { PartMove } from '../contract/plan/states.ts'
import type { ReleasePreview } from '../contract/previews.ts'
import type { Move } from '../contract/texts.ts'
import { type DemandRow, providerOf, served } from './context.ts'
import { linkTo } from './news.ts'
import { booksOf, type DemandBooks } from './parts/books.ts'
import type { PartRow } from './parts/rows.ts'

/** A movement of money as data. Preview, posting and receipt read one value, so they always agree. */
export interface Movement {
  cause: Extract<Cause, `demand.${string}`>
  amountMinor: number
  entries: Entry[]
  memo: Record<string, unknown>
  /** The deductions of a release; null for money that stays with the company. */
  release: ReleasePreview | null
  /** Of a part before the last one. */
  ofPart?: true
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
/** Where a provider is paid: a company into its wallet, a person into the balance that can be withdrawn. */
const providerAccount = ({ ownerType, ownerId }: Owner): AccountName =>
  ownerType === 'company' ? walletAccount(ownerId) : { kind: 'personAvailable', owner: { ownerType, ownerId } }
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

/** What a step does to the money of a demand: its deductions, line by line, and what it posts. Null if there is nothing to post. */
export interface Release {
  preview: ReleasePreview
  money: Movement | null
  after: Books
}

/**
 * A step as preview and posting: escrow → provider, fee → platform, the channel's share of the fee → payable to the channel, what was not
 * earned → wallet. The share is a part of the fee: it changes the platform's income, never the amount to the provider.
 */
export function movementOf(
  row: DemandRow,
  cause: 'demand.advance' | 'demand.release',
  { books, rates, share }: DemandBooks,
  { split, books: after }: { split: Split; books: Books },
): Release {
  const { grossMinor, feeMinor, shareMinor, netMinor, backMinor } = split
  const heldBeforeMinor = heldOf(books.parts)
  const preview: ReleasePreview = {
    currency: row.currency,
    grossMinor,
    feeBps: rates.feeBps,
    feeMinor,
    channelShareMinor: shareMinor,
    netMinor,
    backMinor,
    heldBeforeMinor,
    heldAfterMinor: heldBeforeMinor - grossMinor - backMinor,
  }
  if (grossMinor === 0) return { preview, money: refund(row, backMinor), after }
  const escrow = escrowAccount(row.id)
  const of = (amountMinor: number) => moneyOf(amountMinor, row.currency)
  const money: Movement = {
    cause,
    amountMinor: grossMinor,
    entries: entriesOf(
      transfer(escrow, providerAccount(served(row).provider), of(netMinor)),
      transfer(escrow, { kind: 'platformFee' }, of(feeMinor - shareMinor)),
      share ? transfer(escrow, channelAccount(share.channelId), of(shareMinor)) : [],
      transfer(escrow, walletAccount(row.companyId), of(backMinor)),
    ),
    memo: { number: row.number, payer: row.companyId, feeBps: rates.feeBps, ...(share && { channelShareBps: share.shareBps }) },
    release: preview,
  }
  return { preview, money, after }
}

type Reads = Parameters<typeof booksOf>[0]

/** An advance from the earliest parts. */
export async function advancing(look: Reads, row: DemandRow, amountMinor: number, heldMinor: number): Promise<Release & DemandBooks> {
  const known = await booksOf(look, row, heldMinor)
  return { ...known, ...movementOf(row, 'demand.advance', known, imprestOf(known.books, amountMinor, known.rates)) }
}

/** The release of the last part, which is the demand: what it has earned by what was sent for it, else all of it. */
export async function releasingLast(look: Reads, row: DemandRow, heldMinor: number): Promise<Release & DemandBooks> {
  const known = await booksOf(look, row, heldMinor)
  const at = Math.max(
    0,
    known.rows.findIndex(({ isLast }) => isLast),
  )
  const earnedMinor = claimOf(known.books.parts[at]!, known.rows[at]?.claimedMinor ?? null)
  const step = releaseOf(known.books, at, { earnedMinor, isLast: true, rest: 'wallet' }, known.rates)
  return { ...known, ...movementOf(row, 'demand.release', known, step) }
}

/** Posts a movement under its own key and records it as an order of the company or the provider. */
export async function postMovement(act: Act, row: DemandRow, key: string, movement: Movement): Promise<Posted> {
  const { cause, amountMinor, entries, memo, release } = movement
  const { postingId } = await postLedger(act, { key, cause, ref: ref(row), memo, entries })
  const common = { currency: row.currency, subject: subject(row), link: linkTo(row), postingId }
  const provider = providerOf(row)
  if (release && provider) {
    const { grossMinor, feeMinor, netMinor } = release
    const kind = cause === 'demand.advance' ? 'imprest' : movement.ofPart ? 'part' : 'final'
    await recordRelease(act, { ...common, owner: provider, demandId: row.id, kind, grossMinor, feeMinor, netMinor })
  }
  const owner = { ownerType: 'company', ownerId: row.companyId } as const
  const type = cause === 'demand.fund' ? 'escrow' : 'refund'
  const ofCompany = release ? release.backMinor : amountMinor
  if (ofCompany > 0) await recordOrder(act, { ...common, owner, type, amountMinor: ofCompany, ref: ref(row) })
  return { postingId, amountMinor, currency: row.currency }
}

/** Differs for repeated moves, since every move increments the version; a retry of the same one keeps its key. */
export const moveKey = (row: DemandRow, move: Move): string => `demand:${row.id}:${move}:v${row.version}`
/** The same for a move of one part. */
export const partMoveKey = (part: PartRow, move: PartMove): string => `demandPart:${part.id}:${move}:v${part.version}`
/** What was moved by the posting under such a key: the demand, or the part. */
export const subjectOfKey = (key: string): string => key.split(':')[1] ?? ''
