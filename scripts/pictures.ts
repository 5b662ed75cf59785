/**
 * `npm run pictures`: every screen of the demo world in Chinese and English, light and dark, at four widths, as each of its personas sees
 * it, with the dialogs and errors that the tests of screens open; into `pictures/`, with `pictures/index.html` to look through them.
 * `npm run pictures -- visitor` takes one person's; a further word takes the screens whose path contains it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../seed/world.ts'
import { totpOf } from '../src/features/base/account/server/totp.ts'
import { type Person, sit } from '../test/support/browser.ts'
import { chromiumPath } from '../test/support/chromium.ts'
import { companyVisits, individualVisits } from '../test/support/pages/members.ts'
import { operatorVisits } from '../test/support/pages/operators.ts'
import { nameOf, type Visit } from '../test/support/pages/visit.ts'
import { visitorVisits } from '../test/support/pages/visitors.ts'
import type { TestServer } from '../test/support/server.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'pictures')
const [onlyWho, onlyPath] = process.argv.slice(2)
const langs = ['cn', 'en'] as const
const widths = [1440, 768, 390, 320] as const
const schemes = ['light', 'dark'] as const
const missing: string[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Session {
  token: string
  userInfo: object
}

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const data = mkdtempSync(join(tmpdir(), 'hengdu-pictures-'))
const server = startServer()

async function shoot(browser: Browser, name: string, visits: Visit[], lang: 'cn' | 'en', session?: Session): Promise<string[]> {
  const who = await sit(browser, url, name, { lang, ...(session && { session }) })
  const files: string[] = []
  for (const visit of visits) {
    try {
      files.push(...(await pose(who, visit)))
    } catch (error) {
      missing.push(`${name} ${nameOf(visit)} ${lang}: ${String(error).split('\n')[0]}`)
    }
  }
  await who.leave()
  return files
}

/** One screen at each width and in each scheme. */
async function pose(who: Person, visit: Visit): Promise<string[]> {
  const { page } = who
  const files: string[] = []
  await page.goto('about:blank')
  const [first, ...others] = visit.narrow ? widths.toReversed() : widths
  await page.setViewportSize({ width: first!, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await who.open(visit.path)
  // Parts that the browser does not render while they are outside the viewport would be blank in a full-page screenshot.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await visit.opened?.does(who)
  for (const width of [first!, ...others]) {
    await page.setViewportSize({ width, height: 900 })
    const dialog = (await page.getByRole('dialog').count()) > 0
    if (!dialog) await scrollThrough(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' })
      const file = `${who.name}/${fileOf(nameOf(visit))}.${who.lang}.${colorScheme}.${width}.png`
      await page.screenshot({ path: join(out, file), fullPage: !dialog })
      files.push(file)
      say(file)
    }
  }
  return files
}

/** Waits for what loads on scrolling, and for pending requests. */
async function scrollThrough(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(150)
}

const fileOf = (path: string) =>
  path
    .replace(/^\//, '')
    .replaceAll(/[^\w-]+/g, '_')
    .slice(0, 120) || 'home'

function contents(files: string[]): string {
  const pages = Map.groupBy(files, (file) => file.replace(/\.(cn|en)\.(light|dark)\.\d+\.png$/, ''))
  const row = ([name, all]: [string, string[]]) =>
    `<h2>${name}</h2><div>${all.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</div>`
  return `<!doctype html><meta charset="utf-8"><title>Hengdu, page by page</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{max-height:640px;border:1px solid #ccc}</style>
${[...pages].map(row).join('\n')}
`
}

// ── people ──────────────────────────────────────────────────────────────────────────────────────

async function call(method: string, path: string, input: object, token?: string, lang = 'cn'): Promise<never> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`${url}/api${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-lang': lang === 'en' ? 'en_US' : 'zh_CN',
      ...(token && { 'x-access-token': token }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  const body = (await answer.json()) as { success: boolean; result: never; message: string }
  if (!body.success) throw new Error(`${method} ${path}: ${body.message}`)
  return body.result
}

/** The visits of the screen tests query for existing data; here they query a server outside the tests. */
const asked: Pick<TestServer, 'ok'> = {
  ok: (key, input = {}, how = {}) => {
    const [method, path] = key.split(' ') as [string, string]
    return call(method, path, input as object, how.token, how.lang)
  },
}

const signIn = (phone: string): Promise<Session> =>
  call('POST', '/ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })
const people: Record<string, () => Promise<{ session?: Session; visits: Visit[] }>> = {
  visitor: async () => ({ visits: await visitorVisits(asked) }),
  company: async () => {
    const session = await signIn('13800000001')
    return { session, visits: await companyVisits(asked, session.token) }
  },
  individual: async () => {
    const session = await signIn('13900000001')
    return { session, visits: await individualVisits(asked, session.token) }
  },
  operator: async () => {
    const totp = totpOf(DEMO_TOTP_SECRET).generate({ timestamp: Date.now() })
    const session: Session = await call('POST', '/ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })
    return { session, visits: await operatorVisits(asked, session.token) }
  },
}

// ── the server ──────────────────────────────────────────────────────────────────────────────────

function startServer(): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, DATABASE_URL: '', SEED: 'auto', LOG_LEVEL: 'error' }
  return spawn(process.execPath, [join(root, 'dist/server/main.js')], { env, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function ready(): Promise<void> {
  // A busy machine loads the demo world for minutes.
  for (let tries = 0; tries < 3_000; tries++) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready')
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server did not get ready')
}

function stop(one: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (one.exitCode !== null) return done()
    one.once('exit', () => done())
    one.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number }
      probe.close(() => done(free))
    })
  })
}

let browser: Browser | undefined
try {
  await ready()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  rmSync(out, { recursive: true, force: true })
  const taken: string[] = []
  for (const [who, visitsOf] of Object.entries(people)) {
    if (onlyWho && who !== onlyWho) continue
    const { session, visits } = await visitsOf()
    const chosen = visits.filter((visit) => !onlyPath || nameOf(visit).includes(onlyPath))
    mkdirSync(join(out, who), { recursive: true })
    const both = await Promise.all(langs.map((lang) => shoot(browser!, who, chosen, lang, session)))
    taken.push(...both.flat())
  }
  writeFileSync(join(out, 'index.html'), contents(taken))
  say(`${taken.length} pictures in pictures/, see pictures/index.html`)
  for (const one of missing) say(`missing: ${one}`)
  if (missing.length > 0) process.exitCode = 1
} finally {
  await browser?.close()
  await stop(server)
  rmSync(data, { recursive: true, force: true })
}
