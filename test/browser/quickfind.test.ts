import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/app/web/routes.ts'
import { t as account } from '../../src/features/base/account/web/texts.ts'
import { t as lead } from '../../src/features/market/lead/web/texts.ts'
import { ta } from '../../src/features/market/provider/web/apply-texts.ts'
import { d } from '../../src/features/market/provider/web/drawer-texts.ts'
import { t as sheet } from '../../src/features/market/provider/web/sheet-texts.ts'
import { t } from '../../src/features/market/provider/web/texts.ts'
import { t as country } from '../../src/features/market/solution/web/country/texts.ts'
import { c as calendar } from '../../src/features/people/calendar/web/parts/country-texts.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { UNLOCK_CONTACT_BEANS } from '../../src/rules/constants.ts'
import type { Person, PersonOptions } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { dictText } from '../support/dictionaries.ts'
import { looksRight } from '../support/looks.ts'
import { prove } from '../support/pages/proof.ts'
import { type Person as Account, company, individual, PASSWORD } from '../support/personas.ts'
import { aProvider, grantBeans } from '../support/providers.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** The directory of providers as a visitor and as a paying side use it. */

const PAGE = '/globalQuickfind'
const route = routes.find(({ path }) => path === PAGE)!
const cost = UNLOCK_CONTACT_BEANS

const { h, journey, sit } = browserSuite()
let clearbay: string
let mekong: string
beforeAll(async () => {
  clearbay = (await aProvider(h)).number
  mekong = (
    await aProvider(h, {
      nameCn: '湄南知产',
      nameEn: 'Mekong Marks',
      introCn: '代理越南与泰国的商标检索、申请和异议。',
      introEn: 'Searches, files and opposes marks in Vietnam and Thailand.',
      homeRegion: 'VN',
      regions: ['VN', 'TH'],
      services: ['ip', 'legal'],
      languages: ['en', 'vi'],
      verifiedOn: null,
      contact: { person: '阮兰', phone: '+84 28 6000 0002', email: 'lan@mekong-marks.example', wechat: '' },
    })
  ).number
})

const sessionOf = async (who: Account) => ({ token: who.token, userInfo: await h.ok('GET /ws/account/me', {}, who.as) })

async function as(name: string, how: PersonOptions, run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit(name, how)
  await journey(`quickfind ${name} ${how.lang}`, [who], () => run(who))
}

const placeOf = (who: Person) => who.page.evaluate(() => location.hash.slice(1))
const nameOf = { cn: '湄南知产', en: 'Mekong Marks' }

describe.each(langOf('the directory'))('the directory, %s', (lang: Lang) => {
  const s = t.pick(lang)
  const o = d.pick(lang)

  it('is searched and filtered, opens a provider, and its address restores all of it', () =>
    as('visitor', { lang }, async (who) => {
      await who.open(PAGE)
      await soon(() => who.page.title()).toContain(route.title[lang])
      await who.sees(s.found('2'))
      const list = who.find('list', s.label)
      await who.type(s.searchLabel, { cn: '越南商标', en: 'trademarks in Vietnam' }[lang])
      await who.sees(s.found('1'))
      await who.find('group', s.service).getByRole('checkbox').first().click()
      await who.at(/search=.*service=/)
      await who.sees(nameOf[lang], list)
      await who.follow(nameOf[lang], list)
      await who.find('heading', nameOf[lang], who.dialog).waitFor()
      await who.sees(o.cost(cost), who.dialog)
      await soon(() => who.page.content()).not.toContain('6000 0002')
      await who.page.reload()
      await who.find('heading', nameOf[lang], who.dialog).waitFor()
      await who.page.keyboard.press('Escape')
      await who.find('link', nameOf[lang], list).waitFor()
      await soon(() => placeOf(who)).toMatch(/search=[^&]+&service=\w+$/)
      await soon(() => who.find('list', s.chosen).getByRole('button').count()).toBe(3)
    }))

  it('suggests which filter to remove if there are no results, and saves the search as a demand', () =>
    as('visitor', { lang }, async (who) => {
      await who.open(`${PAGE}?region=VN&service=ip&verified=Y`)
      await who.sees(s.noneTitle)
      await who.find('button', s.without(s.facetVerified, 1)).waitFor()
      await who.press(s.saveDemand)
      await who.at('/loginHome')
      const carried = () => who.page.evaluate(() => JSON.parse(sessionStorage.getItem('carried:demand') ?? 'null'))
      await soon(carried).toMatchObject({ category: 'legalIp', areaCode: 'VN' })
      await who.page.goBack()
      await who.sees(s.noneTitle)
      await who.press(s.without(s.facetVerified, 1))
      await who.sees(s.found('1'))
    }))
})

