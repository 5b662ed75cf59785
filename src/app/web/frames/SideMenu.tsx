import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { may, useMenu } from '../../../platform/web/permissions.ts'
import { Link, useLocation } from '../../../platform/web/router.tsx'
import spacing from '../../../platform/web/spacing.module.css'
import { usePermissions } from '../../../platform/web/use-permissions.ts'
import { toggleFolded, useView } from '../../../platform/web/view.ts'
import { Count } from './Count.tsx'
import { MenuIcon } from './icons.tsx'
import { currentEntry, type Place, sectionsOf } from './menu.ts'
import css from './work.module.css'

interface SideMenuProps {
  label: string
  /** What waits, by the name of a page. */
  counts?: Record<string, number>
  onLeave?: () => void
}

/** The server's menu: groups that fold, and in them places of work, with what waits there. */
export function SideMenu({ label, counts = {}, onLeave }: SideMenuProps) {
  const menu = useMenu()
  const auth = usePermissions()?.auth
  const { folded } = useView()
  const here = currentEntry(menu, useLocation().pathname)
  const nav = useRef<HTMLElement>(null)
  const shown = here?.path
  // A long menu is taller than the window: the active entry is in sight.
  useEffect(() => {
    if (shown) nav.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const waiting = (places: readonly Place[]) => namesOf(places).reduce((all, name) => all + (counts[name] ?? 0), 0)
  return (
    <nav aria-label={label} ref={nav}>
      {sectionsOf(menu, (permission) => may(auth, permission)).map(({ name, title, places }, at) => {
        const isFolded = name !== null && folded.includes(name)
        return (
          <div key={name ?? at} className={spacing.after4}>
            {name !== null && (
              <button type="button" className={css.sectionTitle} aria-expanded={!isFolded} onClick={() => toggleFolded(name)}>
                <span>{title}</span>
                {isFolded && <Count of={waiting(places)} pages={namesOf(places)} />}
                <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
              </button>
            )}
            {!isFolded && (
              <ul>
                {places.map((place) => (
                  <li key={place.name}>
                    <Entry place={place} isHere={here !== undefined && place.pages.includes(here)} onLeave={onLeave}>
                      <Count of={waiting([place])} pages={namesOf([place])} />
                    </Entry>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}

function Entry({
  place,
  isHere,
  onLeave,
  children,
}: {
  place: Place
  isHere: boolean
  onLeave?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <Link
      to={place.path}
      className={css.entry}
      data-here={isHere || undefined}
      aria-current={isHere ? 'page' : undefined}
      onClick={onLeave}
    >
      <MenuIcon name={place.icon} />
      <span>{place.title}</span>
      {children}
    </Link>
  )
}

const namesOf = (places: readonly Place[]): string[] => places.flatMap(({ pages }) => pages.map(({ name }) => name))
