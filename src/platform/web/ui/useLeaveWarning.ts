import { useEffect, useRef } from 'react'
import { useTexts } from '../i18n.tsx'
import { useBeforeLeaving } from '../router.tsx'
import { currentSession } from '../session.ts'
import { useConfirm } from './ConfirmDialog.tsx'
import { t } from './form-texts.ts'

/**
 * Asks before input is lost (or, if a draft is `kept`, left behind): inside the app by a dialog, on closing the tab by the browser. The
 * end of a session navigates without asking.
 */
export function useLeaveWarning(dirty: boolean, kept = false): { release: () => void } {
  const s = useTexts(t)
  const confirm = useConfirm()
  const released = useRef(false)
  const token = useRef(currentSession().token)
  useBeforeLeaving(
    (from, to) => dirty && !released.current && from.pathname !== to.pathname && currentSession().token === token.current,
    async () =>
      !!(await confirm({ title: s.leaveTitle, body: kept ? s.leaveDraft : s.leaveBody, verb: s.leave, cancel: s.stay, tone: 'bad' })),
  )
  useEffect(() => {
    if (!dirty) return
    released.current = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return {
    /** The input is saved: leaving needs no question, even before the next paint. */
    release: () => {
      released.current = true
    },
  }
}
