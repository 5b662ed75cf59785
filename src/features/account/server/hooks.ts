import type { Pair } from '../../../platform/contract/texts.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { UserType } from '../../../rules/constants.ts'

/**
 * What rooms above the account add to it, each under its own name, when the house is furnished. It keeps imports pointing one way: money and
 * demands know accounts, accounts know neither.
 */
export const closingObstacles = new Map<string, (db: Reader, actor: Actor) => Promise<Pair[]>>()

/** What rooms let go of when an account is closed, in the same transaction. */
export const closingMoves = new Map<string, (act: Act) => Promise<void>>()

/** Sections of the data export, by their name in the JSON. */
export const exportSections = new Map<string, (db: Reader, actor: Actor) => Promise<unknown>>()

/** How a company is called and shown. The company feature gives it as 'company'. */
export const companyCards = new Map<'company', (db: Reader, companyId: string) => Promise<{ name: string; logoUrl: string } | null>>()

/** What rooms do when an account is made, in the same transaction, with the channel code that the registration carried. */
export const registrationMoves = new Map<
  string,
  (act: Act<unknown>, made: { accountId: string; userType: UserType }, channel: string) => Promise<void>
>()

/** An account was made by somebody who came by a channel's link. */
export async function cameBy(act: Act<unknown>, row: { id: string; userType: UserType }, channel: string | undefined): Promise<void> {
  if (!channel) return
  for (const move of registrationMoves.values()) await move(act, { accountId: row.id, userType: row.userType }, channel)
}
