import type { Permission } from '../../rules/permissions.ts'
import type { Pair } from '../contract/texts.ts'
import type { Actor } from './wire/actor.ts'

/** An entry of a menu, or a group of entries. `S` is the list of the feature's screens: an entry opens a screen of its own feature. */
export interface MenuEntry<S extends readonly string[] = readonly string[]> extends Pair {
  /** Unique within its menu. */
  readonly name: string
  readonly path: string
  /** A Tabler icon. */
  readonly icon: string
  /** Absent for a group. */
  readonly component?: S[number]
  /** Shown to roles that hold any of these permissions. */
  readonly needs?: readonly Permission[]
  /** The name of the group it belongs to, in any feature. For a page: of the entry that leads to it. */
  readonly in?: string
  /** Opened from the screen of another entry: the router knows it, and the menu does not show it. */
  readonly page?: true
  /** Its position among its siblings, in steps of ten; each is unique. */
  readonly at: number
}

/** A feature's entries in the menu of each kind of user: `const demandMenus: Menus<typeof screens> = …`. */
export type Menus<S extends readonly string[] = readonly string[]> = Partial<Record<Actor['kind'], readonly MenuEntry<S>[]>>

/** An operator's desk: its path equals its name. */
export const desk = <const C extends string>(
  place: { in?: string; at: number },
  name: string,
  component: C,
  icon: string,
  needs: Permission,
  cn: string,
  en: string,
) => ({ ...place, path: `/operatorHome/${name}`, name, component, icon, needs: [needs], cn, en })
