import type { Money } from '../../../../platform/contract/amount.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'

/** Whose escrow is a company's own money: the ids of the owners of those accounts, such as its demands. */
export const companyEscrows = defineHook<(db: Reader, companyId: string) => Promise<string[]>>('wallet.companyEscrows')

/** A transfer at the bank that was announced, recorded or reported. */
export interface BookedTransfer {
  /** `kind:id`, as uploaded files name what they are used by. */
  usedBy: string
  /** Its references by `referenceKey`; none where nothing arrived or was paid under them. */
  keys: readonly string[]
  number: string
  /** Whose it is, or who sent it. */
  owner: Owner | string
  /** Of which other one it is a part. */
  partOf?: string | undefined
}

/** What an operator decided for one owner since a moment: money that they booked as arrived or as paid out. */
export type DecidedBook = (db: Reader, asked: { ownerId: string; operatorId: string; since: Temporal.Instant }) => Promise<Money[]>

/** Every feature in which an operator books money of an owner adds what one decided: a day of it counts together. */
export const decidedBooks = defineHook<DecidedBook>('wallet.decided')

/** Those under one of these references, and those that are named. */
export type TransferBook = (db: Reader, sought: { keys: readonly string[]; usedBy: readonly string[] }) => Promise<BookedTransfer[]>

/** Every feature that books transfers to or from the platform's bank account adds where it keeps their references. */
export const transferBooks = { in: defineHook<TransferBook>('wallet.transfersIn'), out: defineHook<TransferBook>('wallet.transfersOut') }
