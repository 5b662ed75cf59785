import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import blocks from '../../../platform/web/blocks.module.css'
import { openTab } from '../../../platform/web/clipboard.ts'
import { setLang, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { logout } from '../../../platform/web/logout.ts'
import { isOperator, type UserInfo, useSession } from '../../../platform/web/session.ts'
import { homeOf } from '../guard.ts'
import { Avatar } from './Avatar.tsx'
import frame from './frame.module.css'
import { Logo } from './Logo.tsx'
import { groupOf, headerItems, isGroup, label, type PortalGroup } from './navigation.ts'
import css from './portal.module.css'
import { t } from './texts.ts'
import { useDisclosure } from './useDisclosure.ts'

const FREE_PLAN = '#/contactUs'

/** Source §2: two submenus that close when the route is not one of their pages, language, sign-in or avatar menu, free plan. */
export function PortalHeader() {
  const s = useTexts(t)
  const { pathname } = useLocation()
  const [submenu, setSubmenu] = useState(() => groupOf(pathname))
  useEffect(() => setSubmenu(groupOf(pathname)), [pathname])
  const narrow = useDisclosure()

  return (
    <header className={css.header} data-night>
      <div className={`${blocks.page} ${css.bar}`} ref={narrow.box}>
        <Link to="/home" className={css.brand} aria-label={s.home}>
          <Logo />
          <span aria-hidden="true">{s.brand}</span>
        </Link>
        <button type="button" className={css.burger} {...narrow.button} aria-label={narrow.open ? s.closeNav : s.openNav}>
          <span aria-hidden="true" />
        </button>
        <div className={css.fold} id={narrow.panel.id} data-open={narrow.open || undefined}>
          <nav aria-label={s.mainNav} className={css.nav}>
            <Items submenu={submenu} setSubmenu={setSubmenu} />
          </nav>
          <HeaderActions />
        </div>
      </div>
    </header>
  )
}

function Items({ submenu, setSubmenu }: { submenu: PortalGroup['id'] | null; setSubmenu: (id: PortalGroup['id'] | null) => void }) {
  const lang = useLang()
  const here = groupOf(useLocation().pathname)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const outside = (event: Event) => {
      if (!list.current?.contains(event.target as Node)) setSubmenu(here)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [here, setSubmenu])
  return (
    <ul ref={list}>
      {headerItems.map((item) =>
        isGroup(item) ? (
          <li key={item.id} data-group>
            <button
              type="button"
              aria-expanded={submenu === item.id}
              aria-controls={`submenu-${item.id}`}
              data-here={here === item.id || undefined}
              onClick={() => setSubmenu(submenu === item.id ? null : item.id)}
              onKeyDown={(event) => event.key === 'Escape' && setSubmenu(here)}
            >
              {label(item, lang)}
              <span className={css.caret} aria-hidden="true" />
            </button>
            <ul id={`submenu-${item.id}`} className={css.submenu} hidden={submenu !== item.id}>
              {item.links.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to}>{label(link, lang)}</NavLink>
                </li>
              ))}
            </ul>
          </li>
        ) : (
          <li key={item.to}>
            <NavLink to={item.to}>{label(item, lang)}</NavLink>
          </li>
        ),
      )}
    </ul>
  )
}

function HeaderActions() {
  const s = useTexts(t)
  const lang = useLang()
  const { userInfo } = useSession()
  const other = lang === 'en' ? 'cn' : 'en'
  return (
    <div className={css.acts}>
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
  const incomplete = !isOperator(userInfo) && userInfo.whetherIntact !== 'Y'
  return (
    <div className={frame.me} ref={menu.box}>
      <button type="button" className={css.meButton} {...menu.button} aria-label={userInfo.name ? `${s.me}: ${userInfo.name}` : s.me}>
        <Avatar userInfo={userInfo} />
        <span className={css.caret} aria-hidden="true" />
      </button>
      <ul className={frame.meMenu} data-menu {...menu.panel}>
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
