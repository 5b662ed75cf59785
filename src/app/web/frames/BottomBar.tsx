import { Drawer } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { type MenuItem, may, useMenu } from '../../../platform/web/permissions.ts'
import { Link, useLocation } from '../../../platform/web/router.tsx'
import { usePermissions } from '../../../platform/web/use-permissions.ts'
import css from './bottom.module.css'
import { DotWords } from './Count.tsx'
import { MenuIcon } from './icons.tsx'
import { bottomBarOf, currentEntry, leavesOf, tabsOf } from './menu.ts'
import { SideMenu } from './SideMenu.tsx'
import { t } from './work-texts.ts'

/** Small screens: four entries in a bottom bar, the whole menu behind More. */
export function BottomBar({ counts, night }: { counts: Record<string, number>; night?: boolean }) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const menu = useMenu()
  const auth = usePermissions()?.auth
  const items = bottomBarOf(menu, (permission) => may(auth, permission))
  const waits = ({ name }: MenuItem) => (counts[name] ?? 0) > 0
  const more = leavesOf(menu).filter((item) => !items.includes(item) && waits(item))
  const here = currentEntry(menu, pathname)
  const tabs = tabsOf(menu, pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path closes it
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      <nav className={css.bottom} aria-label={s.mainNavShort} data-night={night || undefined}>
        {items.map((item) => (
          <Link
            key={item.name}
            to={item.path}
            className={css.thumb}
            aria-current={item === here || tabs?.pages.includes(item) ? 'page' : undefined}
          >
            <span className={css.thumbIcon}>
              <MenuIcon name={item.meta.icon} size={20} />
              {waits(item) && <span className={css.dot} aria-hidden="true" />}
            </span>
            <span className={css.thumbText}>{item.meta.title}</span>
            {waits(item) && <DotWords pages={[item.name]} />}
          </Link>
        ))}
        <button type="button" className={css.thumb} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <span className={css.thumbIcon}>
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
            {more.length > 0 && <span className={css.dot} aria-hidden="true" />}
          </span>
          <span className={css.thumbText}>{s.more}</span>
          {more.length > 0 && <DotWords pages={more.map(({ name }) => name)} />}
        </button>
      </nav>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        size="80%"
        title={s.workNav}
        closeButtonProps={{ 'aria-label': s.close }}
        classNames={{ content: css.drawer }}
      >
        <SideMenu label={s.workNav} counts={counts} onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
