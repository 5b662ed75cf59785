import { beforeAll, describe, expect, it } from 'vitest'
import { documentHeaders } from '../../../src/app/server/safe-headers.ts'
import { t as frames } from '../../../src/app/web/frames/texts.ts'
import { c as course } from '../../../src/app/web/portal/about/course-texts.ts'
import { m as sample } from '../../../src/app/web/portal/about/sample-texts.ts'
import { t as about } from '../../../src/app/web/portal/about/texts.ts'
import { t as home } from '../../../src/app/web/portal/home/texts.ts'
import { t as app } from '../../../src/app/web/texts.ts'
import { documentPath, documents } from '../../../src/features/base/agreement/contract/documents.ts'
import { t as agreement } from '../../../src/features/base/agreement/web/texts.ts'
import { t as article } from '../../../src/features/market/article/web/texts.ts'
import { t as h5 } from '../../../src/features/market/event/web/page-texts.ts'
import { t as eventWords } from '../../../src/features/market/event/web/texts.ts'
import { t as hiring } from '../../../src/features/market/hiring/web/texts.ts'
import { t as influencers } from '../../../src/features/market/influencer/web/texts.ts'
import { t as contact } from '../../../src/features/market/lead/web/texts.ts'
import { t as safety } from '../../../src/features/market/licence/web/texts.ts'
import { t as partner } from '../../../src/features/market/partner/web/texts.ts'
import { t as quickfind } from '../../../src/features/market/provider/web/texts.ts'
import { papersFor } from '../../../src/features/market/solution/contract/checklist.ts'
import { localPapers } from '../../../src/features/market/solution/contract/papers/local.ts'
import { partsOf } from '../../../src/features/market/solution/contract/scope.ts'
import { b as brief } from '../../../src/features/market/solution/web/brief-texts.ts'
import { t as integrated } from '../../../src/features/market/solution/web/integrated-texts.ts'
import { t as market } from '../../../src/features/market/solution/web/market-texts.ts'
import { x as scene } from '../../../src/features/market/solution/web/scene-texts.ts'
import { t as solution } from '../../../src/features/market/solution/web/texts.ts'
import type { Lang, Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { dictText } from '../../support/dictionaries.ts'
import {
  articleTitle,
  eventTitles,
  type Furnished,
  type Place,
  providerNames,
  publicPlaces,
  registerFeatures,
} from '../../support/portal.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/**
 * Every public page in both languages: its title, its heading, its scroll position when the language changes; and the tools without a
 * test file of their own.
 */

const { h, journey, sit } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
})

async function as(lang: Lang, what: string, run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit('visitor', { lang })
  await journey(`${what} ${lang}`, [who], () => run(who))
}

type Titled<T> = { pick(lang: Lang): T }
const both = <T>(t: Titled<T>, of: (s: T) => string): Pair => ({ cn: of(t.pick('cn')), en: of(t.pick('en')) })
const halves = (t: Titled<{ title1: string; title2: string }>): Pair => both(t, (s) => s.title1 + s.title2)

/** The headline of each page, as its author wrote it. */
const headings: Record<string, Pair> = {
  '/home': both(home, (s) => s.line1 + s.line2),
  '/globalQuickfind': halves(quickfind),
  '/globalHiringAndTalentServices': halves(hiring),
  '/marketDevelopment': halves(market),
  '/integratedService': halves(integrated),
  '/solution': halves(solution),
  '/globalPartner': halves(partner),
  '/safetyCompliance': both(safety, (s) => s.title1 + s.title2 + s.title3),
  '/informationCenter': both(article, (s) => s.heading1 + s.heading2),
  '/informationDetails': articleTitle,
  '/international': both(h5, (s) => s.titleInternational),
  '/offlineSalon': both(h5, (s) => s.titleOfflineSalon),
  '/onlineActivities': both(h5, (s) => s.titleOnlineActivities),
  '/activityDetail/:id/:type': eventTitles.offlineSalon,
  '/activityDetail/:id/:channel/:type': eventTitles.international,
  '/aboutUs': halves(about),
  '/contactUs': both(contact, (s) => s.title),
  '/404': both(app, (s) => s.notFoundTitle),
}
function headingOf({ path, row }: Place): Pair {
  if (row.component === 'agreement') return documents.find((one) => documentPath(one) === path)!.title
  if (row.component === 'activityH5') {
    const kind = path.split('/')[2] as keyof typeof eventTitles
    return { cn: h5.pick('cn').h5Title(eventWords.pick('cn')[kind]), en: h5.pick('en').h5Title(eventWords.pick('en')[kind]) }
  }
  const heading = headings[row.path]
  if (!heading) throw new Error(`a new public page needs its heading here: ${row.path}`)
  return heading
}
/** Those set their own titles; all others have the route's title. */
const ownTitle = new Set(['agreement', 'activityH5', 'informationDetails', 'activityDetail'])

