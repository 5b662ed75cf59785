import { appendFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../seed/world.ts'
import { routes } from '../../src/app/web/routes.ts'
import { totpOf } from '../../src/features/base/account/server/totp.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { buildWeb, launch, type Person, sit } from '../support/browser.ts'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import {
  badFocus,
  badHead,
  badTexts,
  LOOKS,
  type OwnWords,
  ownWords,
  type Surroundings,
  tooWide,
  violations,
} from '../support/pages/look.ts'
import {
  companyVisits,
  individualVisits,
  newCompanyVisits,
  newcomerVisits,
  unverifiedCompanyVisits,
  unverifiedIndividualVisits,
} from '../support/pages/members.ts'
import { operatorVisits } from '../support/pages/operators.ts'
import { openedPayslipVisits } from '../support/pages/payroll.ts'
import { nameOf, uncovered, type Visit } from '../support/pages/visit.ts'
import { visitorVisits } from '../support/pages/visitors.ts'
import { seat } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * Every screen of the demo world, wide and at 320 px: in Chinese and light mode, and again in English and dark mode. Words decide nothing
 * about colours, nor colours about words, so two of the four combinations show what all would. The structure of a page is the same in
 * both: the second time, only the rules of accessibility for colours and sizes are checked.
 */

interface Seen {
  session?: { token: string; userInfo: object }
  visits: Visit[]
}

let browser: Browser
let h: TestServer
let database: FreshDatabase
let own: OwnWords
const people: Record<string, Seen> = {}

beforeAll(async () => {
  await buildWeb()
  browser = await launch()
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.url })
  // The server reads the workbook that was uploaded last.
  await h.jobs.runDue()
  const signIn = async (phone: string) => {
    const { token, userInfo } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })
    return { token, userInfo }
  }
  const newcomer = async (userType: 1 | 2) => {
    const { token } = await seat(h, { userType, complete: false, name: 'Newcomer' })
    return { token, userInfo: await h.ok('GET /ws/account/me', {}, { token }) }
  }
  const company = await signIn('13800000001')
  const individual = await signIn('13900000001')
  const totp = totpOf(DEMO_TOTP_SECRET).generate({ timestamp: h.clock.now().epochMilliseconds })
  const operator = await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })
  Object.assign(people, {
    visitor: { visits: [...(await visitorVisits(h)), ...(await openedPayslipVisits(h, operator.token))] },
    'new company': { session: await newcomer(1), visits: newCompanyVisits() },
    'new individual': { session: await newcomer(2), visits: newcomerVisits() },
    'unverified company': { session: await signIn('13800000021'), visits: unverifiedCompanyVisits() },
    'unverified individual': { session: await signIn('13900000003'), visits: unverifiedIndividualVisits() },
    company: { session: company, visits: await companyVisits(h, company.token) },
    individual: { session: individual, visits: await individualVisits(h, individual.token) },
    operator: { session: { token: operator.token, userInfo: operator.userInfo }, visits: await operatorVisits(h, operator.token) },
  })
  own = await ownWords(h)
}, 400_000)
afterAll(async () => {
  await browser?.close()
  await h?.close()
  await database?.drop()
})

/** One visit: the errors found, each with screen, language, scheme, rule and element. */
async function wrongAt(
  who: Person,
  visit: Visit,
  { afresh, moved, around }: { afresh: boolean; moved: boolean; around: Surroundings },
): Promise<string[]> {
  const found: string[] = []
  const note = (how: string, problems: readonly string[]) => {
    for (const problem of problems) found.push(`${nameOf(visit)} · ${who.lang} · ${how} · ${problem}`)
  }
  await (afresh ? who.afresh(visit.path) : who.open(visit.path))
  if (moved) note('arrival', await badFocus(who))
  note('head', await badHead(who, visit.title, routes.find(({ path }) => path === visit.path.split('?')[0])?.tab))
  const wide = who.page.viewportSize()!
  if (visit.narrow) {
    await who.page.setViewportSize({ width: 320, height: 700 })
    await who.frames(3)
  }
  if (visit.opened) await visit.opened.does(who)
  note('texts', await badTexts(who, own, visit))
  if (!who.dark) note('light', await violations(who, around))
  else if (!visit.lightOnly) note('dark', await violations(who, around, LOOKS))
  note('320 px', await tooWide(who))
  if (visit.narrow) await who.page.setViewportSize(wide)
  return found
}

