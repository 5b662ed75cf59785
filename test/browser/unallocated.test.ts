import { beforeAll, expect, it } from 'vitest'
import { t } from '../../src/features/money/wallet/web/desk/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { upload } from '../support/files.ts'
import { proveOperator, provesWhenAsked } from '../support/pages/proof.ts'
import { type CompanyPeople, company, operator, type Person } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()
let firm: CompanyPeople
let platform: Person
beforeAll(async () => {
  ;[firm, platform] = [await company(h), await operator(h)]
})

it.each(langOf('an operator records what nobody announced and credits it'))(
  'an operator records a transfer that nobody announced, and credits it to its company (%s)',
  async (lang) => {
    const s = t.pick(lang)
    const who = await seat(platform, platform.name, { lang })
    provesWhenAsked(who, (one) => proveOperator(h, one))
    try {
      await who.open('/operatorHome/unallocated')
      await who.press(s.record)
      const form = who.page.getByRole('dialog')
      await who.type(s.arrived, '500', form)
      await who.type(s.sender, 'Nordwind GmbH', form)
      await who.type(s.reference, `FT ${lang}`, form)
      await who.press(s.record, form)
      await who.page.locator('[data-review-row]').first().click()
      await who.page.locator('[data-review-title]').waitFor()
      const name = (await h.ok('GET /ws/company/info', {}, firm.as)).fullName
      const chooses = who.page.locator('form input[role="combobox"], form input[aria-haspopup="listbox"]').first()
      await chooses.fill(name)
      await who.page.getByRole('option', { name }).click()
      await who.press(s.allocate, who.page.locator('form').first())
      await who.press(s.allocate, who.dialog)
      await soon(async () => (await h.ok('GET /ws/wallet/summary', {}, firm.as)).balances).toMatchObject([
        { currency: 'CNY', availableMinor: 50_000 },
      ])
    } finally {
      await who.leave()
    }
  },
)

it.each(langOf('an operator keeps what is more than announced'))(
  'an operator credits what was announced and keeps the rest (%s)',
  async (lang) => {
    const s = t.pick(lang)
    const { url } = await upload(h, firm.owner.token, 'voucher', 'png', 'voucher.png')
    const input = { currency: 'USD', amount: '100', bankReference: `MORE ${lang}`, voucher: url }
    const { id } = await h.ok('POST /ws/wallet/topUp', input, firm.as)
    const who = await seat(platform, platform.name, { lang, width: 390 })
    provesWhenAsked(who, (one) => proveOperator(h, one))
    try {
      await who.open(`/operatorHome/topUps?id=${id}`)
      await who.page.locator('[data-path="amount"]').fill('105')
      await who.sees(s.more)
      await who.press(s.confirmTopUp, who.page.locator('form').last())
      await who.press(s.confirmTopUp, who.dialog)
      await soon(async () => (await h.ok('GET /ws/operator/unallocated', { currency: 'USD' }, platform.as)).records).toMatchObject([
        { leftMinor: 500 },
      ])
      expect(await h.ok('GET /ws/wallet/order', { id }, firm.as)).toMatchObject({ amountMinor: 10_000, state: 'done' })
    } finally {
      await who.leave()
    }
  },
)
