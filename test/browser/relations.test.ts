import { describe, expect, test } from 'vitest'
import { b as beansTexts } from '../../src/app/web/portal/about/beans-texts.ts'
import { t as help } from '../../src/app/web/portal/about/help-texts.ts'
import { t as pricing } from '../../src/app/web/portal/about/pricing-texts.ts'
import { t as aboutTexts } from '../../src/app/web/portal/about/texts.ts'
import { t as entity } from '../../src/features/base/setting/web/texts.ts'
import { t as staffTexts } from '../../src/features/market/lead/web/desk/texts.ts'
import { t as leadTexts } from '../../src/features/market/lead/web/texts.ts'
import { t as partnerTexts } from '../../src/features/market/partner/web/texts.ts'
import { t as reviewTexts } from '../../src/platform/web/ui/review/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { dictText } from '../support/dictionaries.ts'
import { register } from '../support/pages/entry.ts'
import { codeFor, individual, operator, PASSWORD } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { changeSetting } from '../support/settings.ts'
import { soon } from '../support/soon.ts'

/** The contact form, the partner page, about, and the header's submenus. */

const { h, seat, sit } = browserSuite()

const titles = {
  contact: { cn: '联系我们 · 衡渡', en: 'Contact · Hengdu' },
  partner: { cn: '伙伴 · 衡渡', en: 'Partners · Hengdu' },
  about: { cn: '关于 · 衡渡', en: 'About · Hengdu' },
}

async function as<T>(who: Person, what: string, run: () => Promise<T>): Promise<T> {
  try {
    const result = await run()
    expect(who.faults).toEqual([])
    return result
  } catch (error) {
    throw await pictured(error, what, [who])
  } finally {
    await who.leave()
  }
}
const label = (who: Person, text: string) => who.page.getByLabel(text, { exact: true })
/** The label of an optional field says so too. */
const start = (who: Person, text: string) => who.page.getByLabel(new RegExp(`^${text}`)).first()

