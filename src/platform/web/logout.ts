import { sendCall } from './client.ts'
import { currentLang } from './lang.ts'
import { endSession } from './session.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'

/** Asks before something is lost by signing out; set by what would be lost. False: not to sign out. */
export const beforeLogout: { ask?: () => Promise<boolean> } = {}

/**
 * Signs out and shows the outcome. The browser's session is cleared whatever the server answers (source §4); the request under way still
 * carries the token.
 */
export async function logout(): Promise<void> {
  if (beforeLogout.ask && !(await beforeLogout.ask())) return
  const t = clientTexts.pick(currentLang())
  const leaving = sendCall('POST /ws/passport/logout', {}, { quiet: true }).then(
    () => true,
    () => false,
  )
  endSession({ reason: 'logout' })
  if (await leaving) toast.success(t.exitOk)
  else toast.error(t.exitFailed)
}
