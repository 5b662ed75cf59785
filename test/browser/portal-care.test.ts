import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { t as frames } from '../../src/app/web/frames/texts.ts'
import { t as events } from '../../src/features/market/event/web/page-texts.ts'
import { t as contact } from '../../src/features/market/lead/web/texts.ts'
import { d as provider } from '../../src/features/market/provider/web/drawer-texts.ts'
import { t as quickfind } from '../../src/features/market/provider/web/texts.ts'
import { t as beans } from '../../src/features/money/bean/web/texts.ts'
import { t as portal } from '../../src/platform/web/portal/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { prove } from '../support/pages/proof.ts'
import { company } from '../support/personas.ts'
import { type Furnished, providerNames, registerFeatures } from '../support/portal.ts'
import { grantBeans } from '../support/providers.ts'
import { langOf } from '../support/run.ts'
import { proofTo } from '../support/signups.ts'
import { soon } from '../support/soon.ts'

/** The portal for users who have no mouse, or prefer another colour scheme. `deep/zoom.test.ts` has those who need it twice as large. */

const { h, journey, seat, sit } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
})

const focused = (of: Locator) => of.evaluate((node) => node === document.activeElement)
const STOPS = 200

/** Presses Tab until the focus is there. */
async function tabTo(who: Person, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < STOPS; stops++) {
    if (await focused(target)) return
    await who.page.keyboard.press(key)
  }
  throw new Error(`the focus does not come to ${target}`)
}
async function pressAt(who: Person, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(who, target)
  await who.page.keyboard.press(key)
}
async function typeAt(who: Person, target: Locator, text: string): Promise<void> {
  await tabTo(who, target)
  await who.page.keyboard.type(text)
}
/** The focus must be visible. */
const ringed = (of: Locator) =>
  of.evaluate((node) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  })

describe('the appearance', () => {
  it.each(langOf('is chosen in the footer'))(
    'is chosen in the footer, is there again at the next visit before the app is, and can follow the system, in %s',
    async (lang) => {
      const who = await sit('visitor', { lang })
      await journey('appearance', [who], async () => {
        const s = frames.pick(lang)
        const scheme = () => who.page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])
        const choice = who.page.getByRole('combobox', { name: s.scheme })
        await who.open('/aboutUs')
        await soon(scheme).toBe('light')
        await choice.selectOption(s.dark)
        await soon(scheme).toBe('dark')
        // No script of the app runs: what the document says by itself is what is painted first.
        await who.page.route('**/assets/*.js', (route) => route.abort())
        await who.page.reload()
        await soon(scheme).toBe('dark')
        await who.page.unroute('**/assets/*.js')
        await who.page.reload()
        await who.settled()
        await choice.selectOption(s.auto)
        await soon(scheme).toBe('light')
        await who.page.emulateMedia({ colorScheme: 'dark' })
        await expect.poll(scheme).toBe('dark')
      })
    },
  )
})

