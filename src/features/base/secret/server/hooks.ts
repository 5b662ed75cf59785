import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Place } from '../contract/place.ts'

/**
 * The scope of a place if the caller may see its value in full, otherwise null: the permission and the ownership of the row are checked
 * here.
 */
export type SecretViewer = (look: Pick<Look, 'db' | 'actor'>, place: Omit<Place, 'scope'>) => Promise<string | null>

/** Who may see what. `by` is the table of the place: the feature that keeps secrets there provides the rule; without one nobody may. */
export const secretViewers = defineHook<SecretViewer>('secret.viewers')