/** A reader's choice before the language changes, and a value among the page's fields that shows it. */
const chosen: Record<string, [query: string, value: string]> = {
  '/globalQuickfind': ['?search=Mekong&region=VN&sort=name', 'Mekong'],
  '/globalHiringAndTalentServices': ['?cost=SG&gross=7100&lead=them', '7100'],
  '/marketDevelopment': ['?goal=size&region=VN&product=pumps', 'pumps'],
  '/integratedService': ['?papers=legal&region=VN', 'VN'],
  '/solution': ['?stage=operate&region=VN&need=protect&size=team&when=half', 'operate'],
  '/globalPartner': ['?volume=123456', '123456'],
  '/safetyCompliance': ['?kind=payment', 'payment'],
  '/informationCenter': ['?search=薪资', '薪资'],
  '/international': ['?search=Jakarta', 'Jakarta'],
  '/offlineSalon': ['?view=month&month=2026-12', 'month'],
  '/onlineActivities': ['?tab=forecast&region=SG', 'SG'],
  '/contactUs': ['?from=cost&topic=hire&region=SG&summary=SGD+6000', 'SGD 6000'],
}

/** The values of all fields of the page. */
const fieldsOf = (who: Person): Promise<string[]> =>
  who.page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select, textarea)')].map((field) =>
      field.matches('[type=radio], [type=checkbox]') ? `${field.value}${field.matches(':checked') ? ' chosen' : ''}` : field.value,
    ),
  )
/** The missing ones of these fields. A part that loaded meanwhile may have added others. */
async function missing(who: Person, fields: readonly string[]): Promise<string[]> {
  const now = await fieldsOf(who)
  return fields.filter((one) => {
    const at = now.indexOf(one)
    if (at >= 0) now.splice(at, 1)
    return at < 0
  })
}
const oneLine = async (who: Person): Promise<string[]> =>
  (await who.page.locator('h1').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const address = (who: Person) => who.page.evaluate(() => location.hash)

/** Hyphenated words of headings that are broken at their hyphen. */
const brokenWords = (who: Person): Promise<string[]> =>
  who.page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+-\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      return broken
    }),
  )

async function looksRight(who: Person, lang: Lang, place: Place): Promise<void> {
  const heading = headingOf(place)
  await who.until(
    `reads the heading in ${lang}`,
    () => oneLine(who),
    ([text]) => text === heading[lang],
  )
  await soon(() => oneLine(who)).toEqual([heading[lang]])
  await soon(() => brokenWords(who)).toEqual([])
  const title = ownTitle.has(place.row.component) ? heading : place.row.title
  const tab = place.row.tab?.[lang] ?? `${title[lang]} · ${frames.pick(lang).brand}`
  await who.until(
    'reads the title',
    () => who.page.title(),
    (text) => text === tab,
  )
  await soon(() => who.page.evaluate(() => document.documentElement.lang)).toBe(lang === 'en' ? 'en' : 'zh-CN')
}

