import { beforeAll, describe, expect, it } from 'vitest'
import { t as work } from '../../src/app/web/frames/work-texts.ts'
import { accountCalls } from '../../src/features/base/account/contract/calls.ts'
import { t as auditTexts } from '../../src/features/base/audit/web/desk/texts.ts'
import { t as payouts } from '../../src/features/money/wallet/web/desk/texts.ts'
import { arrivedShort, walletTexts } from '../../src/features/money/wallet/web/texts.ts'
import { t as topUp } from '../../src/features/money/wallet/web/topup/texts.ts'
import { fieldLabels } from '../../src/features/work/demand/contract/field-labels.ts'
import { stages } from '../../src/features/work/demand/contract/lifecycle.ts'
import { moveTexts } from '../../src/features/work/demand/contract/texts.ts'
import { t as desk } from '../../src/features/work/demand/web/desk/texts.ts'
import { t as detail } from '../../src/features/work/demand/web/detail/texts.ts'
import { moveScreens } from '../../src/features/work/demand/web/moves/all.ts'
import { outcomeLabels } from '../../src/features/work/demand/web/texts.ts'
import { t as forms } from '../../src/platform/web/ui/form-texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { formatDayEnd } from '../../src/platform/web/ui/time.ts'
import { BOOKS_ZONE } from '../../src/rules/constants.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, dayFrom, demandAt, formOf, type Stage } from '../support/demands.ts'
import { upload } from '../support/files.ts'
import { earn } from '../support/money.ts'
import { individual, operator, type Person as Persona } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** How the workbench's screens are laid out where a person has to find the next step, an account, or the field beside. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

const at = (who: Persona, lang: 'cn' | 'en', width?: number) => seat(who, who.name, { lang, ...(width && { width }) })
const publisher = (lang: 'cn' | 'en', width?: number) => at(people.publisher.owner, lang, width)
const platform = (lang: 'cn' | 'en') => at(people.platform, lang)

describe('the page of a demand', () => {
  it('names the next step in its card, and keeps it in view at the end of the page', async () => {
    const id = await demandAt(h, people, 5)
    const who = await publisher('cn')
    try {
      await who.open(`/personalHome/demandDetails?id=${id}`)
      const card = who.page.locator('section', { has: who.find('heading', detail.pick('cn').now) })
      await who.find('link', moveTexts.confirm.label.cn, card).waitFor()
      const above = who.find('link', moveTexts.confirm.label.cn, who.page.locator('main header'))
      await who.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await soon(() => who.page.evaluate(() => scrollY)).toBeGreaterThan(200)
      const inView = async () => {
        const box = await above.boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height < 200
      }
      await soon(inView).toBe(true)
      await above.click()
      await who.page.getByRole('dialog').waitFor()
    } finally {
      await who.leave()
    }
  })
})

describe('a top-up', () => {
  it('shows the account of the chosen currency, each line to be copied, and inputs of a row at one height', async () => {
    const [one, two] = [await operator(h), await operator(h)]
    for (const [name, value] of [
      ['bankAccountEUR', 'Sample\nIBAN: DE00 1111'],
      ['bankAccountEn', 'Account: 2222'],
    ] as const) {
      await h.ok('POST /ws/operator/setting', { name, value }, one.as)
      const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, two.as)
      await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, two.as)
    }
    const who = await publisher('en')
    const s = topUp.pick('en')
    try {
      await who.open('/companyHome/wallet?topUp=1&currency=EUR')
      await who.find('heading', s.stepPay('EUR')).waitFor()
      await who.find('button', /IBAN DE00 1111/).waitFor()
      await who.page.locator('main select').first().selectOption('USD')
      await who.find('heading', s.stepPay('USD')).waitFor()
      await who.find('button', /Account 2222/).waitFor()
      await soon(() => who.find('button', /IBAN/).count()).toBe(0)
      // The currency was changed by hand, so another address asks before it is lost.
      await who.page.evaluate(() => location.assign('#/personalHome/pdemand'))
      await who.press(forms.pick('en').leave, who.dialog)
      const [amount, prepayment] = [who.page.locator('[data-path="amount"]'), who.page.locator('[data-path="prepayment"]')]
      await prepayment.waitFor()
      await soon(async () => (await amount.boundingBox())!.y - (await prepayment.boundingBox())!.y).toBe(0)
    } finally {
      await who.leave()
    }
  })
})

it.each(langOf('recruitment ends with the day that the terms name'))(
  'recruitment ends with the day that the terms name, not with the next one (%s)',
  async (lang) => {
    const id = await demandAt(h, people, 2)
    const who = await publisher(lang)
    try {
      await who.open(`/personalHome/demandDetails?id=${id}`)
      const end = formatDayEnd(dayFrom(h, 20), lang, BOOKS_ZONE)
      await who.sees(moveScreens.recruitmentOver.timer!(end, true)[lang])
    } finally {
      await who.leave()
    }
  },
)

