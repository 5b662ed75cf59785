import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { Stage } from '../contract/lifecycle.ts'
import type { Move } from '../contract/texts.ts'
import type { EntryInvited } from './invitation-mail.ts'

/** The owner of the channel's share in a release. */
export interface ChannelShare {
  channelId: string
  /** A share of the fee, not of the released amount. */
  shareBps: number
}

/** A move of a demand that has just been made, in its transaction. `provider` is who serves it or is picked after the move. */
export interface DemandMoved {
  id: string
  number: string
  companyId: string
  provider: Owner | null
  actorId: string
  move: Move
  from: Stage
  to: Stage
}

/** What a feature does after each move of a demand, in the same transaction. */
export const demandMovedSteps = defineHook<(act: Act<unknown>, moved: DemandMoved) => Promise<void>>('demand.movedSteps')

/**
 * How an entry of the directory is invited to a demand of a company, by its number; null if it cannot be. Provided by the provider feature.
 */
export const entryInvites = defineHook<(act: Act, number: string, companyId: string) => Promise<EntryInvited | null>>('demand.entryInvites')

/** One message of the conversation of a demand. */
interface TalkLine {
  seq: number
  at: string
  /** The account of its sender. */
  by: string
  text: string
  files: string[]
  recalled: boolean
}

/**
 * The conversation of a demand since its provider was picked, the newest messages before a number in their order. Provided by the chat. The
 * caller has looked at the consents.
 */
export const demandTalks =
  defineHook<(db: Reader, demandId: string, page: { before?: number | undefined; most: number }) => Promise<TalkLine[]>>('demand.talks')

/** The active channel that referred a company, or null. Provided by the partner feature. */
export const channelShares = defineHook<(db: Reader, companyId: string) => Promise<ChannelShare | null>>('demand.channelShares')

export async function channelShareOf({ services, db }: Pick<Look, 'services' | 'db'>, companyId: string): Promise<ChannelShare | null> {
  return (await services.hooks.of(channelShares).get('partner')?.(db, companyId)) ?? null
}