describe('the contact form', () => {
  test.each(langOf('comes prefilled'))(
    'comes prefilled, marks missing fields, survives a reload, and is found in the inbox (%s)',
    async (lang) => {
      const s = leadTexts.pick(lang)
      const visitor = await sit('visitor', { lang })
      const words = lang === 'cn' ? '两名销售，一月到岗' : 'Two sales people from January'
      const reference = await as(visitor, `contact ${lang}`, async () => {
        await visitor.open('/contactUs?from=cost&topic=hire&region=SG&summary=SGD%206%2C000')
        await soon(() => visitor.page.title()).toBe(titles.contact[lang])
        // Options come from the server; a value without its option reads as none.
        await visitor.until(
          'topic',
          () => label(visitor, s.topic).inputValue(),
          (value) => value === 'hire',
        )
        await visitor.until(
          'region',
          () => start(visitor, s.region).inputValue(),
          (value) => value === 'SG',
        )
        await soon(() => start(visitor, s.summary).inputValue()).toBe('SGD 6,000')
        await visitor.press(s.send)
        const summary = visitor.page.locator('main form [role=alert]')
        await summary.waitFor()
        await soon(() => summary.evaluate((node) => node === document.activeElement)).toBe(true)
        await summary.getByRole('button', { name: new RegExp(`^${s.message}`) }).press('Enter')
        await soon(() => label(visitor, s.message).evaluate((node) => node === document.activeElement)).toBe(true)
        await label(visitor, s.message).fill(words)
        await label(visitor, s.name).fill('陆帆')
        await start(visitor, s.summary).fill('SGD 6,500')
        await visitor.page.reload()
        await visitor.settled()
        await soon(() => label(visitor, s.message).inputValue()).toBe(words)
        await soon(() => start(visitor, s.summary).inputValue()).toBe('SGD 6,500')
        await label(visitor, s.phone).fill(lang === 'cn' ? '0571 8812 0001' : '0571 8812 0002')
        await visitor.press(s.send)
        const done = visitor.page.getByRole('status').filter({ hasText: s.sentTitle })
        await done.waitFor()
        const given = /L-\d{4}-\d{4}/.exec(await done.innerText())![0]
        await visitor.type(s.contact, `0571 8812 000${lang === 'cn' ? 1 : 2}`)
        await visitor.press(s.look)
        await visitor.sees(s.received)
        await visitor.type(s.contact, 'else@example.com')
        await visitor.press(s.look)
        await visitor.sees(s.notFound)
        return given
      })

      const w = staffTexts.pick(lang)
      const staff = await operator(h)
      const desk = await seat(staff, 'operator', lang)
      await as(desk, `inbox ${lang}`, async () => {
        await desk.open(`/operatorHome/leads?search=${reference}`)
        await desk.sees(words)
        await desk.sees('SGD 6,500')
        await desk.press(w.to_contacted)
        await desk.type(w.moveNote, lang === 'cn' ? '已回电' : 'Called back', desk.dialog)
        await desk.press(w.moveVerb, desk.dialog)
        await desk.sees(w.moved(reference, dictText('leadState', 'contacted', lang)))
        const { records } = await h.ok('GET /ws/operator/leads', { search: reference }, staff.as)
        expect(records[0]).toMatchObject({ state: 'contacted', owner: { id: staff.accountId }, lang })
        const asked = reviewTexts.pick(lang)
        await desk.press(asked.deleteOnRequest)
        await desk.press(asked.deleteVerb, desk.dialog)
        await desk.sees(w.deleted(reference))
      })
      const contact = `0571 8812 000${lang === 'cn' ? 1 : 2}`
      expect((await h.refused('GET /ws/lead/status', { reference, contact })).error).toBe('notFound')
    },
  )

  test('starts from the signed-in user’s account', async () => {
    const one = await individual(h)
    const who = await seat(one, 'member', 'cn')
    const s = leadTexts.pick('cn')
    await as(who, 'contact signed in', async () => {
      await who.open('/contactUs')
      await who.until(
        'is prefilled',
        () => label(who, s.phone).inputValue(),
        (value) => value === one.phone,
      )
      await soon(() => label(who, s.name).inputValue()).toBe(one.name)
    })
  })
})

describe('the partner page', () => {
  test.each(langOf('computes a share'))('computes a share, accepts an application and shows its state (%s)', async (lang) => {
    const s = partnerTexts.pick(lang)
    const look = leadTexts.pick(lang)
    const who = await sit('partner', { lang })
    await as(who, `partner ${lang}`, async () => {
      await who.open('/globalPartner')
      await soon(() => who.page.title()).toBe(titles.partner[lang])
      const slip = who.find('region', s.estimator)
      await label(who, s.volume).fill('333333.33')
      // 5 % is 16,666.67, 20 % of that 3,333.33.
      await who.sees('CNY 16,666.67', slip)
      await who.sees('CNY 3,333.33', slip)
      await label(who, s.currency).selectOption('JPY')
      await who.sees(s.volumeWrong, slip)
      await label(who, s.volume).fill('1000000')
      await who.sees('JPY 10,000', slip)
      expect(who.where()).toContain('volume=1000000')

      await label(who, s.approachChannel).fill('每季度两场沙龙 Two salons a quarter')
      await label(who, s.name).fill('林澈')
      await label(who, s.company).fill(`江海服务中心 ${lang}`)
      await label(who, s.email).fill(`linche-${lang}@jianghai.example`)
      await who.press(s.submit)
      const done = who.page.getByRole('status').filter({ hasText: s.sentTitle })
      await done.waitFor()
      const reference = /C-\d{4}-\d{4}/.exec(await done.innerText())![0]
      await soon(() => who.field(look.reference).inputValue()).toBe(reference)

      const staff = await operator(h)
      const { records } = await h.ok('GET /ws/operator/partner/applications', { search: reference }, staff.as)
      await h.ok('POST /ws/operator/partner/review', { id: records[0]!.id }, staff.as)
      const { channel } = await h.ok('POST /ws/operator/partner/approve', { id: records[0]!.id }, staff.as)
      await who.type(look.contact, `linche-${lang}@jianghai.example`)
      await who.press(look.look)
      await who.sees(channel!.code)
    })
  })

  test('its link is stored, and the registration sends it', async () => {
    const staff = await operator(h)
    const form = { kind: 'channel', company: '链接测试', name: '测试', email: 'link@jianghai.example', approach: '测试' }
    const { reference } = await h.ok('POST /ws/partner/apply', form)
    const { records } = await h.ok('GET /ws/operator/partner/applications', { search: reference }, staff.as)
    await h.ok('POST /ws/operator/partner/review', { id: records[0]!.id }, staff.as)
    const { channel } = await h.ok('POST /ws/operator/partner/approve', { id: records[0]!.id }, staff.as)
    const who = await sit('newcomer', { lang: 'en' })
    await as(who, 'channel link', async () => {
      await who.open(`/aboutUs?channel=${channel!.code.toLowerCase()}`)
      const phone = '13500088001'
      await register(who, { userType: 1, phone, name: 'Channel Co', password: PASSWORD, code: () => codeFor(h, phone) })
    })
    const row = (await h.ok('GET /ws/operator/channels', { search: channel!.code }, staff.as)).records[0]
    expect(row).toMatchObject({ companies: 1, people: 0 })
  })
})

