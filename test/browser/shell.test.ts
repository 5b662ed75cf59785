import { describe, expect, it } from 'vitest'
import { company, entry, person, shellAlone } from '../support/shell.ts'
import { soon } from '../support/soon.ts'

/** The shell by itself: the guard and the session. Calls are answered here; the journeys run on the real server. */

const shell = shellAlone()
const { alerts, at, cookies, open, signedIn, tokenKept } = shell

describe('the guard in the browser (source §4)', () => {
  it('redirects a visitor to the login with the warning, and back to the wanted page after it', async () => {
    shell.answers['/ws/passport/passwordLogin'] = { userInfo: person, sysAllDictItems: { cn: {}, en: {} }, token: 't-9' }
    await open('/personalHome/IM?with=7')
    await at('/loginHome')
    await soon(alerts).toContain('您还未登录，请先登录！')
    await shell.page.locator('main input[type=tel], main input[inputmode=tel]').first().fill('13900000001')
    await shell.page.locator('main input[type=password]').fill('Hengdu#2026')
    await shell.page.locator('main button[type=submit]').click()
    await at('/personalHome/IM?with=7')
    await soon(cookies).toEqual(['token', 'userInfo'])
    await soon(tokenKept).toBe('t-9')
  })

  it('redirects a signed-in user from the login to their own home, and to /404 from pages of others', async () => {
    await signedIn(company)
    await open('/loginHome')
    await at('/companyHome/clock')
    await open('/personalHome/closing')
    await at('/404')
    await soon(() => shell.page.locator('h1').innerText()).toBe('页面不存在或无法访问')
    await shell.page.locator('main').getByRole('link', { name: '返回首页' }).click()
    await at('/home')
  })

  it("opens a company screen that only the server's menu names", async () => {
    await signedIn(company)
    await open('/companyHome/extra')
    await soon(() => shell.page.locator('h1').innerText()).toBe('服务咨询')
    await open('/companyHome/other')
    await at('/404')
  })

  it.each([
    [company, '/companyHome/extra'],
    [person, '/personalHome/extra'],
  ])('puts a demand into the viewer’s own workbench, with their menu around it: %o', async (who, own) => {
    shell.answers['/ws/permission/getUserPermissionByToken'] = { menu: [entry(own, 'advisory')], auth: [] }
    await signedIn(who)
    await open('/personalHome/demandDetails?id=7')
    await soon(() => shell.page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
      `#${own}`,
    )
    await at('/personalHome/demandDetails?id=7')
  })

  it('loads the menu once, however many pages are visited', async () => {
    let asked = 0
    shell.page.on('request', (request) => {
      if (request.url().includes('/getUserPermissionByToken')) asked++
    })
    await signedIn(person)
    await open('/personalHome/IM')
    await shell.page.locator('h1').waitFor()
    for (const path of ['/personalHome/advisory', '/personalHome/systemInfo', '/personalHome/IM']) {
      await open(path)
      await at(path)
      await shell.page.waitForLoadState('networkidle')
    }
    expect(asked).toBe(1)
  })

  it('logs out when the permissions cannot be loaded', async () => {
    shell.answers['/ws/permission/getUserPermissionByToken'] = 500
    await signedIn(company)
    await open('/personalHome/IM')
    await at('/loginHome')
    await soon(alerts).toContain('refused 500')
    await soon(cookies).toEqual([])
    await soon(tokenKept).toBeNull()
  })
})

