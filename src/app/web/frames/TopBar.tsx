import { ActionIcon, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconBaselineDensitySmall,
  IconBell,
  IconHome,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconSearch,
  IconSettings,
  IconSun,
} from '@tabler/icons-react'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { setLang } from '../../../platform/web/lang.ts'
import { logout } from '../../../platform/web/logout.ts'
import { useEntry } from '../../../platform/web/permissions.ts'
import { Link, useLocation } from '../../../platform/web/router.tsx'
import { isOperator, type UserInfo, useSession } from '../../../platform/web/session.ts'
import { setView, useView } from '../../../platform/web/view.ts'
import { homeOf } from '../guard.ts'
import { Avatar } from './Avatar.tsx'
import frame from './frame.module.css'
import { t } from './texts.ts'
import { useDisclosure } from './useDisclosure.ts'
import css from './work.module.css'
import { t as work } from './work-texts.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const mac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Search, messages, language, colours, and who is signed in. */
export function TopBar({ onSearch, unread }: { onSearch: () => void; unread?: number }) {
  const s = useTexts(t)
  const w = useTexts(work)
  const lang = useLang()
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const { userInfo } = useSession()
  return (
    <header className={`${blocks.ends} ${css.top}`}>
      <UnstyledButton
        className={`${blocks.control} ${blocks.inline} ${css.search}`}
        onClick={onSearch}
        aria-label={w.searchAll}
        aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      >
        <IconSearch {...icon} />
        <span className={css.searchText}>{w.search}</span>
        <kbd>{mac ? '⌘K' : 'Ctrl K'}</kbd>
      </UnstyledButton>
      <div className={css.tools}>
        {unread !== undefined && (
          <ActionIcon size={40} component={Link} to="/personalHome/systemInfo" aria-label={unread > 0 ? w.unread(unread) : w.messages}>
            <IconBell {...icon} />
            {unread > 0 && <span className={css.badge}>{unread > 99 ? '99+' : unread}</span>}
          </ActionIcon>
        )}
        <ActionIcon
          size={40}
          lang={lang === 'en' ? 'zh-CN' : 'en'}
          onClick={() => setLang(lang === 'en' ? 'cn' : 'en')}
          aria-label={s.toOtherLang}
          title={s.otherLang}
        >
          <IconLanguage {...icon} />
        </ActionIcon>
        <ActionIcon
          size={40}
          onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
          aria-label={scheme === 'dark' ? w.light : w.dark}
        >
          {scheme === 'dark' ? <IconSun {...icon} /> : <IconMoon {...icon} />}
        </ActionIcon>
        {userInfo && <Me userInfo={userInfo} />}
      </div>
    </header>
  )
}

function Me({ userInfo }: { userInfo: UserInfo }) {
  const s = useTexts(t)
  const menu = useDisclosure()
  const { pathname } = useLocation()
  const account = useEntry('accountSettings')
  const feedback = useEntry('feedback')
  const { density } = useView()
  const w = useTexts(work)
  return (
    <div className={frame.me} ref={menu.box}>
      <UnstyledButton className={css.meButton} {...menu.button} aria-label={userInfo.name ? `${s.me}: ${userInfo.name}` : s.me}>
        <Avatar userInfo={userInfo} />
      </UnstyledButton>
      <ul className={`${blocks.card} ${frame.meMenu}`} {...menu.panel}>
        {userInfo.name && <li className={frame.meName}>{userInfo.name}</li>}
        <li>
          <Link to={homeOf(userInfo)}>
            <IconLayoutDashboard {...icon} />
            {isOperator(userInfo) ? s.console : s.workbench}
          </Link>
        </li>
        {account && (
          <li>
            <Link to={account}>
              <IconSettings {...icon} />
              {s.account}
            </Link>
          </li>
        )}
        {feedback && (
          <li>
            {/* It says from which page it was opened. */}
            <Link to={`${feedback}?page=${encodeURIComponent(pathname)}`}>
              <IconMessageReport {...icon} />
              {s.feedback}
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            aria-pressed={density === 'compact'}
            onClick={() => setView({ density: density === 'compact' ? 'comfortable' : 'compact' })}
          >
            <IconBaselineDensitySmall {...icon} />
            {density === 'compact' ? w.comfortable : w.compact}
          </button>
        </li>
        <li>
          <Link to="/home">
            <IconHome {...icon} />
            {s.home}
          </Link>
        </li>
        <li className={frame.meLast}>
          <button type="button" onClick={() => void logout()}>
            <IconLogout {...icon} />
            {s.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}
