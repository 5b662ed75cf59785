import { beforeAll, describe, expect, it } from 'vitest'
import { t as home } from '../../src/app/web/portal/home/texts.ts'
import { t as app } from '../../src/app/web/texts.ts'
import { t as account } from '../../src/features/base/account/web/texts.ts'
import { t as row } from '../../src/features/market/article/web/row-texts.ts'
import { t as article } from '../../src/features/market/article/web/texts.ts'
import { t as contact } from '../../src/features/market/lead/web/texts.ts'
import { d as provider } from '../../src/features/market/provider/web/drawer-texts.ts'
import { t as quickfind } from '../../src/features/market/provider/web/texts.ts'
import { t as solution } from '../../src/features/market/solution/web/texts.ts'
import { t as beans } from '../../src/features/money/bean/web/texts.ts'
import { t as cost } from '../../src/features/people/cost/web/texts.ts'
import { fieldLabels } from '../../src/features/work/demand/contract/field-labels.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { fillCompanyCard, register } from '../support/pages/entry.ts'
import { prove } from '../support/pages/proof.ts'
import { picture } from '../support/pages/verification.ts'
import { codeFor, company, PASSWORD } from '../support/personas.ts'
import { articleTitle, type Furnished, providerNames, registerFeatures } from '../support/portal.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** From a question on the portal to a record that somebody can work on. Events and the search of articles have files of their own. */

const { h, journey, sit } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
  await h.ok('POST /ws/operator/beanPackage', { beans: PACKAGE, price: '98' }, there.op.as)
})

const PACKAGE = 100
const PRICE_MINOR = 9_800

async function as(lang: Lang, what: string, run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit('visitor', { lang })
  await journey(`${what} ${lang}`, [who], () => run(who))
}

/** The context that a tool brought into the contact form. */
const brought = (who: Person) => who.page.getByLabel(new RegExp(`^${contact.pick(who.lang).summary}`)).first()

/** Fills in a message and an address, and reads the reference. */
async function send(who: Person, message: string, email: string): Promise<string> {
  const s = contact.pick(who.lang)
  await who.page.getByLabel(s.message, { exact: true }).fill(message)
  await who.page.getByLabel(s.name, { exact: true }).fill('Lin Che')
  await who.page.getByLabel(s.email, { exact: true }).fill(email)
  await who.press(s.send)
  const done = who.page.getByRole('status').filter({ hasText: s.sentTitle })
  await done.waitFor()
  return /L-\d{4}-\d{4}/.exec(await done.innerText())![0]
}
const leadOf = async (reference: string) => {
  const { records } = await h.ok('GET /ws/operator/leads', { search: reference }, there.op.as)
  return h.ok('GET /ws/operator/lead', { id: records[0]!.id }, there.op.as)
}

describe.each(langOf('from a question to a person who answers'))('from a question to a person who answers, %s', (lang) => {
  it('a cost slip of the home page goes to the contact form with its figures, and to the inbox', () =>
    as(lang, 'slip', async (who) => {
      const s = cost.pick(lang)
      await who.open('/home')
      await who.press(home.pick(lang).toSlip, who.page.locator('main'))
      const slip = who.page.locator('#cost')
      await slip.getByLabel(s.gross('SGD')).fill('10000')
      // 17 % of at most 8,000.
      await who.sees('SGD 11,360.00', slip)
      await who.follow(s.send, slip)
      await who.at('/contactUs?from=cost&topic=hire&region=SG')
      await soon(() => brought(who).inputValue()).toContain('11,360.00')
      const summary = await brought(who).inputValue()
      const reference = await send(who, { cn: '一名销售', en: 'One sales person' }[lang], `slip-${lang}@journeys.example`)
      expect(await leadOf(reference)).toMatchObject({ topic: 'hire', from: 'cost', summary, lang, region: { code: 'SG' } })
    }))

  it('an article leads to a question about the reader’s own case', () =>
    as(lang, 'article', async (who) => {
      const s = article.pick(lang)
      await who.open('/informationCenter')
      await who.type(s.search, { cn: '薪资门槛', en: 'salary floor' }[lang])
      await who.at(/search=/)
      await who.follow(articleTitle[lang], who.find('region', row.pick(lang).list))
      await who.at(`/informationDetails?id=${there.article}`)
      await who.follow(s.ask)
      await who.at('/contactUs')
      await soon(() => brought(who).inputValue()).toContain(articleTitle[lang])
      const summary = await brought(who).inputValue()
      await who.page.getByLabel(contact.pick(lang).topic, { exact: true }).selectOption('hire')
      const reference = await send(
        who,
        { cn: '我们的工程师够吗', en: 'Does our engineer qualify?' }[lang],
        `article-${lang}@journeys.example`,
      )
      expect(await leadOf(reference)).toMatchObject({ topic: 'hire', from: 'article', summary: summary.trim() })
    }))

  it('a finder’s answers become a demand draft behind the sign-in', async () => {
    const firm = await company(h)
    await as(lang, 'finder', async (who) => {
      const s = solution.pick(lang)
      const w = account.pick(lang)
      await who.open('/solution')
      await who.find('radio', s.enter).click()
      await who.choose(s.qRegion, { cn: '越南', en: 'Vietnam' }[lang])
      await who.find('radio', s.protect).click()
      await who.find('radio', s.month).click()
      await who.sees(s.resultAt({ cn: '越南', en: 'Vietnam' }[lang]))
      await who.press(s.toDemand)
      await who.at('/loginHome')
      await who.sees(app.pick(lang).signInFirst)
      await who.type(ui.pick(lang).phone, firm.owner.phone)
      await who.type(ui.pick(lang).password, PASSWORD)
      await who.press(w.signIn, who.page.getByRole('main'))
      await who.at('/personalHome/pdemand')
      await who.settled()
      const description = who.field(fieldLabels.description![lang])
      for (const answer of [s.enter, s.protect, s.month]) await soon(() => description.inputValue()).toContain(answer)
      const words = await description.inputValue()
      await who.at(/draft=/)
      const drafts = await h.ok('GET /ws/demand/drafts', {}, firm.as)
      expect(drafts).toHaveLength(1)
      expect(drafts[0]!.form).toMatchObject({ areaCode: 'VN', description: words })
      // After a reload it is still there, once.
      await who.page.reload()
      await who.settled()
      await soon(() => who.field(fieldLabels.description![lang]).inputValue()).toBe(words)
      expect(await h.ok('GET /ws/demand/drafts', {}, firm.as)).toHaveLength(1)
    })
  })
})

