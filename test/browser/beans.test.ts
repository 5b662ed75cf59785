import { expect, test } from 'vitest'
import { t as desk } from '../../src/features/money/bean/web/desk/texts.ts'
import { t } from '../../src/features/money/bean/web/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { t as entries } from '../../src/platform/web/ui/entries-texts.ts'
import { t as review } from '../../src/platform/web/ui/review/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { prove, proveOperator, provesWhenAsked } from '../support/pages/proof.ts'
import { openCase, picture } from '../support/pages/verification.ts'
import { company, individual, operator } from '../support/personas.ts'
import { langOf } from '../support/run.ts'

const { h, seat } = browserSuite()

test.each(langOf('an operator prices a package'))(
  'an operator prices a package, a person orders it with a voucher and has the beans once confirmed, in %s',
  async (lang) => {
    const s = t.pick(lang)
    const d = desk.pick(lang)
    const m = review.pick(lang)
    const buyer = await individual(h)
    const staff = await seat(await operator(h), 'operator', lang)
    provesWhenAsked(staff, (one) => proveOperator(h, one))
    const who = await seat(buyer, 'buyer', lang)
    try {
      await staff.open('/operatorHome/beanPackages')
      await staff.press(d.editThis(d.beans(100)))
      await staff.type(d.priceLabel(d.beans(100)), lang === 'cn' ? '98' : '99')
      await staff.press(entries.pick(lang).save)
      await staff.sees(lang === 'cn' ? /98\.00/ : /99\.00/)
      await looksRight(staff)

      await who.open('/personalHome/beans?back=%2FpersonalHome%2FmyPersonal')
      await who.find('link', s.back).waitFor()
      await who.follow(s.buy(100))
      await looksRight(who)
      await who.press(s.submit)
      await who.type(s.reference, 'BEANS 100')
      await who.upload(s.voucher, picture('voucher'))
      await who.press(s.submit)
      await who.find('heading', s.doneTitle).waitFor()
      const number = await who.page.getByText(/^B-\d{4}-\d+$/).innerText()
      await who.follow(s.back)
      await who.at('/personalHome/myPersonal')

      await openCase(staff, 'beanOrders', buyer.name)
      await staff.type(m.amountSeen, '1')
      await staff.press(d.confirm)
      await staff.sees(m.differs(formatMoney(lang === 'cn' ? 9800 : 9900, 'CNY', lang)))
      await staff.type(m.amountSeen, lang === 'cn' ? '98' : '99')
      await staff.press(d.confirm)
      await staff.press(d.confirm, staff.dialog)
      await staff.sees(d.confirmed(number, d.beans(100)))

      await who.open('/personalHome/beans')
      await who.sees(s.worth(10, 10))
      await who.sees(new RegExp(number), who.find('region', s.moves))
      await looksRight(who)
      expect([...who.faults, ...staff.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `beans ${lang}`, [who, staff])
    } finally {
      await who.leave()
      await staff.leave()
    }
  },
)

test('a company pays from its wallet after seeing price and balance', async () => {
  const s = t.pick('en')
  await h.ok('POST /ws/operator/beanPackage', { beans: 500, price: '440' }, (await operator(h)).as)
  const firm = await company(h, { funded: [{ amountMinor: 100_000, currency: 'CNY' }] })
  const who = await seat(firm.owner, 'owner', 'en')
  try {
    await who.open('/companyHome/beans?beans=500')
    await who.press(s.payNow('CNY 440.00'))
    await who.sees('560.00', who.dialog)
    await who.press(s.payNow('CNY 440.00'), who.dialog)
    await prove(who)
    await who.sees(s.beans(500), who.find('region', s.balance))
    expect((await h.ok('GET /ws/bean/wallet', {}, firm.as)).balance).toBe(500)
    expect(who.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, 'beans wallet', [who])
  } finally {
    await who.leave()
  }
})
