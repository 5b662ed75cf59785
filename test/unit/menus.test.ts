import { describe, expect, it } from 'vitest'
import { components } from '../../src/app/web/components.tsx'
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
    expect(named.filter((entry) => !(entry.component! in components)).map((entry) => entry.component)).toEqual([])
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