describe.each(langOf('the page of a country'))('the page of a country, %s', (lang: Lang) => {
  const c = country.pick(lang)
  const germany = { cn: '德国', en: 'Germany' }[lang]

  it('says what is known and what is not, with its providers on the first screen', () =>
    as('visitor', { lang }, async (who) => {
      await who.open(`${PAGE}?region=VN`)
      const vietnam = { cn: '越南', en: 'Vietnam' }[lang]
      await who.find('heading', vietnam).waitFor()
      await soon(() => who.page.title()).toContain(vietnam)
      const panel = who.find('region', c.label(vietnam))
      await panel.waitFor()
      await who.sees(c.providersN(1), who.find('region', c.providers, panel))
      await who.sees(calendar.pick(lang).unverified, who.find('region', c.holidays, panel))
      await who.sees(c.demandsNone, who.find('region', c.demands, panel))
      await who.sees(c.articlesNone, who.find('region', c.articles, panel))
      // No rates are reviewed in an empty database, so no figure is shown.
      await who.sees(c.costNone, who.find('region', c.cost, panel))
      const placeOfFound = async () => (await who.page.getByText(t.pick(lang).found('1')).boundingBox())?.y
      await soon(placeOfFound).toBeLessThan(900)

      await who.follow(`${dictText('service', 'ip', lang)} 1`, panel)
      await who.at(/region=VN.*service=ip/)
      await panel.waitFor({ state: 'detached' })
      await who.page.goBack()
      await panel.waitFor()
      await who.follow(c.overlapTo, panel)
      await who.at(/globalHiringAndTalentServices\?a=CN&b=VN&at=overlap/)
    }))

  it('is reached from the map and from every mention, and a place that does not exist shows the directory alone', () =>
    as('visitor', { lang }, async (who) => {
      await who.open(`${PAGE}?search=Clearbay`)
      await who.sees(t.pick(lang).found('1'))
      await who.page.locator('main li a[href="#/globalQuickfind?region=SG"]').first().click()
      await who.find('heading', { cn: '新加坡', en: 'Singapore' }[lang]).first().waitFor()
      await who.at(/\?region=SG$/)
      await who.open(`${PAGE}?region=DE`)
      await who.find('heading', germany).waitFor()
      await who.sees(c.providersNone)
      await who.open(`${PAGE}?region=ZZ`)
      await who.page.locator('main li h2').first().waitFor()
      await soon(() => who.page.getByText('ZZ').count()).toBe(0)
      await soon(() => who.page.getByText(c.holidays).count()).toBe(0)
    }))
})

