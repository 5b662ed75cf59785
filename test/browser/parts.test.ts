import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabels } from '../../src/features/work/demand/contract/field-labels.ts'
import { partMoves, partStates } from '../../src/features/work/demand/contract/plan/states.ts'
import { t as plan } from '../../src/features/work/demand/web/form/plan-texts.ts'
import { t as form } from '../../src/features/work/demand/web/form/texts.ts'
import { t as parts } from '../../src/features/work/demand/web/parts-panel/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { bringOn, cast, dayFrom, renew, type Stage } from '../support/demands.ts'
import { dictText } from '../support/dictionaries.ts'
import { looksRight } from '../support/looks.ts'
import { beginForm, createPlanned, openDemand } from '../support/pages/demand.ts'
import { provesWhenAsked } from '../support/pages/proof.ts'
import { langOf } from '../support/run.ts'

/** A KPI contract of two milestones, by the people at it: planned, measured, paid less, accepted, funded, confirmed. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(langOf('milestones of a contract'))('milestones of a contract, in %s', (lang) => {
  const [p, f, s] = [plan.pick(lang), form.pick(lang), parts.pick(lang)]
  const verb = (move: keyof typeof partMoves) => partMoves[move].label[lang]
  const money = (minor: number) => formatMoney(minor, 'EUR', lang)
  const panel = (who: Person) => who.page.locator('#parts')
  const milestone = (who: Person, n: number) => who.find('listitem', p.milestone(n))
  /** Opens the dialog of a move by its button in the panel. */
  async function begin(who: Person, id: string, move: keyof typeof partMoves) {
    await openDemand(who, id)
    await who.follow(verb(move), panel(who))
    const dialog = who.find('dialog', new RegExp(`^${verb(move)}`))
    await dialog.waitFor()
    return dialog
  }

  it('are planned, measured and paid one by one', { timeout: 300_000 }, async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    provesWhenAsked(company)
    provesWhenAsked(provider)
    try {
      const id = await postPlan(company)
      await bringOn(h, people, id, { from: 0, to: 4 }, '300')

      const sending = await begin(provider, id, 'send')
      await provider.type(s.measured, '500', sending)
      await provider.type(s.note, 'The list is attached', sending)
      await looksRight(provider)
      await provider.press(verb('send'), sending)
      await provider.hears(partMoves.send.past[lang])

      await company.open('/companyHome/clock')
      await company.find('link', /1/).first().waitFor()
      const lowering = await begin(company, id, 'lower')
      await company.type(s.yourValue, '430', lowering)
      await company.type(s.reason, 'Seventy leads are in the list twice', lowering)
      await company.find('button', s.releaseVerb(money(18_000)), lowering).waitFor()
      await looksRight(company)
      await company.press(s.releaseVerb(money(18_000)), lowering)
      await company.hears(s.lowered(money(18_000)))

      const accepting = await begin(provider, id, 'acceptLower')
      await provider.press(verb('acceptLower'), accepting)
      await provider.hears(partMoves.acceptLower.past[lang])

      const funding = await begin(company, id, 'fund')
      await company.press(s.fundVerb(money(70_000)), funding)
      await company.hears(s.funded(money(70_000)))
      await company.sees(partStates.released[lang], panel(company))
      await company.sees(partStates.funded[lang], panel(company))
      await looksRight(company)

      await renew(h, people)
      await bringOn(h, people, id, { from: 4, to: 6 })
      await openDemand(company, id)
      await company.sees(s.overview(2, 2), panel(company))
      const { escrow } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
      expect(escrow).toMatchObject({ hostedMinor: 100_000, releasedMinor: 88_000, refundedMinor: 12_000, heldMinor: 0 })
    } catch (error) {
      throw await pictured(error, `parts provider ${lang}`, [company, provider])
    }
  })

  /** The form of a contract with two milestones, the first measured with a tier. Returns the id of the new demand. */
  async function postPlan(who: Person): Promise<string> {
    const label = (field: string) => fieldLabels[field]![lang]
    await beginForm(who, {
      category: 'afterSales',
      title: 'Qualified leads for the German market',
      text: 'Names, dates and sources of every lead, checked',
    })
    await who.find('radio', dictText('contractKind', 'kpi', lang)).check()
    await who.choose(ui.pick(lang).currency, 'EUR')
    await who.date(label('recruitEnd'), dayFrom(h, 20))
    await who.date(label('expectedCompletion'), dayFrom(h, 60))
    await who.find('radio', p.parts).check()
    const [first, second] = [milestone(who, 1), milestone(who, 2)]
    await who.type(p.name, 'First leads', first)
    await who.date(p.dueOn, dayFrom(h, 30), first)
    await who.type(p.amount, '300', first)
    await first.locator('summary').click()
    await who.type(p.metric, 'Qualified leads', first)
    await who.type(p.target, '500', first)
    for (const [at, [from, percent]] of [
      ['100', '100'],
      ['80', '60'],
    ].entries()) {
      await who.press(p.addTier, first)
      await first.getByLabel(p.from).nth(at).fill(from!)
      await first.getByLabel(p.percent).nth(at).fill(percent!)
    }
    await who.type(p.name, 'The rest', second)
    await who.type(p.amount, '700', second)
    await who.sees(money(100_000))
    // A tier out of order is refused at its field.
    await who.press(f.toReview)
    await who.find('alert', '').first().waitFor()
    await looksRight(who)
    await first.getByLabel(p.from).nth(0).fill('80')
    await first.getByLabel(p.percent).nth(0).fill('60')
    await first.getByLabel(p.from).nth(1).fill('100')
    await first.getByLabel(p.percent).nth(1).fill('100')
    return createPlanned(who)
  }
})
