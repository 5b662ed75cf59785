import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { t as home } from '../../../src/app/web/portal/home/texts.ts'
import { routes } from '../../../src/app/web/routes.ts'
import { t as contact } from '../../../src/features/market/lead/web/texts.ts'
import { workersBrowser } from '../../support/browser-suite.ts'
import { layOutWhole } from '../../support/pages/whole.ts'
import { textOfPages } from '../../support/pdf.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'
import { serveWebAlone, type WebAlone } from '../../support/web.ts'

/** The home page before, while and after its scripts load. Calls are answered with a refusal: nothing here may depend on them. */

const titles = routes.find(({ path }) => path === '/home')!.tab!

const headline = (lang: 'cn' | 'en') => home.pick(lang).line1 + home.pick(lang).line2
const lines = { cn: headline('cn'), en: headline('en') }
const htmlLang = { cn: 'zh-CN', en: 'en' }

let web: WebAlone
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  web = await serveWebAlone()
})
afterAll(() => web?.close())
afterEach(() => context.close())

interface How {
  /** Null: no choice yet. */
  lang?: 'cn' | 'en' | null
  hash?: string
  /** `never`: no script is delivered; `held`: none until `release()`. */
  scripts?: 'never' | 'held'
  words?: 'never'
  dark?: boolean
  signedIn?: boolean
  noStorage?: boolean
  width?: number
}

async function visit(how: How = {}): Promise<() => void> {
  context = await (await workersBrowser()).newContext({
    viewport: { width: how.width ?? 1300, height: 800 },
    colorScheme: how.dark ? 'dark' : 'light',
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 404, message: '', result: null, timestamp: 0 } }),
  )
  if (how.scripts)
    await context.route('**/assets/*.js', async (route) => {
      if (how.scripts === 'never') return route.abort()
      await held
      return route.continue()
    })
  if (how.words) await context.route('**/words/**', (route) => route.abort())
  if (how.signedIn)
    await context.addCookies([
      { name: 'token', value: 't-1', url: web.url },
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify({ userType: 1, whetherIntact: 'Y', name: '周衡' })), url: web.url },
    ])
  page = await context.newPage()
  faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  if (how.noStorage)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      }),
    )
  else if (how.lang !== null)
    await page.addInitScript((lang) => localStorage.getItem('lang') ?? localStorage.setItem('lang', lang), how.lang ?? 'cn')
  await page.goto(`${web.url}/${how.hash ?? '#/home'}`, { waitUntil: 'commit' })
  return release
}

