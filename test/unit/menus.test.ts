import { describe, expect, it } from 'vitest'
import { screens } from '../../src/app/web/features.ts'
import { icons } from '../../src/app/web/frames/icons.tsx'
import { companyMenu } from '../../src/features/account/server/menus/company.ts'
import type { Entry } from '../../src/features/account/server/menus/entry.ts'
import { operatorMenu } from '../../src/features/account/server/menus/operator.ts'
import { personalMenu } from '../../src/features/account/server/menus/personal.ts'

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const menus = { companyMenu, personalMenu, operatorMenu }

describe.each(Object.entries(menus))('%s', (_, menu) => {
  const entries = flat(menu)

  it('names screens that exist', () => {
    const named = entries.filter((entry) => entry.component !== undefined)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((entry) => !(entry.component! in screens)).map((entry) => entry.component)).toEqual([])
  })

  it('names icons that are drawn', () => {
    expect(entries.filter((entry) => !(entry.icon in icons)).map((entry) => entry.icon)).toEqual([])
  })

  it('leads nowhere twice, and every group leads somewhere', () => {
    const screens = entries.filter((entry) => entry.component !== undefined).map((entry) => entry.path)
    expect(screens.filter((path, at) => screens.indexOf(path) !== at)).toEqual([])
    expect(entries.filter((entry) => entry.component === undefined && !entry.children?.length)).toEqual([])
  })
})

it('no two features give a screen the same name', () => {
  const lists = import.meta.glob<{ screens: readonly string[] }>('../../src/features/*/contract/screens.ts', { eager: true })
  const names = Object.values(lists).flatMap((list) => [...list.screens])
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !(name in screens))).toEqual([])
})