describe('the session in the browser (source §4 and §8)', () => {
  it('shows the message of a login answer that is not 200, stays, keeps what was typed, and takes a double click for one', async () => {
    let tries = 0
    await shell.page.route('**/ws/passport/passwordLogin', (route) => {
      tries++
      return route.fulfill({
        json: { success: false, code: 1001, message: '账号或密码不正确', result: { error: 'loginWrong', requestId: 'r-2' } },
      })
    })
    await open('/loginHome')
    const phone = shell.page.locator('main input[type=tel]').first()
    const password = shell.page.locator('main input[type=password]')
    await phone.fill('13900000001')
    await password.fill('Wrong#2026')
    await shell.page.locator('main button[type=submit]').dblclick()
    await soon(alerts).toContain('账号或密码不正确')
    await soon(() => shell.page.evaluate(() => location.hash)).toBe('#/loginHome')
    await soon(async () => [await phone.inputValue(), await password.inputValue()]).toEqual(['13900000001', 'Wrong#2026'])
    await soon(cookies).toEqual([])
    expect(tries).toBe(1)
  })

  it('finds the calling code by name once the field is focused, and continues by keyboard', async () => {
    shell.answers['/ws/portal/area/getareacode'] = [
      { code: 'CN', areaCode: '86', cn: '中国', en: 'China' },
      { code: 'DE', areaCode: '49', cn: '德国', en: 'Germany' },
    ]
    await open('/loginHome')
    const code = shell.page.getByRole('combobox', { name: '国家或地区代码' })
    await soon(() => code.inputValue()).toBe('+86 中国')
    await code.focus()
    await soon(() => shell.page.getByRole('listbox').getByRole('option').count()).toBe(2)
    await shell.page.keyboard.type('德')
    await soon(() => shell.page.getByRole('listbox').getByRole('option').allInnerTexts()).toHaveLength(1)
    await shell.page.locator('[role=option][data-combobox-selected]').waitFor()
    await shell.page.keyboard.press('Enter')
    await soon(() => code.inputValue()).toBe('+49 德国')
    await shell.page.keyboard.press('Tab')
    await soon(() => shell.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel')

    // As quick as the page is slow: the text is there before the list has finished opening.
    await code.evaluate(async (input: HTMLInputElement) => {
      input.focus()
      await Promise.resolve()
      input.setRangeText('中', 0, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await soon(() => shell.page.getByRole('listbox').getByRole('option').allInnerTexts()).toHaveLength(1)
    await shell.page.keyboard.press('Enter')
    await soon(() => code.inputValue()).toBe('+86 中国')
    await soon(alerts).toEqual([])
  })

  it('asks for the calling codes once, and reads them from this browser afterwards (source §7)', async () => {
    let asked = 0
    shell.page.on('request', (request) => {
      if (request.url().includes('/ws/portal/area/getareacode')) asked++
    })
    const code = shell.page.getByRole('combobox', { name: '国家或地区代码' })
    for (let visit = 1; visit <= 3; visit++) {
      await open('/loginHome')
      // A reload would end the first request before it is answered.
      await soon(() => shell.page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('areaCodes')))).toBe(true)
      await shell.page.reload()
      await soon(() => code.inputValue()).toBe('+86 中国')
    }
    expect(asked).toBe(1)
  })

  it('shows the server’s message for the phone at its field', async () => {
    await shell.page.route('**/ws/passport/passwordLogin', (route) =>
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
    const phone = shell.page.locator('main input[type=tel]').first()
    await phone.fill('10000000000')
    await shell.page.locator('main input[type=password]').fill('Hengdu#2026')
    await shell.page.locator('main button[type=submit]').click()
    const described = () => phone.getAttribute('aria-describedby').then((id) => (id ? shell.page.locator(`[id="${id}"]`).innerText() : ''))
    await soon(described).toBe('手机号格式不正确')
  })

  it('stays signed in when the page is reloaded during the permission call', async () => {
    let asked = 0
    await shell.page.route('**/ws/permission/getUserPermissionByToken', async (route) => {
      asked++
      // The first never answers: the reload aborts it.
      if (asked > 1) await route.fallback()
    })
    await signedIn(person)
    await open('/personalHome/IM')
    await soon(() => asked).toBe(1)
    await shell.page.reload()
    await soon(() => shell.page.locator('h1').innerText()).toBe('在线沟通')
    await at('/personalHome/IM')
    await soon(cookies).toEqual(['token', 'userInfo'])
    await soon(alerts).toEqual([])
  })

  it('ends once when several calls answer 401, and says why once', async () => {
    await signedIn(company)
    await open('/personalHome/IM')
    await shell.page.locator('h1').waitFor()
    for (const path of ['/ws/notice/unread', '/ws/setting/public', '/ws/permission/getUserPermissionByToken']) shell.answers[path] = 401
    // In one go: after the first answer the page is another.
    await shell.page.evaluate(() => {
      window.dispatchEvent(new Event('visibilitychange'))
      document.querySelector<HTMLElement>('header button[title="English"]')!.click()
    })
    await at('/loginHome')
    await soon(alerts).toEqual(['refused 401'])
    await soon(cookies).toEqual([])
  })

  it('signs out in every tab, and shows the outcome', async () => {
    await signedIn(person)
    await open('/personalHome/IM')
    const other = await shell.context.newPage()
    await other.goto(`${shell.url}/#/personalHome/IM`)
    await other.locator('h1').waitFor()
    await shell.page.locator('header button[aria-expanded]').last().click()
    await shell.page.getByRole('button', { name: '退出登录' }).click()
    await at('/loginHome')
    await soon(alerts).toContain('退出成功')
    await soon(() => other.evaluate(() => location.hash)).toBe('#/loginHome')
    await soon(cookies).toEqual([])
  })
})
