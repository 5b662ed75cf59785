import { beforeAll, describe, expect, it } from 'vitest'
import { h as hire } from '../../../src/features/market/provider/web/hire-texts.ts'
import { walletDictionaries } from '../../../src/features/money/wallet/contract/dictionaries.ts'
import { moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as bids } from '../../../src/features/work/demand/web/bids/texts.ts'
import { formatMoney } from '../../../src/platform/contract/amount.ts'
import { t as portal } from '../../../src/platform/web/portal/texts.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { cast, demandAt, renew, type Stage } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { messagesTo } from '../../support/outbox.ts'
import { apply, closeOut, confirmWork, deliver, openDemand, pick, start } from '../../support/pages/demand.ts'
import { fillCompanyCard, register } from '../../support/pages/entry.ts'
import { ledger, screen } from '../../support/pages/figures.ts'
import { provesWhenAsked } from '../../support/pages/proof.ts'
import { submitCompany } from '../../support/pages/verification.ts'
import { codeFor, PASSWORD } from '../../support/personas.ts'
import { aProvider } from '../../support/providers.ts'
import { soon } from '../../support/soon.ts'

/** A firm of the directory without an account: from the message that invites it to the money in its wallet. */

const { h, seat, sit, journey } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

const firms = {
  cn: {
    name: '莱茵机电服务有限公司',
    short: '莱茵机电',
    contact: '韩朔',
    phone: '13633330001',
    code: 'HRB 40211',
    place: '德国',
  },
  en: {
    name: 'Rhine Valley Service GmbH',
    short: 'Rhine Valley',
    contact: 'Greta Lund',
    phone: '13633330002',
    code: 'HRB 40212',
    place: 'Germany',
  },
} as const
/** The price that both agree on, and what is left of it after the fee of 5 %. */
const AGREED = { amount: '8000.00', currency: 'EUR' } as const
const NET = 760_000

describe.each(['cn', 'en'] as const)('a firm of the directory, in %s', (lang) => {
  const [w, b, words] = [hire.pick(lang), bids.pick(lang), ui.pick(lang)]
  const facts = firms[lang]

  it('is invited by mail, registers, claims its entry, bids, agrees, serves and is paid', { timeout: 600_000 }, async () => {
    await renew(h, people)
    const email = `desk.${lang}@rhine.example`
    const { number } = await aProvider(h, { nameCn: '莱茵机电', nameEn: 'Rhine Valley', contact: { email } })
    const title = lang === 'cn' ? '斯图加特产线改造' : 'Line retrofit in Stuttgart'
    const id = await demandAt(h, people, 2, { title, visibility: 'invited' })
    const publisher = await seat(people.publisher.owner, 'publisher', { lang })
    const firm = await sit('firm', { lang })
    for (const who of [publisher, firm]) provesWhenAsked(who)
    await journey(`entry ${lang}`, [publisher, firm], async () => {
      await publisher.open(`/globalQuickfind?id=${number}`)
      await publisher.press(w.invite)
      await publisher.choose(w.demand, await optionOf(publisher, title))
      await publisher.type(`${w.message} ${portal.pick(lang).optional}`, lang === 'cn' ? '请看看这个需求' : 'Would this suit you?')
      await publisher.press(w.send)
      await publisher.reads(w.sent)
      await looksRight(publisher)
      await publisher.open(`/personalHome/facilitator?id=${id}`)
      // The page stays open: what the firm does shows on it.
      const invitation = (state: Parameters<typeof w.state>[0]) => publisher.reads(w.state(state))
      await invitation('sent')

      await firm.open(await linkSentTo(email))
      await firm.sees(title)
      await looksRight(firm)
      await invitation('seen')
      await firm.follow(w.register)
      await register(firm, { userType: 1, phone: facts.phone, name: facts.name, password: PASSWORD, code: () => codeFor(h, facts.phone) })
      await fillCompanyCard(firm, {
        shortName: facts.short,
        area: [facts.place, words.areaWhole(facts.place)],
        contactName: facts.contact,
        position: 'CEO',
      })
      await firm.at('/workInvitation?token=')
      await looksRight(firm)
      await firm.follow(w.claim)
      await firm.press(words.codeSend)
      await firm.sees(words.codeSent)
      await firm.type(words.code, await codeFor(h, email))
      await firm.press(w.confirm)
      await firm.reads(w.claimed)
      await looksRight(firm)
      await invitation('registered')

      const companyId = await verify(firm)
      await openDemand(firm, id)
      await looksRight(firm)
      await apply(firm, lang === 'cn' ? '三位工程师，六月到场' : 'Three engineers, on site in June')
      await invitation('applied')

      await publisher.press(b.counterOf(facts.short))
      await publisher.type(b.price, AGREED.amount, publisher.dialog)
      await publisher.press(b.sendCounter, publisher.dialog)
      await openDemand(firm, id)
      await firm.reads(b.counter)
      await looksRight(firm)
      await firm.page.locator('[data-move=acceptCounter]').first().click()
      await firm.press(moveTexts.acceptCounter.label[lang], firm.dialog)
      await firm.reads(b.agreed)

      await pick(publisher, id, facts.short)
      await start(firm, id)
      await deliver(firm, id, lang === 'cn' ? '产线已恢复运行' : 'The line runs again')
      await confirmWork(publisher, id, AGREED, 500)
      await openDemand(publisher, id)
      await publisher.sees(facts.short)
      await looksRight(publisher)
      await closeOut(firm, id)
      await closeOut(publisher, id)

      const books = await ledger.company(h, companyId, 'EUR')
      expect(books).toEqual({ wallet: NET, inTransit: 0 })
      expect(await screen.wallet(firm, 'EUR', books)).toEqual(books)
      expect(await ledger.escrow(h, id, 'EUR')).toEqual({ held: 0, released: 800_000, refunded: 40_000 })
      await looksRight(firm)
      await firm.open('/companyHome/orders')
      await firm.sees(walletDictionaries.orderType.items.earning[lang])
      await firm.page.getByText(title).first().click()
      await firm.sees(formatMoney(NET, 'EUR', lang))
      await looksRight(firm)
    })
  })

  const linkSentTo = async (address: string) => {
    const bodies = async () => (await messagesTo(h, address)).map(({ body }) => body).join('\n')
    await soon(bodies).toContain('workInvitation?token=')
    return `/${(await bodies()).match(/workInvitation\?token=[\w-]+/)![0]}`
  }

  /** The request among the options: its number comes before its title. */
  const optionOf = async (who: Person, title: string) => {
    const option = who.page.locator('option').filter({ hasText: title })
    await option.first().waitFor({ state: 'attached' })
    return option.first().innerText()
  }

  /** The firm submits its documents, and an operator approves them. */
  async function verify(firm: Person): Promise<string> {
    await submitCompany(firm, { creditCode: facts.code, legalPerson: facts.contact, passport: `E${facts.phone}`, abroad: true })
    const { rows } = await h.services.pool.query<{ id: string }>('select id from company where full_name = $1', [facts.name])
    const { id } = rows[0]!
    await h.ok('POST /ws/operator/company/approve', { id }, people.platform.as)
    return id
  }
})
