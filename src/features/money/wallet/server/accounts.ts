import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { AccountName } from '../../ledger/contract/accounts.ts'

/** The account of an owner's available money. */
export const balanceAccount = ({ ownerType, ownerId }: Owner): AccountName => ({
  kind: ownerType === 'company' ? 'companyWallet' : 'personAvailable',
  owner: { ownerType, ownerId },
})

/** The account of money waiting for the bank's payout. */
export const transitAccount = ({ ownerType, ownerId }: Owner): AccountName => ({ kind: 'payoutTransit', owner: { ownerType, ownerId } })
