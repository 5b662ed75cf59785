import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launch } from '../support/browser.ts'
import { serveWebAlone, type WebAlone } from '../support/web.ts'

/** The shell by itself: guard, session, error catalogue, navigation. Calls are answered here; the journeys run on the real server. */

const company = { userType: 1, whetherIntact: 'Y', name: '周衡' }
const person = { userType: 2, whetherIntact: 'Y', name: '林渡' }
const entry = (path: string, component: string) => ({
  path,
  name: component,
  component,
  meta: { title: component, icon: 'bell' },
  children: [],
})
const dead = { error: 'sessionEnded', requestId: 'r-1' }

let browser: Browser
let web: WebAlone
let context: BrowserContext
let page: Page
let answers: Record<string, unknown>

beforeAll(async () => {
  web = await serveWebAlone()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  web?.close()
})
beforeEach(async () => {
  answers = {
    '/ws/permission/getUserPermissionByToken': {
      menu: [entry('/personalHome/IM', 'chat'), entry('/companyHome/extra', 'advisory')],
      auth: [],
    },
    '/ws/notice/unread': { unread: 0, links: [] },
    '/ws/chat/conversations': { records: [], unread: 0, mentions: 0 },
    '/ws/setting/public': { servicePhone: '', wechatId: 'hengdu-test', addressCn: '', addressEn: '', filingNumber: '', linkedinId: '' },
    '/ws/portal/area/getareacode': [{ code: 'CN', areaCode: '86', cn: '中国', en: 'China' }],
    '/ws/dict/items': { cn: {}, en: {} },
    '/ws/passport/logout': null,
  }
  context = await browser.newContext({ viewport: { width: 1300, height: 600 }, locale: 'zh-CN', reducedMotion: 'reduce' })
  await context.route('**/api/**', answer)
  page = await context.newPage()
})
afterEach(() => context.close())

/** A number as an answer means that HTTP status with a refusal. */
async function answer(route: Route): Promise<void> {
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

const signedIn = (userInfo: object) =>
  context.addCookies([
    { name: 'token', value: 't-1', url: web.url },
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(userInfo)), url: web.url },
  ])
/** Opens a page, and waits until the app has taken over what was prerendered. */
async function open(path: string): Promise<void> {
  await page.goto(`${web.url}/#${path}`)
  await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
}
/** Two busy cores may take a while. */
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })
const at = (path: string) => soon(() => page.evaluate(() => location.hash.slice(1))).toBe(path)
const alerts = () => page.locator('[role=alert]').allInnerTexts()
const cookies = async () => (await context.cookies()).map((cookie) => cookie.name).filter((name) => name === 'token' || name === 'userInfo')
const tokenKept = () => page.evaluate(() => localStorage.getItem('token'))

