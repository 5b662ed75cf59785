import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabels } from '../../src/features/work/demand/contract/field-labels.ts'
import { partMoves } from '../../src/features/work/demand/contract/plan/states.ts'
import { workUnitTexts } from '../../src/features/work/demand/contract/plan/work.ts'
import { t as plan } from '../../src/features/work/demand/web/form/plan-texts.ts'
import { t as form } from '../../src/features/work/demand/web/form/texts.ts'
import { dayText, t as parts, workText } from '../../src/features/work/demand/web/parts-panel/texts.ts'
import { t as list } from '../../src/features/work/demand/web/publish/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { sentenceFor } from '../../src/platform/contract/fields.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { MINUTES_STEP } from '../../src/rules/demand.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { bringOn, cast, dayFrom, type Stage } from '../support/demands.ts'
import { dictText } from '../support/dictionaries.ts'
import { looksRight } from '../support/looks.ts'
import { beginForm, createPlanned, openDemand } from '../support/pages/demand.ts'
import { provesWhenAsked } from '../support/pages/proof.ts'
import { langOf } from '../support/run.ts'

/** A pay-as-you-go contract by weeks: planned, logged day by day, paid less by a line, accepted. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(langOf('weeks of a contract'))('weeks of a contract, in %s', (lang) => {
  const [p, f, s, w] = [plan.pick(lang), form.pick(lang), parts.pick(lang), list.pick(lang)]
  const verb = (move: keyof typeof partMoves) => partMoves[move].label[lang]
  const money = (minor: number) => formatMoney(minor, 'EUR', lang)

  it('are planned, logged, paid less by a line and accepted', { timeout: 300_000 }, async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    for (const who of [company, provider]) provesWhenAsked(who)
    const [inCompany, inProvider] = [company.page.locator('#parts'), provider.page.locator('#parts')]
    try {
      const id = await postPlan(company)
      await bringOn(h, people, id, { from: 0, to: 4 }, '4000')
      const [one] = (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).parts
      // The week of today, whatever day it is.
      const day = dayFrom(h, 0)
      const monday = Temporal.PlainDate.from(day).subtract({ days: Temporal.PlainDate.from(day).dayOfWeek - 1 })
      await h.services.db.execute(
        sql`update demand_part set starts_on = ${monday.toString()}, due_on = ${monday.add({ days: 6 }).toString()} where id = ${one!.id}`,
      )

      await openDemand(provider, id)
      await provider.find('heading', s.weeks).waitFor()
      await provider.sees(s.ahead, inProvider)
      await provider.follow(verb('log'), inProvider)
      const logging = provider.find('dialog', new RegExp(`^${verb('log')}`))
      await looksRight(provider)
      await provider.type(`${dayText(day, lang)}: ${workText('hour', lang)}`, '7:32', logging)
      await provider.type(`${dayText(day, lang)}: ${s.memo}`, 'Calls with five dealers', logging)
      await provider.press(verb('log'), logging)
      await provider.sees(sentenceFor('lineStep', { step: MINUTES_STEP }, lang), logging)
      await provider.type(`${dayText(day, lang)}: ${workText('hour', lang)}`, '7.5', logging)
      await provider.sees(money(37_500), logging)
      await provider.press(verb('log'), logging)
      await provider.hears(partMoves.log.past[lang])
      await provider.sees(`${s.logged} 7:30 · ${money(37_500)}`, inProvider)
      await provider.follow(verb('send'), inProvider)
      const sending = provider.find('dialog', new RegExp(`^${verb('send')}`))
      await provider.type(s.note, 'First week of calls', sending)
      await provider.press(verb('send'), sending)
      await provider.hears(partMoves.send.past[lang])

      await openDemand(company, id)
      await company.sees('Calls with five dealers', inCompany)
      await looksRight(company)
      await company.follow(verb('lower'), inCompany)
      const lowering = company.find('dialog', new RegExp(`^${verb('lower')}`))
      await company.type(`${dayText(day, lang)}: ${workText('hour', lang)}`, '5', lowering)
      await company.type(`${dayText(day, lang)}: ${s.reason}`, 'The list has calls of five hours', lowering)
      await looksRight(company)
      await company.press(s.releaseVerb(money(25_000)), lowering)
      await company.hears(s.lowered(money(25_000)))

      await openDemand(provider, id)
      await provider.sees('The list has calls of five hours', inProvider)
      await looksRight(provider)
      await provider.follow(verb('acceptLower'), inProvider)
      await provider.press(verb('acceptLower'), provider.find('dialog', new RegExp(`^${verb('acceptLower')}`)))
      await provider.hears(partMoves.acceptLower.past[lang])
      const { escrow } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
      expect(escrow).toMatchObject({ hostedMinor: 400_000, releasedMinor: 25_000, heldMinor: 375_000 })

      // The second week, released from the list of all that waits.
      const [, two] = (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).parts
      await h.services.db.execute(
        sql`update demand_part set starts_on = ${monday.toString()}, due_on = ${monday.add({ days: 6 }).toString()} where id = ${two!.id}`,
      )
      await h.ok('POST /ws/demand/part/log', { id: two!.id, lines: [{ day, counted: 60, memo: 'Prices sent' }] }, people.provider.as)
      await h.ok('POST /ws/demand/part/send', { id: two!.id, note: 'Second week' }, people.provider.as)
      await company.open('/personalHome/publish')
      await company.find('heading', w.waitingParts).waitFor()
      await looksRight(company)
      await company.find('checkbox', w.allParts(1)).check()
      await company.press(`${w.releaseParts(1)} · ${money(5_000)}`)
      await company.press(w.releaseParts(1), company.find('dialog', w.releasePartsAsk))
      await company.hears(w.releasedParts(1))
      const after = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
      expect(after.parts[1]).toMatchObject({ state: 'released', earnedMinor: 5_000 })
    } catch (error) {
      throw await pictured(error, `weeks ${lang}`, [company, provider])
    }
  })

  /** The form of a contract of four weeks, with what is paid when. Returns the id of the new demand. */
  async function postPlan(who: Person): Promise<string> {
    const label = (field: string) => fieldLabels[field]![lang]
    const later = Temporal.PlainDate.from(dayFrom(h, 27))
    const first = later.subtract({ days: later.dayOfWeek - 1 })
    await beginForm(who, {
      category: 'marketResearch',
      title: 'Calls with dealers in Hamburg',
      text: 'Calls with dealers, minutes of each call',
    })
    await who.find('radio', dictText('contractKind', 'payAsYouGo', lang)).check()
    await who.choose(ui.pick(lang).currency, 'EUR')
    await who.date(label('recruitEnd'), dayFrom(h, 14))
    await who.find('radio', p.weeks).check()
    await who.type(`${p.rate} / ${workUnitTexts.hour[lang]}`, '50')
    // More hours than a week has are refused at their field.
    await who.type(`${p.cap} (${workUnitTexts.hour[lang]})`, '200')
    await who.date(p.firstDay, first.toString())
    await who.date(label('expectedCompletion'), first.add({ days: 27 }).toString())
    await who.press(f.toReview)
    await who.find('alert', '').first().waitFor()
    await looksRight(who)
    await who.type(`${p.cap} (${workUnitTexts.hour[lang]})`, '40')
    await who.sees(money(800_000))
    await looksRight(who)
    return createPlanned(who)
  }
})