it.each(langOf('every public page has its title and one heading'))(
  'every public page has its title and one heading, and keeps address and choices when the language changes (from %s)',
  (lang) =>
    as(lang, 'pages', async (who) => {
      let now: Lang = lang
      for (const place of publicPlaces(there)) {
        const [query, value] = chosen[place.row.path] ?? ['', '']
        // Each run opens every other page in the other language, so that both languages are loaded and switched on each page.
        await who.open(place.path + query)
        await looksRight(who, now, place)
        if (value) {
          await who.until(
            `finds ${value} chosen`,
            () => fieldsOf(who),
            (fields) => fields.some((one) => one.split(' chosen')[0] === value),
          )
          await who.settled()
        }
        const before = { address: await address(who), fields: await fieldsOf(who) }
        now = now === 'cn' ? 'en' : 'cn'
        await who.press(frames.pick(now === 'cn' ? 'en' : 'cn').toOtherLang, who.page.locator('header'))
        await looksRight(who, now, place)
        await soon(() => address(who)).toBe(before.address)
        await who.until(
          'keeps what was chosen',
          () => missing(who, before.fields),
          (gone) => gone.length === 0,
        )
      }
    }),
)

it.each(langOf('questions are printed with their answers'))('questions are printed with their answers, in %s', (lang) =>
  as(lang, 'print', async (who) => {
    for (const path of ['/aboutUs?at=help', '/globalHiringAndTalentServices']) {
      await who.open(path)
      const answers = who.page.locator('[data-questions] details > div')
      await answers.first().waitFor({ state: 'attached' })
      await who.page.emulateMedia({ media: 'print' })
      await soon(() => answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0)
      await soon(() => answers.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 10).length)).toBe(0)
      await who.page.emulateMedia({ media: null })
    }
  }),
)

