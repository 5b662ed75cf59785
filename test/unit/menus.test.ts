import { describe, expect, it } from 'vitest'
import { features } from '../../src/app/server/features.ts'
import { portalScreens, screenNamed } from '../../src/app/web/features.ts'
import { icons } from '../../src/app/web/frames/icons.tsx'
import { workScreens } from '../../src/app/web/work-features.ts'
import { groupedMenu } from '../../src/features/base/account/server/permissions.ts'
import type { screens as demandScreens } from '../../src/features/work/demand/contract/screens.ts'
import { desk, type MenuEntry, type Menus } from '../../src/platform/server/menu.ts'

const screens = { ...portalScreens, ...workScreens }

const kinds = ['company', 'individual', 'operator'] as const
describe.each(kinds)('the menu of %s', (kind) => {
  const entries = [...groupedMenu(features, kind).values()].flat()

  it('names screens that exist', () => {
    const named = entries.filter((entry) => entry.component !== undefined)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((entry) => !(entry.component! in screens)).map((entry) => entry.component)).toEqual([])
  })

  it('names icons that exist', () => {
    expect(entries.filter((entry) => !(entry.icon in icons)).map((entry) => entry.icon)).toEqual([])
  })

  it('has no duplicate targets, and no empty group', () => {
    const screens = entries.filter((entry) => entry.component !== undefined).map((entry) => entry.path)
    expect(screens.filter((path, at) => screens.indexOf(path) !== at)).toEqual([])
    const groups = entries.filter((entry) => entry.component === undefined)
    expect(groups.filter((group) => !entries.some((entry) => entry.in === group.name))).toEqual([])
  })

  it('has pages only of entries that open a screen', () => {
    const screens = entries.filter((entry) => entry.component !== undefined && !entry.page).map((entry) => entry.name)
    expect(entries.filter((entry) => entry.page && !screens.includes(entry.in ?? ''))).toEqual([])
  })
})

it.each(['home', 'operatorEvents', 'companyClock'] as const)('the screen %s is found by its name', async (name) => {
  expect(await screenNamed(name)).toBe(screens[name])
})

it.each(['none', 'toString'])('there is no screen of the name %s', async (name) => {
  expect(await screenNamed(name)).toBeUndefined()
})

it('no two features give a screen the same name', () => {
  const lists = import.meta.glob<{ screens: readonly string[] }>('../../src/features/*/*/contract/screens.ts', { eager: true })
  const names = Object.values(lists).flatMap((list) => [...list.screens])
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !(name in screens))).toEqual([])
})

describe('the entries of features in a menu', () => {
  const entry = (over: Partial<MenuEntry>): MenuEntry => ({
    name: 'a',
    path: '/a',
    icon: 'book',
    component: 'a',
    at: 10,
    cn: '甲',
    en: 'A',
    ...over,
  })
  const menuOf = (...entries: MenuEntry[]) =>
    groupedMenu(
      entries.map((one) => ({ name: one.name, menus: { company: [one] } })),
      'company',
    )

  it('are in the order of their positions, not of the features that add them', () => {
    const group = entry({ name: 'group', component: undefined, at: 20 })
    const menu = menuOf(
      entry({ name: 'late', at: 30 }),
      entry({ name: 'member', in: 'group', at: 10 }),
      group,
      entry({ name: 'early', at: 10 }),
    )
    expect(menu.get(null)?.map((one) => one.name)).toEqual(['early', 'group', 'late'])
    expect(menu.get('group')?.map((one) => one.name)).toEqual(['member'])
  })
  it('name a group that exists and a position that is free', () => {
    expect(() => menuOf(entry({ in: 'gone' }))).toThrow(/no group gone/)
    expect(() => menuOf(entry({ name: 'list' }), entry({ in: 'list' }))).toThrow(/no group list/)
    expect(() => menuOf(entry({ in: 'gone', page: true }))).toThrow(/no entry gone/)
    expect(menuOf(entry({ name: 'list' }), entry({ name: 'one', in: 'list', page: true })).get('list')).toHaveLength(1)
    expect(() => menuOf(entry({ name: 'a' }), entry({ name: 'b' }))).toThrow(/two entries of the company menu are at 10/)
  })
  it('open screens of their own feature: other names do not compile', () => {
    const menus: Menus<typeof demandScreens> = {
      company: [
        { at: 10, name: 'a', path: '/a', icon: 'book', component: 'hallHome', cn: '甲', en: 'A' },
        // @ts-expect-error no screen of the feature has this name
        { at: 20, name: 'b', path: '/b', icon: 'book', component: 'hallHomes', cn: '乙', en: 'B' },
      ],
      operator: [
        desk({ at: 10 }, 'c', 'operatorDemandReview', 'book', 'operator:review', '丙', 'C'),
        // @ts-expect-error it is a screen of another feature
        desk({ at: 20 }, 'd', 'operatorLedger', 'book', 'operator:see', '丁', 'D'),
      ],
    }
    expect(menus.company).toHaveLength(2)
  })
})
