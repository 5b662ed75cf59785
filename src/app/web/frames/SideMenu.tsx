import { useEffect, useRef } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useMenu } from '../../../platform/web/permissions.ts'
import { Link, useLocation } from '../../../platform/web/router.tsx'
import spacing from '../../../platform/web/spacing.module.css'
import { MenuIcon } from './icons.tsx'
import { currentEntry, sectionsOf } from './menu.ts'
import css from './work.module.css'

/** The server's menu, grouped. `counts` are shown beside entries by name. */
export function SideMenu({ label, counts = {}, onLeave }: { label: string; counts?: Record<string, number>; onLeave?: () => void }) {
  const menu = useMenu()
  const here = currentEntry(menu, useLocation().pathname)
  const nav = useRef<HTMLElement>(null)
  const shown = here?.path
  // A long menu is taller than the window: the active entry is in sight.
  useEffect(() => {
    if (shown) nav.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <nav aria-label={label} ref={nav}>
      {sectionsOf(menu).map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name of their own and keep their order
        <div key={at} className={spacing.after4}>
          {section.title && <p className={`${blocks.fine} ${css.sectionTitle}`}>{section.title}</p>}
          <ul>
            {section.items.map((item) => (
              <li key={item.name}>
                <Link
                  to={item.path}
                  className={css.entry}
                  data-here={item === here || undefined}
                  aria-current={item === here ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <MenuIcon name={item.meta.icon} />
                  <span>{item.meta.title}</span>
                  {(counts[item.name] ?? 0) > 0 && <span className={css.count}>{counts[item.name]}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
