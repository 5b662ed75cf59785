import { beforeAll, describe, it } from 'vitest'
import { walletDictionaries } from '../../src/features/money/wallet/contract/dictionaries.ts'
import { t as orders } from '../../src/features/money/wallet/web/orders/texts.ts'
import { t as joined } from '../../src/features/work/demand/web/joined/texts.ts'
import { t as providers } from '../../src/features/work/demand/web/providers/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { cast, demandAt, type Stage } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'
import { apply, closeOut, confirmWork, deliver, find, openDemand, pick, start } from '../support/pages/demand.ts'
import { provesWhenAsked } from '../support/pages/proof.ts'
import { type CompanyPeople, company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'

/** A company finds a request in the hall, is picked, delivers, and has the money in its wallet. */

const { h, seat } = browserSuite()
let people: Stage
let firm: CompanyPeople
beforeAll(async () => {
  people = await cast(h)
  firm = await company(h, { roles: ['demandManager'] })
})

describe.each(langOf('a company that serves'))('a company that serves, in %s', (lang) => {
  it('applies, is picked, delivers and is paid into its wallet', { timeout: 300_000 }, async () => {
    const title = `Line retrofit for a plant, ${lang}`
    const id = await demandAt(h, people, 2, { title, amount: '8400.00' })
    const publisher = await seat(people.publisher.owner, 'publisher', { lang })
    const serving = await seat(firm.member.demandManager, 'serving', { lang, width: 390 })
    const owner = await seat(firm.owner, 'owner', { lang })
    for (const who of [publisher, serving]) provesWhenAsked(who)
    const sum = { amount: '8400.00', currency: 'EUR' } as const
    try {
      await find(serving, title, title, 1)
      await looksRight(serving)
      await apply(serving, 'Three certified engineers, all with retrofit experience')
      await serving.open('/personalHome/joinIn')
      await serving.find('heading', joined.pick(lang).titleOfCompany).waitFor()
      await serving.sees(title)
      await looksRight(serving)

      await publisher.open(`/personalHome/facilitator?id=${id}`)
      await publisher.sees(providers.pick(lang).firm)
      await looksRight(publisher)
      await pick(publisher, id, firm.name)
      await start(serving, id)
      await openDemand(serving, id)
      await looksRight(serving)
      await deliver(serving, id, 'All lines run again')
      await confirmWork(publisher, id, sum, 500)
      await openDemand(publisher, id)
      await publisher.sees(firm.name)
      await looksRight(publisher)
      await closeOut(serving, id)
      await closeOut(publisher, id)

      await owner.open('/companyHome/orders')
      await owner.sees(walletDictionaries.orderType.items.earning[lang])
      await owner.page.getByText(title).first().click()
      await owner.sees(orders.pick(lang).money)
      await owner.sees(formatMoney(798_000, 'EUR', lang))
      await looksRight(owner)
    } catch (error) {
      throw await pictured(error, `firm ${lang}`, [publisher, serving, owner])
    }
  })
})
