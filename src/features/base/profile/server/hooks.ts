import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor, PersonId } from '../../../../platform/server/wire/actor.ts'

/** Others who may see an individual's profile: demands add the publishers to whom the person applied. */
export const profileViewers = defineHook<(db: Reader, actor: Actor, accountId: string) => Promise<boolean>>('profile.viewers')

/** Called after a change of a profile, in the same transaction. */
export const profileSteps = defineHook<(act: Act, accountId: PersonId) => Promise<void>>('profile.steps')
