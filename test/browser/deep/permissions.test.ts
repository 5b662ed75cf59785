import { beforeAll, expect, it } from 'vitest'
import { browserSuite } from '../../support/browser-suite.ts'
import { demoServer, type Role, type Walker, walkers } from '../../support/walk/world.ts'

/** What the screens of the demo world offer to someone without any permission. */

const { h, sit } = browserSuite(demoServer)

let people: Record<Role, Walker>

beforeAll(async () => {
  people = await walkers(h)
})

/** Acts on what is the caller's own: their calls need no permission. */
const ownActs = [
  /^Mark (all )?as read$/,
  /^Download my data$/,
  /^Leave the company$/,
  /^Sign out( all other devices)?$/,
  /^Solved: close the consultation$/,
]

/** Acts that a screen offers with an empty list of permissions. */
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
    const acts = await who.page.locator('main :is([data-act], [data-key="create"]):visible').allInnerTexts()
    for (const act of acts) if (!ownActs.some((own) => own.test(act))) found.push(`${path} ${act}`)
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
