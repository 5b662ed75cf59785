import type { Reader } from '../../../platform/server/database.ts'

/** Whose share of the platform fee a release carries. */
export interface ChannelShare {
  channelId: string
  /** Of the fee, not of what is released. */
  shareBps: number
}

/** Given by the room of partners when the house is furnished: the active channel that a company came by, or null. */
export const channelShares = new Map<'partner', (db: Reader, companyId: string) => Promise<ChannelShare | null>>()

export const channelShareOf = async (db: Reader, companyId: string): Promise<ChannelShare | null> =>
  (await channelShares.get('partner')?.(db, companyId)) ?? null
