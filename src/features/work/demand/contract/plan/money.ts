import { shareOf } from '../../../../../platform/contract/amount.ts'
import { isOver, type PartState } from './states.ts'

/**
 * The money of a demand by its parts, as data: what each step posts and what it leaves behind. The server posts these values and screens
 * preview them, so that both agree. The sum of what the parts hold is the balance of the demand's escrow, at every step.
 */
export interface PartMoney {
  amountMinor: number
  /** In escrow for this part. */
  heldMinor: number
  /** Paid to the provider before it was earned, to be earned by this part. On a part that is over: an advance that was not earned. */
  advancedMinor: number
  /** Released so far, what was advanced for it included. */
  earnedMinor: number
  /** Not released or dropped yet. */
  isOpen: boolean
}

/** A part as it is kept and shown. */
export interface KeptPart extends Omit<PartMoney, 'isOpen'> {
  state: PartState
}

export const moneyOfPart = ({ amountMinor, heldMinor, advancedMinor, earnedMinor, state }: KeptPart): PartMoney => ({
  amountMinor,
  heldMinor,
  advancedMinor,
  earnedMinor,
  isOpen: !isOver(state),
})

/** What was released so far. Fees are those of the sum, so that many small releases cost what one large one does. */
export interface Sums {
  grossMinor: number
  feeMinor: number
  shareMinor: number
}
export const noSums: Sums = { grossMinor: 0, feeMinor: 0, shareMinor: 0 }

/** In basis points: the platform's fee of what is released, and the channel's share of that fee. */
export interface Rates {
  feeBps: number
  shareBps: number
}

export interface Books {
  parts: readonly PartMoney[]
  sums: Sums
}

/** What one step takes out of escrow, and for whom. The channel's share is a part of the fee. */
export interface Split {
  grossMinor: number
  feeMinor: number
  shareMinor: number
  /** To the provider. */
  netMinor: number
  /** To the company's wallet. */
  backMinor: number
}

interface Step {
  books: Books
  split: Split
}

