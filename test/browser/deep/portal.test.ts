import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { t as social } from '../../../src/app/web/frames/social-texts.ts'
import { t as frames } from '../../../src/app/web/frames/texts.ts'
import { SEAT_ZONE } from '../../support/browser.ts'
import { workersBrowser } from '../../support/browser-suite.ts'
import { layOutWhole } from '../../support/pages/whole.ts'
import { soon } from '../../support/soon.ts'
import { serveWebAlone, type WebAlone } from '../../support/web.ts'

/** Header, footer and home of the portal (source §2, §8 and §9). Calls are answered here. */

const settings = {
  servicePhone: '+86 21 5555 0100',
  addressCn: '上海市浦东新区世纪大道 100 号',
  addressEn: '100 Century Avenue, Pudong, Shanghai',
  filingNumber: '沪ICP备00000000号',
  wechatId: 'hengdu-test',
  linkedinId: '',
}
const demand = (n: number) => ({
  number: `D-2026-000${n}`,
  title: `需求 ${n}`,
  areaCode: 'DE',
  area: { cn: '德国', en: 'Germany' },
  recruitEnd: '2026-12-31',
  amountMinor: 840_000,
  currency: 'EUR',
})
const answers: Record<string, unknown> = {
  '/ws/setting/public': settings,
  '/ws/hall/open': { records: [1, 2, 3, 4, 5, 6].map(demand), total: 6, asOf: '2026-11-21T01:00:00Z' },
  '/ws/portal/area/getareacode': [{ code: 'CN', areaCode: '86', cn: '中国', en: 'China' }],
  '/ws/permission/getUserPermissionByToken': { menu: [], auth: [] },
}

let web: WebAlone
let context: BrowserContext
let page: Page

beforeAll(async () => {
  web = await serveWebAlone()
})
afterAll(() => web?.close())
afterEach(() => context.close())

const alerts = () => page.locator('[role=alert]').allInnerTexts()

async function visit(
  how: { lang?: 'cn' | 'en'; userInfo?: object; moving?: boolean; more?: Partial<Record<string, string>> } = {},
): Promise<void> {
  context = await (await workersBrowser()).newContext({
    viewport: { width: 1300, height: 400 },
    reducedMotion: how.moving ? 'no-preference' : 'reduce',
  })
  await context.route('**/api/**', (route) => {
    const call = new URL(route.request().url()).pathname.replace('/api', '')
    const given = call === '/ws/setting/public' ? { ...settings, ...how.more } : answers[call]
    return route.fulfill({
      status: given ? 200 : 404,
      json: { success: Boolean(given), code: given ? 200 : 404, message: '', result: given ?? null, timestamp: Date.now() },
    })
  })
  if (how.userInfo)
    await context.addCookies([
      { name: 'token', value: 't-1', url: web.url },
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(how.userInfo)), url: web.url },
    ])
  page = await context.newPage()
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), how.lang ?? 'cn')
  await page.goto(`${web.url}/#/home`)
  await page.locator('h1').waitFor()
  // The prerendered page responds only once the app has hydrated it.
  await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
}

/** The tab that a click opens, by its path. */
async function opened(click: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([context.waitForEvent('page'), click()])
  await tab.locator('h1:visible').waitFor()
  await soon(() => page.evaluate(() => location.hash)).toBe('#/home')
  return new URL(tab.url()).hash
}

describe('the header', () => {
  it('offers visitors the sign-in', async () => {
    await visit()
    await soon(() => page.locator('header a', { hasText: '登录' }).getAttribute('href')).toBe('#/loginHome')
    await soon(() => page.locator('header button', { hasText: '退出登录' }).count()).toBe(0)
  })

  it.each([
    [{ userType: 1, whetherIntact: 'Y', name: '周衡' }, '#/companyHome/clock'],
    [{ userType: 2, whetherIntact: 'Y', name: '林渡' }, '#/personalHome'],
  ])('leads %o to their own workbench', async (userInfo, home) => {
    await visit({ userInfo })
    await soon(() => page.locator('header a', { hasText: '登录' }).count()).toBe(0)
    await page.getByRole('button', { name: `我的账号: ${userInfo.name}` }).click()
    await soon(() => page.getByRole('link', { name: '工作台' }).getAttribute('href')).toBe(home)
    await soon(() => page.getByRole('button', { name: '退出登录' }).isVisible()).toBe(true)
  })

  it('opens the contact form in a new tab for a free plan', async () => {
    await visit()
    expect(await opened(() => page.locator('header').getByRole('link', { name: '获取免费方案' }).click())).toBe('#/contactUs')
    await soon(alerts).toEqual([])
  })

  it('says so where the browser blocks the tab, in both languages', async () => {
    await visit()
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.locator('header').getByRole('link', { name: '获取免费方案' }).click()
    await soon(alerts).toContain('弹窗被浏览器拦截，请允许本站弹窗后重试')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await page.locator('header').getByRole('link', { name: 'Get a free plan' }).click()
    await soon(alerts).toContain('Your browser blocked the new window. Allow pop-ups for this site and try again.')
  })
})