test.each(langOf('about describes what we do'))('about describes what we do, how we are paid and where we are (%s)', async (lang) => {
  const s = aboutTexts.pick(lang)
  const who = await sit('reader', { lang })
  await as(who, `about ${lang}`, async () => {
    await who.open('/aboutUs')
    await soon(() => who.page.title()).toBe(titles.about[lang])
    const figures = who.find('region', s.figures)
    await who.sees(/^0$/, figures)
    await who.follow(s.contact, who.page.locator('main'))
    await who.at('/contactUs?from=about')
  })
})

test.each(langOf('pricing is an example by the rates in force'))(
  'pricing is an example by the rates in force, with beans in money, and help is searched (%s)',
  async (lang) => {
    const staff = await operator(h)
    const set = (name: string, value: string | number) => changeSetting(h, staff, name, value)
    await set('platformFeeBps', 500)
    await set('withdrawalFeeBps', 0)
    await set('cnyPerUsd', 7)
    await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '70' }, staff.as)
    const [s, q] = [pricing.pick(lang), help.pick(lang)]
    const who = await sit('reader', { lang })
    await as(who, `pricing ${lang}`, async () => {
      await who.open('/aboutUs?at=pricing')
      const example = who.find('region', s.example)
      await who.sees('EUR 9,500.00', example)
      await who.sees(s.fee('5%'), example)
      await who.type(s.amount, '2,000.50')
      await who.choose(s.currency, 'USD')
      // 5 % of 2,000.50 is 100.025, rounded half up as a release is.
      await who.sees('− USD 100.03', example)
      await who.sees('USD 1,900.47', example)
      await who.type(s.amount, '1e9')
      await who.sees(s.amountWrong)
      const beans = who.find('region', beansTexts.pick(lang).beans)
      for (const text of ['CNY 70.00', 'USD 10.00', 'CNY 7.00']) await who.sees(text, beans)

      await set('platformFeeBps', 800)
      await set('withdrawalFeeBps', 100)
      await who.afresh('/aboutUs?amount=1000&currency=EUR')
      await who.sees('EUR 920.00', example)
      await who.sees('EUR 910.80', example)
      await set('platformFeeBps', 500)
      await set('withdrawalFeeBps', 0)

      const questions = who.page.locator('#help summary')
      await questions.first().waitFor()
      const all = await questions.count()
      await who.type(q.search, { cn: '退款', en: 'refund' }[lang])
      await who.until(
        'finds fewer',
        () => questions.count(),
        (n) => n > 0 && n < all,
      )
      await who.type(q.search, 'zzzz')
      await who.follow(q.ask)
      await who.at('/contactUs?from=help')
    })
  },
)

