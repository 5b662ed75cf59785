import { expect, test } from 'vitest'
import type { Action } from '../../src/features/work/demand/contract/lifecycle.ts'
import { actionLabels, demandTexts } from '../../src/features/work/demand/web/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, demandAt } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'
import { soon } from '../support/soon.ts'

const { h, seat, journey } = browserSuite()

type Row = { id: string; title: string; actions: Action[]; buttons: { action: Action; move: string | null }[] }

/** What a row offers: its button, by the action that it begins, and the entries of its menu, opened by the keyboard alone. */
async function offeredBy(who: Person, row: Row): Promise<string[]> {
  const line = who.page.locator('tr, li', { has: who.page.locator(`a[href*="${row.id}"][data-row-open]`) })
  await line.waitFor()
  const button = line.locator('a[data-move], a[data-action]')
  const own: string[] = []
  for (const one of await button.all()) {
    const [move, action] = [await one.getAttribute('data-move'), await one.getAttribute('data-action')]
    own.push(action ?? row.buttons.find((offered) => offered.move === move)?.action ?? `${move}, which no action of the row begins`)
  }
  expect(own.length).toBeLessThanOrEqual(1)
  const more = line.getByRole('button', { name: demandTexts.pick(who.lang).more(row.title) })
  if (row.actions.length <= own.length) {
    await soon(() => more.count()).toBe(0)
    return own
  }
  await more.press('Enter')
  const items = who.page.getByRole('menuitem')
  await items.first().waitFor()
  const listed = await items.evaluateAll((all) => all.map((one) => [one.getAttribute('data-action') ?? '', one.textContent ?? '']))
  for (const [action, words] of listed) expect(words).toBe(actionLabels[action as Action][who.lang])
  // From the menu itself: until its focus has moved there, Escape is not its own.
  await items.first().press('Escape')
  await items.first().waitFor({ state: 'detached' })
  return [...own, ...listed.map(([action]) => action!)]
}

test('at every status a row of both lists has what the table lists: a button, and a menu for the rest', async () => {
  const people = await cast(h)
  const { publisher, provider } = people
  // The order of a list says what a test reads first: each has a title of its own.
  for (let status = 0; status <= 8; status++) await demandAt(h, people, status, { title: `Row at ${status}` })
  const advanced = await demandAt(h, people, 4, { title: 'Row with an advance' })
  await h.ok('POST /ws/demand/imprest', { id: advanced, amount: '100', netMinor: 9_500 }, publisher.as)
  const company = await seat(publisher.owner, 'company', 'en')
  const narrow = await seat(publisher.owner, 'company on a phone', { lang: 'cn', width: 390, dark: true })
  const worker = await seat(provider, 'worker', 'cn')
  const phone = await seat(provider, 'worker on a phone', { lang: 'en', width: 390, dark: true })
  await journey('row actions', [company, narrow, worker, phone], async () => {
    const mine = await h.ok('GET /ws/demand/mine', { pageSize: 50 }, publisher.as)
    const joined = await h.ok('GET /ws/demand/joined', { pageSize: 50 }, provider.as)
    expect(new Set(mine.records.map((row) => row.seaServiceStatus)).size).toBe(9)
    expect(new Set(joined.records.map((row) => row.seaServiceStatus)).size).toBe(6)
    for (const [who, path, rows] of [
      [company, '/personalHome/publish', mine.records],
      [narrow, '/personalHome/publish', mine.records],
      [worker, '/personalHome/joinIn', joined.records],
      [phone, '/personalHome/joinIn', joined.records],
    ] as const) {
      await who.open(`${path}?pageSize=50`)
      for (const row of rows) expect((await offeredBy(who, row)).sort(), `${who.name}: ${row.title}`).toEqual([...row.actions].sort())
      await looksRight(who)
    }
    // An entry leads where the button of the page does.
    const ended = mine.records.find((row) => row.title === 'Row at 8')!
    await company.press(demandTexts.pick('en').more(ended.title))
    await company.find('menuitem', actionLabels.providerList.en).click()
    await company.at('/personalHome/sFacilitator')
  })
})
