import { expect, it } from 'vitest'
import { nearestPages } from './nearest.ts'

const pages = [
  { path: '/globalQuickfind', names: ['服务商速查', 'Global Quickfind'] },
  { path: '/contactUs', names: ['联系我们', 'Contact'] },
  { path: '/aboutUs', names: ['关于', 'About'] },
  { path: '/offlineSalon', names: ['线下沙龙', 'In-person sessions'] },
]
const near = (typed: string) => nearestPages(typed, pages).map(({ path }) => path)

it.each([
  ['/globalQuickfnd', '/globalQuickfind'],
  ['/GLOBALQUICKFIND/', '/globalQuickfind'],
  ['/contact', '/contactUs'],
  ['/contact-us', '/contactUs'],
  ['/about-hengdu', '/aboutUs'],
  ['/联系', '/contactUs'],
  ['/offline_salons', '/offlineSalon'],
])('%s is near %s', (typed, path) => {
  expect(near(typed)[0]).toBe(path)
})

it('says nothing where nothing is near', () => {
  expect(near('/')).toEqual([])
  expect(near('/zzzzzzzz')).toEqual([])
  expect(near(`/${'x'.repeat(100_000)}`)).toEqual([])
})
