import type { Permission } from '../../../rules/permissions.ts'
import { may } from '../permissions.ts'
import { usePermissions } from '../use-permissions.ts'

/**
 * What a button that writes asks: a permission, any of several (the two sides of a demand), or `own` for what belongs to the caller and
 * needs none: their account, their messages, their consultations.
 */
export type ActNeeds = Permission | readonly Permission[] | 'own'

export function useActs(needs: ActNeeds): boolean {
  const auth = usePermissions()?.auth
  return needs === 'own' || [needs].flat().some((one) => may(auth, one))
}
