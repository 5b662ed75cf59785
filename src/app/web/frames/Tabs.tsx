import { useEffect, useRef } from 'react'
import { useMenu } from '../../../platform/web/permissions.ts'
import { Link, useLocation } from '../../../platform/web/router.tsx'
import { Count } from './Count.tsx'
import { tabsOf } from './menu.ts'
import css from './work.module.css'

/** The other pages of the place of work that the current page belongs to. */
export function Tabs({ counts }: { counts: Record<string, number> }) {
  const tabs = tabsOf(useMenu(), useLocation().pathname)
  const nav = useRef<HTMLElement>(null)
  const shown = tabs?.here.path
  // On a phone they are wider than the screen: the current one is in sight.
  useEffect(() => {
    const list = nav.current
    const own = shown && list?.querySelector<HTMLElement>('[aria-current]')
    if (list && own) list.scrollLeft = own.offsetLeft - (list.clientWidth - own.offsetWidth) / 2
  }, [shown])
  if (!tabs) return null
  return (
    <nav aria-label={tabs.title} className={css.tabs} ref={nav}>
      {tabs.pages.map((page) => (
        <Link key={page.name} to={page.path} className={css.tab} aria-current={page === tabs.here ? 'page' : undefined}>
          {page.meta.title}
          <Count of={counts[page.name] ?? 0} pages={[page.name]} />
        </Link>
      ))}
    </nav>
  )
}
