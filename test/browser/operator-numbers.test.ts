import { beforeAll, expect, it } from 'vitest'
import { t as auditTexts } from '../../src/features/base/audit/web/desk/texts.ts'
import { t as ledgerTexts } from '../../src/features/money/ledger/web/desk/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { upload } from '../support/files.ts'
import { type CompanyPeople, company, operator, type Person } from '../support/personas.ts'
import { langOf } from '../support/run.ts'

const { h, seat } = browserSuite()
let firm: CompanyPeople
let platform: Person
beforeAll(async () => {
  ;[firm, platform] = [await company(h), await operator(h)]
})

it.each(langOf('an operator finds an order by its number'))(
  'an operator finds the postings and the log of an order by its number, and an unknown number says so (%s)',
  async (lang) => {
    const [ledger, audit, pages] = [ledgerTexts.pick(lang), auditTexts.pick(lang), ui.pick(lang)]
    const { url } = await upload(h, firm.owner.token, 'voucher', 'png', 'voucher.png')
    const input = { currency: 'USD', amount: '100', bankReference: `NUMBER ${lang}`, voucher: url }
    const { id, number } = await h.ok('POST /ws/wallet/topUp', input, firm.as)
    await h.ok('POST /ws/operator/topUp/confirm', { id }, platform.as)
    const who = await seat(platform, platform.name, { lang })
    const rows = () => who.page.locator('tbody tr', { hasText: ledger.postingId })
    try {
      await who.open('/operatorHome/ledger')
      await who.find('searchbox', ledger.numberSearch).fill('O-1999-0001')
      await who.sees(pages.noMatch)
      await who.find('searchbox', ledger.numberSearch).fill(number.toLowerCase())
      await expect.poll(() => rows().count()).toBe(1)
      await rows().getByRole('button', { name: ledger.sameRef }).click()
      const [posting] = (await h.ok('GET /ws/operator/ledger/postings', { search: number }, platform.as)).records
      await who.at(`/operatorHome/ledger?search=${posting!.refId}`)
      await expect.poll(() => rows().count()).toBe(1)

      await who.open('/operatorHome/audit')
      await who.find('searchbox', audit.auditSearch).fill('O-1999-0001')
      await who.sees(pages.noMatch)
      await who.find('searchbox', audit.auditSearch).fill(number)
      await expect.poll(() => who.page.locator('tbody tr').count()).toBe(2)
    } finally {
      await who.leave()
    }
  },
)
