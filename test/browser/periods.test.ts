import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabels } from '../../src/features/work/demand/contract/field-labels.ts'
import { partMoves } from '../../src/features/work/demand/contract/plan/states.ts'
import { t as plan } from '../../src/features/work/demand/web/form/plan-texts.ts'
import { t as form } from '../../src/features/work/demand/web/form/texts.ts'
import { partName, t as parts } from '../../src/features/work/demand/web/parts-panel/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { bringOn, cast, dayFrom, type Stage } from '../support/demands.ts'
import { dictText } from '../support/dictionaries.ts'
import { looksRight } from '../support/looks.ts'
import { beginForm, createPlanned, openDemand } from '../support/pages/demand.ts'
import { provesWhenAsked } from '../support/pages/proof.ts'
import { langOf } from '../support/run.ts'

/** A long-term contract by periods, from the form to the release of the first one. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(langOf('periods of a contract'))('periods of a contract, in %s', (lang) => {
  const [p, f, s] = [plan.pick(lang), form.pick(lang), parts.pick(lang)]
  const verb = (move: keyof typeof partMoves) => partMoves[move].label[lang]
  const money = (minor: number) => formatMoney(minor, 'EUR', lang)
  const first = () => Temporal.PlainDate.from(dayFrom(h, 40)).with({ day: 1 }).add({ months: 1 })

  it('are planned, submitted and released one by one', { timeout: 300_000 }, async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    for (const who of [company, provider]) provesWhenAsked(who)
    try {
      const id = await postPlan(company)
      await bringOn(h, people, id, { from: 0, to: 4 }, '1000')
      const [one] = (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).parts

      await openDemand(provider, id)
      await provider.find('heading', s.periods).waitFor()
      await provider.sees(partName(one!, lang), provider.page.locator('#parts'))
      await looksRight(provider)
      await provider.follow(verb('send'), provider.page.locator('#parts'))
      const sending = provider.find('dialog', new RegExp(`^${verb('send')}`))
      await provider.type(s.note, 'Four workshops, minutes attached', sending)
      await provider.press(verb('send'), sending)
      await provider.hears(partMoves.send.past[lang])

      await openDemand(company, id)
      await looksRight(company)
      await company.follow(verb('release'), company.page.locator('#parts'))
      const release = company.find('dialog', new RegExp(`^${verb('release')}`))
      await company.press(s.releaseVerb(money(100_000)), release)
      await company.hears(s.released(money(100_000)))
      const { escrow } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
      expect(escrow).toMatchObject({ hostedMinor: 100_000, releasedMinor: 100_000, heldMinor: 0 })
    } catch (error) {
      throw await pictured(error, `periods ${lang}`, [company, provider])
    }
  })

  /** The form of a contract of three months, with what is paid when. Returns the id of the new demand. */
  async function postPlan(who: Person): Promise<string> {
    const label = (field: string) => fieldLabels[field]![lang]
    await beginForm(who, {
      category: 'payroll',
      title: 'Payroll support for the German branch',
      text: 'Monthly payroll, filings and questions of the staff',
    })
    await who.find('radio', dictText('contractKind', 'longTerm', lang)).check()
    await who.choose(ui.pick(lang).currency, 'EUR')
    await who.date(label('recruitEnd'), dayFrom(h, 20))
    await who.find('radio', p.periods).check()
    await who.type(p.periodAmount, '1000')
    // Longer than twelve months is refused at its field.
    await who.date(p.firstDay, first().toString())
    await who.date(label('expectedCompletion'), first().add({ months: 14 }).toString())
    await who.press(f.toReview)
    await who.find('alert', '').first().waitFor()
    await looksRight(who)
    await who.date(label('expectedCompletion'), first().add({ months: 3 }).subtract({ days: 1 }).toString())
    await who.sees(money(300_000))
    await looksRight(who)
    return createPlanned(who)
  }
})