it('a visitor signs in, returns to the same place, confirms, sees the contact and reports it', async () => {
  const s = d.pick('en')
  const w = account.pick('en')
  const firm = await company(h, { roles: ['viewer'] })
  await grantBeans(h, { ownerType: 'company', ownerId: firm.companyId }, 25)
  await as('visitor', { lang: 'en' }, async (who) => {
    await who.open(`${PAGE}?region=VN&id=${mekong}`)
    const place = await placeOf(who)
    await who.press(s.signIn, who.dialog)
    await who.at('/loginHome')
    await who.type(ui.pick('en').phone, firm.owner.phone)
    await who.type(ui.pick('en').password, PASSWORD)
    await who.press(w.signIn, who.page.getByRole('main'))
    await who.at(place)
    await who.press(s.unlock(cost), who.dialog)
    for (const beans of [25, cost, 15]) await who.sees(s.beans(beans), who.dialog)
    await looksRight(who)
    await who.press(s.confirm(cost), who.dialog)
    await prove(who)
    await who.find('link', '+84 28 6000 0002', who.dialog).waitFor()
    await who.find('button', s.copyThis(s.kind('email')), who.dialog).waitFor()
    await looksRight(who)

    await who.press(s.reportOpen, who.dialog)
    await who.find('radio', s.reason('mailBounces'), who.dialog).check()
    await looksRight(who)
    await who.press(s.reportSend, who.dialog)
    await who.sees(s.reported('open'), who.dialog)
    expect((await h.ok('GET /ws/bean/wallet', {}, firm.as)).balance).toBe(15)
  })
  await as('viewer', { lang: 'en', session: await sessionOf(firm.member.viewer) }, async (who) => {
    await who.open(`${PAGE}?id=${clearbay}`)
    await who.sees(new RegExp(dictText('teamRole', 'demandManager', 'en')), who.dialog)
    await soon(() => who.find('button', s.unlock(cost)).count()).toBe(0)
    await who.open(`${PAGE}?id=${mekong}`)
    await who.find('link', 'lan@mekong-marks.example', who.dialog).waitFor()
  })
})

it('too few beans lead to the recharge and back here; an unknown number is reported', async () => {
  const s = d.pick('cn')
  const person = await individual(h)
  await grantBeans(h, { ownerType: 'person', ownerId: person.accountId }, cost - 1)
  await as('person', { lang: 'cn', session: await sessionOf(person) }, async (who) => {
    await who.open(`${PAGE}?id=${mekong}`)
    await who.sees('豆不足，去充值', who.dialog)
    await who.sees(s.short(cost, cost - 1), who.dialog)
    await looksRight(who)
    await who.follow(s.recharge, who.dialog)
    await who.at(`/personalHome/beans?back=${encodeURIComponent(`${PAGE}?id=${mekong}`)}`)
    await who.open(`${PAGE}?id=P-99999999`)
    await who.find('heading', s.missingTitle('P-99999999'), who.dialog).waitFor()
    await who.press(s.backToList, who.dialog)
    await who.sees(t.pick('cn').found('2'))
  })
})

it.each(langOf('a provider applies on a small screen'))(
  'a provider applies on a small screen, keeps the draft and looks the application up, %s',
  (lang) =>
    as('applicant', { lang, width: 320 }, async (who) => {
      const s = ta.pick(lang)
      const email = `${lang}@clearbay.example`
      await who.open(PAGE)
      await who.find('img', sheet.pick(lang).screenLabel).waitFor()
      await who.follow(t.pick(lang).apply)
      await who.press(s.submit, who.dialog)
      await who.dialog.getByRole('alert').waitFor()
      const field = (path: string) => who.dialog.locator(`[data-path=${path}]`)
      await field('nameEn').fill('Clearbay People')
      await field('intro').fill('Employs and pays people in Singapore for firms without an office there.')
      await field('homeRegion').selectOption('SG')
      await field('services').selectOption('eor')
      await field('languages').selectOption('en')
      await field('person').fill('Mei Tan')
      await field('email').fill(email)
      await who.dialog.getByRole('checkbox').check()
      await who.page.keyboard.press('Escape')
      await who.follow(t.pick(lang).apply)
      await soon(() => field('nameEn').inputValue()).toBe('Clearbay People')
      await who.press(s.submit, who.dialog)
      await who.find('heading', s.sent, who.dialog).waitFor()
      const reference = await who.dialog.getByText(/^PA-\d{4}-\d+$/).innerText()
      await who.find('tab', s.look, who.dialog).click()
      await soon(() => who.dialog.getByLabel(lead.pick(lang).reference, { exact: true }).inputValue()).toBe(reference)
      await who.dialog.getByLabel(s.lookEmail, { exact: true }).fill(email)
      await who.press(lead.pick(lang).look, who.dialog)
      await who.sees(s.state('received'), who.dialog)
    }),
)
