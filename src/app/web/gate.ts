import { currentLang } from '../../platform/web/lang.ts'
import { currentPermissions, loadPermissions, permissionsOrLeave } from '../../platform/web/permissions.ts'
import { rememberReturnPath, takeReturnPath } from '../../platform/web/return-path.ts'
import type { Address } from '../../platform/web/router/paths.ts'
import { currentSession, isOperator, refreshSession } from '../../platform/web/session.ts'
import { toast } from '../../platform/web/toast.ts'
import { guard, homeOf, needsMenu, rowFor } from './guard.ts'
import { t } from './texts.ts'

/** Runs before every page: loads the menu once and calls the guard. The answer is the address to go to instead, or null. */
export async function gate(to: Address): Promise<string | null> {
  const path = decoded(to.pathname)
  if (path === null) return '/404'
  const { token, userInfo } = refreshSession()
  if (token && userInfo?.whetherIntact === 'Y' && needsMenu(path)) await permissionsOrLeave()
  const session = currentSession()
  // The session ended while the menu was loading, and its end has already been shown.
  if (token && !session.token) return '/loginHome'
  const verdict = guard({ path, ...session, menu: currentPermissions()?.menu ?? null })
  if (verdict.allow) return null
  if (verdict.warning) {
    rememberReturnPath(path + to.search)
    toast.warning(t.pick(currentLang()).signInFirst)
  }
  return verdict.redirect === '/404' ? missing(to.pathname) : verdict.redirect
}

let missed = ''

/** The page for missing pages (source §1: exactly `/404`), which names those nearest to the address that led nowhere. */
export function missing(pathname: string): string {
  missed = pathname
  return '/404'
}

/** The address that last led nowhere; empty after a reload. */
export const missedPath = (): string => missed

/** Null for a path that no page can have: `#/%zz`. */
export function decoded(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}

/** The target of a sign-in: the wanted page, if this user may open it, else home. */
export async function landing(): Promise<string> {
  const session = currentSession()
  const { userInfo } = session
  if (!userInfo) return '/loginHome'
  const home = homeOf(userInfo)
  const wanted = takeReturnPath()
  if (!wanted) return home
  const path = wanted.split('?')[0] ?? ''
  if (!isOperator(userInfo) && userInfo.whetherIntact !== 'Y') {
    if (rowFor(path)?.beforeCard) return wanted
    rememberReturnPath(wanted)
    return home
  }
  const menu = await loadPermissions().then(
    (loaded) => loaded.menu,
    () => null,
  )
  return guard({ path, ...session, menu }).allow ? wanted : home
}