describe.each(langOf('the record of a demand'))('the record of a demand, in %s', (lang) => {
  const record = (who: Person) => who.page.locator('section', { has: who.page.getByRole('heading', { name: detail.pick(lang).history }) })

  it('says of a cancelled one that it was cancelled at its stage, and dates no stage that it did not reach', async () => {
    const id = await demandAt(h, people, 0)
    await h.ok('POST /ws/demand/cancel', { id, reason: '计划改变 Plans changed' }, people.publisher.as)
    const [created, cancelled] = [stages[0]![lang], outcomeLabels.cancelled[lang]]
    const ended = ui.pick(lang).fromTo(created, cancelled)
    const who = await publisher(lang)
    const staff = await platform(lang)
    try {
      await who.open(`/personalHome/demandDetails?id=${id}`)
      await record(who).getByText(ended).waitFor()
      const rail = who.page.getByRole('list', { name: detail.pick(lang).stages }).getByRole('listitem')
      await soon(() => rail.count()).toBe(stages.length)
      const [first, ...later] = await rail.allInnerTexts()
      expect(first).toContain(cancelled)
      expect(later.join(' ')).not.toMatch(/\d/)
      await staff.open(`/operatorHome/demandReview?review=all&id=${id}`)
      await staff.page.getByText(ended).waitFor()
    } finally {
      await who.leave()
      await staff.leave()
    }
  })

  it('shows an operator what was edited since the last decision, before and after', async () => {
    const id = await demandAt(h, people, 2)
    const title = '改过的标题 Changed title'
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { title, amount: '9000.00' }) }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    const staff = await platform(lang)
    try {
      await staff.open(`/operatorHome/demandReview?id=${id}`)
      const changes = staff.page.locator('section', { has: staff.page.getByRole('heading', { name: desk.pick(lang).changedSince }) })
      const shownOf = async (field: string) =>
        changes.getByRole('region', { name: fieldLabels[field]![lang] }).locator('dd').allInnerTexts()
      await staff.sees(title, changes)
      await soon(() => shownOf('title')).toEqual([formOf(h).title, title])
      await soon(() => shownOf('amount')).toEqual(['EUR 8,400.00', 'EUR 9,000.00'])
      await soon(() => changes.getByRole('region').count()).toBe(2)
    } finally {
      await staff.leave()
    }
  })
})

it.each(langOf('a payout to a name that is written unlike the verified one is marked'))(
  'a payout to a name that is written unlike the verified one is marked, another is not (%s)',
  async (lang) => {
    const s = payouts.pick(lang)
    const asked: string[] = []
    for (const name of ['Lin Ruozhou', 'LIN  RUOZHOU']) {
      const lin = await individual(h, { name: asked.length === 0 ? '林若舟' : 'Lin Ruozhou' })
      const { orderId } = await earn(h, people.publisher, lin, { amountMinor: 100_000, currency: 'USD' })
      const form = {
        holderName: name,
        bankName: 'DBS',
        country: 'SG',
        currency: 'USD',
        accountNumber: `0721 9${h.clock.now().epochMilliseconds % 10_000}${asked.length}`,
      }
      const bank = await h.ok('POST /ws/wallet/bankAccount/add', form, lin.as)
      asked.push((await h.ok('POST /ws/wallet/withdraw', { bankAccountId: bank.id, orderIds: [orderId], feeMinor: 0 }, lin.as)).id)
    }
    const staff = await platform(lang)
    try {
      for (const [at, id] of asked.entries()) {
        await staff.open(`/operatorHome/withdrawals?id=${id}`)
        await staff.sees(s.verifiedName)
        await staff.sees(['林若舟', 'Lin Ruozhou'][at]!, staff.page.locator('dl'))
        await soon(() => staff.page.getByText(s.holderDiffers).count()).toBe(1 - at)
      }
    } finally {
      await staff.leave()
    }
  },
)

it.each(langOf('the audit log says what was done in words'))(
  'the audit log says what was done in words, and keeps the call for the one who opens it (%s)',
  async (lang) => {
    const s = auditTexts.pick(lang)
    const { as, accountId } = await individual(h)
    await h.ok('POST /ws/account/preferences', { lang }, as)
    const staff = await platform(lang)
    try {
      await staff.open(`/operatorHome/audit?actorId=${accountId}`)
      const main = staff.page.locator('main')
      await staff.find('button', accountCalls['POST /ws/account/preferences'].title[lang], main).waitFor()
      await soon(() => main.innerText()).not.toContain('/ws/')
      await main.getByText(s.showContent, { exact: true }).click()
      await staff.sees('POST /ws/account/preferences', main)
    } finally {
      await staff.leave()
    }
  },
)