describe('the guard in the browser (source §4)', () => {
  it('redirects a visitor to the login with the warning, and back to the wanted page after it', async () => {
    answers['/ws/passport/passwordLogin'] = { userInfo: person, sysAllDictItems: { cn: {}, en: {} }, token: 't-9' }
    await open('/personalHome/IM?with=7')
    await at('/loginHome')
    await soon(alerts).toContain('您还未登录，请先登录！')
    await page.locator('main input[type=tel], main input[inputmode=tel]').first().fill('13900000001')
    await page.locator('main input[type=password]').fill('Hengdu#2026')
    await page.locator('main input[type=checkbox]').last().check()
    await page.locator('main button[type=submit]').click()
    await at('/personalHome/IM?with=7')
    expect(await cookies()).toEqual(['token', 'userInfo'])
    expect(await tokenKept()).toBe('t-9')
  })

  it('redirects a signed-in user from the login to their own home, and to /404 from pages of others', async () => {
    await signedIn(company)
    await open('/loginHome')
    await at('/companyHome/clock')
    await open('/personalHome/closing')
    await at('/404')
    await soon(() => page.locator('h1').innerText()).toBe('页面不存在或无法访问')
    await page.locator('main').getByRole('link', { name: '返回首页' }).click()
    await at('/home')
  })

  it("opens a company screen that only the server's menu names", async () => {
    await signedIn(company)
    await open('/companyHome/extra')
    await soon(() => page.locator('h1').innerText()).toBe('服务咨询')
    await open('/companyHome/other')
    await at('/404')
  })

  it.each([
    [company, '/companyHome/extra'],
    [person, '/personalHome/extra'],
  ])('puts a demand into the viewer’s own workbench, with their menu around it: %o', async (who, own) => {
    answers['/ws/permission/getUserPermissionByToken'] = { menu: [entry(own, 'advisory')], auth: [] }
    await signedIn(who)
    await open('/personalHome/demandDetails?id=7')
    await soon(() => page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(`#${own}`)
    await at('/personalHome/demandDetails?id=7')
  })

  it('loads the menu once, however many pages are visited', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/getUserPermissionByToken')) asked++
    })
    await signedIn(person)
    await open('/personalHome/IM')
    await page.locator('h1').waitFor()
    for (const path of ['/personalHome/advisory', '/personalHome/systemInfo', '/personalHome/IM']) {
      await open(path)
      await at(path)
      await page.waitForLoadState('networkidle')
    }
    expect(asked).toBe(1)
  })

  it('logs out when the permissions cannot be loaded', async () => {
    answers['/ws/permission/getUserPermissionByToken'] = 500
    await signedIn(company)
    await open('/personalHome/IM')
    await at('/loginHome')
    await soon(alerts).toContain('refused 500')
    expect(await cookies()).toEqual([])
    expect(await tokenKept()).toBeNull()
  })
})