describe('the footer', () => {
  it('opens relevantLaws/3 in a new tab', async () => {
    await visit()
    expect(await opened(() => page.locator('footer').getByRole('link', { name: '相关法规' }).click())).toBe('#/relevantLaws/3')
  })

  it.each([
    ['cn', frames.pick('cn').hours, settings.addressCn, settings.addressEn],
    ['en', frames.pick('en').hours, settings.addressEn, settings.addressCn],
  ] as const)('names hours, address, phone, filing and the years (%s)', async (lang, hours, address, other) => {
    await visit({ lang })
    const footer = page.locator('footer')
    await footer.getByText(settings.filingNumber).waitFor()
    const text = await footer.innerText()
    expect(text).toContain(hours)
    expect(text).toContain(address)
    expect(text).not.toContain(other)
    expect(text).toContain(`© 2024–${Temporal.Now.zonedDateTimeISO(SEAT_ZONE).year} `)
    await soon(() => footer.locator('a[href^="tel:"]').getAttribute('href')).toBe('tel:+862155550100')
    // Settings that the operator has left empty have no button.
    await soon(() => footer.getByRole('button').count()).toBe(1)
    await soon(() => footer.getByRole('img').count()).toBe(0)
  })

  it.each([
    ['cn', 1],
    ['en', 0],
  ] as const)('shows the WeChat code that the operator has set on Chinese pages (%s)', async (lang, codes) => {
    await visit({ lang, more: { wechatLink: 'https://u.wechat.com/hengdu-test' } })
    const footer = page.locator('footer')
    await footer.getByText(settings.filingNumber).waitFor()
    await soon(() => footer.getByRole('img', { name: social.pick(lang).wechatCode }).count()).toBe(codes)
  })
})

it('home shows the open demands in short and leads to the hall', async () => {
  await visit()
  const rows = page.locator('main li', { has: page.locator('a[href*="search=D-2026-"]') })
  await soon(() => rows.count()).toBe(6)
  await layOutWhole(page)
  const first = await rows.first().innerText()
  for (const part of ['需求 1', '德国', '招募至 2026-12-31', '8,400.00']) expect(first).toContain(part)
  await page.locator('main').getByText('共 6 个，数据截至').waitFor()
  await soon(() => page.getByRole('link', { name: '进入需求大厅' }).getAttribute('href')).toBe('#/demandHall/2/home')
})

describe('sections below the fold', () => {
  /** The outermost element that moves. */
  const section = () => page.locator('main h2', { hasText: '正在招募的需求' }).locator('xpath=ancestor::section/div')
  const motions = () =>
    section().evaluate((node) =>
      node.getAnimations().map((motion) => {
        const effect = motion.effect as KeyframeEffect
        const [from] = effect.getKeyframes()
        return { ms: effect.getTiming().duration, opacity: from?.['opacity'], transform: from?.['transform'] }
      }),
    )
  /** At this moment: a motion that had begun would be over if one waited. */
  const still = async () => {
    const now = await motions()
    expect(now).toEqual([])
  }
  const look = () => section().evaluate((node) => [getComputedStyle(node).opacity, getComputedStyle(node).transform])
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  /** Like a wheel: until an eighth of it is in the viewport. */
  const approach = async () => {
    await section().evaluate((node) =>
      window.scrollTo(0, node.getBoundingClientRect().top + window.scrollY - innerHeight + node.clientHeight / 8),
    )
    await frames()
  }
  const arrive = async (moving: boolean) => {
    await visit({ moving })
    // With its rows the page keeps its height.
    await soon(() => page.locator('main a[href*="search=D-2026-"]').count()).toBe(6)
    await frames()
  }

  it('are always visible, and move into place once, in 1 s from 80 px below, when they enter the viewport', async () => {
    await arrive(true)
    await soon(look).toEqual(['1', 'none'])
    await approach()
    await soon(motions).toEqual([{ ms: 1000, opacity: undefined, transform: 'translateY(80px)' }])
    await soon(look).toEqual(['1', 'none'])
    await page.evaluate(() => window.scrollTo(0, 0))
    await frames()
    await approach()
    await still()
  })

  it('do not move when a jump has brought the reader there', async () => {
    await arrive(true)
    await section().evaluate((node) => node.scrollIntoView({ block: 'start' }))
    await frames()
    await still()
  })

  it('do not move under reduced motion', async () => {
    await arrive(false)
    await approach()
    await still()
    await soon(look).toEqual(['1', 'none'])
  })
})