it('the menu marks the list that a page belongs to, and brings it into view', async () => {
  const id = await demandAt(h, people, 3)
  const marked = (who: Person) => who.page.locator('nav a[aria-current="page"][data-here]')
  const seats = [
    [people.publisher.owner, `/personalHome/demandDetails?id=${id}`, '/personalHome/publish'],
    [people.publisher.owner, `/personalHome/hosting?id=${id}`, '/personalHome/publish'],
    [people.provider, `/personalHome/demandDetails?id=${id}`, '/personalHome/joinIn'],
    [people.platform, '/operatorHome/settings', '/operatorHome/settings'],
  ] as const
  for (const [person, page, list] of seats) {
    const who = await at(person, 'cn')
    try {
      await who.page.setViewportSize({ width: 1440, height: 500 })
      await who.open(page)
      await marked(who).first().waitFor()
      await soon(() => marked(who).first().getAttribute('href')).toBe(`#${list}`)
      await who.until(
        'has it in view',
        () =>
          marked(who)
            .first()
            .evaluate((entry) => {
              const { top, bottom } = entry.getBoundingClientRect()
              return top >= 0 && bottom <= innerHeight
            }),
        Boolean,
      )
    } finally {
      await who.leave()
    }
  }
})

describe('a list of orders', () => {
  it('says of a top-up that it arrived short, by how much and whether that was agreed; on a phone its filters are behind one button', async () => {
    const { owner } = people.publisher
    const { url: voucher } = await upload(h, owner.token, 'voucher', 'png', 'wire.png')
    const order = await h.ok('POST /ws/wallet/topUp', { currency: 'GBP', amount: '9600', bankReference: 'LG 7', voucher }, owner.as)
    await h.ok('POST /ws/operator/topUp/confirm', { id: order.id, amount: '9575', short: true }, people.platform.as)
    const who = await publisher('en', 320)
    const w = walletTexts.pick('en')
    try {
      await who.open('/companyHome/orders?state=done')
      const row = who.page.locator('main li', { hasText: order.number })
      await who.sees(arrivedShort.en, row)
      await who.sees(`${w.short('GBP 25.00')} · ${w.shortAsked}`, row)
      const kind = who.find('combobox', w.type)
      await soon(() => kind.isVisible()).toBe(false)
      await who.press(ui.pick('en').filtersOn(1))
      await kind.waitFor()
      await h.ok('POST /ws/wallet/topUp/agree', { id: order.id }, owner.as)
      await who.page.reload()
      await who.sees(`${w.short('GBP 25.00')} · ${w.shortAgreed}`, row)
      await soon(() => row.getByText(arrivedShort.en).count()).toBe(0)
    } finally {
      await who.leave()
    }
  })
})

describe('the search of everything', () => {
  it('leads an operator to a company, and a company to an employee and to the top-up', async () => {
    const { owner, name } = people.publisher
    const staffed = await operator(h)
    const search = async (who: { token: string }, path: string, words: string) => {
      const one = await seat(who, 'searcher', 'cn')
      await one.open(path)
      await one.page.keyboard.press('Control+k')
      await one.page.getByPlaceholder(work.pick('cn').palettePlaceholder).fill(words)
      return one
    }
    const staff = await search(staffed, '/operatorHome', name)
    try {
      await staff.page.getByRole('dialog').getByRole('button', { name }).first().click()
      await staff.page.waitForURL(/operatorHome\/companies\?id=/)
      await staff.sees(name)
      const voucher = (await upload(h, owner.token, 'voucher', 'png')).url
      const sent = { currency: 'USD', amount: '9975.31', bankReference: 'FT-2611 270099', voucher }
      const { number } = await h.ok('POST /ws/wallet/topUp', sent, owner.as)
      await staff.page.keyboard.press('Control+k')
      await staff.page.getByPlaceholder(work.pick('cn').palettePlaceholder).fill('ft2611270099')
      await staff.page.getByRole('dialog').getByRole('button', { name: number }).click()
      await staff.page.waitForURL(/operatorHome\/topUps\?.*id=/)
      await staff.page.getByRole('heading', { name }).first().waitFor()
      await staff.sees(number)
    } finally {
      await staff.leave()
    }
    const { id } = await h.ok('POST /ws/employee/create', { name: '闻人澈' }, owner.as)
    const boss = await search(owner, '/companyHome/clock', '闻人')
    try {
      await boss.page.getByRole('dialog').getByRole('button', { name: '闻人澈' }).first().click()
      await boss.page.waitForURL(new RegExp(`companyHome/employee\\?id=${id}`))
      await boss.page.keyboard.press('Control+k')
      await boss.page.getByPlaceholder(work.pick('cn').palettePlaceholder).fill(work.pick('cn').paletteTopUp)
      await boss.page
        .getByRole('dialog')
        .getByRole('button', { name: work.pick('cn').paletteTopUp })
        .first()
        .click()
      await boss.page.waitForURL(/companyHome\/wallet\?topUp=1/)
    } finally {
      await boss.leave()
    }
  })
})
