import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core'
import { inject } from 'vitest'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { localeOf } from '../../src/platform/web/lang.ts'
import { chromiumPath } from './chromium.ts'

/** Two busy cores may take a while. */
const PATIENCE = 30_000
const BUILD_LOCK = 20_261_122

export type Role = Parameters<Page['getByRole']>[0]

/** No sandbox inside containers, little shared memory there, and no network requests except to the server under test. */
const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  // Both cores are busy: compiling and collecting garbage on other threads costs more.
  '--js-flags=--single-threaded',
  '--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,CalculateNativeWinOcclusion',
]

/** `more`: flags for what only one journey needs, such as a microphone. */
export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...more] })

let built: Promise<void> | undefined

/**
 * The web app built from the current sources, once in each worker. Workers run in parallel: the lock of the shared database lets one build
 * and the others find it built.
 */
export function buildWeb(): Promise<void> {
  built ??= build()
  return built
}

async function build(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [BUILD_LOCK])
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', '--build'], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`the web app did not build:\n${stderr}`)
  } finally {
    await client.end()
  }
}

/** Of someone who is signed in: the login's answer. */
export interface Session {
  token: string
  userInfo: object
}

export interface PersonOptions {
  lang: Lang
  dark?: boolean
  width?: number
  /** Where they are, if not with the others. */
  zone?: string
  session?: Session
}

/** Where all of them are. What a page says of a moment, a test says in this zone: its own is that of the machine. */
export const SEAT_ZONE = 'Asia/Shanghai'

/** A person with a browser of their own. */
export async function sit(browser: Browser, url: string, name: string, how: PersonOptions): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: how.width ?? 1440, height: 900 },
    locale: localeOf(how.lang),
    timezoneId: how.zone ?? SEAT_ZONE,
    colorScheme: how.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE)
  // Only if nothing was chosen yet: the page itself may choose another.
  await context.addInitScript((lang) => {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', lang)
  }, how.lang)
  if (how.session) {
    await context.addCookies([
      { name: 'token', value: how.session.token, url },
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(how.session.userInfo)), url },
    ])
  }
  return new Person(name, context, await context.newPage(), url, how)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A person's actions and view: by roles and accessible names, as with a screen reader. */
