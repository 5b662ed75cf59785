import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useOpened } from '../../../features/base/notice/web/useOpened.ts'
import { useChatNotifications } from '../../../features/talk/chat/web/notify.ts'
import { useChatUnread } from '../../../features/talk/chat/web/unread.ts'
// Messages that another page could not send.
import '../../../features/talk/chat/web/waiting.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import { useLive } from '../../../platform/web/live.ts'
import { useMenu } from '../../../platform/web/permissions.ts'
import { Link, useNavigate } from '../../../platform/web/router.tsx'
import { useSession } from '../../../platform/web/session.ts'
import { useUnreadInTitle } from '../../../platform/web/title.ts'
import { useView } from '../../../platform/web/view.ts'
import { homeOf } from '../guard.ts'
import { BottomBar } from './BottomBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Logo } from './Logo.tsx'
import { leavesOf } from './menu.ts'
import { NewsHint } from './NewsHint.tsx'
import { SideMenu } from './SideMenu.tsx'
import { Skip } from './Skip.tsx'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { t } from './texts.ts'
import { useKeys } from './useKeys.ts'
import { useUnread } from './useUnread.ts'
import { useWaiting } from './useWaiting.ts'
import { Version } from './Version.tsx'
import css from './work.module.css'
import { t as work } from './work-texts.ts'

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'))

/** The frame of all signed-in users: the server's menu at the side, or in a bottom bar; `night` for operators. */
export function Workbench({ night, children }: { night?: boolean; children: ReactNode }) {
  const s = useTexts(t)
  const w = useTexts(work)
  const { userInfo } = useSession()
  const { unread, links } = useUnread()
  useOpened(links)
  useLive()
  useChatNotifications()
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never')
  const [help, setHelp] = useState(false)
  const search = useCallback(() => setPalette('open'), [])
  const navigate = useNavigate()
  const form = leavesOf(useMenu()).find((item) => item.component === 'demandForm')?.path
  useKeys({
    search,
    help: useCallback(() => setHelp(true), []),
    create: useCallback(() => {
      if (form) void navigate(form)
    }, [form, navigate]),
  })
  const { total } = useChatUnread()
  useUnreadInTitle(total)
  const counts = { ...useWaiting(), systemInfo: unread, IM: total }
  const { density } = useView()
  const company = (userInfo as { companyName?: string } | null)?.companyName

  return (
    <div className={css.page} data-surface="workbench" data-density={density}>
      <Skip />
      <aside className={css.side} data-night={night || undefined}>
        <Link to={userInfo ? homeOf(userInfo) : '/home'} className={css.brand}>
          <Logo size={28} />
          <span>{night ? s.console : company ? `${s.brand} · ${company}` : s.brand}</span>
        </Link>
        <SideMenu label={w.workNav} counts={counts} />
      </aside>
      <div className={css.column}>
        <TopBar onSearch={search} unread={night ? undefined : (unread ?? 0)} />
        <main id="main" className={css.main} tabIndex={-1}>
          <Tabs counts={counts} />
          {children}
          <NewsHint />
          {night && <Version />}
        </main>
      </div>
      <BottomBar counts={counts} night={night} />
      {palette !== 'never' && (
        <Suspense fallback={null}>
          <CommandPalette open={palette === 'open'} onClose={() => setPalette('closed')} />
        </Suspense>
      )}
      <KeysDialog open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
