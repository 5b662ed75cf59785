import type { MenuItem } from '../../platform/web/permissions.ts'
import { fillPath, matchPath } from '../../platform/web/router/paths.ts'
import { isCompany, isIndividual, isOperator, type UserInfo } from '../../platform/web/session.ts'
import { type Access, type Row, routes, shortcuts } from './routes.ts'

export interface Visit {
  /** Without query. */
  path: string
  token: string | null
  userInfo: UserInfo | null
  /** Null while it is not loaded. */
  menu: MenuItem[] | null
}

/** `signIn` requests the source's warning and remembering the path. */
type Verdict = { allow: true } | { allow: false; redirect: string; warning?: 'signIn' }

const to = (redirect: string, warning?: 'signIn'): Verdict => ({ allow: false, redirect, ...(warning && { warning }) })
const allow: Verdict = { allow: true }

/** Everything below these paths needs a session, also if only the menu knows the page. */
const workAreas = ['/companyHome', '/personalHome', '/demandHall', '/operatorHome']
const within = (path: string, area: string) => path === area || path.startsWith(`${area}/`)

export const rowFor = (path: string, rows: readonly Row[] = routes): Row | undefined => rows.find((row) => matchPath(row.path, path))

const isPage = (item: MenuItem) => item.component !== 'null'

/** The menu entry of a path at any depth; entries without a screen (`"null"`) are headings, not pages. */
export const menuEntry = (menu: readonly MenuItem[] | null, path: string): MenuItem | undefined =>
  find(menu, (item) => isPage(item) && matchPath(item.path, path) !== null)

function find(menu: readonly MenuItem[] | null, wanted: (item: MenuItem) => boolean): MenuItem | undefined {
  for (const item of menu ?? []) {
    const found = wanted(item) ? item : find(item.children ?? null, wanted)
    if (found) return found
  }
  return undefined
}

/** The first page below a heading of the menu that a person can be led to. */
function firstBelow(menu: readonly MenuItem[] | null, path: string): string | undefined {
  const heading = find(menu, (item) => !isPage(item) && item.path === path)
  return find(heading?.children ?? null, (item) => isPage(item) && !item.meta.hidden && !item.path.includes(':'))?.path
}

export function homeOf(userInfo: UserInfo): string {
  if (isOperator(userInfo)) return '/operatorHome'
  return isCompany(userInfo) ? '/companyHome/clock' : '/personalHome'
}

/** Somebody who may join a company chooses first whether to found one. */
const cardOf = (userInfo: UserInfo) =>
  userInfo.withoutCompany ? '/loginHome/withoutCompany' : `/loginHome/visitingCard?userType=${isCompany(userInfo) ? 'company' : 'personal'}`

const mustComplete = (userInfo: UserInfo) => !isOperator(userInfo) && userInfo.whetherIntact !== 'Y'

const fits: Record<'member' | 'company' | 'individual' | 'operator', (userInfo: UserInfo) => boolean> = {
  member: (userInfo) => !isOperator(userInfo),
  company: isCompany,
  individual: isIndividual,
  operator: isOperator,
}

/** The route guard of the source (section 4) with the decisions of the product: who may open a page, and where others are redirected. */
export function guard(visit: Visit, rows: readonly Row[] = routes): Verdict {
  const { path } = visit
  for (const [from, target] of shortcuts) {
    const values = matchPath(from, path)
    if (values) return to(fillPath(target, values))
  }
  const user = visit.token ? visit.userInfo : null
  const row = rowFor(path, rows)
  const access: Access | 'menu' | undefined = row?.access ?? (workAreas.some((area) => within(path, area)) ? 'menu' : undefined)
  switch (access) {
    case undefined:
      return to('/404')
    case 'public':
      return allow
    case 'entry':
      if (!user) return allow
      return to(mustComplete(user) ? cardOf(user) : homeOf(user))
    case 'card':
      return user && mustComplete(user) ? allow : to('/404')
    case 'operatorEntry':
      return isOperator(user) ? to('/operatorHome') : allow
    default:
      break
  }
  if (!user) return to(within(path, '/operatorHome') ? '/operatorHome/login' : '/loginHome', 'signIn')
  if (mustComplete(user)) return to(cardOf(user))
  if (access === 'menu') return menuEntry(visit.menu, path) ? allow : to(besideMenu(visit.menu, path, user))
  if (!fits[access](user)) return to('/404')
  if (within(path, '/demandHall') && !within(path, `/demandHall/${user.userType}`)) return to('/404')
  return allow
}

/** The root of a user's own area leads to its entry, a heading of the menu to its first page. */
function besideMenu(menu: readonly MenuItem[] | null, path: string, user: UserInfo): string {
  if (path === '/companyHome' && isCompany(user)) return homeOf(user)
  if (path === '/demandHall' && fits.member(user)) return `/demandHall/${user.userType}/home`
  return firstBelow(menu, path) ?? '/404'
}

/** Pages that need the menu: loaded once a session before the guard decides (source §4). */
export const needsMenu = (path: string): boolean => workAreas.some((area) => within(path, area)) && rowFor(path)?.access !== 'operatorEntry'
