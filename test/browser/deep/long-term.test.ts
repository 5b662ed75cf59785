import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabels } from '../../../src/features/work/demand/contract/field-labels.ts'
import { proRata } from '../../../src/features/work/demand/contract/plan/earned.ts'
import { partMoves } from '../../../src/features/work/demand/contract/plan/states.ts'
import { moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as plan } from '../../../src/features/work/demand/web/form/plan-texts.ts'
import { t as change } from '../../../src/features/work/demand/web/moves/plan-texts.ts'
import { t as moves } from '../../../src/features/work/demand/web/moves/texts.ts'
import { t as parts } from '../../../src/features/work/demand/web/parts-panel/texts.ts'
import { amountText, formatMoney } from '../../../src/platform/contract/amount.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { bringOn, cast, dayFrom, renew, type Stage } from '../../support/demands.ts'
import { dictText } from '../../support/dictionaries.ts'
import { looksRight } from '../../support/looks.ts'
import { atStage, beginForm, closeOut, confirmWork, createPlanned, host, openDemand } from '../../support/pages/demand.ts'
import { ledger, screen } from '../../support/pages/figures.ts'
import { provesWhenAsked } from '../../support/pages/proof.ts'

/** A long-term contract of three months at 1,000, that the company ends by notice on the 20th day of the second one. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

const MONTH = 100_000
const FEE_BPS = 500
const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

describe.each(['cn', 'en'] as const)('a contract over three months, in %s', (lang) => {
  const [p, c, s, m] = [plan.pick(lang), change.pick(lang), parts.pick(lang), moves.pick(lang)]
  const money = (minor: number) => formatMoney(minor, 'EUR', lang)
  const panel = (who: Person) => who.page.locator('#parts')
  const label = (field: string) => fieldLabels[field]![lang]
  let company: Person
  let provider: Person
  let id = ''

  /** Sessions end after some hours: both sit down again at each point of time. */
  async function sitDown(): Promise<void> {
    await renew(h, people)
    company = await seat(people.publisher.owner, 'company', { lang })
    provider = await seat(people.provider, 'provider', { lang, width: 390 })
    for (const who of [company, provider]) provesWhenAsked(who)
    // Who has just sat down has proved nothing yet.
    await renew(h, people)
  }
  async function standUp(): Promise<void> {
    expect([...company.faults, ...provider.faults]).toEqual([])
    await company.leave()
    await provider.leave()
  }
  async function on(day: string): Promise<void> {
    await standUp()
    h.clock.advance({ hours: 24 * Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(day)).days })
    await h.jobs.runDue()
    await h.jobs.runDue()
    await sitDown()
  }
  /** The escrow on both screens, the company's wallet and the provider's settlement, against the ledger. */
  async function sums(step: string, escrow: { held: number; released: number; refunded: number }): Promise<void> {
    expect(await ledger.escrow(h, id, 'EUR'), `${step}: the ledger`).toEqual(escrow)
    for (const who of [company, provider])
      expect(await screen.escrow(who, id, 'EUR', escrow), `${step}: the escrow of the ${who.name}`).toEqual(escrow)
    const wallet = await ledger.company(h, people.publisher.companyId, 'EUR')
    expect(await screen.wallet(company, 'EUR', wallet), `${step}: the wallet`).toEqual(wallet)
    const earned = await ledger.person(h, people.provider.accountId, 'EUR')
    expect(await screen.settlement(provider, 'EUR', earned), `${step}: the settlement`).toEqual(earned)
  }
  async function dialogOf(who: Person, move: keyof typeof partMoves) {
    await openDemand(who, id)
    await who.follow(partMoves[move].label[lang], panel(who))
    const dialog = who.find('dialog', new RegExp(`^${partMoves[move].label[lang]}`))
    await dialog.waitFor()
    return dialog
  }
  async function fund(): Promise<void> {
    const dialog = await dialogOf(company, 'fund')
    await company.press(s.fundVerb(money(MONTH)), dialog)
    await company.hears(s.funded(money(MONTH)))
  }

  it('is planned, funded month by month, given notice of, and ends on its last day', { timeout: 900_000 }, async () => {
    await sitDown()
    const before = (await ledger.company(h, people.publisher.companyId, 'EUR')).wallet
    const paid = (await ledger.person(h, people.provider.accountId, 'EUR')).available
    try {
      const first = Temporal.PlainDate.from(dayFrom(h, 40)).with({ day: 1 }).add({ months: 1 })
      await beginForm(company, { category: 'payroll', title: `Payroll of the branch, ${lang}`, text: 'Monthly payroll and filings' })
      await company.find('radio', dictText('contractKind', 'longTerm', lang)).check()
      await company.choose(ui.pick(lang).currency, 'EUR')
      await company.date(label('recruitEnd'), dayFrom(h, 20))
      await company.find('radio', p.periods).check()
      await company.type(p.periodAmount, '1000')
      await company.date(p.firstDay, first.toString())
      await company.date(label('expectedCompletion'), first.add({ months: 3 }).subtract({ days: 1 }).toString())
      await company.sees(money(3 * MONTH))
      id = await createPlanned(company)
      await host(company, id, { amount: amountText(MONTH, 'EUR'), currency: 'EUR' })
      await bringOn(h, people, id, { from: 1, to: 4 })
      await sums('begun', { held: MONTH, released: 0, refunded: 0 })

      const months = (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).parts
      await on(months[0]!.dueOn)
      const sending = await dialogOf(provider, 'send')
      await provider.type(s.note, 'Payslips and filings of the month', sending)
      await provider.press(partMoves.send.label[lang], sending)
      await provider.hears(partMoves.send.past[lang])
      const releasing = await dialogOf(company, 'release')
      await company.press(s.releaseVerb(money(MONTH)), releasing)
      await company.hears(s.released(money(MONTH)))
      await sums('the first month is paid', { held: 0, released: MONTH, refunded: 0 })

      await fund()
      await sums('the second is funded', { held: MONTH, released: MONTH, refunded: 0 })
      await on(plus(months[1]!.startsOn!, 1))
      await fund()
      await sums('the third is funded', { held: 2 * MONTH, released: MONTH, refunded: 0 })
      await openDemand(company, id)
      await looksRight(company)

      const lastDay = plus(months[1]!.startsOn!, 19)
      const part = proRata(MONTH, 20, Temporal.PlainDate.from(lastDay).daysInMonth)
      const back = 2 * MONTH - part
      await company.page.locator('[data-move="giveNotice"]').first().click()
      const notice = company.find('dialog', moveTexts.giveNotice.label[lang])
      await company.date(c.lastDay, lastDay, notice)
      // A line of the sum has no currency, the sum has.
      await company.sees(money(part).replace('EUR ', ''), notice)
      await company.sees(money(back), notice)
      await company.type(m.reason, 'The branch closes', notice)
      await looksRight(company)
      await company.press(moveTexts.giveNotice.label[lang], notice)
      await company.hears(moveTexts.giveNotice.past[lang])
      await sums('notice is given', { held: part, released: MONTH, refunded: back })
      await openDemand(provider, id)
      await looksRight(provider)

      // On its last day nobody does anything: what was done is delivered.
      await on(plus(lastDay, 1))
      for (const who of [company, provider]) {
        await openDemand(who, id)
        await atStage(who, 5)
        await looksRight(who)
      }
      await confirmWork(company, id, { amount: amountText(part, 'EUR'), currency: 'EUR' }, FEE_BPS, MONTH)
      await sums('the end is paid', { held: 0, released: MONTH + part, refunded: back })
      await closeOut(provider, id)
      await closeOut(company, id)
      await openDemand(company, id)
      await atStage(company, 8)
      const fee = Math.round(((MONTH + part) * FEE_BPS) / 10_000)
      expect((await ledger.company(h, people.publisher.companyId, 'EUR')).wallet).toBe(before - MONTH - part)
      expect((await ledger.person(h, people.provider.accountId, 'EUR')).available).toBe(paid + MONTH + part - fee)
      await standUp()
    } catch (error) {
      throw await pictured(error, `long-term ${lang}`, [company, provider])
    }
  })
})
