import { type Row, routes } from '../../../src/app/web/routes.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { TestServer } from '../server.ts'
import type { Tolerance } from './look.ts'

/** Whom the visits ask what there is to see: a house under test, or a server. */
export type Asked = Pick<TestServer, 'ok'>

/** Every screen of the product and whoever may see it, with the demo world's data in it. */

export interface Visit extends Tolerance {
  /** Path and query in the hash. */
  path: string
  /** Of the route; null where the page names itself. */
  title: Pair | null
  /** What is opened on the screen before it is looked at. */
  opened?: { what: string; does: (who: Person) => Promise<void> }
  /** Looked at on a small screen altogether, not only measured there. */
  narrow?: boolean
  /** Looked at in light alone: another visit shows the same parts in dark. */
  lightOnly?: boolean
}

export const nameOf = (visit: Visit): string => (visit.opened ? `${visit.path}, ${visit.opened.what}` : visit.path)

export const rowOf = (path: string): Row => {
  const row = routes.find((one) => one.path === path)
  if (!row) throw new Error(`no route ${path}`)
  return row
}
export const visit = (path: string, query = '', more: Partial<Visit> = {}): Visit => ({
  path: path + query,
  title: rowOf(path).title,
  ...more,
})

export const dialogShown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.frames(3)
}
/** Down the whole page, so that every part is laid out. */
export const throughParts = async (who: Person) => {
  for (const part of await who.page.locator('main section[id]').all()) await part.scrollIntoViewIfNeeded()
  await who.settled()
}
export const dismiss = (who: Person) => who.page.keyboard.press('Escape')

/** Rows that no visit covers: a new screen without one fails the test. */
export function uncovered(visits: readonly Visit[]): string[] {
  const paths = visits.map((one) => one.path.split('?')[0]!)
  const fits = (row: Row) => new RegExp(`^${row.path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  return routes.filter((row) => !paths.some((path) => fits(row).test(path))).map((row) => row.path)
}
