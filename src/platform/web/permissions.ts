import { ApiError, sendCall } from './client.ts'
import { currentSession, endSession, onSessionEnd, onSessionStart } from './session.ts'
import { createStore, useStore } from './store.ts'

/** Source §3, product §4: a tree of routes; `component` is a screen name known to the app, or the string `"null"`. */
export interface MenuItem {
  path: string
  name: string
  component: string
  meta: { title: string; icon?: string | null; hidden?: boolean }
  children?: MenuItem[] | null
}

export interface AuthItem {
  action: string
  type: string
  describe?: string
}

export interface Permissions {
  menu: MenuItem[]
  auth: AuthItem[]
}

/** Null until they are there. */
export const store = createStore<Permissions | null>(null)
onSessionEnd(() => store.set(null))
onSessionStart(() => store.set(null))

export const currentPermissions = (): Permissions | null => store.get()

export const useMenu = (): MenuItem[] => useStore(store)?.menu ?? []

/** The path of the menu entry that opens a screen; undefined where the menu has none. */
export const useEntry = (component: string): string | undefined => entryOf(useMenu(), component)

function entryOf(menu: readonly MenuItem[], component: string): string | undefined {
  for (const item of menu) {
    const path = item.component === component ? item.path : entryOf(item.children ?? [], component)
    if (path) return path
  }
  return undefined
}

let underWay: Promise<Permissions> | null = null

/** Menu and buttons of the signed-in user, loaded once per session (source §4); `again` after a change of language or role. */
export function loadPermissions(again = false): Promise<Permissions> {
  const known = store.get()
  if (known && !again) return Promise.resolve(known)
  underWay ??= sendCall<Permissions>('GET /ws/permission/getUserPermissionByToken', {}, { quiet: true })
    .then((loaded) => {
      store.set(loaded)
      return loaded
    })
    .finally(() => {
      underWay = null
    })
  return underWay
}

/** Source §8: if permissions cannot be loaded while signed in, the user is logged out. */
export async function permissionsOrLeave(again = false): Promise<void> {
  try {
    await loadPermissions(again)
  } catch (cause) {
    if (cause instanceof ApiError && cause.error === 'aborted') return
    if (currentSession().token) endSession({ reason: 'permissions', message: cause instanceof Error ? cause.message : String(cause) })
  }
}

/** Source §6: shown only when the list has the action with a type that is not '2'; an absent or empty list hides. */
export const may = (auth: readonly AuthItem[] | null | undefined, action: string): boolean =>
  Boolean(auth?.some((item) => item.action === action && item.type !== '2'))