it('the page carries the headers of documents, its scripts only those of any file', async () => {
  const page = await fetch(h.url)
  // The first of those that the page's own small script adds.
  const script = await fetch(new URL(/"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '', h.url))
  const headers = [...documentHeaders, 'x-content-type-options']
  expect(headers.filter((name) => page.headers.has(name))).toEqual(headers)
  expect(script.status).toBe(200)
  expect(headers.filter((name) => script.headers.has(name))).toEqual(['x-content-type-options'])
})

/** What a drawing says without being seen: the names of pictures, and the words of lists. */
describe.each(langOf('the drawings'))('the drawings, %s', (lang) => {
  const look = (what: string, path: string, run: (who: Person) => Promise<void>) =>
    as(lang, what, async (who) => {
      await who.open(path)
      await run(who)
    })
  const drawn = (who: Person, label: string) => who.find('list', label)

  it('of the market page is a report with the parts that the builder offers', () =>
    look('report', '/marketDevelopment', async (who) => {
      const report = who.find('img', brief.pick(lang).label)
      await report.waitFor()
      for (const part of partsOf('entry').filter(({ key }) => ['rivals', 'interviews', 'rules'].includes(key)))
        await soon(() => report.innerText()).toContain(part.name[lang])
    }))

  it('of the services page are a machine that stops and the months before a fair', () =>
    look('services', '/integratedService', async (who) => {
      const s = scene.pick(lang)
      for (const minutes of [15, 45, 200, 145]) await who.sees(s.span(minutes), drawn(who, s.stop))
      // The times of the stations are those of the bar: 09:10 and 405 minutes.
      await who.sees('15:55', who.find('region', s.stop))
      await who.sees(s.before(9), drawn(who, s.fair))
    }))

  it('of the solution page marks the stage of the reader', () =>
    look('stages', '/solution?stage=operate', async (who) => {
      const s = solution.pick(lang)
      const here = who.page.locator('main [aria-current=step]')
      await who.sees(s.sOperate, here)
      await who.sees(s.here, here)
      await who.page.getByRole('button', { name: `${s.findFor}: ${s.sScale}` }).click()
      await who.at(/stage=scale/)
      await who.sees(s.sScale, here)
    }))

  it('of the partner page divides a release by the rates in force', () =>
    look('fee', '/globalPartner', async (who) => {
      const s = partner.pick(lang)
      const { platformFeeBps, channelShareBps } = await h.ok('GET /ws/partner/terms')
      const fee = platformFeeBps / 10_000
      const share = channelShareBps / 10_000
      const money = (yuan: number) => yuan.toLocaleString('en', { minimumFractionDigits: 2 })
      await who.sees(money(10_000 * (1 - fee)), drawn(who, s.splitWhole))
      await who.sees(money(10_000 * fee), drawn(who, s.splitWhole))
      await who.sees(money(10_000 * fee * share), drawn(who, s.splitOfFee))
    }))

  it('of the page about us shows who does what, a sample of a request and the other ways', () =>
    look('about', '/aboutUs?at=compare', async (who) => {
      const s = course.pick(lang)
      const lanes = who.find('region', about.pick(lang).course)
      await soon(() => lanes.getByRole('listitem').filter({ hasText: s.provider }).first().innerText()).toContain(s.s3Provider)
      await who.page.getByRole('img', { name: sample.pick(lang).title }).waitFor()
      await who.sees(sample.pick(lang).q3Here, who.find('table', about.pick(lang).other))
    }))

  it('of the contact page has the days until the answer', () =>
    look('answer', '/contactUs', async (who) => {
      const s = contact.pick(lang)
      const days = drawn(who, s.answerDays)
      await who.sees(s.sentNow, days)
      await who.sees(s.answered, days)
    }))
})

describe.each(langOf('the tools of the pages that have no other test'))('the tools of the pages that have no other test, %s', (lang) => {
  const place = { cn: '越南', en: 'Vietnam' }[lang]
  const brought = (who: Person) => who.page.getByLabel(new RegExp(`^${contact.pick(lang).summary}`)).first()

  it('the finder turns answers into steps with their providers, and carries them to the contact form', () =>
    as(lang, 'finder', async (who) => {
      const s = solution.pick(lang)
      await who.open('/solution')
      await who.find('radio', s.enter).click()
      await who.at(/stage=enter/)
      await who.choose(s.qRegion, place)
      await who.find('radio', s.protect).click()
      await who.at(/stage=enter.*region=VN.*need=protect/)
      const plan = who.find('region', s.resultAt(place))
      const ip = plan.getByRole('listitem').filter({ has: who.find('heading', dictText('service', 'ip', lang)) })
      await soon(() => ip.getByRole('link', { name: s.providersFor(1) }).getAttribute('href')).toBe(
        '#/globalQuickfind?region=VN&service=ip',
      )
      await who.sees(providerNames.vietnam[lang], plan)
      await who.page.reload()
      await who.settled()
      await soon(() => who.find('radio', s.enter).isChecked()).toBe(true)
      await who.follow(s.toContact, plan)
      await who.at('/contactUs?from=finder&region=VN')
      await who.until(
        'brings the answers',
        () => brought(who).inputValue(),
        (text) => text.includes(s.protect) && text.includes(s.enter),
      )
    }))

  it('the scope builder writes an outline of the chosen parts, and creators are found by place', () =>
    as(lang, 'scope', async (who) => {
      const s = market.pick(lang)
      await who.open('/marketDevelopment')
      await who.press(s.toBuilder)
      await who.type(s.product, 'XR-7')
      const outline = who.find('region', s.outline)
      const [first, second] = partsOf('entry')
      await outline.getByText(first!.name[lang]).waitFor()
      await who.page.getByLabel(first!.name[lang], { exact: true }).click()
      await outline.getByText(first!.name[lang]).waitFor({ state: 'detached' })
      await who.sees(/XR-7/, outline)
      await who.follow(solution.pick(lang).toContact, outline)
      await who.at('/contactUs?from=scope')
      const written = () => brought(who).inputValue()
      await soon(written).toContain('XR-7')
      await soon(written).toContain(second!.gives[lang])
      await soon(written).not.toContain(first!.gives[lang])

      const i = influencers.pick(lang)
      const { total } = await h.ok('GET /ws/influencer/search', { region: 'JP' })
      expect(total).toBeGreaterThan(0)
      await who.open('/marketDevelopment?where=JP')
      await who.sees(new RegExp(i.found(String(total), '').split('，')[0]!.split(',')[0]!))
    }))

  it('the checklist adds a place’s papers to the general ones, and keeps its checked items', () =>
    as(lang, 'checklist', async (who) => {
      const s = integrated.pick(lang)
      await who.open('/integratedService?papers=ip&region=VN')
      const local = localPapers('ip', 'VN')
      const all = papersFor('ip').length + local.length
      expect(local.length).toBeGreaterThan(0)
      await who.find('heading', s.local(place)).waitFor()
      await who.tick(new RegExp(`^${local[0]!.name[lang]}`))
      await who.sees(s.ready(1, all))
      await who.page.reload()
      await who.settled()
      await who.sees(s.ready(1, all))
      await who.sees(providerNames.vietnam[lang])
      await who.press(s.clear)
      await who.sees(s.ready(0, all))
    }))

  it('the register of licences is searched by number, and a provider’s number is checked', () =>
    as(lang, 'safety', async (who) => {
      const s = safety.pick(lang)
      const { records } = await h.ok('GET /ws/licence/list', { kind: 'remittance' })
      const one = records[0]!
      await who.open('/safetyCompliance')
      await who.press(s.register, who.find('navigation', s.contents))
      await who.type(s.search, one.number)
      const list = who.find('list', s.register)
      await who.until(
        'finds one entry',
        () => list.getByRole('listitem').count(),
        (n) => n === 1,
      )
      await who.sees(one.number, list)
      await who.sees(one.holder[lang], list)
      await who.type(s.search, 'zzzz')
      await who.sees(s.none)
      await who.press(s.clear)
      await who.until(
        'sees all again',
        () => list.getByRole('listitem').count(),
        (n) => n > 1,
      )

      const verify = async (number: string, said: string) => {
        await who.type(s.number, number)
        await who.press(s.verifyNow)
        await who.sees(said)
      }
      await verify('twelve', s.numberWrong)
      await verify('p 99999', s.notListed('P-99999'))
      // People type the digits alone.
      const digits = String(Number(there.providers.singapore.slice(2)))
      await verify(digits, providerNames.singapore[lang])
      await who.type(s.number, 'twelve')
      await who.page.getByText(s.notListed('P-99999')).waitFor({ state: 'detached' })
      await soon(() => who.page.getByText(providerNames.singapore[lang]).count()).toBe(0)
      await verify(there.providers.singapore.toLowerCase(), providerNames.singapore[lang])
      const see = who.find('link', s.see)
      await soon(() => see.getAttribute('href')).toBe(`#/globalQuickfind?id=${there.providers.singapore}`)
    }))

  it('an agreement is searched inside, and an unknown number leads to the page for missing pages', () =>
    as(lang, 'agreement', async (who) => {
      const s = agreement.pick(lang)
      await who.open('/platformProtocol/1')
      await who.find('heading', s.summary).waitFor()
      await who.type(s.search, { cn: '托管', en: 'escrow' }[lang])
      await who.page.locator('main mark').first().waitFor()
      // As many as are said. More are marked while the words are typed.
      const said = async () => {
        const marks = await who.page.locator('main mark').count()
        return who.page.getByText(lang === 'cn' ? `共 ${marks} 处` : `${marks} matches`).count()
      }
      await soon(said).toBeGreaterThan(0)
      await who.page.keyboard.press('Enter')
      await who.page.locator('main mark[data-now]').waitFor()
      await who.open('/platformProtocol/9')
      await who.at('/404')
      await who.follow(app.pick(lang).goHome)
      await who.at('/home')
      await who.open('/no/such/page')
      await who.at('/404')
      // Nothing is like it: the usual places to start from.
      await who.sees(app.pick(lang).usual)
      await soon(() => who.page.locator('main li a').count()).toBe(4)
      await who.open('/home')
      await who.open('/globalQuickFinder')
      await who.at('/404')
      // The nearest page, by its address.
      await who.page.locator('main li a').first().click()
      await who.at('/globalQuickfind')
    }))
})
