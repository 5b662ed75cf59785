import { sendCall } from './client.ts'
import { currentLang } from './lang.ts'
import { endSession } from './session.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'
import { type ConfirmRequest, confirm } from './ui/ConfirmDialog.tsx'

const questions = new Set<() => ConfirmRequest | null>()

/** What would be lost by signing out, asked first; null if there is nothing. */
export const askBeforeLogout = (question: () => ConfirmRequest | null): void => void questions.add(question)

/**
 * Signs out and shows the outcome. The browser's session is cleared whatever the server answers (source §4); the request under way still
 * carries the token.
 */
export async function logout(): Promise<void> {
  for (const question of questions) {
    const request = question()
    if (request && !(await confirm(request))) return
  }
  const t = clientTexts.pick(currentLang())
  const leaving = sendCall('POST /ws/passport/logout', {}, { quiet: true }).then(
    () => true,
    () => false,
  )
  endSession({ reason: 'logout' })
  if (await leaving) toast.success(t.exitOk)
  else toast.error(t.exitFailed)
}
