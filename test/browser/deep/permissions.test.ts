import { beforeAll, expect, it } from 'vitest'
import { browserSuite } from '../../support/browser-suite.ts'
import { demoServer, type Role, type Walker, walkers } from '../../support/walk/world.ts'

/** What the screens of the demo world offer to someone without any permission. */

const { h, sit } = browserSuite(demoServer)

let people: Record<Role, Walker>

beforeAll(async () => {
  people = await walkers(h)
})

/** Acts that a screen offers with an empty list of permissions, but for those on what is the caller's own, which need none. */
async function actsWithout(role: Role): Promise<string[]> {
  const { session, visits } = people[role]
  const who = await sit(`${role} without permissions`, { lang: 'en', ...(session && { session }) })
  await who.page.route('**/ws/permission/getUserPermissionByToken', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, result: { ...json.result, auth: [] } } })
  })
  await who.quiet()
  const found: string[] = []
  for (const { path } of visits.filter(({ opened }) => !opened)) {
    await who.open(path)
    const acts = await who.page.locator('main :is([data-act]:not([data-act="own"]), [data-key="create"]):visible').allInnerTexts()
    found.push(...acts.map((act) => `${path} ${act}`))
  }
  await who.leave()
  return found
}

it.each(['company', 'individual', 'operator'] as const)(
  'the screens of the %s offer no act where the list of permissions is empty',
  async (role) => {
    const offered = await actsWithout(role)
    expect(offered).toEqual([])
  },
)
