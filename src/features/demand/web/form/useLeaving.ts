import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { currentSession } from '../../../../platform/web/session.ts'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { t } from './texts.ts'

/**
 * Warns before the page is left with unsaved changes. A draft is first saved on leaving, and only a failure asks. The browser's own
 * warning covers reload and closing.
 */
export function useLeaving(unsaved: () => boolean, body: string, save?: () => Promise<boolean>): void {
  const s = useTexts(t)
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentSession().token !== null && unsaved(),
  )
  useBeforeUnload((event) => {
    if (unsaved()) event.preventDefault()
  })
  const latest = useRef({ confirm, save, s, body })
  useEffect(() => {
    latest.current = { confirm, save, s, body }
  })
  const { state } = blocker
  const held = useRef(blocker)
  held.current = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    const now = latest.current
    const decide = async () => {
      if (now.save && (await now.save())) return true
      return now.confirm({ title: now.s.leaveTitle, body: now.body, verb: now.s.leave, cancel: now.s.stay, tone: 'bad' })
    }
    void decide().then((leave) => (leave ? held.current.proceed?.() : held.current.reset?.()))
  }, [state])
}
