import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'
import type { Look } from '../../../platform/server/services.ts'

/** The owner of the channel's share in a release. */
export interface ChannelShare {
  channelId: string
  /** A share of the fee, not of the released amount. */
  shareBps: number
}

/** The active channel that referred a company, or null. Provided by the partner feature. */
export const channelShares = defineHook<(db: Reader, companyId: string) => Promise<ChannelShare | null>>('demand.channelShares')

export async function channelShareOf({ services, db }: Pick<Look, 'services' | 'db'>, companyId: string): Promise<ChannelShare | null> {
  return (await services.hooks.of(channelShares).get('partner')?.(db, companyId)) ?? null
}
