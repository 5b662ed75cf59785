import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { workersBrowser } from './browser-suite.ts'
import { soon } from './soon.ts'
import { serveWebAlone, type WebAlone } from './web.ts'

export const company = { userType: 1, whetherIntact: 'Y', name: '周衡' }
export const person = { userType: 2, whetherIntact: 'Y', name: '林渡' }
export const entry = (path: string, component: string) => ({
  path,
  name: component,
  component,
  meta: { title: component, icon: 'bell' },
  children: [],
})
const dead = { error: 'sessionEnded', requestId: 'r-1' }

/** What the calls answer; a number means that HTTP status with a refusal. */
type Answers = Record<string, unknown>

const usual = (): Answers => ({
  '/ws/permission/getUserPermissionByToken': {
    menu: [entry('/personalHome/IM', 'chat'), entry('/companyHome/extra', 'advisory')],
    auth: [],
  },
  '/ws/notice/unread': { unread: 0, links: [] },
  '/ws/chat/conversations': { records: [], total: 0, unread: 0, mentions: 0 },
  '/ws/setting/public': { servicePhone: '', wechatId: 'hengdu-test', addressCn: '', addressEn: '', filingNumber: '', linkedinId: '' },
  '/ws/portal/area/getareacode': [{ code: 'CN', areaCode: '86', cn: '中国', en: 'China' }],
  '/ws/dict/items': { cn: {}, en: {} },
  '/ws/passport/logout': null,
})

async function answer(route: Route, answers: Answers): Promise<void> {
  const path = new URL(route.request().url()).pathname.replace('/api', '')
  const given = answers[path]
  const status = given === undefined ? 404 : typeof given === 'number' ? given : 200
  const good = status === 200
  const body = {
    success: good,
    code: good ? 200 : status,
    message: good ? 'ok' : `refused ${status}`,
    result: good ? given : dead,
    timestamp: Date.now(),
  }
  await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}

/** The web app without its server, for the tests of one file: each gets a page of its own, whose calls are answered here. */
export function shellAlone() {
  let web: WebAlone
  let context: BrowserContext
  let page: Page
  let answers: Answers
  beforeAll(async () => {
    web = await serveWebAlone()
  })
  afterAll(() => web?.close())
  beforeEach(async () => {
    answers = usual()
    context = await (await workersBrowser()).newContext({
      viewport: { width: 1300, height: 600 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    })
    await context.route('**/api/**', (route) => answer(route, answers))
    page = await context.newPage()
  })
  afterEach(() => context.close())

  return {
    get page() {
      return page
    },
    get context() {
      return context
    },
    get answers() {
      return answers
    },
    get url() {
      return web.url
    },
    signedIn: (userInfo: object) =>
      context.addCookies([
        { name: 'token', value: 't-1', url: web.url },
        { name: 'userInfo', value: encodeURIComponent(JSON.stringify(userInfo)), url: web.url },
      ]),
    /** Opens a page, and waits until the app has taken over what was prerendered. */
    async open(path: string): Promise<void> {
      await page.goto(`${web.url}/#${path}`)
      await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    },
    at: (path: string) => soon(() => page.evaluate(() => location.hash.slice(1))).toBe(path),
    alerts: () => page.locator('[role=alert]').allInnerTexts(),
    cookies: async () => (await context.cookies()).map((cookie) => cookie.name).filter((name) => name === 'token' || name === 'userInfo'),
    tokenKept: () => page.evaluate(() => localStorage.getItem('token')),
  }
}