/** The ledger's sums by kind of account, of one company or in total. */
async function books(owner?: string): Promise<Record<string, number>> {
  const { rows } = await h.services.pool.query<{ name: string; total: number }>(
    `select a.kind || ' ' || e.currency as name, sum(e.amount)::bigint as total
       from ledger_entry e join ledger_account a on a.id = e.account_id
      where $1::text is null or a.owner_id::text = $1 group by 1`,
    [owner ?? null],
  )
  return Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)]))
}

it.each(langOf('from a search to a contact'))(
  'from a search to a contact: registered, recharged, unlocked, and each bean in the ledger (%s)',
  (lang) =>
    as(lang, 'unlock', async (who) => {
      const s = provider.pick(lang)
      const b = beans.pick(lang)
      const name = providerNames.vietnam[lang]
      const before = await books()
      await who.open('/globalQuickfind')
      await who.type(quickfind.pick(lang).searchLabel, { cn: '越南商标', en: 'trademarks in Vietnam' }[lang])
      await who.sees(quickfind.pick(lang).found('1'))
      await who.follow(name, who.page.locator('main'))
      const sheet = who.page.getByRole('dialog')
      await who.find('heading', name, sheet).waitFor()
      await who.at(/search=.*id=P-/)
      const provided = await who.page.evaluate(() => location.hash.slice(1))
      await who.sees(s.cost(10), sheet)
      await who.press(s.register, sheet)
      await who.at('/loginHome/registry')

      const phone = lang === 'cn' ? '13500088101' : '13500088102'
      const place = { cn: '新加坡', en: 'Singapore' }[lang]
      const firm = { cn: '云岭水泵（杭州）有限公司', en: 'Yunling Pumps Co., Ltd.' }[lang]
      await register(who, { userType: 1, phone, name: firm, password: PASSWORD, code: () => codeFor(h, phone) })
      await fillCompanyCard(who, {
        shortName: { cn: '云岭水泵', en: 'Yunling' }[lang],
        area: [place, ui.pick(lang).areaWhole(place)],
        contactName: { cn: '许南', en: 'Nan Xu' }[lang],
        position: { cn: '海外总监', en: 'Director' }[lang],
      })
      await who.at(provided)
      await who.sees(s.insufficient, sheet)
      await who.sees(s.short(10, 0), sheet)

      await who.follow(s.recharge, sheet)
      await who.at('/companyHome/beans')
      await who.follow(b.buy(PACKAGE))
      await who.type(b.reference, `BEANS ${lang}`)
      await who.upload(b.voucher, picture('voucher'))
      await who.press(b.submit)
      await who.find('heading', b.doneTitle).waitFor()
      const number = await who.page.getByText(/^B-\d{4}-\d+$/).innerText()
      const { records } = await h.ok('GET /ws/operator/beanOrders', { search: number }, there.op.as)
      await h.ok('POST /ws/operator/beanOrder/confirm', { id: records[0]!.id, amount: '98' }, there.op.as)
      await who.follow(b.back)

      await who.at(provided)
      await who.press(s.unlock(10), sheet)
      await who.sees(s.beans(PACKAGE - 10), sheet)
      await who.press(s.confirm(10), sheet)
      await prove(who)
      await who.find('link', '+84 28 6000 0002', sheet).waitFor()
      await who.page.reload()
      await who.find('link', 'lan@mekong-marks.example', sheet).waitFor()
      await who.page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await who.sees(quickfind.pick(lang).unlocked)

      const owner = records[0]!.owner
      expect(owner.ownerType).toBe('company')
      expect(await books(owner.id)).toEqual({ 'beanWallet BEAN': PACKAGE - 10 })
      const after = await books()
      const moved = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0)
      expect({ bank: moved('bank CNY'), sales: moved('beanSales CNY'), issued: moved('beanIssue BEAN') }).toEqual({
        bank: -PRICE_MINOR,
        sales: PRICE_MINOR,
        issued: 10 - PACKAGE,
      })
    }),
)
