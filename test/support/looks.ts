import { expect } from 'vitest'
import type { Person } from './browser.ts'
import { scheme, tooWide, violations } from './pages/look.ts'
import { seatOf } from './run.ts'

/**
 * In the middle of a journey, for what only its acts bring about: the page as it is now has no fault of accessibility, and fits a phone. In
 * the colour scheme of its place; the screens that an address leads to are looked at by `screens.test.ts`.
 */
export async function looksRight(who: Person): Promise<void> {
  await scheme(who, seatOf(`${who.name} ${who.where().split('?')[0]}`).dark)
  expect(await violations(who)).toEqual([])
  expect(await tooWide(who)).toEqual([])
}
