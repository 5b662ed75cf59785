import type { MenuItem } from '../../../platform/web/permissions.ts'
import type { Permission } from '../../../rules/permissions.ts'

/** A place of work: one entry of the menu, whose pages are tabs. */
export interface Place {
  name: string
  title: string
  icon: MenuItem['meta']['icon']
  /** That of its first page. */
  path: string
  pages: MenuItem[]
}

interface MenuSection {
  /** Null for places outside groups. */
  name: string | null
  title: string | null
  places: Place[]
}

/**
 * The server's tree as the sidebar shows it: its groups with a heading, single places between them together. A heading inside a group is a
 * place, as is a single entry. Pages that are opened from others are not shown. The group in which a role works comes first.
 */
export function sectionsOf(menu: readonly MenuItem[], holds: Holds = () => false): MenuSection[] {
  const sections: MenuSection[] = []
  for (const item of menu) {
    const grouped = item.component === 'null'
    const places = (grouped ? (item.children ?? []) : [item]).flatMap(placeOf)
    const last = sections.at(-1)
    if (places.length === 0) continue
    if (grouped) sections.push({ name: item.name, title: item.meta.title, places })
    else if (last && last.title === null) last.places.push(...places)
    else sections.push({ name: null, title: null, places })
  }
  const first = ownGroups(holds)
  const rank = ({ name }: MenuSection) => (name !== null && first.includes(name) ? first.indexOf(name) : first.length)
  const [head, ...rest] = sections
  // What is above all groups, the overview, stays there.
  return head && head.name === null ? [head, ...rest.sort((a, b) => rank(a) - rank(b))] : sections.sort((a, b) => rank(a) - rank(b))
}

function placeOf(item: MenuItem): Place[] {
  const [first, ...rest] = leavesOf([item])
  return first ? [{ name: item.name, title: item.meta.title, icon: item.meta.icon, path: first.path, pages: [first, ...rest] }] : []
}

/** The pages of the place that a page belongs to, if there are several: its tabs. */
export function tabsOf(menu: readonly MenuItem[], path: string): { title: string; pages: MenuItem[]; here: MenuItem } | null {
  const here = currentEntry(menu, path)
  const place =
    here &&
    sectionsOf(menu)
      .flatMap(({ places }) => places)
      .find(({ pages }) => pages.includes(here))
  return place && place.pages.length > 1 ? { title: place.title, pages: place.pages, here } : null
}

export const leavesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => (item.meta.hidden ? [] : [...(item.component === 'null' ? [] : [item]), ...leavesOf(item.children ?? [])]))

/** The most used pages of the bottom bar; the rest of the four follow in the menu's own order. The home of each kind of user says whose. */
const preferred: readonly (readonly string[])[] = [
  ['clock', 'publish', 'IM', 'wallet'],
  ['personalHome', 'hallHome', 'joinIn', 'IM'],
  ['operatorHome', 'demandReview', 'topUps', 'withdrawals'],
]

/** The groups of the menu in which those work who post no demands but keep employees, or pay them. */
const ownGroups = (holds: Holds): readonly string[] => {
  if (holds('demand:create')) return []
  return holds('people:edit') ? ['people'] : holds('payroll:pay') ? ['funds', 'people'] : []
}

/** Those who post no demands but keep employees, or pay them, have their own work first. */
const ofPeople = ['clock', 'employees', 'leaveRequests', 'payroll']
const ofPay = ['clock', 'payroll', 'payments', 'wallet']
function preferredFor(leaves: readonly MenuItem[], holds: Holds): readonly string[] {
  const own = preferred.find(([home]) => leaves.some(({ name }) => name === home)) ?? []
  if (holds('demand:create') || !leaves.some(({ name }) => name === 'clock')) return own
  return holds('people:edit') ? ofPeople : holds('payroll:pay') ? ofPay : own
}

type Holds = (permission: Permission) => boolean

/** `holds`: what the reader may do. */
export function bottomBarOf(menu: readonly MenuItem[], holds: Holds = () => false): MenuItem[] {
  const leaves = leavesOf(menu)
  const first = preferredFor(leaves, holds)
    .map((name) => leaves.find((item) => item.name === name))
    .filter((item) => item !== undefined)
  const four = [...new Set([...first, ...leaves])].slice(0, 4)
  return leaves.filter((item) => four.includes(item))
}

/** Pages of one demand, and the lists that they belong to: the company's own, or those that an individual joined. */
const ofDemand = /^\/personalHome\/(demandDetails|hosting|facilitator|rFacilitator|sFacilitator)$/
const demandLists = ['publish', 'joinIn']

/** Pages of the demands and companies of the hall. */
const ofHall = /^\/demandHall\/\d\/(demandDetails|companyInfo)/

function listOf(menu: readonly MenuItem[], path: string): string | undefined {
  const lists = ofDemand.test(path) ? demandLists : ofHall.test(path) ? ['hallHome'] : []
  return leavesOf(menu).find(({ name }) => lists.includes(name))?.path
}

/** The active entry for a path: its own, else the one whose page it is, else the nearest above it (a detail page activates its list). */
export function currentEntry(menu: readonly MenuItem[], path: string): MenuItem | undefined {
  const leaves = leavesOf(menu)
  return (
    leaves.find((item) => item.path === path) ??
    leaves.find(({ children }) => children?.some((page) => page.path === path)) ??
    leaves.find((item) => item.path === listOf(menu, path)) ??
    leaves.filter((item) => path.startsWith(`${item.path}/`)).sort((a, b) => b.path.length - a.path.length)[0]
  )
}
