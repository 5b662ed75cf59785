import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import { defineSignal } from '../../../../platform/server/live/live.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { UserType } from '../../../../rules/constants.ts'
import type { accountNotices, SignInChange } from '../contract/notices.ts'
import type { SecretAddresses } from './secret-addresses.ts'

/** Extension points of the account: money and demands import accounts, accounts import neither. */

/** The ids of sessions that have been ended: their open connections close. */
export const sessionsEnded = defineSignal<readonly string[]>('account.sessionsEnded')

/** A way to sign in has changed: the notice feature adds the notice. */
export const signInNews =
  defineHook<(act: Act<unknown>, kind: (typeof accountNotices)[SignInChange], to: { id: string; userType: UserType }) => Promise<void>>(
    'account.signInNews',
  )

/** What an operator wants to do to somebody's way of signing in, as it is kept for a second operator. */
export interface SignInWish {
  subject: string
  title: Pair
  detail: string
  link: string
}

/** Keeps the wish if a second operator has to agree: then true, and nothing is to happen now. */
export const secondOperators = defineHook<(act: Act, wish: SignInWish) => Promise<boolean>>('account.secondOperators')

/** What a feature does when the platform stops an owner of money, or restores it, in the same transaction. */
export const stoppedSteps =
  defineHook<(act: Act, owner: { ownerType: 'company' | 'person'; ownerId: string }, isStopped: boolean) => Promise<void>>(
    'account.stoppedSteps',
  )

/** Reasons why an account cannot be closed yet, each as a clause. */
export const closingObstacles = defineHook<(db: Reader, actor: Actor) => Promise<Pair[]>>('account.closingObstacles')

/** What is lost when an account is closed, each as a sentence: people read it before they confirm. */
export const closingLosses = defineHook<(db: Reader, actor: Actor) => Promise<Pair[]>>('account.closingLosses')

/** What a feature deletes when an account is closed, in the same transaction. */
export const closingSteps = defineHook<(act: Act) => Promise<void>>('account.closingSteps')

/** Kinds of secret addresses that members make, for the list of their own. */
export const secretAddresses = defineHook<SecretAddresses>('account.secretAddresses')

/** Sections of the data export; `by` is their name in the JSON. */
export const exportSections = defineHook<(look: Pick<Look, 'services' | 'db' | 'actor'>) => Promise<unknown>>('account.exportSections')

/** Name and logo of a company, provided by the company feature alone. */
export const companyCards =
  defineHook<(db: Reader, companyId: string) => Promise<{ name: string; logoUrl: string } | null>>('account.companyCards')

/** Whether somebody waits for this phone or e-mail address: a company that has invited it. */
export const waitingInvitations =
  defineHook<
    (db: Reader, person: { areaCode: string | null; phone: string | null; email: string | null }, now: Temporal.Instant) => Promise<boolean>
  >('account.waitingInvitations')

/** What a feature does when an account is created, in the same transaction, with the channel code of the registration. */
export const registrationSteps =
  defineHook<(act: Act<unknown>, made: { accountId: string; userType: UserType }, channel: string) => Promise<void>>(
    'account.registrationSteps',
  )

/** An account was created by somebody who followed a channel's link. */
export async function cameBy(act: Act<unknown>, row: { id: string; userType: UserType }, channel: string | undefined): Promise<void> {
  if (!channel) return
  for (const step of act.services.hooks.of(registrationSteps).values())
    await step(act, { accountId: row.id, userType: row.userType }, channel)
}

/** Features above follow a change of an owner's standing. */
export async function tellOfStanding(
  act: Act,
  owner: { ownerType: 'company' | 'person'; ownerId: string },
  isStopped: boolean,
): Promise<void> {
  for (const step of act.services.hooks.of(stoppedSteps).values()) await step(act, owner, isStopped)
}