export class Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  readonly url: string
  readonly lang: Lang
  readonly dark: boolean
  /** Errors on the page, visible or not. */
  readonly faults: string[] = []
  /** Requests without a good answer, for `picture`. */
  private readonly refused: string[] = []

  constructor(name: string, context: BrowserContext, page: Page, url: string, { lang, dark = false }: PersonOptions) {
    this.name = name
    this.context = context
    this.page = page
    this.url = url
    this.lang = lang
    this.dark = dark
    page.on('pageerror', (error) => this.faults.push(`${this.where()}: ${error.message}`))
    const note = (request: Request, why: string) => this.refused.push(`${request.method()} ${request.url().replace(url, '')} ${why}`)
    page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'))
    page.on('response', (response) => {
      if (response.status() >= 400) note(response.request(), String(response.status()))
    })
    page.on('console', (message) => {
      // The browser's own line about an answer of 4xx is not an error of the page.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.faults.push(`${this.where()}: ${message.text()}`)
    })
  }

  where(): string {
    return this.page.url().replace(this.url, '')
  }

  /** Navigates to a page of the app by its path, without reloading the app. The change of heading shows when the new page is rendered. */
  async open(path: string): Promise<void> {
    if (this.page.url().startsWith(this.url)) {
      const elsewhere = await this.page.evaluate((to) => {
        const changes = location.hash.slice(1).split('?')[0] !== to.split('?')[0]
        if (changes) for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
        location.assign(`#${to}`)
        return changes
      }, path)
      // Within one page nothing shows that its new filters were rendered.
      await this.frames(elsewhere ? 2 : 8)
    } else await this.page.goto(`${this.url}/#${path}`)
    await this.settled()
  }

  /** The page has its heading, and no skeletons. */
  async settled(): Promise<void> {
    // The prerendered home page responds only once the app has hydrated it.
    await this.page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    await this.page.locator('h1:not([data-left])').first().waitFor()
    await this.until(
      'waits',
      () => this.page.locator('main [aria-busy="true"], main .mantine-Skeleton-root[data-visible]').count(),
      (n) => n === 0,
    )
  }

  /** Polls until the value is right, or the time-out. */
  async until<T>(what: string, ask: () => Promise<T>, right: (answer: T) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const answer = await ask()
      if (right(answer)) return
      if (Date.now() > end) throw new Error(`the ${this.name} ${what}, at ${this.where()}: ${JSON.stringify(answer)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Waits for this many frames. */
  async frames(n: number): Promise<void> {
    await this.page.evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const next = (left: number): unknown => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
          next(count)
        }),
      n,
    )
  }

  /** Nothing fades or slides: the page is in its final state. */
  async quiet(): Promise<void> {
    await this.context.addInitScript(() => {
      const still = () => {
        const style = document.createElement('style')
        style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
        document.head.append(style)
      }
      if (document.head) still()
      else document.addEventListener('DOMContentLoaded', still)
    })
  }

  /** Loads a page of the app, and the app itself. The address changes first, which alone renders nothing. */
  async afresh(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.url)) return this.open(path)
    await this.page.evaluate((to) => history.pushState(null, '', `#${to}`), path)
    await this.page.reload()
    await this.settled()
  }

  async at(path: string | RegExp): Promise<void> {
    const wanted = typeof path === 'string' ? new RegExp(`^${escaped(path)}`) : path
    await this.until(
      `should be at ${path}`,
      () => this.page.evaluate(() => location.hash.slice(1)),
      (hash) => wanted.test(hash),
    )
  }

  get dialog(): Person['page'] | Locator {
    return this.page.getByRole('dialog')
  }

  find(role: Role, name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole(role, { name, exact: true })
  }

  async sees(text: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await within.getByText(text).first().waitFor()
  }

  /** The whole text of one element: a short word such as “Saved” is part of many sentences. */
  async reads(text: string, within: Page | Locator = this.page): Promise<void> {
    await within.getByText(text, { exact: true }).first().waitFor()
  }

  async hears(text: string): Promise<void> {
    await this.page.getByRole('alert').filter({ hasText: text }).first().waitFor()
  }

  press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.find('button', name, within).first().click()
  }

  follow(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.find('link', name, within).first().click()
  }

  /** A text field by its label. Password fields have no role of their own. */
  field(label: string, within: Page | Locator = this.page): Locator {
    return this.find('textbox', label, within)
      .or(this.find('searchbox', label, within))
      .or(within.locator('input[type=password]').and(within.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`))))
      .first()
  }

  async type(label: string, text: string, within?: Page | Locator): Promise<void> {
    await this.field(label, within).fill(text)
  }

  /** A date is typed in the format of the wire. */
  async date(label: string, day: string, within: Page | Locator = this.page): Promise<void> {
    const input = this.field(label, within)
    await input.fill(day)
    await input.press('Tab')
  }

  /** An option of a select, native or custom. */
  async choose(label: string, option: string, within: Page | Locator = this.page): Promise<void> {
    const input = this.find('combobox', label, within)
      .or(this.find('textbox', label, within))
      .first()
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') {
      await input.selectOption({ label: option })
      return
    }
    await input.click()
    await this.find('option', option).first().click()
  }

  /** Level by level through the area field: the last name may be a whole region. */
  async area(label: string, steps: readonly string[], within: Page | Locator = this.page): Promise<void> {
    await this.find('combobox', label, within).first().click()
    for (const step of steps)
      await this.page
        .getByRole('option', { name: new RegExp(`^${escaped(step)}`) })
        .first()
        .click()
  }

  async tick(label: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.find('checkbox', label, within).first().check()
  }

  /** Waits until the upload has finished. */
  async upload(label: string, file: { name: string; bytes: Buffer; mimeType: string }, within: Page | Locator = this.page): Promise<void> {
    const group = this.find('group', label, within).first()
    await group.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: file.bytes })
    await group.getByRole('link', { name: file.name }).waitFor()
  }

  /** For debugging a failure: the page as it was, its errors, and what was refused. */
  async picture(of: string): Promise<string> {
    const path = `.cache/test/browser/${of} ${this.name}.png`.replaceAll(' ', '-')
    await this.page.screenshot({ path, fullPage: true }).catch(() => undefined)
    const text = await this.page.innerText('main').catch(String)
    const refused = this.refused.length > 0 ? `\nrefused: ${this.refused.join(', ')}` : ''
    const faults = this.faults.map((fault) => `\nerror at ${fault}`).join('')
    return `${this.name} stood at ${this.where()}, see ${path}${faults}${refused}\n${text.slice(0, 1500).replace(/^/gm, '  | ')}`
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
