import type { Owner } from '../../../platform/server/actor.ts'
import type { AccountName } from '../../ledger/contract/accounts.ts'

/** Where an owner's money lies while it can be used. */
export const balanceAccount = ({ ownerType, ownerId }: Owner): AccountName => ({
  kind: ownerType === 'company' ? 'companyWallet' : 'personAvailable',
  owner: { ownerType, ownerId },
})

/** Where it waits for the bank to pay it out. */
export const transitAccount = ({ ownerType, ownerId }: Owner): AccountName => ({ kind: 'payoutTransit', owner: { ownerType, ownerId } })
