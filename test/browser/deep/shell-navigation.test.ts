import { describe, expect, it } from 'vitest'
import { person, shellAlone } from '../../support/shell.ts'
import { soon } from '../../support/soon.ts'

/** The shell by itself: navigation, and what may fail on a page. Calls are answered here; the journeys run on the real server. */

const shell = shellAlone()
const { alerts, at, open, signedIn } = shell

describe('navigation', () => {
  it('starts at the top with focus on the heading and a title; Back restores the scroll position of the list', async () => {
    await open('/home')
    await shell.page.locator('footer a').first().waitFor()
    // Data and fonts change the layout, and the browser adjusts the scroll position.
    await shell.page.waitForLoadState('networkidle')
    await shell.page.evaluate(() => document.fonts.ready.then(() => undefined))
    await shell.page.evaluate(() => window.scrollTo(0, 400))
    await shell.page.waitForLoadState('networkidle')
    await shell.page.waitForTimeout(500)
    const place = await shell.page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(200)
    await shell.page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
    await soon(() => shell.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await soon(() => shell.page.evaluate(() => window.scrollY)).toBe(0)
    await soon(() => shell.page.title()).toBe('个人信息保护政策 · 衡渡')
    await shell.page.goBack()
    await soon(() => shell.page.evaluate(() => window.scrollY)).toBe(place)
    // And stays there while the data loads.
    await shell.page.waitForTimeout(500)
    await soon(() => shell.page.evaluate(() => window.scrollY)).toBe(place)
  })

  it('restores the scroll position of a page that takes seconds to load, unless the reader has scrolled by then', async () => {
    const cover = () => shell.page.addStyleTag({ content: '#root { display: none }' })
    const scrolled = () => shell.page.evaluate(() => window.scrollY)
    for (const reads of [false, true]) {
      await open('/platformProtocol/1')
      await shell.page.locator('article section').nth(2).waitFor()
      await shell.page.evaluate(() => window.scrollTo(0, 600))
      await soon(scrolled).toBe(600)
      await shell.page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
      await soon(() => shell.page.title()).toBe('个人信息保护政策 · 衡渡')
      const style = await cover()
      await shell.page.goBack()
      await soon(() => shell.page.title()).toBe('用户协议 · 衡渡')
      // The page is there after more time than its position is held once reached.
      await shell.page.waitForTimeout(3_500)
      await soon(scrolled).toBe(0)
      if (reads) await shell.page.mouse.wheel(0, 1)
      await style.evaluate((element: Element) => element.remove())
      if (reads) {
        await shell.page.waitForTimeout(500)
        await soon(scrolled).toBeLessThan(100)
      } else await soon(scrolled).toBe(600)
    }
  })

  it('moves neither scroll nor focus when only the query changes', async () => {
    // A page whose height waits for no data.
    await open('/platformProtocol/1')
    await shell.page.locator('article section').nth(2).waitFor()
    await shell.page.locator('footer a').first().focus()
    const before = await shell.page.evaluate(() => window.scrollY)
    await shell.page.evaluate(() => {
      location.hash = '#/platformProtocol/1?page=2'
    })
    await shell.page.waitForTimeout(400)
    await soon(() => shell.page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([before, 'A'])
  })

  it('starts at the top again when a link leads to the page that is open', async () => {
    await open('/platformProtocol/2')
    await shell.page.locator('article section').nth(2).waitFor()
    await shell.page.waitForLoadState('networkidle')
    await shell.page.evaluate(() => window.scrollTo(0, 600))
    await soon(() => shell.page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await shell.page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/platformProtocol/2"]')?.click())
    await soon(() => shell.page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('starts at the top when a link leads to the page that is open with another query', async () => {
    const scrolled = () => shell.page.evaluate(() => window.scrollY)
    await open('/aboutUs?at=help')
    await shell.page.waitForLoadState('networkidle')
    await shell.page.evaluate(() => window.scrollTo(0, 450))
    await soon(scrolled).toBeGreaterThan(300)
    await shell.page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#/aboutUs"]')?.click())
    await soon(scrolled).toBe(0)
  })

  it('leads a path that cannot be decoded to /404', async () => {
    await open('/%zz')
    await at('/404')
  })

  it('follows the language chosen in another tab: texts, title and html lang', async () => {
    await open('/404')
    await shell.page.locator('h1').waitFor()
    const other = await shell.context.newPage()
    await other.goto(`${shell.url}/#/404`)
    await other.getByRole('button', { name: 'Switch to English' }).click()
    await soon(() => shell.page.title()).toBe('Page not found · Hengdu')
    await soon(() => shell.page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual(['en', 'en'])
  })
})

describe('possible failures (source §8)', () => {
  it('keeps the page if the script of one of its parts does not load', async () => {
    await shell.page.route('**/assets/CommandPalette*.js', (route) => route.abort())
    await signedIn(person)
    await open('/personalHome/IM')
    await shell.page.locator('h1').waitFor()
    await shell.page.keyboard.press('Control+k')
    await soon(alerts).toContainEqual(expect.stringContaining('这一部分没有加载成功'))
    await soon(() => shell.page.locator('h1').innerText()).toBe('在线沟通')
  })

  it('offers a retry for a page whose script failed to load', async () => {
    await open('/home')
    await shell.page.locator('h1').waitFor()
    await shell.page.route('**/assets/ContactPage*.js', (route) => route.abort())
    await open('/contactUs')
    await soon(() => shell.page.locator('h1').innerText()).toBe('页面加载失败')
    await shell.page.unroute('**/assets/ContactPage*.js')
    await shell.page.getByRole('button', { name: '重新加载' }).click()
    await soon(() => shell.page.locator('h1').innerText()).toBe('联系我们')
  })

  it('shows a placeholder for an image that fails', async () => {
    await open('/home')
    // The prerendered page has its heading before the scripts that replace failed images.
    await shell.page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    const src = await shell.page.evaluate(async () => {
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
    await shell.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => new Promise(() => {}) } })
      document.addEventListener('copy', () => document.body.setAttribute('data-copied', getSelection()?.toString() ?? ''))
    })
    await shell.page.getByRole('button', { name: '复制微信号 hengdu-test' }).click()
    await soon(alerts).toContain('文本已成功复制到剪贴板')
    await soon(() => shell.page.evaluate(() => document.body.hasAttribute('data-copied'))).toBe(true)
  })

  it('copies an id with the text of the source, and says if it cannot', async () => {
    await shell.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/home')
    const copy = shell.page.getByRole('button', { name: '复制微信号 hengdu-test' })
    await copy.click()
    await soon(alerts).toContain('文本已成功复制到剪贴板')
    await soon(() => shell.page.evaluate(() => navigator.clipboard.readText())).toBe('hengdu-test')
    await shell.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await copy.click()
    await soon(alerts).toContain('无法复制文本到剪贴板，请手动复制')
    await shell.page.getByRole('button', { name: 'Switch to English' }).click()
    await shell.page.getByRole('button', { name: 'Copy WeChat ID hengdu-test' }).click()
    await soon(alerts).toContain('Could not copy to the clipboard. Please copy it manually.')
  })
})