describe('the session in the browser (source §4 and §8)', () => {
  it('shows the message of a login answer that is not 200, stays, keeps what was typed, and takes a double click for one', async () => {
    let tries = 0
    await page.route('**/ws/passport/passwordLogin', (route) => {
      tries++
      return route.fulfill({
        json: { success: false, code: 1001, message: '账号或密码不正确', result: { error: 'loginWrong', requestId: 'r-2' } },
      })
    })
    await open('/loginHome')
    const phone = page.locator('main input[type=tel]').first()
    const password = page.locator('main input[type=password]')
    await phone.fill('13900000001')
    await password.fill('Wrong#2026')
    await page.locator('main input[type=checkbox]').last().check()
    await page.locator('main button[type=submit]').dblclick()
    await soon(alerts).toContain('账号或密码不正确')
    expect(await page.evaluate(() => location.hash)).toBe('#/loginHome')
    expect([await phone.inputValue(), await password.inputValue()]).toEqual(['13900000001', 'Wrong#2026'])
    expect(await cookies()).toEqual([])
    expect(tries).toBe(1)
  })

  it('finds the calling code by name once the field is focused, and continues by keyboard', async () => {
    answers['/ws/portal/area/getareacode'] = [
      { code: 'CN', areaCode: '86', cn: '中国', en: 'China' },
      { code: 'DE', areaCode: '49', cn: '德国', en: 'Germany' },
    ]
    await open('/loginHome')
    const code = page.getByRole('combobox', { name: '国家或地区代码' })
    await soon(() => code.inputValue()).toBe('+86 中国')
    await code.focus()
    await soon(() => page.getByRole('listbox').getByRole('option').count()).toBe(2)
    await page.keyboard.type('德')
    await soon(() => page.getByRole('listbox').getByRole('option').allInnerTexts()).toHaveLength(1)
    await page.locator('[role=option][data-combobox-selected]').waitFor()
    await page.keyboard.press('Enter')
    await soon(() => code.inputValue()).toBe('+49 德国')
    await page.keyboard.press('Tab')
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel')

    // As quick as the page is slow: the text is there before the list has finished opening.
    await code.evaluate(async (input: HTMLInputElement) => {
      input.focus()
      await Promise.resolve()
      input.setRangeText('中', 0, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await soon(() => page.getByRole('listbox').getByRole('option').allInnerTexts()).toHaveLength(1)
    await page.keyboard.press('Enter')
    await soon(() => code.inputValue()).toBe('+86 中国')
    expect(await alerts()).toEqual([])
  })

  it('asks for the calling codes once, and reads them from this browser afterwards (source §7)', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/ws/portal/area/getareacode')) asked++
    })
    const code = page.getByRole('combobox', { name: '国家或地区代码' })
    for (let visit = 1; visit <= 3; visit++) {
      await open('/loginHome')
      // A reload would end the first request before it is answered.
      await soon(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('areaCodes')))).toBe(true)
      await page.reload()
      await soon(() => code.inputValue()).toBe('+86 中国')
    }
    expect(asked).toBe(1)
  })

  it('shows the server’s message for the phone at its field', async () => {
    await page.route('**/ws/passport/passwordLogin', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          code: 422,
          message: '有内容需要修改：手机号格式不正确',
          result: { error: 'invalid', requestId: 'r-3', fields: { phone: '手机号格式不正确' } },
        },
      }),
    )
    await open('/loginHome')
    const phone = page.locator('main input[type=tel]').first()
    await phone.fill('10000000000')
    await page.locator('main input[type=password]').fill('Hengdu#2026')
    await page.locator('main input[type=checkbox]').last().check()
    await page.locator('main button[type=submit]').click()
    const described = () => phone.getAttribute('aria-describedby').then((id) => (id ? page.locator(`[id="${id}"]`).innerText() : ''))
    await soon(described).toBe('手机号格式不正确')
  })

  it('stays signed in when the page is reloaded during the permission call', async () => {
    let asked = 0
    await page.route('**/ws/permission/getUserPermissionByToken', async (route) => {
      asked++
      // The first never answers: the reload aborts it.
      if (asked > 1) await route.fallback()
    })
    await signedIn(person)
    await open('/personalHome/IM')
    await soon(() => asked).toBe(1)
    await page.reload()
    await soon(() => page.locator('h1').innerText()).toBe('在线沟通')
    await at('/personalHome/IM')
    expect(await cookies()).toEqual(['token', 'userInfo'])
    expect(await alerts()).toEqual([])
  })

  it('ends once when several calls answer 401, and says why once', async () => {
    await signedIn(company)
    await open('/personalHome/IM')
    await page.locator('h1').waitFor()
    for (const path of ['/ws/notice/unread', '/ws/setting/public', '/ws/permission/getUserPermissionByToken']) answers[path] = 401
    // In one go: after the first answer the page is another.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('visibilitychange'))
      document.querySelector<HTMLElement>('header button[title="English"]')!.click()
    })
    await at('/loginHome')
    await soon(alerts).toEqual(['refused 401'])
    expect(await cookies()).toEqual([])
  })

  it('signs out in every tab, and shows the outcome', async () => {
    await signedIn(person)
    await open('/personalHome/IM')
    const other = await context.newPage()
    await other.goto(`${web.url}/#/personalHome/IM`)
    await other.locator('h1').waitFor()
    await page.locator('header button[aria-expanded]').last().click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await at('/loginHome')
    await soon(alerts).toContain('退出成功')
    await soon(() => other.evaluate(() => location.hash)).toBe('#/loginHome')
    expect(await cookies()).toEqual([])
  })
})

