import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../i18n.tsx'
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname && currentSession().token === token.current,
  )
  useEffect(() => {
    if (!dirty) return
    released.current = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per blocked navigation, regardless of other renders
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ title: s.leaveTitle, body: kept ? s.leaveDraft : s.leaveBody, verb: s.leave, cancel: s.stay, tone: 'bad' }).then(
      (yes) => (yes ? blocker.proceed() : blocker.reset()),
    )
  }, [blocker.state])
  return {
    /** The input is saved: leaving needs no question, even before the next paint. */
    release: () => {
      released.current = true
    },
  }
}
