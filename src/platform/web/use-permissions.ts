import { useEffect } from 'react'
import type { Permission } from '../../rules/permissions.ts'
import { may, type Permissions, permissionsOrLeave, store } from './permissions.ts'
import { useSession } from './session.ts'
import { useStore } from './store.ts'

/**
 * The list of who is signed in, null until it is there. The gate has loaded it before a page of a workbench; on any other page (an
 * invitation, an entry of the directory) the first part that asks loads it.
 */
export function usePermissions(): Permissions | null {
  const loaded = useStore(store)
  const { token } = useSession()
  useEffect(() => {
    if (token && !loaded) void permissionsOrLeave()
  }, [token, loaded])
  return loaded
}
export const useMay = (action: Permission): boolean => may(usePermissions()?.auth, action)
