import type { MenuItem } from '../../../platform/web/permissions.ts'
import type { Permission } from '../../../rules/permissions.ts'

interface MenuSection {
  /** Null for entries outside groups. */
  title: string | null
  items: MenuItem[]
}

/** The server's tree as the sidebar shows it: its groups with a heading, single entries between them together. Pages are not shown. */
export function sectionsOf(menu: readonly MenuItem[]): MenuSection[] {
  const sections: MenuSection[] = []
  for (const item of menu) {
    const below = leavesOf(item.children ?? [])
    if (item.component === 'null') {
      if (below.length > 0) sections.push({ title: item.meta.title, items: below })
      continue
    }
    const last = sections.at(-1)
    if (last && last.title === null) last.items.push(item, ...below)
    else sections.push({ title: null, items: [item, ...below] })
  }
  return sections
}

export const leavesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => (item.meta.hidden ? [] : [...(item.component === 'null' ? [] : [item]), ...leavesOf(item.children ?? [])]))

/** The most used entries of the bottom bar come first; the rest of the four follow in the menu's own order. */
const preferred = [
  'clock',
  'publish',
  'wallet',
  'personalHome',
  'hallHome',
  'joinIn',
  'closing',
  'systemInfo',
  'operatorHome',
  'demandReview',
  'topUps',
  'withdrawals',
]

/** Those who post no demands but keep employees, or pay them, have their own work first. */
const ofPeople = ['clock', 'employees', 'leaveRequests', 'payroll']
const ofPay = ['clock', 'payroll', 'payments', 'wallet']
const preferredFor = (holds: Holds): readonly string[] => {
  if (holds('demand:create')) return preferred
  return holds('people:edit') ? ofPeople : holds('payroll:pay') ? ofPay : preferred
}

type Holds = (permission: Permission) => boolean

/** `holds`: what the reader may do. */
export function bottomBarOf(menu: readonly MenuItem[], holds: Holds = () => false): MenuItem[] {
  const leaves = leavesOf(menu)
  const first = preferredFor(holds)
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
