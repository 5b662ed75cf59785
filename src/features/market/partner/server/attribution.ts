import { channelCode } from '../../../../platform/contract/channel.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type UserType, userTypes } from '../../../../rules/constants.ts'
import { founderOf } from '../../../base/account/server/reads.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import type { ChannelShare } from '../../../work/demand/server/hooks.ts'
import { channel, channelAttribution } from './tables.ts'

/** Once, when the account is created. A code that is unknown or paused has no effect: no registration fails for it. */
export async function attribute(act: Act<unknown>, made: { accountId: string; userType: UserType }, typed: string): Promise<void> {
  const code = channelCode(typed)
  if (!code || made.userType === userTypes.operator) return
  const [found] = await act.tx
    .select({ id: channel.id })
    .from(channel)
    .where(and(eq(channel.code, code), eq(channel.state, 'active')))
  if (!found) return
  await act.tx
    .insert(channelAttribution)
    .values({
      accountId: made.accountId,
      channelId: found.id,
      userType: made.userType === userTypes.company ? 'company' : 'person',
      at: act.now,
    })
    .onConflictDoNothing()
}

/** The active channel of the company's founder, and its share of the platform fee by the current settings; null if there is none. */
export async function shareFor(db: Reader, companyId: string): Promise<ChannelShare | null> {
  const founder = await founderOf(db, companyId)
  if (!founder) return null
  const [found] = await db
    .select({ id: channel.id })
    .from(channelAttribution)
    .innerJoin(channel, eq(channel.id, channelAttribution.channelId))
    .where(and(eq(channelAttribution.accountId, founder), eq(channel.state, 'active')))
  if (!found) return null
  const { channelShareBps } = await settingsOf(db)
  return { channelId: found.id, shareBps: channelShareBps }
}