/** The fee of one more release: that of the new sum less what was taken. Never negative or above its gross, whatever the rates were. */
function feesOf(sums: Sums, grossMinor: number, { feeBps, shareBps }: Rates): { sums: Sums; feeMinor: number; shareMinor: number } {
  const gross = sums.grossMinor + grossMinor
  const feeMinor = within(shareOf(gross, feeBps) - sums.feeMinor, grossMinor)
  const fee = sums.feeMinor + feeMinor
  const shareMinor = within(shareOf(fee, shareBps) - sums.shareMinor, feeMinor)
  return { sums: { grossMinor: gross, feeMinor: fee, shareMinor: sums.shareMinor + shareMinor }, feeMinor, shareMinor }
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

function splitOf(sums: Sums, grossMinor: number, backMinor: number, rates: Rates): { sums: Sums; split: Split } {
  const { sums: after, feeMinor, shareMinor } = feesOf(sums, grossMinor, rates)
  return { sums: after, split: { grossMinor, feeMinor, shareMinor, netMinor: grossMinor - feeMinor, backMinor } }
}

export const heldOf = (parts: readonly PartMoney[]): number => parts.reduce((sum, { heldMinor }) => sum + heldMinor, 0)

/** What a part lacks to be funded: what was advanced for it need not be in escrow as well. */
export const missingOf = ({ amountMinor, heldMinor, advancedMinor, earnedMinor }: PartMoney): number =>
  Math.max(0, amountMinor - earnedMinor - heldMinor - advancedMinor)

const changed = (parts: readonly PartMoney[], at: number, change: Partial<PartMoney>): PartMoney[] =>
  parts.map((part, place) => (place === at ? { ...part, ...change } : part))

/** Wallet → escrow, to the earliest open parts first, each up to its amount. */
export function hostOn(parts: readonly PartMoney[], amountMinor: number): PartMoney[] {
  let left = amountMinor
  const filled = parts.map((part) => {
    const taken = part.isOpen ? Math.min(left, missingOf(part)) : 0
    left -= taken
    return { ...part, heldMinor: part.heldMinor + taken }
  })
  if (left > 0) throw new RangeError('more is funded than the parts amount to')
  return filled
}

/** An advance: from the earliest open parts. The amount is at most what they hold. */
export function imprestOf({ parts, sums }: Books, amountMinor: number, rates: Rates): Step {
  if (amountMinor > heldOf(parts)) throw new RangeError('an advance is at most what is in escrow')
  let left = amountMinor
  const paid = parts.map((part) => {
    const taken = part.isOpen ? Math.min(left, part.heldMinor) : 0
    left -= taken
    return { ...part, heldMinor: part.heldMinor - taken, advancedMinor: part.advancedMinor + taken }
  })
  const { sums: after, split } = splitOf(sums, amountMinor, 0, rates)
  return { books: { parts: paid, sums: after }, split }
}

/** What a part earns by all that was claimed, or may earn before that, as far as it is in escrow or was advanced. */
export const claimOf = ({ amountMinor, heldMinor, advancedMinor, earnedMinor }: PartMoney, claimedMinor: number | null): number =>
  Math.min((claimedMinor ?? amountMinor) - earnedMinor, heldMinor + advancedMinor)

/** What is paid of it: the advance is earned first, and nothing is paid for it again. */
export const grossOf = (earnedMinor: number, { advancedMinor }: Pick<PartMoney, 'advancedMinor'>): number =>
  Math.max(0, earnedMinor - advancedMinor)

/** Where what a part holds and has not earned goes: to the parts after it as far as they lack it, or to the wallet. */
export const rests = ['wallet', 'next'] as const
export type Rest = (typeof rests)[number]

/**
 * One release of what a part has earned. The advance is earned first and nothing is paid for it again. A part may be released in two steps:
 * at the last it is over, what it still holds goes to `rest`, and an advance that it did not earn to the next open part.
 */
export function releaseOf(
  { parts, sums }: Books,
  at: number,
  { earnedMinor, isLast, rest }: { earnedMinor: number; isLast: boolean; rest: Rest },
  rates: Rates,
): Step {
  const part = parts[at]
  if (!part?.isOpen) throw new RangeError('a part is released while it is open')
  const grossMinor = grossOf(earnedMinor, part)
  if (grossMinor > part.heldMinor) throw new RangeError('a part releases at most what it holds')
  const kept = {
    heldMinor: part.heldMinor - grossMinor,
    advancedMinor: part.advancedMinor - (earnedMinor - grossMinor),
    earnedMinor: part.earnedMinor + earnedMinor,
  }
  if (!isLast) {
    const { sums: after, split } = splitOf(sums, grossMinor, 0, rates)
    return { books: { parts: changed(parts, at, kept), sums: after }, split }
  }
  const over = handOn(changed(parts, at, { ...kept, isOpen: false }), at, rest)
  const { sums: after, split } = splitOf(sums, grossMinor, over.backMinor, rates)
  return { books: { parts: over.parts, sums: after }, split }
}

/**
 * More is earned of a part that is over, within its amount. It is paid by what parts hold that are not funded whole, the last of them
 * first: what others hold is promised. The rest comes from the wallet (`fundMinor`) and leaves escrow in the same step.
 */
export function supplementOf({ parts, sums }: Books, at: number, grossMinor: number, rates: Rates): Step & { fundMinor: number } {
  const part = parts[at]
  if (!part || part.isOpen) throw new RangeError('a supplement is paid of a part that is over')
  if (part.earnedMinor + grossMinor > part.amountMinor) throw new RangeError('a part earns at most its amount')
  let fundMinor = grossMinor
  const covered = parts
    .toReversed()
    .map((one) => {
      const taken = one.isOpen && missingOf(one) > 0 ? Math.min(fundMinor, one.heldMinor) : 0
      fundMinor -= taken
      return { ...one, heldMinor: one.heldMinor - taken }
    })
    .toReversed()
  const { sums: after, split } = splitOf(sums, grossMinor, 0, rates)
  return { books: { parts: changed(covered, at, { earnedMinor: part.earnedMinor + grossMinor }), sums: after }, split, fundMinor }
}

/**
 * A part ends as both sides agreed: the amount of what it holds goes to the provider, the rest to the wallet. What was advanced for it
 * counts as earned, since they divide what is held.
 */
export function dividedOf(books: Books, at: number, toProviderMinor: number, rates: Rates): Step {
  const part = books.parts[at]
  if (!part || toProviderMinor > part.heldMinor) throw new RangeError('a split is of what the part holds')
  return releaseOf(books, at, { earnedMinor: part.advancedMinor + toProviderMinor, isLast: true, rest: 'wallet' }, rates)
}

/** A part ends unearned: what it holds goes to the wallet, its advance to the next open part. */
export function dropOf({ parts, sums }: Books, at: number): Step {
  if (!parts[at]?.isOpen) throw new RangeError('a part is dropped while it is open')
  const over = handOn(changed(parts, at, { isOpen: false }), at, 'wallet')
  return {
    books: { parts: over.parts, sums },
    split: { grossMinor: 0, feeMinor: 0, shareMinor: 0, netMinor: 0, backMinor: over.backMinor },
  }
}

/** A part that is over keeps no money: only an advance that no part is left to earn stays named on it. */
function handOn(parts: PartMoney[], at: number, rest: Rest): { parts: PartMoney[]; backMinor: number } {
  const { heldMinor, advancedMinor } = parts[at]!
  const after = parts.findIndex((part, place) => place > at && part.isOpen)
  const next = after === -1 ? parts.findIndex((part) => part.isOpen) : after
  let left = heldMinor
  const handed = parts.map((part, place) => {
    if (place === at) return { ...part, heldMinor: 0, advancedMinor: next === -1 ? advancedMinor : 0 }
    const handed = { ...part, advancedMinor: part.advancedMinor + (place === next ? advancedMinor : 0) }
    const taken = rest === 'next' && place > at && part.isOpen ? Math.min(left, missingOf(handed)) : 0
    left -= taken
    return { ...handed, heldMinor: part.heldMinor + taken }
  })
  return { parts: handed, backMinor: left }
}

/** What the provider has received and no part was left to earn. It stays with the provider, who may give it back. */
export const unearnedOf = (parts: readonly PartMoney[]): number =>
  parts.reduce((sum, { isOpen, advancedMinor }) => sum + (isOpen ? 0 : advancedMinor), 0)