const headings = () => page.locator('h1:visible').allInnerTexts()
const oneLine = async () => (await headings()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const takenOver = () => page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
/** A line of each section, including the last ones. */
const linesOf = (lang: 'cn' | 'en'): string[] => {
  const s = home.pick(lang)
  const titles = [s.startTitle2, s.costTitle2, s.providersTitle2, s.openTitle, s.eventsTitle2, s.safetyTitle2, s.articlesTitle2]
  return [...titles, s.lead, s.hireGet, s.costAbout, s.providersAbout, s.openWhy, s.eventsAbout, s.step1Why, s.articlesAbout]
}
/** The lines that find-in-page does not find. Nothing is scrolled to before it. */
const notFound = (lines: string[]) =>
  page.evaluate((wanted) => {
    const find = (line: string) => {
      getSelection()?.removeAllRanges()
      return (window as unknown as { find(text: string, sensitive: boolean, back: boolean, wrap: boolean): boolean }).find(
        line,
        true,
        false,
        true,
      )
    }
    return wanted.filter((line) => !find(line))
  }, lines)

describe('before any script has loaded', () => {
  it.each(langOf('the whole page is there in the reader’s language'))(
    'the whole page is there in the reader’s language (%s)',
    async (lang) => {
      await visit({ lang, scripts: 'never' })
      await soon(oneLine).toEqual([lines[lang]])
      await soon(() => page.evaluate(() => document.documentElement.lang)).toBe(htmlLang[lang])
      await soon(() => page.locator('main').getByText('180+').isVisible()).toBe(true)
      await soon(() => page.locator('header nav').isVisible()).toBe(true)
      // No text of the other language.
      await soon(() => page.locator('h1').count()).toBe(1)
      await soon(() => notFound(linesOf(lang))).toEqual([])
      await soon(() => notFound([linesOf(lang === 'cn' ? 'en' : 'cn').at(-1)!])).toHaveLength(1)
      // Painted, with its own style: its module classes are those of the style sheets, and the line is large.
      const { classes, rules } = await page.evaluate(() => ({
        classes: [...new Set([...document.querySelectorAll('[data-prerendered] [class]')].flatMap((node) => [...node.classList]))],
        rules: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
      }))
      expect(classes.length).toBeGreaterThan(40)
      expect(classes.filter((name) => name.startsWith('_') && !rules.includes(`.${name}`))).toEqual([])
      const size = await page.locator('h1:visible').evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
      expect(size).toBeGreaterThan(40)
      await soon(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    },
  )

  it.each(['', '#', '#/', '#/home', '#/home?cost=DE', '#/?channel=A1'])('at "%s"', async (hash) => {
    await visit({ hash, scripts: 'never' })
    await soon(oneLine).toEqual([lines.cn])
  })

  it.each(['#/homely', '#/companyHome/clock'])('and never at "%s"', async (hash) => {
    await visit({ hash, scripts: 'never' })
    await page.waitForLoadState('load')
    await soon(headings).toEqual([])
    // Only the sentence that the page did not start.
    await soon(() => page.locator('body > :visible').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['not-started'])
  })

  it('nor where a script fails before the page has arrived as a whole', async () => {
    const html = await (await fetch(web.url)).text()
    const head = html.slice(0, html.indexOf('<body'))
    let finish = () => {}
    const slow = createServer((request, response) => {
      if (request.url !== '/') return response.writeHead(404).end()
      finish = () => response.end(html.slice(head.length))
      return response.writeHead(200, { 'content-type': 'text/html' }).write(head)
    })
    await new Promise<void>((listening) => slow.listen(0, listening))
    context = await (await workersBrowser()).newContext()
    page = await context.newPage()
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.exposeFunction('scriptFailed', fail)
    await page.addInitScript('addEventListener("error", () => scriptFailed(), true)')
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/#/companyHome/clock`, { waitUntil: 'commit' })
    await failed
    finish()
    await page.locator('#not-started').waitFor()
    slow.closeAllConnections()
    slow.close()
  })

  it.each(langOf('every other page that anybody may open shows its own words'))(
    'every other page that anybody may open shows its own words, with its style (%s)',
    async (lang) => {
      const { pages } = JSON.parse(await (await fetch(`${web.url}/words/pages.json`)).text()) as { pages: { name: string; path: string }[] }
      expect(pages.length).toBeGreaterThan(35)
      await visit({ lang, scripts: 'never' })
      await soon(oneLine).toEqual([lines[lang]])
      // What a page shows that reads everything from the server: only its frame.
      const frames = ['informationDetails', 'activityDetail-']
      for (const { name, path } of pages.filter(({ name }) => name !== 'home')) {
        await page.evaluate((to) => location.assign(`#${to}`), `${path}${path.includes('?') ? '&' : '?'}x=${name}`)
        const where = page.locator('#words')
        await where.locator('header nav').first().waitFor()
        await soon(() => page.evaluate(() => document.querySelector('#words')?.getAttribute('lang'))).toBe(htmlLang[lang])
        if (!frames.includes(name)) await soon(async () => (await headings()).length).toBe(1)
        await soon(oneLine).not.toEqual([lines[lang]])
        await layOutWhole(page)
        const { classes, rules, wide } = await page.evaluate(() => ({
          classes: [...new Set([...document.querySelectorAll('#words [class]')].flatMap((node) => [...node.classList]))],
          rules: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
          wide: document.documentElement.scrollWidth,
        }))
        expect(
          classes.filter((one) => one.startsWith('_') && !rules.includes(`.${one}`)),
          path,
        ).toEqual([])
        expect(wide, path).toBeLessThanOrEqual(1300)
      }
      expect(faults).toEqual([])
    },
  )

  it('links lead from words to words, and the language switch works', async () => {
    await visit({ hash: '#/contactUs', scripts: 'never' })
    await soon(oneLine).toEqual([contact.pick('cn').title])
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await soon(oneLine).toEqual([contact.pick('en').title])
    await page.locator('#words footer').getByRole('link', { name: 'User agreement' }).click()
    await soon(oneLine).toEqual(['User Agreement'])
    await page.locator('#words header').getByRole('link', { name: 'Home', exact: true }).first().click()
    await soon(oneLine).toEqual([lines.en])
  })

  it('nothing can be typed into words that the page will replace', async () => {
    await visit({ hash: '#/loginHome', scripts: 'never' })
    await soon(() => page.locator('#words main input').count()).toBeGreaterThan(1)
    await page.locator('#words main input').first().focus()
    await page.keyboard.press('Tab')
    await soon(() =>
      page.evaluate(() => document.activeElement?.closest('#words main')?.querySelector(':focus')?.tagName ?? null),
    ).not.toBe('INPUT')
  })

  it('a signed-in visitor is not shown the sign-in', async () => {
    await visit({ hash: '#/loginHome', scripts: 'never', signedIn: true })
    await page.waitForLoadState('load')
    await soon(() => page.locator('#words').count()).toBe(0)
  })

  it('a link in one language opens in it for a reader without a stored choice', async () => {
    await visit({ lang: null, hash: '#/home?lang=en', scripts: 'never' })
    await soon(oneLine).toEqual([lines.en])
  })

  it('the language switch works, and links of the address are followed', async () => {
    const release = await visit({ scripts: 'held' })
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await soon(oneLine).toEqual([lines.en])
    await soon(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
    await page.evaluate(() => location.assign('#/404'))
    await soon(oneLine).toEqual(['This page does not exist or is not accessible'])
    release()
    await takenOver()
    await soon(oneLine).toEqual(['This page does not exist or is not accessible'])
    expect(faults).toEqual([])
  })
})

describe('when the scripts load', () => {
  it.each(['#/home', '#/contactUs'])('it is after the words were painted, or two seconds passed: %s', async (hash) => {
    await visit({ hash })
    await takenOver()
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (/\/assets\/.*\.js$/.test(name) ? [startTime] : [])),
    }))
    expect(painted).toBeGreaterThan(0)
    expect(asked.length).toBeGreaterThan(3)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted, 2000))
  })

  it('it needs no words', async () => {
    await visit({ hash: '#/contactUs', words: 'never' })
    await soon(oneLine).toEqual([contact.pick('cn').title])
  })

  it.each([{ lang: 'cn' }, { lang: 'en' }, { lang: 'cn', dark: true, signedIn: true }, { lang: 'en', width: 320 }] as How[])(
    'they hydrate the page: %o',
    async (how) => {
      const release = await visit({ ...how, scripts: 'held' })
      const line = page.locator('h1:visible')
      await line.waitFor()
      await line.evaluate((node) => node.setAttribute('data-same', ''))
      release()
      await takenOver()
      // Parts that only the app adds, and no warning from React about a difference.
      await soon(() => page.title()).toBe(titles[how.lang ?? 'cn'])
      expect(faults).toEqual([])
      // The same element: nothing was discarded and rendered again.
      await soon(() => page.locator('h1[data-same]').count()).toBe(1)
      await soon(() => page.locator('h1').count()).toBe(1)
      await soon(oneLine).toEqual([lines[how.lang ?? 'cn']])
      await soon(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(how.dark ? 'dark' : 'light')
      if (how.signedIn) await page.getByRole('button', { name: '我的账号: 周衡' }).waitFor()
      await layOutWhole(page)
      await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(how.width ?? 1300)
      expect(faults).toEqual([])
    },
  )

  it.each([{ lang: 'cn' }, { lang: 'en', dark: true, width: 390 }] as How[])('words give way to the page in one frame: %o', async (how) => {
    const release = await visit({ ...how, hash: '#/contactUs', scripts: 'held' })
    await soon(oneLine).toEqual([contact.pick(how.lang!).title])
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seenHeadings: seen })
      const look = () => {
        seen.push([...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length)
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await takenOver()
    await soon(() => page.locator('main form select').count()).toBeGreaterThan(0)
    await soon(oneLine).toEqual([contact.pick(how.lang!).title])
    const seen = await page.evaluate(() => (window as unknown as { seenHeadings: number[] }).seenHeadings)
    expect(new Set(seen)).toEqual(new Set([1]))
    expect(faults).toEqual([])
  })

  it('a language that was chosen while they were loading stays, without an error', async () => {
    const release = await visit({ scripts: 'held' })
    await page.getByRole('button', { name: 'Switch to English' }).click()
    release()
    await takenOver()
    await soon(() => page.title()).toBe(titles.en)
    await soon(oneLine).toEqual([lines.en])
    expect(faults).toEqual([])
  })

  it('an address with values is rendered with them', async () => {
    await visit({ hash: '#/home?cost=DE' })
    await takenOver()
    await soon(() => page.locator('#cost select').inputValue()).toBe('DE')
    expect(faults).toEqual([])
  })

  it('the language can be switched back and forth, and the scroll position is kept', async () => {
    await visit()
    await takenOver()
    const slip = page.locator('#cost')
    await slip.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await soon(oneLine).toEqual([lines.en])
    await soon(() => page.title()).toBe(titles.en)
    await soon(() => slip.evaluate((band) => Math.round(band.getBoundingClientRect().top) < innerHeight)).toBe(true)
    await page.getByRole('button', { name: '切换到中文' }).click()
    await soon(oneLine).toEqual([lines.cn])
    await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(new URL(page.url()).hash).toBe('#/home')
    expect(faults).toEqual([])
  })

  it('has its whole height once it is at rest: nothing moves for a reader who jumps to its end', async () => {
    await visit()
    await takenOver()
    const guessed = () =>
      page.locator('main > section').evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)
    await soon(guessed).toBe(0)
    await page.waitForLoadState('networkidle')
    // With their names: a failure says which part moved, and how far.
    const places = () =>
      page
        .locator('main > section, footer')
        .evaluateAll((all) => all.map((one) => `${one.id || one.className} ${Math.round(one.getBoundingClientRect().top + scrollY)}`))
    let before: string[] = []
    // At rest: what came last on a busy machine has its place, too.
    await soon(async () => {
      const last = before
      before = await places()
      return before.join() === last.join()
    }).toBe(true)
    await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
    })
    expect(before.length).toBeGreaterThan(5)
    await soon(places).toEqual(before)
  })

  it('also without storage', async () => {
    await visit({ noStorage: true })
    await takenOver()
    await soon(oneLine).toEqual([lines.cn])
    expect(faults).toEqual([])
  })

  it('the link to the cost slip leads there, and the keyboard focus with it', async () => {
    await visit()
    await takenOver()
    await page.getByRole('button', { name: '测算用工成本' }).click()
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('先算清楚，再发录用通知')
    await soon(() => page.locator('#cost select').isVisible()).toBe(true)
  })
})

