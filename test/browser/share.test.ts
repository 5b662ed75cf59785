import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { t as home } from '../../src/app/web/portal/home/texts.ts'
import { buildWeb, launch } from '../support/browser.ts'
import { LOOKS, RULES, type Surroundings, violations } from '../support/pages/look.ts'
import { textOfPages } from '../support/pdf.ts'
import { type Furnished, publicPlaces, registerFeatures } from '../support/portal.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** The pages for readers without scripts, in a browser without scripts; and every public page on paper. */

const langs = ['cn', 'en'] as const
let browser: Browser
let h: TestServer
let there: Furnished
let context: BrowserContext
let paths: string[]

beforeAll(async () => {
  await buildWeb()
  browser = await launch()
  h = await startServer()
  there = await registerFeatures(h)
  await h.ok('POST /ws/operator/setting', { name: 'servicePhone', value: '400-123-4567' }, there.op.as)
  const xml = await (await fetch(`${h.url}/sitemap.xml`)).text()
  paths = [...xml.matchAll(/<loc>[^<]*?(\/share\/[^<?]*)\?lang=cn<\/loc>/g)].map(([, path]) => path!)
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await h?.close()
})
afterEach(() => context?.close())

async function reader(lang: 'cn' | 'en', more: { dark?: boolean; width?: number; scripts?: boolean } = {}): Promise<Page> {
  context = await browser.newContext({
    viewport: { width: more.width ?? 1440, height: 900 },
    locale: lang === 'en' ? 'en-GB' : 'zh-CN',
    colorScheme: more.dark ? 'dark' : 'light',
    javaScriptEnabled: more.scripts ?? false,
  })
  return context.newPage()
}

it.each(langs)('the address alone, without scripts: one language, its text, its links, the phone and the form (%s)', async (lang) => {
  const page = await reader(lang)
  await page.goto(h.url)
  await page.waitForURL(/\/share\/home$/)
  const s = home.pick(lang)
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, '')
  for (const line of [s.lead, s.hireGet, s.costAbout, s.step1Why, s.articlesAbout]) expect(text).toContain(line.replaceAll(/\s+/g, ''))
  expect(text).not.toContain(home.pick(lang === 'cn' ? 'en' : 'cn').lead.replaceAll(/\s+/g, ''))
  expect(await page.locator('footer a[href="tel:4001234567"]').innerText()).toBe('400-123-4567')
  expect(await page.locator('footer a[href*="/#/contactUs"]').count()).toBe(1)
  // Links work: a page of the footer, and from there the other language of the same page.
  await page.locator('footer a[href^="/share/safetyCompliance"]').click()
  await page.waitForURL(/safetyCompliance/)
  const heading = await page.locator('h1').innerText()
  await page.locator('header a.lang').click()
  await page.waitForURL(new RegExp(`safetyCompliance\\?lang=${lang === 'cn' ? 'en' : 'cn'}`))
  expect(await page.locator('h1').innerText()).not.toBe(heading)
})

it.each([
  ['any fault of accessibility', 'cn', false, 1440, [...RULES, 'best-practice']],
  // The elements are the same in both languages.
  ['a fault of colours or sizes', 'en', true, 320, LOOKS],
] as const)(
  'each page fits its width and has one main heading, and none has %s (%s, dark: %s, %d px)',
  async (_, lang, dark, width, rules) => {
    // axe itself is a script; the pages have none.
    const page = await reader(lang, { dark, width, scripts: true })
    const surroundings: Surroundings = new Set()
    const wrong: string[] = []
    for (const path of [...paths, '/share/event/no-such']) {
      await page.goto(`${h.url}${path}?lang=${lang}`)
      const found = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        headings: document.querySelectorAll('h1').length,
      }))
      wrong.push(...(await violations({ page }, surroundings, rules)).map((one) => `${path} ${one}`))
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
    expect(await page.locator('a.enter').getAttribute('href')).toBe(`${h.url}/${to}`)
    await page.locator('a.enter').click()
    await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    if (path!.includes('/share/country')) continue
    await expect.poll(() => page.locator('main h1').innerText(), { timeout: 15_000 }).toBe(heading)
  }
})

it('on paper every public page is whole: no blank sheet, its last section, and no menu of the footer', async () => {
  // In English: the text of a page of paper has other codes for some Chinese signs.
  const page = await reader('en', { scripts: true })
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  const wrong: string[] = []
  for (const { path } of publicPlaces(there)) {
    await page.goto(`${h.url}/#${path}`)
    await page.reload()
    await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    await page.locator('main h1').first().waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0)
    const last = await page.locator('main :is(h1, h2):visible').last().innerText()
    const sheets = textOfPages(await page.pdf({ format: 'A4' })).map((text) => text.normalize('NFKC').replaceAll(/\s+/g, ''))
    if (sheets.some((text) => text === '')) wrong.push(`${path}: a blank sheet of ${sheets.length}`)
    if (!sheets.join('').includes(last.normalize('NFKC').replaceAll(/\s+/g, ''))) wrong.push(`${path}: without “${last}”`)
    if (sheets.join('').includes('Personalinformationcollectionlist')) wrong.push(`${path}: with the menu of the footer`)
  }
  for (const path of paths.filter((_, at) => at % 5 === 0)) {
    await page.goto(`${h.url}${path}?lang=en`)
    const sheets = textOfPages(await page.pdf({ format: 'A4' }))
    if (sheets.some((text) => text.trim() === '')) wrong.push(`${path}: a blank sheet`)
    if (sheets.join('').includes('Account Cancellation Agreement') && !path.includes('Protocol')) wrong.push(`${path}: with the menu`)
  }
  expect(wrong).toEqual([])
})

it.each(langs)('an article and an event are read in the frame of their page before any script has loaded (%s)', async (lang) => {
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
    expect(await heading.textContent()).toBe(html.match(/<h1>([\s\S]*?)<\/h1>/)![1])
    expect(await page.locator('#words main .lead').textContent()).toBe(html.match(/<p class="lead">([\s\S]*?)<\/p>/)![1])
    expect(await page.locator('#words header').count()).toBeGreaterThan(0)
  }
})