describe.each(langOf('with the keyboard alone'))('with the keyboard alone, %s', (lang) => {
  const f = frames.pick(lang)

  it('the header: skipped, through its submenus, into the other language', async () => {
    const who = await sit('keyboard', { lang })
    await journey('keys header', [who], async () => {
      await who.open('/aboutUs')
      const header = who.page.locator('header')
      await who.page.keyboard.press('Tab')
      const skip = who.page.getByText(f.skip, { exact: true })
      await soon(() => focused(skip)).toBe(true)
      await who.page.keyboard.press('Enter')
      await who.page.keyboard.press('Tab')
      await soon(() => who.page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)

      await who.page.reload()
      await who.settled()
      const services = who.find('button', { cn: '海外服务', en: 'Overseas services' }[lang], header)
      const market = who.find('link', { cn: '市场拓展', en: 'Market development' }[lang], header)
      await tabTo(who, services)
      await soon(() => ringed(services)).toBe(true)
      await who.page.keyboard.press('Space')
      await market.waitFor()
      await who.page.keyboard.press('Escape')
      await market.waitFor({ state: 'hidden' })
      await soon(() => focused(services)).toBe(true)
      await who.page.keyboard.press('Enter')
      await tabTo(who, market)
      await soon(() => ringed(market)).toBe(true)
      await who.page.keyboard.press('Enter')
      await who.at('/marketDevelopment')
      await who.until('hears the new page', () => focused(who.page.locator('h1')), Boolean)
      await soon(() => services.getAttribute('aria-expanded')).toBe('false')
      const activities = who.find('button', { cn: '海外活动', en: 'Overseas events' }[lang], header)
      await tabTo(who, activities, 'Shift+Tab')
      await who.page.keyboard.press('Enter')
      await pressAt(who, who.find('link', { cn: '线下沙龙', en: 'In-person sessions' }[lang], header))
      await who.at('/offlineSalon')

      const other = frames.pick(lang === 'cn' ? 'en' : 'cn')
      await tabTo(who, who.find('button', f.toOtherLang, header), 'Shift+Tab')
      await who.page.keyboard.press('Enter')
      const back = who.find('button', other.toOtherLang, header)
      await back.waitFor()
      await soon(() => focused(back)).toBe(true)
      await who.at('/offlineSalon')
    })
  })

  it('an event: signed up for, and cancelled', async () => {
    const who = await sit('keyboard', { lang })
    const s = events.pick(lang)
    await journey('keys event', [who], async () => {
      await who.open(`/activityDetail/${there.events.onlineActivities}/onlineActivities`)
      await pressAt(who, who.find('button', s.signUp, who.page.locator('main')))
      const dialog = who.page.getByRole('dialog')
      await who.find('heading', s.signUpFor, dialog).waitFor()
      const inside = () => who.page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))
      await soon(inside).toBe(true)
      const send = who.find('button', s.signUp, dialog)
      await pressAt(who, send)
      await who.until('is led to what is missing', () => focused(who.field(s.name, dialog)), Boolean)
      await who.page.keyboard.type('Lin Che')
      await typeAt(who, who.field(s.contact, dialog), `keys-${lang}@hengdu.example`)
      await who.page.keyboard.press('Enter')
      // The sign-up counts once its contact is proved.
      const code = who.field(s.proveCode, dialog)
      await code.waitFor()
      await typeAt(who, code, await proofTo(h, `keys-${lang}@hengdu.example`))
      await who.page.keyboard.press('Enter')
      await who.find('heading', s.signedUp, dialog).waitFor()
      await pressAt(who, who.find('button', s.cancelSignUp, dialog))
      await pressAt(who, who.find('button', s.yesCancel, dialog))
      await who.find('heading', s.cancelled, dialog).waitFor()
      await who.page.keyboard.press('Tab')
      await soon(inside).toBe(true)
      await who.page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await who.until('goes on where the dialog was opened', () => focused(who.find('button', s.signUp)), Boolean)
      const { rows } = await h.services.pool.query('select state from event_signup where email = $1', [`keys-${lang}@hengdu.example`])
      expect(rows).toEqual([{ state: 'cancelled' }])
    })
  })

  it('the contact form: refused with the focus on the errors, then sent', async () => {
    const who = await sit('keyboard', { lang })
    const s = contact.pick(lang)
    await journey('keys contact', [who], async () => {
      await who.open('/contactUs')
      const topic = who.page.getByLabel(s.topic, { exact: true })
      const message = who.page.getByLabel(s.message, { exact: true })
      await pressAt(who, who.find('button', s.send))
      const summary = who.page.locator('main form [role=alert]')
      await who.until('has the focus on the summary', () => focused(summary), Boolean)
      await who.sees(portal.pick(lang).toMend(4), summary)
      await pressAt(who, summary.getByRole('button', { name: new RegExp(`^${s.topic}`) }))
      await soon(() => focused(topic)).toBe(true)
      await who.page.keyboard.press('ArrowDown')
      await soon(() => topic.inputValue()).not.toBe('')
      await typeAt(who, message, { cn: '两名售后工程师', en: 'Two service engineers' }[lang])
      await typeAt(who, who.page.getByLabel(s.name, { exact: true }), 'Lin Che')
      await typeAt(who, who.page.getByLabel(s.email, { exact: true }), `keys-${lang}@contact.example`)
      await pressAt(who, who.find('button', s.send))
      const confirmation = who.find('heading', s.sentTitle)
      await who.until('hears that it is sent', () => focused(confirmation), Boolean)
      await who.sees(/L-\d{4}-\d{4}/)
    })
  })

  it('a contact: found, recharged for, confirmed and read, and the list is where it was', async () => {
    const firm = await company(h)
    const who = await seat(firm, 'keyboard', lang)
    const s = provider.pick(lang)
    await journey('keys unlock', [who], async () => {
      await who.open('/globalQuickfind')
      await typeAt(who, who.field(quickfind.pick(lang).searchLabel), 'Mekong')
      await who.page.keyboard.press('Enter')
      await who.sees(quickfind.pick(lang).found('1'))
      const found = who.find('link', providerNames.vietnam[lang], who.page.locator('main'))
      await pressAt(who, found)
      const sheet = who.page.getByRole('dialog')
      await sheet.waitFor()
      await who.page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await who.until('goes on at the row', () => focused(found), Boolean)
      // The sheet closes before the address changes.
      await who.at(/\?search=Mekong$/)
      await who.page.keyboard.press('Enter')
      await pressAt(who, who.find('link', s.recharge, sheet))
      await who.at('/companyHome/beans?back=')
      await grantBeans(h, { ownerType: 'company', ownerId: firm.companyId }, 30)
      await pressAt(who, who.find('link', beans.pick(lang).back))
      await who.at(/^\/globalQuickfind.*id=P-/)
      await pressAt(who, who.find('button', s.unlock(10), sheet))
      await who.until('hears the price', () => focused(who.find('heading', s.confirmTitle, sheet)), Boolean)
      await pressAt(who, who.find('button', s.confirm(10), sheet))
      await prove(who)
      await who.find('link', '+84 28 6000 0002', sheet).waitFor()
      expect((await h.ok('GET /ws/bean/wallet', {}, firm.as)).balance).toBe(20)
      await who.page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await who.at('/globalQuickfind?search=Mekong')
      await tabTo(who, found)
    })
  })
})
