import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'
import type { Look } from '../../../platform/server/services.ts'

/** Whose share of the platform fee a release carries. */
export interface ChannelShare {
  channelId: string
  /** Of the fee, not of what is released. */
  shareBps: number
}

/** The active channel that a company came by, or null. The partner feature gives it. */
export const channelShares = defineHook<(db: Reader, companyId: string) => Promise<ChannelShare | null>>('demand.channelShares')

export async function channelShareOf({ services, db }: Pick<Look, 'services' | 'db'>, companyId: string): Promise<ChannelShare | null> {
  return (await services.hooks.of(channelShares).get('partner')?.(db, companyId)) ?? null
}
