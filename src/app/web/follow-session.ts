import { onRoleChange, onUnauthenticated } from '../../platform/web/client.ts'
import { currentLang, langStore } from '../../platform/web/lang.ts'
import { currentPermissions, permissionsOrLeave } from '../../platform/web/permissions.ts'
import { queryClient } from '../../platform/web/query.ts'
import { rememberReturnPath } from '../../platform/web/return-path.ts'
import { matchPath, pathOf } from '../../platform/web/router/paths.ts'
import { currentSession, onSessionEnd, onSessionStart } from '../../platform/web/session.ts'
import { toast } from '../../platform/web/toast.ts'
import { landing } from './gate.ts'
import { guard, homeOf, rowFor } from './guard.ts'
import type { AppRouter } from './router.tsx'
import { t } from './texts.ts'

/** Navigates when a session begins or ends, wherever in the app that was detected. */
export function followSession(router: AppRouter): void {
  const { here } = router
  const access = () => rowFor(here().pathname)?.access
  const again = () => router.navigate(pathOf(here()), { replace: true })
  const toLogin = () => router.navigate(matchPath('/operatorHome/*', here().pathname) ? '/operatorHome/login' : '/loginHome')

  onSessionEnd(({ reason, message }) => {
    if (message) toast.error(message)
    if (reason === 'logout') {
      if (access() !== 'public') void toLogin()
      return
    }
    if (reason === 'elsewhere') {
      void again()
      return
    }
    if (access() !== 'public' && access() !== 'entry') rememberReturnPath(pathOf(here()))
    void toLogin()
  })

  onUnauthenticated((message) => {
    if (access() === 'entry' || access() === 'operatorEntry') return
    toast.error(message)
    void toLogin()
  })

  onSessionStart(() => {
    const at = access()
    if (at === 'entry' || at === 'card' || at === 'operatorEntry') void landing().then((path) => router.navigate(path, { replace: true }))
    else void again()
  })

  // Somebody has given this member another role: menu, buttons and data follow at once.
  onRoleChange(async () => {
    if (!currentPermissions()) return
    await permissionsOrLeave(true)
    const loaded = currentPermissions()
    const session = currentSession()
    if (!loaded || !session.userInfo || session.userInfo.whetherIntact !== 'Y') return
    toast.info(t.pick(currentLang()).roleChanged)
    void queryClient.invalidateQueries()
    if (!guard({ path: here().pathname, ...session, menu: loaded.menu }).allow)
      void router.navigate(homeOf(session.userInfo), { replace: true })
  })

  // The menu's titles come in the language of the request.
  langStore.subscribe(() => {
    if (currentSession().token && currentPermissions()) void permissionsOrLeave(true)
  })
}