describe.each(langOf('nothing waits for a scroll'))('nothing waits for a scroll (%s)', (lang) => {
  it('find-in-page finds every section', async () => {
    await visit({ lang })
    await takenOver()
    // A section whose top is on screen may still be fading in.
    await soon(() =>
      page
        .locator('main :is(h2, h3, p, dd):visible')
        .evaluateAll((all) => all.filter((node) => !node.checkVisibility({ opacityProperty: true })).length),
    ).toBe(0)
    // Rows that arrive while it searches may interrupt a search.
    await soon(() => notFound(linesOf(lang))).toEqual([])
  })

  it.each(['never', undefined] as const)('in print no page is blank, and the last section is there (scripts: %s)', async (scripts) => {
    await visit({ lang, ...(scripts && { scripts }) })
    if (scripts) await soon(oneLine).toEqual([lines[lang]])
    else await takenOver()
    const pages = textOfPages(await page.pdf({ format: 'A4' }))
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter((text) => text.trim() === '')).toEqual([])
    const printed = pages.join('').normalize('NFKC').replaceAll(/\s+/g, '')
    for (const line of [linesOf(lang)[0]!, lines[lang], home.pick(lang).articlesTitle1 + home.pick(lang).articlesTitle2])
      expect(printed).toContain(line.normalize('NFKC').replaceAll(/\s+/g, ''))
  })
})
