import { expect, test } from 'vitest'
import { t } from '../../src/features/base/secret/web/texts.ts'
import { t as bank } from '../../src/features/money/wallet/web/bank/texts.ts'
import { SECRET_SHOWN_SECONDS } from '../../src/rules/constants.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { violations } from '../support/pages/look.ts'
import { company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()

test.each(langOf('a member sees an account number for a reason'))(
  'a member sees an account number for a reason, for half a minute, and it stays nowhere, in %s',
  async (lang) => {
    const s = t.pick(lang)
    const accountNumber = '6217830194652007'
    const mine = await company(h, { roles: ['viewer'] })
    const form = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber }
    const { id } = await h.ok('POST /ws/wallet/bankAccount/add', form, mine.as)
    const name = bank.pick(lang).numberOf('Nordsee Bank •••• 2007'.replace('• 2', '•\u00a02'))
    const owner = await seat(mine.owner, 'owner', { lang, width: 320 })
    const viewer = await seat(mine.member.viewer, 'viewer', lang)
    try {
      const { page } = owner
      await page.clock.install()
      await owner.open('/companyHome/bankAccounts')
      await soon(() => page.content()).not.toContain(accountNumber)
      await owner.press(s.show(name))
      await owner.type(s.reason, 'Payout check', owner.dialog)
      expect(await violations(owner)).toEqual([])
      await owner.press(s.verb, owner.dialog)
      await page.getByText(accountNumber).waitFor()
      await looksRight(owner)
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]))
      expect(kept).not.toContain(accountNumber)
      await page.clock.fastForward(SECRET_SHOWN_SECONDS * 1_000)
      await page.getByText(accountNumber).waitFor({ state: 'detached' })
      const looks = await h.ok('GET /ws/secret/looks', { table: 'bankAccount', column: 'accountNumber', row: id }, mine.as)
      expect(looks.records.map((look) => [look.who, look.reason])).toEqual([[mine.owner.name, 'Payout check']])

      await viewer.open('/companyHome/bankAccounts')
      await soon(() => viewer.page.getByRole('button', { name: s.show(name) }).count()).toBe(0)
      expect([...owner.faults, ...viewer.faults]).toEqual([])
    } finally {
      await owner.context.close()
      await viewer.context.close()
    }
  },
)