async function walk(name: string, lang: Lang): Promise<string[]> {
  const { session, visits } = people[name]!
  const who = await sit(browser, h.url, name, { lang, dark: lang === 'en', ...(session && { session }) })
  await who.quiet()
  const wrong: string[] = []
  const around: Surroundings = new Set()
  let before = ''
  let afresh = false
  for (const visit of visits) {
    const path = visit.path.split('?')[0]!
    const began = Date.now()
    try {
      wrong.push(...(await wrongAt(who, visit, { afresh, moved: before !== '' && before !== path, around })))
    } catch (error) {
      wrong.push(`${nameOf(visit)} · ${lang} · could not be looked at: ${String(error).split('\n').slice(0, 3).join(' ')}`)
      await who.page.setViewportSize({ width: 1440, height: 900 })
      // A page that does not come to rest must not affect the next visit.
      await who.page.goto('about:blank')
    }
    if (process.env['LOOK_TIMES'])
      appendFileSync(process.env['LOOK_TIMES'], `${name} ${lang} ${nameOf(visit)} ${Date.now() - began} ${wrong.at(-1) ?? ''}\n`)
    // A dialog or an edited form must not affect the next visit.
    afresh = visit.opened !== undefined
    before = afresh ? '' : path
  }
  wrong.push(...who.faults.map((fault) => `${lang} · fault in the page · ${fault}`))
  await who.leave()
  return wrong
}

describe.each([
  'visitor',
  'new company',
  'new individual',
  'unverified company',
  'unverified individual',
  'company',
  'individual',
  'operator',
])('the screens of the %s', (name) => {
  it.concurrent('have no errors in Chinese, light', { timeout: 1_200_000 }, async () => {
    expect(await walk(name, 'cn')).toEqual([])
  })
  it.concurrent('have no errors in English, dark', { timeout: 1_200_000 }, async () => {
    expect(await walk(name, 'en')).toEqual([])
  })
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
async function actsWithout(name: string): Promise<string[]> {
  const { session, visits } = people[name]!
  const who = await sit(browser, h.url, `${name} without permissions`, { lang: 'en', ...(session && { session }) })
  await who.page.route('**/ws/permission/getUserPermissionByToken', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, result: { ...json.result, auth: [] } } })
  })
  await who.quiet()
  const found: string[] = []
  for (const { path } of visits.filter(({ opened }) => !opened)) {
    await who.open(path)
    const acts = await who.page.locator('main [data-act]:visible').allInnerTexts()
    for (const act of acts) if (!ownActs.some((own) => own.test(act))) found.push(`${path} ${act}`)
  }
  await who.leave()
  return found
}

it.each(['company', 'individual', 'operator'])(
  'the screens of the %s offer no act where the list of permissions is empty',
  async (name) => {
    expect(await actsWithout(name)).toEqual([])
  },
)

it('detects errors on a page that has some', async () => {
  const who = await sit(browser, h.url, 'visitor', { lang: 'en' })
  await who.quiet()
  // In the last section, which is far below the viewport.
  await who.open('/aboutUs')
  await who.page.evaluate(() => {
    document
      .querySelector('main > :last-child')!
      .insertAdjacentHTML(
        'beforeend',
        `<img src="/favicon.svg"><p style="color:#ccc;background:#fff;width:400px">保存 undefined</p><p>afterSales</p><button style="width:9px;height:9px;padding:0"></button>`,
      )
  })
  const rules = (await violations(who)).map((line) => line.split(' ')[0])
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'button-name']))
  const looks = (await violations(who, new Set(), LOOKS)).map((line) => line.split(' ')[0])
  expect(looks).toContain('color-contrast')
  expect(looks).not.toContain('image-alt')
  expect((await badTexts(who, own)).map((line) => line.split(' ')[0])).toEqual(['broken', 'Chinese', 'raw'])
  expect(await tooWide(who)).toHaveLength(1)
  expect(await badHead(who, { cn: '首页', en: 'Home' })).toHaveLength(1)
  expect(await badFocus(who)).toHaveLength(1)
  // Of the surroundings, what changed is looked at again, and nothing else.
  const around: Surroundings = new Set()
  await violations(who, around)
  await who.page.evaluate(() => document.querySelector('footer a')!.insertAdjacentHTML('afterend', '<button class="later"></button>'))
  const inFooter = async () => (await violations(who, around)).filter((line) => line.startsWith('button-name at .later'))
  expect(await inFooter()).toHaveLength(1)
  expect(await inFooter()).toEqual([])
  await who.leave()
})

it('cover every route', () => {
  expect(uncovered(Object.values(people).flatMap((one) => one.visits))).toEqual([])
})