test.each(langOf('who runs the platform is shown once the operator names it'))(
  'who runs the platform is shown once the operator names it, and nothing before (%s)',
  async (lang) => {
    const staff = await operator(h)
    const set = (name: string, value: string) => h.ok('POST /ws/operator/setting', { name, value }, staff.as)
    await set('legalNameCn', '')
    await set('legalNameEn', '')
    const s = entity.pick(lang)
    const name = { cn: '澄湾科技有限公司', en: 'Clearbay Technology Ltd.' }[lang]
    const who = await sit('reader', { lang })
    await as(who, `entity ${lang}`, async () => {
      await who.open('/aboutUs')
      await soon(() => who.page.getByText(s.entity).count()).toBe(0)
      await set('legalNameCn', '澄湾科技有限公司')
      await set('legalNameEn', 'Clearbay Technology Ltd.')
      await set('registrationNumber', '91330108MA0000000X')
      for (const path of ['/aboutUs', '/contactUs', '/platformProtocol/1']) {
        await who.afresh(path)
        await who.sees(name, who.page.locator('main'))
        await who.sees(/91330108MA0000000X/, who.page.locator('footer'))
      }
      await who.open('/aboutUs')
      await who.until(
        'is declared to search engines',
        () => who.page.locator('script[type="application/ld+json"]').allTextContents(),
        ([text = '{}']) => JSON.parse(text).legalName === name,
      )
      await who.open('/relevantLaws/3')
      await soon(() => who.page.locator('main').getByText(name).count()).toBe(0)
    })
  },
)

test('a submenu opens over the page, moves nothing, and closes with the page', async () => {
  const who = await sit('reader', { lang: 'en' })
  await as(who, 'submenus', async () => {
    await who.open('/aboutUs')
    const services = who.page.locator('header').getByRole('button', { name: 'Overseas services' })
    const isOpen = () => services.getAttribute('aria-expanded')
    await soon(isOpen).toBe('false')
    const topOf = async () => (await who.page.locator('h1').boundingBox())?.y
    const before = await topOf()
    await services.click()
    await soon(isOpen).toBe('true')
    await soon(topOf).toBe(before)
    await who.page.locator('header').getByRole('link', { name: 'Market development' }).click()
    await who.at('/marketDevelopment')
    await who.until('closes', isOpen, (open) => open === 'false')
    await soon(() => services.getAttribute('data-here')).toBe('true')
    await services.click()
    await who.page.locator('h1').click()
    await who.until('closes', isOpen, (open) => open === 'false')
    // Stays at hand on a long page.
    await who.page.evaluate(() => window.scrollTo(0, 1500))
    await soon(async () => (await who.page.locator('header').first().boundingBox())?.y).toBe(0)
    await who.page.locator('header').getByRole('link', { name: 'Partners' }).click()
    await who.at('/globalPartner')
    await who.until(
      'is elsewhere',
      () => services.getAttribute('data-here'),
      (here) => here === null,
    )
    await services.press('Enter')
    await services.press('Escape')
    await soon(isOpen).toBe('false')
  })
})

test.each(langOf('the footer copies a social id on a click'))(
  'the footer copies a social id on a click, and names the address of the language (%s)',
  async (lang) => {
    const staff = await operator(h)
    const set = (name: string, value: string) => h.ok('POST /ws/operator/setting', { name, value }, staff.as)
    await set('wechatId', 'hengdu-test')
    await set('addressCn', '杭州市滨江区示例路 1 号')
    await set('addressEn', '1 Sample Road, Singapore')
    const who = await sit('reader', { lang })
    await as(who, `footer ${lang}`, async () => {
      await who.open('/aboutUs')
      const footer = who.page.locator('footer')
      await footer.getByRole('button', { name: /hengdu-test/ }).click()
      await who.hears(lang === 'cn' ? '文本已成功复制到剪贴板' : 'Copied')
      await who.sees(lang === 'cn' ? '杭州市滨江区示例路 1 号' : '1 Sample Road, Singapore', footer)
    })
  },
)
