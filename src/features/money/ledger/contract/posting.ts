import type { Currency, Money } from '../../../../platform/contract/amount.ts'
import type { AccountName } from './accounts.ts'
import type { Cause } from './causes.ts'

export interface Entry {
  account: AccountName
  /** Positive credits the account, negative debits it. */
  amountMinor: number
  currency: Currency
}

/** A posting before it is made: plain data, so that the preview, the posting and the receipt can be one value. */
export interface Posting {
  /**
   * Identifies this one movement permanently: a repeat with the same content does nothing, with other content is refused (`keyReused`).
   */
  key: string
  cause: Cause
  /** The thing that it concerns. */
  ref: { type: string; id: string }
  memo?: Record<string, unknown>
  entries: Entry[]
}

/**
 * Money from one account to another: two entries, or none for an amount of zero. A negative amount is an error: swap the accounts
 * instead.
 */
export function transfer(from: AccountName, to: AccountName, { amountMinor, currency }: Money): Entry[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new Error(`a transfer moves whole minor units, not ${amountMinor}`)
  if (amountMinor === 0) return []
  return [
    { account: from, amountMinor: -amountMinor, currency },
    { account: to, amountMinor, currency },
  ]
}

/**
 * The entries of one posting: one for each account and currency, in the order in which its transfers name them. Entries that cancel out
 * are omitted.
 */
export function entriesOf(...transfers: Entry[][]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of transfers.flat()) {
    const { kind, owner } = entry.account
    const name = [kind, owner?.ownerType, owner?.ownerId, entry.currency].join()
    sums.set(name, { ...entry, amountMinor: (sums.get(name)?.amountMinor ?? 0) + entry.amountMinor })
  }
  return [...sums.values()].filter((entry) => entry.amountMinor !== 0)
}

/** The entries of a reversal. */
export const mirrored = (entries: readonly Entry[]): Entry[] => entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }))
