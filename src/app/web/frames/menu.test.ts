import { expect, it } from 'vitest'
import type { MenuItem } from '../../../platform/web/permissions.ts'
import { menuEntry } from '../guard.ts'
import { bottomBarOf, currentEntry, leavesOf, sectionsOf, tabsOf } from './menu.ts'

const item = (path: string, children: MenuItem[] = [], hidden = false): MenuItem => ({
  path,
  name: path,
  component: path,
  meta: { title: path, icon: 'users', ...(hidden && { hidden }) },
  children,
})
const menu = [item('/clock'), { ...item('/people', [item('/list', [item('/one', [], true)]), item('/other')]), component: 'null' }]

it.each(['publish', 'joinIn'])('the pages of one demand belong to the list of demands in the menu: %s', (name) => {
  const own = [item('/clock'), { ...item(`/personalHome/${name}`), name }, item('/personalHome')]
  for (const page of ['demandDetails', 'hosting', 'facilitator'])
    expect(currentEntry(own, `/personalHome/${page}`)?.path, page).toBe(`/personalHome/${name}`)
  expect(currentEntry(own, '/personalHome/other')?.path).toBe('/personalHome')
})

it('the pages of the hall belong to its entry in the menu', () => {
  const own = [item('/clock'), { ...item('/demandHall/1/home'), name: 'hallHome' }]
  for (const page of ['demandDetails', 'companyInfo/7'])
    expect(currentEntry(own, `/demandHall/1/${page}`)?.path, page).toBe('/demandHall/1/home')
  expect(currentEntry(own, '/demandHall/1/other')).toBeUndefined()
})

it('the bottom bar has the places of those who keep employees, or pay them, first', () => {
  const named = ['clock', 'publish', 'IM', 'wallet', 'employees', 'leaveRequests', 'payroll', 'payments']
  const own = named.map((name) => ({ ...item(`/${name}`), name }))
  const barOf = (...held: string[]) => bottomBarOf(own, (permission) => held.includes(permission)).map(({ name }) => name)
  expect(barOf('people:edit')).toEqual(['clock', 'employees', 'leaveRequests', 'payroll'])
  expect(barOf('payroll:pay')).toEqual(['clock', 'wallet', 'payroll', 'payments'])
  expect(barOf('people:edit', 'demand:create')).toEqual(['clock', 'publish', 'IM', 'wallet'])
  const individual = ['personalHome', 'hallHome', 'joinIn', 'closing', 'IM'].map((name) => ({ ...item(`/${name}`), name }))
  expect(bottomBarOf(individual).map(({ name }) => name)).toEqual(['personalHome', 'hallHome', 'joinIn', 'IM'])
})

it('a heading inside a group is one place, whose pages are its tabs; the group of a role comes first', () => {
  const heading = (name: string, children: MenuItem[]) => ({ ...item(`/${name}`, children), name, component: 'null' })
  const wallet = heading('cash', [item('/wallet'), item('/withdrawals', [item('/one', [], true)])])
  const staff = heading('staff', [item('/employees')])
  const own = [
    item('/clock'),
    heading('demands', [item('/publish')]),
    heading('people', [staff]),
    heading('funds', [wallet]),
    item('/last'),
  ]
  const orderOf = (...held: string[]) => sectionsOf(own, (permission) => held.includes(permission)).map(({ name }) => name)
  expect(orderOf('demand:create', 'people:edit')).toEqual([null, 'demands', 'people', 'funds', null])
  expect(orderOf('people:edit')).toEqual([null, 'people', 'demands', 'funds', null])
  expect(orderOf('payroll:pay')).toEqual([null, 'funds', 'people', 'demands', null])
  expect(sectionsOf(own)[3]?.places.map(({ title, path }) => [title, path])).toEqual([['/cash', '/wallet']])
  expect(tabsOf(own, '/one')?.pages.map(({ path }) => path)).toEqual(['/wallet', '/withdrawals'])
  expect(tabsOf(own, '/one')?.here.path).toBe('/withdrawals')
  // One page alone needs no tabs.
  expect(tabsOf(own, '/employees')).toBeNull()
})

it('a page is opened by the router and belongs to its entry, and no list of the menu shows it', () => {
  expect(menuEntry(menu, '/one')?.component).toBe('/one')
  expect(currentEntry(menu, '/one')?.path).toBe('/list')
  expect(leavesOf(menu).map(({ path }) => path)).toEqual(['/clock', '/list', '/other'])
  expect(sectionsOf(menu).map(({ places }) => places.map(({ path }) => path))).toEqual([['/clock'], ['/list', '/other']])
  expect(bottomBarOf(menu).map(({ path }) => path)).toEqual(['/clock', '/list', '/other'])
})
