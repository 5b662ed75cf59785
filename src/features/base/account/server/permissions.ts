import type { Lang } from '../../../../platform/contract/texts.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { MenuEntry } from '../../../../platform/server/menu.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { holds, listed, permissions, type Role } from '../../../../rules/permissions.ts'
import type { ButtonRight, MenuNode } from '../contract/schema.ts'

/** The entries of a menu by group, each list in its order; `null` is the menu itself. */
type Grouped = ReadonlyMap<string | null, readonly MenuEntry[]>

/** The features' entries in one menu. An unknown group, or two entries at one position, is a programming error. A page is in an entry. */
export function groupedMenu(features: readonly Feature[], kind: Actor['kind']): Grouped {
  const entries = features.flatMap((feature) => feature.menus?.[kind] ?? []).sort((one, other) => one.at - other.at)
  const grouped = Map.groupBy(entries, (entry) => entry.in ?? null)
  for (const [group, members] of grouped) {
    for (const { page } of members)
      if (group !== null && !entries.some((entry) => entry.name === group && Boolean(entry.component) === Boolean(page)))
        throw new Error(`the ${kind} menu has no ${page ? 'entry' : 'group'} ${group}`)
    const clash = members.find((entry, at) => entry.at === members[at - 1]?.at)
    if (clash) throw new Error(`two entries of the ${kind} menu are at ${clash.at} of ${group ?? 'the menu'}: ${clash.name} is one`)
  }
  return grouped
}

const known = new WeakMap<readonly Feature[], Map<Actor['kind'], Grouped>>()

function menuFor(features: readonly Feature[], kind: Actor['kind']): Grouped {
  const menus = known.get(features) ?? new Map<Actor['kind'], Grouped>()
  known.set(features, menus)
  const menu = menus.get(kind) ?? groupedMenu(features, kind)
  menus.set(kind, menu)
  return menu
}

/** The caller's workbench: entries that the role may use, titles in the caller's language. Never empty. */
export function menuOf({ services, actor, lang }: Pick<Look, 'services' | 'actor' | 'lang'>): MenuNode[] {
  const menu = menuFor(services.features, actor.kind)
  const seen = (group: string | null): MenuNode[] =>
    (menu.get(group) ?? [])
      .filter((entry) => !entry.needs || entry.needs.some(actor.holds))
      .map((entry) => ({
        path: entry.path,
        name: entry.name,
        component: entry.component ?? 'null',
        meta: { title: entry[lang], icon: entry.icon, ...(entry.page && { hidden: true as const }) },
        children: seen(entry.name),
      }))
      // A group without accessible screens is removed.
      .filter((node) => node.component !== 'null' || node.children.length > 0)
  return seen(null)
}

/** Every button for the caller's kind of user; type "1" if this role has it, else "2" (source §6). */
export function buttonsOf(actor: Actor, lang: Lang): ButtonRight[] {
  const role = actor.role as Role
  return listed(role).map((action) => ({ action, type: holds(role, action) ? '1' : '2', describe: permissions[action][lang] }))
}
