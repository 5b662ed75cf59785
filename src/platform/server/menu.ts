import type { Permission } from '../../rules/permissions.ts'
import type { Pair } from '../contract/texts.ts'
import type { Actor } from './actor.ts'

/** One line of a menu, or a group of lines. `S` is the list of the feature's screens: an entry opens a screen of its own feature. */
export interface MenuEntry<S extends readonly string[] = readonly string[]> extends Pair {
  /** Unique within its menu. */
  readonly name: string
  readonly path: string
  /** A Tabler icon. */
  readonly icon: string
  /** A group has none. */
  readonly component?: S[number]
  /** Shown to roles that hold any of these. */
  readonly needs?: readonly Permission[]
  /** The group that it belongs to, by name, of any feature. */
  readonly in?: string
  /** Its place among its neighbours, in steps of ten; no two have the same. */
  readonly at: number
}

/** What a feature adds to the menu of each kind of user: `const demandMenus: Menus<typeof screens> = …`. */
export type Menus<S extends readonly string[] = readonly string[]> = Partial<Record<Actor['kind'], readonly MenuEntry<S>[]>>

/** An operator's desk: its path is its name. */
export const desk = <const C extends string>(
  place: { in?: string; at: number },
  name: string,
  component: C,
  icon: string,
  needs: Permission,
  cn: string,
  en: string,
) => ({ ...place, path: `/operatorHome/${name}`, name, component, icon, needs: [needs], cn, en })
