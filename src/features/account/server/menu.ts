import type { Lang } from '../../../platform/contract/texts.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import { holds, listed, permissions, type Role } from '../../../rules/permissions.ts'
import type { ButtonRight, MenuNode } from '../contract/schema.ts'
import { companyMenu } from './menus/company.ts'
import type { Entry } from './menus/entry.ts'
import { operatorMenu } from './menus/operator.ts'
import { personalMenu } from './menus/personal.ts'

const menus: Record<Actor['kind'], readonly Entry[]> = {
  company: companyMenu,
  individual: personalMenu,
  operator: operatorMenu,
  system: [],
}

/** The workbench of whoever looks: entries that the role may use, titles in the caller's language. Never empty. */
export function menuOf(actor: Actor, lang: Lang): MenuNode[] {
  return seen(menus[actor.kind], actor, lang)
}

const seen = (entries: readonly Entry[], actor: Actor, lang: Lang): MenuNode[] =>
  entries
    .filter((entry) => !entry.needs || entry.needs.some(actor.holds))
    .map((entry) => ({
      path: entry.path,
      name: entry.name,
      component: entry.component ?? 'null',
      meta: { title: entry[lang], icon: entry.icon },
      children: seen(entry.children ?? [], actor, lang),
    }))
    // A group that lost all its screens is no help.
    .filter((node) => node.component !== 'null' || node.children.length > 0)

/** Every button that the caller's kind of user could have; type "1" where this role has it, else "2" (source §6). */
export function buttonsOf(actor: Actor, lang: Lang): ButtonRight[] {
  const role = actor.role as Role
  return listed(role).map((action) => ({ action, type: holds(role, action) ? '1' : '2', describe: permissions[action][lang] }))
}
