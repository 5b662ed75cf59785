import { beforeAll, describe, expect, it } from 'vitest'
import { browserSuite } from '../support/browser-suite.ts'
import { runTogether, squeezed, textsOn } from '../support/pages/laid-out.ts'
import {
  badFocus,
  badHead,
  badTexts,
  type OwnWords,
  ownWords,
  type Surroundings,
  sideways,
  tooWide,
  violations,
  wordless,
} from '../support/pages/look.ts'
import { uncovered } from '../support/pages/visit.ts'
import { seated, walk } from '../support/walk/walk.ts'
import { demoServer, type Role, roles, type Walker, walkers } from '../support/walk/world.ts'

/** Every screen of the demo world, each visited once by everybody who has it, with every probe. */

const { h, sit } = browserSuite(demoServer)

let own: OwnWords
let people: Record<Role, Walker>

beforeAll(async () => {
  people = await walkers(h)
  own = await ownWords(h)
})

describe.each(roles)('the screens of the %s', (role) => {
  it.concurrent.each(['cn', 'en'] as const)('have no errors, %s', { timeout: 1_200_000 }, async (lang) => {
    expect(await walk(sit, role, lang, people[role], own)).toEqual([])
  })
})

it('are spread over languages, schemes and widths', () => {
  const seats = roles.flatMap((role) => seated(role, people[role].visits)).map(({ seat }) => seat)
  const share = (of: (seat: (typeof seats)[number]) => boolean) => seats.filter(of).length / seats.length
  for (const part of [share(({ lang }) => lang === 'en'), share(({ dark }) => dark)]) expect(Math.abs(part - 0.5)).toBeLessThan(0.1)
  for (const width of [320, 390, 1440]) expect(share((seat) => seat.width === width)).toBeGreaterThan(0.1)
})

it('detects errors on a page that has some', async () => {
  const who = await sit('visitor', { lang: 'en' })
  await who.quiet()
  // In the last section, which is far below the viewport.
  await who.open('/aboutUs')
  await who.page.evaluate(() => {
    document
      .querySelector('main > :last-child')!
      .insertAdjacentHTML(
        'beforeend',
        `<img src="/favicon.svg"><p style="color:#ccc;background:#fff;width:400px">保存 undefined</p><p>afterSales</p><button style="width:9px;height:9px;padding:0"></button><p style="width:9px;overflow-wrap:anywhere">2026-11-28</p>`,
      )
  })
  const rules = (await violations(who)).map((line) => line.split(' ')[0])
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'button-name']))
  expect((await badTexts(who, own)).map((line) => line.split(' ')[0])).toEqual(['broken', 'Chinese', 'raw', 'day'])
  expect(await wordless(who)).toHaveLength(1)
  expect(await sideways(who)).toEqual([])
  expect(squeezed(await textsOn(who))).toEqual(['squeezed text "2026-11-28"'])
  expect(await tooWide(who)).toHaveLength(1)
  await who.page.setViewportSize({ width: 390, height: 700 })
  expect(await sideways(who)).toHaveLength(1)
  expect(await badHead(who, { cn: '首页', en: 'Home' })).toHaveLength(1)
  expect(await badFocus(who)).toHaveLength(1)
  expect(runTogether(await textsOn(who))).toEqual([])
  await who.page.evaluate(() =>
    document
      .querySelector('main > :last-child')!
      .insertAdjacentHTML(
        'beforeend',
        '<p style="display:flex"><span>2026-07-14</span><span>2 hours</span></p><p>2<b>nd</b></p><p style="display:flex;gap:8px"><span>a</span><span>b</span></p>',
      ),
  )
  expect(runTogether(await textsOn(who))).toEqual(['texts run together "2026-07-14" "2 hours"'])
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
