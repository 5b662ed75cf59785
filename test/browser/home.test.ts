import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/chromium.ts'
import { serveWebAlone, type WebAlone } from '../support/web.ts'

/** The home page before, while and after its scripts arrive. Calls are answered with a refusal: nothing here may depend on them. */

const lines = { cn: '出海，有衡有渡。', en: 'Go abroad with the scales in hand.' }
const htmlLang = { cn: 'zh-CN', en: 'en' }

let browser: Browser
let web: WebAlone
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  web = await serveWebAlone()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
})
afterAll(async () => {
  await browser?.close()
  web?.close()
})
afterEach(() => context.close())

interface How {
  lang?: 'cn' | 'en'
  hash?: string
  /** `never`: no script comes; `held`: none until `release()`. */
  scripts?: 'never' | 'held'
  dark?: boolean
  signedIn?: boolean
  noStorage?: boolean
  noScript?: boolean
  width?: number
}

async function visit(how: How = {}): Promise<() => void> {
  context = await browser.newContext({
    viewport: { width: how.width ?? 1300, height: 800 },
    colorScheme: how.dark ? 'dark' : 'light',
    javaScriptEnabled: !how.noScript,
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
  if (!how.noScript) {
    if (how.noStorage)
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        }),
      )
    else await page.addInitScript((lang) => localStorage.getItem('lang') ?? localStorage.setItem('lang', lang), how.lang ?? 'cn')
  }
  await page.goto(`${web.url}/${how.hash ?? '#/home'}`, { waitUntil: 'commit' })
  return release
}

const headings = () => page.locator('h1').allInnerTexts()
const oneLine = async () => (await headings()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const alive = () => page.locator('footer').waitFor()
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })

describe('before any script has come', () => {
  it.each(['cn', 'en'] as const)('the page stands in the reader’s language (%s)', async (lang) => {
    await visit({ lang, scripts: 'never' })
    await soon(oneLine).toEqual([lines[lang]])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(htmlLang[lang])
    expect(await page.locator('main').getByText('180+').isVisible()).toBe(true)
    expect(await page.locator('header nav').isVisible()).toBe(true)
    // Painted, with its own style: the line is large, on night.
    const size = await page.locator('h1').evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    expect(size).toBeGreaterThan(40)
    await soon(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  })

  it.each(['', '#', '#/', '#/home', '#/home?cost=DE', '#/?channel=A1'])('at "%s"', async (hash) => {
    await visit({ hash, scripts: 'never' })
    await soon(oneLine).toEqual([lines.cn])
  })

  it.each(['#/contactUs', '#/homely', '#/404', '#/loginHome', '#/informationDetails?id=home'])('and never at "%s"', async (hash) => {
    await visit({ hash, scripts: 'never' })
    await page.waitForLoadState('load')
    expect(await headings()).toEqual([])
    expect(await page.locator('#root > *').count()).toBe(0)
  })

  it('the language switch answers, and the address leads on', async () => {
    const release = await visit({ scripts: 'held' })
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await soon(oneLine).toEqual([lines.en])
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
    await page.evaluate(() => location.assign('#/404'))
    await soon(headings).toEqual([])
    release()
    await soon(oneLine).toEqual(['This page does not exist or is not accessible'])
    expect(faults).toEqual([])
  })
})

describe('when the scripts come', () => {
  it.each([{ lang: 'cn' }, { lang: 'en' }, { lang: 'cn', dark: true, signedIn: true }, { lang: 'en', width: 320 }] as How[])(
    'they take over what stands there: %o',
    async (how) => {
      const release = await visit({ ...how, scripts: 'held' })
      await page.locator('h1').waitFor()
      await page.locator('h1').evaluate((node) => node.setAttribute('data-first', ''))
      release()
      await alive()
      // The same element: nothing was thrown away and drawn again.
      expect(await page.locator('h1[data-first]').count()).toBe(1)
      expect(await oneLine()).toEqual([lines[how.lang!]])
      expect(await page.locator('html').getAttribute('data-shell')).toBeNull()
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(how.dark ? 'dark' : 'light')
      if (how.signedIn) await page.getByRole('button', { name: '我的账号: 周衡' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(how.width ?? 1300)
      expect(faults).toEqual([])
    },
  )

  it('language can be switched there and back, and the place is kept', async () => {
    await visit()
    await alive()
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await soon(oneLine).toEqual([lines.en])
    await soon(() => page.title()).toBe('Home · Hengdu')
    await page.getByRole('button', { name: '切换到中文' }).click()
    await soon(oneLine).toEqual([lines.cn])
    expect(new URL(page.url()).hash).toBe('#/home')
    expect(faults).toEqual([])
  })

  it('without storage too', async () => {
    await visit({ noStorage: true })
    await alive()
    expect(await oneLine()).toEqual([lines.cn])
    expect(faults).toEqual([])
  })

  it('sections come when the reader does, into room that was kept', async () => {
    await visit()
    await alive()
    const slip = page.locator('#cost [class*="_near"]')
    expect(await slip.evaluate((node) => node.childElementCount)).toBe(0)
    await page.getByRole('button', { name: '测算用工成本' }).click()
    await soon(() => slip.evaluate((node) => node.childElementCount)).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  })

  it('and all of them for whoever prints', async () => {
    await visit()
    await alive()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const near = page.locator('main [class*="_near"]')
    expect(await near.count()).toBeGreaterThanOrEqual(4)
    await soon(() => page.locator('#cost select').count()).toBe(1)
  })
})

it('browsers without scripts read the words in both languages', async () => {
  await visit({ noScript: true })
  const text = async () => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  for (const words of ['出海，', '有衡有渡。', 'the scales in hand.', '180+', 'Post a demand', '先算清楚，'])
    await soon(text).toContain(words)
})
