import { useEffect, useRef } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { useBeforeLeaving } from '../../../../../platform/web/router.tsx'
import { currentSession } from '../../../../../platform/web/session.ts'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { t } from './texts.ts'

/**
 * Warns before the page is left with unsaved changes. A draft is first saved on leaving, and only a failure asks. The browser's own
 * warning covers reload and closing.
 */
export function useLeaving(unsaved: () => boolean, body: string, save?: () => Promise<boolean>): void {
  const s = useTexts(t)
  const confirm = useConfirm()
  useBeforeLeaving(
    (from, to) => from.pathname !== to.pathname && currentSession().token !== null && unsaved(),
    async () => (await save?.()) || !!(await confirm({ title: s.leaveTitle, body, verb: s.leave, cancel: s.stay, tone: 'bad' })),
  )
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
