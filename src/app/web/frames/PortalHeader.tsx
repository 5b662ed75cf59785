import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { loadChunk } from '../../../platform/web/chunk.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { setLang } from '../../../platform/web/lang.ts'
import { logout } from '../../../platform/web/logout.ts'
import { openTab } from '../../../platform/web/open-tab.ts'
import { Link, NavLink, useLocation } from '../../../platform/web/router.tsx'
import { isOperator, type UserInfo, useSession } from '../../../platform/web/session.ts'
import { homeOf } from '../guard.ts'
import { siteSearch } from '../search/state.ts'
import { Avatar } from './Avatar.tsx'
import frame from './frame.module.css'
import { Logo } from './Logo.tsx'
import { groupOf, headerItems, isGroup, label, type PortalGroup } from './navigation.ts'
import css from './portal.module.css'
import { t } from './texts.ts'
import { useDisclosure } from './useDisclosure.ts'

const FREE_PLAN = '#/contactUs'

/** Source §2: two submenus that close when the page changes, language, sign-in or avatar menu, free plan. It stays on the screen. */
export function PortalHeader() {
  const s = useTexts(t)
  const narrow = useDisclosure()
  return (
    <header className={css.header} data-night>
      <div className={`${blocks.page} ${css.bar}`} ref={narrow.box}>
        <Link to="/home" className={`${blocks.inline} ${css.brand}`} aria-label={s.home}>
          <Logo />
          <span aria-hidden="true">{s.brand}</span>
        </Link>
        <div className={css.narrow}>
          <SearchButton />
          <LangSwitch />
          <button type="button" className={css.burger} {...narrow.button} aria-label={narrow.open ? s.closeNav : s.openNav}>
            <span aria-hidden="true" />
          </button>
        </div>
        <div className={`${blocks.ends} ${css.fold}`} id={narrow.panel.id} data-open={narrow.open || undefined}>
          <nav aria-label={s.mainNav} className={css.nav}>
            <Items />
          </nav>
          <HeaderActions />
        </div>
      </div>
    </header>
  )
}

function Items() {
  const lang = useLang()
  return (
    <ul>
      {headerItems.map((item) =>
        isGroup(item) ? (
          <Group key={item.id} group={item} />
        ) : (
          <li key={item.to}>
            <NavLink to={item.to}>{label(item, lang)}</NavLink>
          </li>
        ),
      )}
    </ul>
  )
}

/** A panel over the page: nothing below moves when it opens. */
function Group({ group }: { group: PortalGroup }) {
  const lang = useLang()
  const { pathname } = useLocation()
  const { box, button, panel } = useDisclosure<HTMLLIElement>()
  return (
    <li ref={box} data-group>
      <button type="button" {...button} data-here={groupOf(pathname) === group.id || undefined}>
        {label(group, lang)}
        <span className={css.caret} aria-hidden="true" />
      </button>
      <ul className={css.submenu} {...panel}>
        {group.links.map((link) => (
          <Entry key={link.to} link={link} />
        ))}
      </ul>
    </li>
  )
}

function Entry({ link }: { link: PortalGroup['links'][number] }) {
  const lang = useLang()
  const id = useId()
  return (
    <li>
      <NavLink to={link.to} aria-labelledby={id} aria-describedby={`${id}-about`}>
        <span id={id}>{label(link, lang)}</span>
        <small id={`${id}-about`}>{link.about[lang]}</small>
      </NavLink>
    </li>
  )
}

function SearchButton() {
  const s = useTexts(t)
  return (
    <button type="button" className={css.search} aria-label={s.siteSearch} onClick={() => siteSearch.set(true)}>
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

/** In the bar at every width. */
function LangSwitch() {
  const s = useTexts(t)
  const other = useLang() === 'en' ? 'cn' : 'en'
  return (
    <button
      type="button"
      className={css.plain}
      lang={other === 'en' ? 'en' : 'zh-CN'}
      aria-label={s.toOtherLang}
      data-switch-lang={other}
      onClick={() => setLang(other)}
    >
      {s.otherLang}
    </button>
  )
}

function HeaderActions() {
  const s = useTexts(t)
  const { userInfo } = useSession()
  return (
    <div className={`${blocks.row} ${css.acts}`}>
      <span className={`${blocks.row} ${css.wide}`}>
        <SearchButton />
        <LangSwitch />
      </span>
      {userInfo ? (
        <Me userInfo={userInfo} />
      ) : (
        <Link to="/loginHome" className={css.plain}>
          {s.login}
        </Link>
      )}
      <a
        href={FREE_PLAN}
        target="_blank"
        rel="noopener"
        className={css.plan}
        onClick={(event) => {
          // With a modifier key the browser opens the link where the reader wants it.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          openTab(FREE_PLAN)
        }}
      >
        {s.freePlan}
        <span className="sr-only">{s.newTab}</span>
      </a>
    </div>
  )
}

function Me({ userInfo }: { userInfo: UserInfo }) {
  const s = useTexts(t)
  const menu = useDisclosure()
  // Asks before signing out deletes messages that are not sent yet. Where it cannot be loaded, one can still sign out, without being asked.
  useEffect(() => void loadChunk(() => import('../../../features/talk/chat/web/waiting.ts')).catch(() => undefined), [])
  const incomplete = !isOperator(userInfo) && userInfo.whetherIntact !== 'Y'
  return (
    <div className={frame.me} ref={menu.box}>
      <button
        type="button"
        className={`${blocks.inline} ${css.meButton}`}
        {...menu.button}
        aria-label={userInfo.name ? `${s.me}: ${userInfo.name}` : s.me}
      >
        <Avatar userInfo={userInfo} />
        <span className={css.caret} aria-hidden="true" />
      </button>
      <ul className={`${blocks.card} ${frame.meMenu}`} data-menu {...menu.panel}>
        {userInfo.name && <li className={frame.meName}>{userInfo.name}</li>}
        <li>
          <Link to={homeOf(userInfo)}>{incomplete ? s.cardFirst : isOperator(userInfo) ? s.console : s.workbench}</Link>
        </li>
        <li>
          <button type="button" onClick={() => void logout()}>
            {s.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}
