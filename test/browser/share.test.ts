import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { t as home } from '../../src/app/web/portal/home/texts.ts'
import { browserSuite, workersBrowser } from '../support/browser-suite.ts'
import { RULES, violations } from '../support/pages/look.ts'
import { type Furnished, registerFeatures } from '../support/portal.ts'
import { langOf, seatOf } from '../support/run.ts'
import { changeSetting } from '../support/settings.ts'
import { soon } from '../support/soon.ts'

/** The pages for readers without scripts, in a browser without scripts. */

const { h } = browserSuite()
let there: Furnished
let context: BrowserContext
let paths: string[]

beforeAll(async () => {
  there = await registerFeatures(h)
  await changeSetting(h, there.op, 'servicePhone', '400-123-4567')
  const xml = await (await fetch(`${h.url}/sitemap.xml`)).text()
  paths = [...xml.matchAll(/<loc>[^<]*?(\/share\/[^<?]*)\?lang=cn<\/loc>/g)].map(([, path]) => path!)
})
afterEach(() => context?.close())

async function reader(lang: 'cn' | 'en', more: { dark?: boolean; width?: number; scripts?: boolean } = {}): Promise<Page> {
  context = await (await workersBrowser()).newContext({
    viewport: { width: more.width ?? 1440, height: 900 },
    locale: lang === 'en' ? 'en-GB' : 'zh-CN',
    colorScheme: more.dark ? 'dark' : 'light',
    javaScriptEnabled: more.scripts ?? false,
  })
  return context.newPage()
}

it.each(langOf('the address alone'))(
  'the address alone, without scripts: one language, its text, its links, the phone and the form (%s)',
  async (lang) => {
    const page = await reader(lang)
    await page.goto(h.url)
    await page.waitForURL(/\/share\/home$/)
    // Chinese whatever the browser prefers, until the reader chooses.
    await soon(() => page.locator('html').getAttribute('lang')).toBe('zh-CN')
    if (lang === 'en') {
      await page.locator('header a.lang').click()
      await page.waitForURL(/lang=en/)
    }
    const s = home.pick(lang)
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, '')
    for (const line of [s.lead, s.hireGet, s.costAbout, s.step1Why, s.articlesAbout]) expect(text).toContain(line.replaceAll(/\s+/g, ''))
    expect(text).not.toContain(home.pick(lang === 'cn' ? 'en' : 'cn').lead.replaceAll(/\s+/g, ''))
    await soon(() => page.locator('footer a[href="tel:4001234567"]').innerText()).toBe('400-123-4567')
    await soon(() => page.locator('footer a[href*="/#/contactUs"]').count()).toBe(1)
    // Links work: a page of the footer, and from there the other language of the same page.
    await page.locator('footer a[href^="/share/safetyCompliance"]').click()
    await page.waitForURL(/safetyCompliance/)
    const heading = await page.locator('h1').innerText()
    await page.locator('header a.lang').click()
    await page.waitForURL(new RegExp(`safetyCompliance\\?lang=${lang === 'cn' ? 'en' : 'cn'}`))
    await soon(() => page.locator('h1').innerText()).not.toBe(heading)
  },
)

it.each([seatOf('the pages without scripts')])(
  'each page fits its width and has one main heading, and none has a fault of accessibility ($lang, dark: $dark, $width px)',
  async ({ lang, dark, width }) => {
    // axe itself is a script; the pages have none.
    const page = await reader(lang, { dark, width, scripts: true })
    const wrong: string[] = []
    for (const path of [...paths, '/share/event/no-such']) {
      await page.goto(`${h.url}${path}?lang=${lang}`)
      const found = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        headings: document.querySelectorAll('h1').length,
      }))
      wrong.push(...(await violations({ page }, undefined, [...RULES, 'best-practice'])).map((one) => `${path} ${one}`))
      if (found.width > width) wrong.push(`${path} is ${found.width} px wide`)
      if (found.headings !== 1) wrong.push(`${path} has ${found.headings} main headings`)
    }
    expect(wrong).toEqual([])
  },
)

it('the way into the app opens the same thing there, in the same language', async () => {
  const page = await reader('cn', { scripts: true })
  for (const [path, to] of [
    [`/share/article/${there.article}`, `#/informationDetails?id=${there.article}&lang=en`],
    [`/share/event/${there.events.offlineSalon}`, `#/activityDetail/${there.events.offlineSalon}/offlineSalon?lang=en`],
    ['/share/country/SG', '#/globalQuickfind?region=SG&lang=en'],
  ]) {
    await page.goto(`${h.url}${path}?lang=en`)
    const heading = await page.locator('h1').innerText()
    await soon(() => page.locator('a.enter').getAttribute('href')).toBe(`${h.url}/${to}`)
    await page.locator('a.enter').click()
    await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
    await soon(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
    if (path!.includes('/share/country')) continue
    await expect.poll(() => page.locator('main h1').innerText(), { timeout: 15_000 }).toBe(heading)
  }
})

it.each(langOf('an article and an event are read in the frame of their page before any script has loaded'))(
  'an article and an event are read in the frame of their page before any script has loaded (%s)',
  async (lang) => {
    const page = await reader(lang, { scripts: true })
    await context.route('**/assets/*.js', (route) => route.abort())
    const of = (kind: string) => paths.find((path) => path.startsWith(`/share/${kind}/`))!
    for (const [shared, hash] of [
      [of('article'), `/informationDetails?id=${of('article').split('/')[3]}&lang=${lang}`],
      [of('event'), `/activityDetail/${of('event').split('/')[3]}/international?lang=${lang}`],
    ] as const) {
      const html = await (await fetch(`${h.url}${shared}?lang=${lang}`)).text()
      await page.goto('about:blank')
      await page.goto(`${h.url}/#${hash}`)
      const heading = page.locator('#words main h1')
      await heading.waitFor()
      await soon(() => heading.textContent()).toBe(html.match(/<h1>([\s\S]*?)<\/h1>/)![1])
      await soon(() => page.locator('#words main .lead').textContent()).toBe(html.match(/<p class="lead">([\s\S]*?)<\/p>/)![1])
      await soon(() => page.locator('#words header').count()).toBeGreaterThan(0)
    }
  },
)