describe('navigation', () => {
  it('starts at the top with focus on the heading and a title; Back restores the scroll position of the list', async () => {
    await open('/home')
    await page.locator('footer a').first().waitFor()
    // Data and fonts change the layout, and the browser adjusts the scroll position.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(200)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
    await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await soon(() => page.title()).toBe('个人信息保护政策 · 衡渡')
    await page.goBack()
    await soon(() => page.evaluate(() => window.scrollY)).toBe(place)
    // And stays there while the data loads.
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  it('restores the scroll position of a page that takes seconds to load, unless the reader has scrolled by then', async () => {
    const cover = () => page.addStyleTag({ content: '#root { display: none }' })
    const scrolled = () => page.evaluate(() => window.scrollY)
    for (const reads of [false, true]) {
      await open('/platformProtocol/1')
      await page.locator('article section').nth(2).waitFor()
      await page.evaluate(() => window.scrollTo(0, 600))
      await soon(scrolled).toBe(600)
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
      await soon(() => page.title()).toBe('个人信息保护政策 · 衡渡')
      const style = await cover()
      await page.goBack()
      await soon(() => page.title()).toBe('用户协议 · 衡渡')
      // The page is there after more time than its position is held once reached.
      await page.waitForTimeout(3_500)
      expect(await scrolled()).toBe(0)
      if (reads) await page.mouse.wheel(0, 1)
      await style.evaluate((element: Element) => element.remove())
      if (reads) {
        await page.waitForTimeout(500)
        expect(await scrolled()).toBeLessThan(100)
      } else await soon(scrolled).toBe(600)
    }
  })

  it('moves neither scroll nor focus when only the query changes', async () => {
    // A page whose height waits for no data.
    await open('/platformProtocol/1')
    await page.locator('article section').nth(2).waitFor()
    await page.locator('footer a').first().focus()
    const before = await page.evaluate(() => window.scrollY)
    await page.evaluate(() => {
      location.hash = '#/platformProtocol/1?page=2'
    })
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([before, 'A'])
  })

  it('starts at the top again when a link leads to the page that is open', async () => {
    await open('/platformProtocol/2')
    await page.locator('article section').nth(2).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 600))
    await soon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('leads a path that cannot be decoded to /404', async () => {
    await open('/%zz')
    await at('/404')
  })

  it('follows the language chosen in another tab: texts, title and html lang', async () => {
    await open('/404')
    await page.locator('h1').waitFor()
    const other = await context.newPage()
    await other.goto(`${web.url}/#/404`)
    await other.getByRole('button', { name: 'Switch to English' }).click()
    await soon(() => page.title()).toBe('Page not found · Hengdu')
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual(['en', 'en'])
  })
})

describe('possible failures (source §8)', () => {
  it('keeps the page if the script of one of its parts does not load', async () => {
    await page.route('**/assets/CommandPalette*.js', (route) => route.abort())
    await signedIn(person)
    await open('/personalHome/IM')
    await page.locator('h1').waitFor()
    await page.keyboard.press('Control+k')
    await soon(alerts).toContainEqual(expect.stringContaining('这一部分没有加载成功'))
    expect(await page.locator('h1').innerText()).toBe('在线沟通')
  })

  it('offers a retry for a page whose script failed to load', async () => {
    await open('/home')
    await page.locator('h1').waitFor()
    await page.route('**/assets/ContactPage*.js', (route) => route.abort())
    await open('/contactUs')
    await soon(() => page.locator('h1').innerText()).toBe('页面加载失败')
    await page.unroute('**/assets/ContactPage*.js')
    await page.getByRole('button', { name: '重新加载' }).click()
    await soon(() => page.locator('h1').innerText()).toBe('联系我们')
  })

  it('shows a placeholder for an image that fails', async () => {
    await open('/home')
    // The prerendered page has its heading before the scripts that replace failed images.
    await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    const src = await page.evaluate(async () => {
      const image = document.createElement('img')
      image.src = '/missing.png'
      document.body.append(image)
      await new Promise((resolve) => image.addEventListener('load', resolve))
      return image.src
    })
    expect(src).toMatch(/^data:image\/svg\+xml/)
  })

  it('copies by selection where the browser never answers about its clipboard', async () => {
    await open('/home')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => new Promise(() => {}) } })
      document.addEventListener('copy', () => document.body.setAttribute('data-copied', getSelection()?.toString() ?? ''))
    })
    await page.getByRole('button', { name: '复制微信号 hengdu-test' }).click()
    await soon(alerts).toContain('文本已成功复制到剪贴板')
    expect(await page.evaluate(() => document.body.hasAttribute('data-copied'))).toBe(true)
  })

  it('copies an id with the text of the source, and says if it cannot', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/home')
    const copy = page.getByRole('button', { name: '复制微信号 hengdu-test' })
    await copy.click()
    await soon(alerts).toContain('文本已成功复制到剪贴板')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hengdu-test')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await copy.click()
    await soon(alerts).toContain('无法复制文本到剪贴板，请手动复制')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await page.getByRole('button', { name: 'Copy WeChat ID hengdu-test' }).click()
    await soon(alerts).toContain('Could not copy to the clipboard. Please copy it manually.')
  })
})
