import { features } from '../../../src/app/server/features.ts'
import { type Row, routes } from '../../../src/app/web/routes.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Feature } from '../../../src/platform/server/feature.ts'
import type { Person } from '../browser.ts'
import type { TestServer } from '../server.ts'
import type { Tolerance } from './look.ts'

/** The server that the visits query for existing data: one under test, or another. */
export type Asked = Pick<TestServer, 'ok'>

/** Every screen of the product and its users, with the demo world's data in it. */

export interface Visit extends Tolerance {
  /** Path and query in the hash. */
  path: string
  /** Of the route; null if the page sets its own title. */
  title: Pair | null
  /** What is opened on the screen before it is checked. */
  opened?: { what: string; does: (who: Person) => Promise<void> }
  /** Looked at on a small screen only, since what it opens is found there. */
  narrow?: boolean
}

export const nameOf = (visit: Visit): string => (visit.opened ? `${visit.path}, ${visit.opened.what}` : visit.path)

export const rowOf = (path: string): Row => {
  const row = routes.find((one) => one.path === path)
  if (!row) throw new Error(`no route ${path}`)
  return row
}
/** The pages that entries of the server's menus lead to. */
const menuPages = (features as readonly Feature[])
  .flatMap(({ menus = {} }) => Object.values(menus).flat())
  .filter(({ page }) => page)
  .map(({ path, cn, en }) => ({ path, cn, en }))

export const visit = (path: string, query = '', { title, ...more }: Partial<Visit> = {}): Visit => ({
  path: path + query,
  title: title === undefined ? (menuPages.find((page) => page.path === path) ?? rowOf(path).title) : title,
  ...more,
})

export const dialogShown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.frames(3)
}
/** Scrolls the whole page, so that every part is laid out. */
export const throughParts = async (who: Person) => {
  for (const part of await who.page.locator('main section[id]').all()) await part.scrollIntoViewIfNeeded()
  await who.settled()
}
export const dismiss = (who: Person) => who.page.keyboard.press('Escape')

/** Routes and pages that no visit covers: a new screen without one fails the test. */
export function uncovered(visits: readonly Visit[]): string[] {
  const paths = visits.map((one) => one.path.split('?')[0]!)
  const fits = (route: string) => new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  return [...routes.map((row) => row.path), ...menuPages.map(({ path }) => path)].filter(
    (route) => !paths.some((path) => fits(route).test(path)),
  )
}
