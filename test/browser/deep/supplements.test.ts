import { beforeAll, describe, expect, it } from 'vitest'
import { partMoves, partStates } from '../../../src/features/work/demand/contract/plan/states.ts'
import { t as joined } from '../../../src/features/work/demand/web/joined/texts.ts'
import { t as more } from '../../../src/features/work/demand/web/parts-panel/supplement-texts.ts'
import { dayText, t as parts, workText } from '../../../src/features/work/demand/web/parts-panel/texts.ts'
import { t as list } from '../../../src/features/work/demand/web/publish/texts.ts'
import { formatMoney } from '../../../src/platform/contract/amount.ts'
import { sentenceFor } from '../../../src/platform/contract/fields.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { cast, renew, type Stage, weeklyForm, weekReleased } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { openDemand } from '../../support/pages/demand.ts'
import { provesWhenAsked } from '../../support/pages/proof.ts'

/** An hour that was forgotten: submitted for a week that is released, paid, paid less by a line, declined. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(['cn', 'en'] as const)('a supplementary sheet, in %s', (lang) => {
  const [x, s, w, j] = [more.pick(lang), parts.pick(lang), list.pick(lang), joined.pick(lang)]
  const verb = (move: keyof typeof partMoves) => partMoves[move].label[lang]
  const money = (minor: number) => formatMoney(minor, 'EUR', lang)
  const panel = (who: Person) => who.page.locator('#parts')
  const dialogOf = async (who: Person, move: keyof typeof partMoves) => {
    await who.follow(verb(move), panel(who))
    const dialog = who.find('dialog', new RegExp(`^${verb(move)}`))
    await dialog.waitFor()
    return dialog
  }

  it('is submitted, paid from the list, lowered and declined', { timeout: 300_000 }, async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    for (const who of [company, provider]) provesWhenAsked(who)
    // Who has just sat down has proved nothing yet.
    await renew(h, people)
    try {
      const form = weeklyForm(h)
      const { id, day } = await weekReleased(h, people, { form: { ...form, plan: { ...form.plan!, hosting: 'all' } } })
      const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
      const add = async (hours: string) => {
        await openDemand(provider, id)
        const adding = await dialogOf(provider, 'supplement')
        await provider.type(`${dayText(next, lang)}: ${workText('hour', lang)}`, hours, adding)
        await provider.type(`${dayText(next, lang)}: ${s.memo}`, 'A call with the buyer', adding)
        await provider.type(x.why, 'The call list came back late', adding)
        return adding
      }

      const adding = await add('36')
      await provider.sees(s.countedBefore('5:00'), adding)
      await looksRight(provider)
      await provider.press(x.submit, adding)
      await provider.sees(sentenceFor('lineDay', {}, lang), adding)
      await provider.type(`${dayText(next, lang)}: ${workText('hour', lang)}`, '1:30', adding)
      await provider.sees(x.adds(money(7_500)), adding)
      await provider.press(x.submit, adding)
      await provider.hears(partMoves.supplement.past[lang])
      await provider.sees(x.waitsForCompany, panel(provider))
      await provider.open('/personalHome/joinIn')
      await provider.sees(j.supplementWaits)
      await looksRight(provider)

      // The bulk release says that a supplementary sheet may be paid by the wallet.
      await company.open('/personalHome/publish')
      await company.find('heading', w.waitingParts).waitFor()
      await company.sees(w.supplementWaits)
      await company.find('checkbox', w.allParts(1)).check()
      await company.press(`${w.releaseParts(1)} · ${money(7_500)}`)
      const asked = company.find('dialog', w.releasePartsAsk)
      await company.sees(w.supplementsBody(1, money(7_500)), asked)
      await company.page.keyboard.press('Escape')

      await openDemand(company, id)
      await company.sees(partStates.supplemented[lang], panel(company))
      await looksRight(company)
      const releasing = await dialogOf(company, 'release')
      await company.sees(x.fromWallet, releasing)
      await looksRight(company)
      await company.press(s.releaseVerb(money(7_500)), releasing)
      await company.hears(s.released(money(7_500)))
      expect((await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).parts[0]).toMatchObject({ earnedMinor: 32_500 })

      await provider.press(x.submit, await add('2'))
      await provider.hears(partMoves.supplement.past[lang])
      await openDemand(company, id)
      const lowering = await dialogOf(company, 'lower')
      await company.type(`${dayText(next, lang)}: ${workText('hour', lang)}`, '1', lowering)
      await company.type(`${dayText(next, lang)}: ${s.reason}`, 'The list has one hour', lowering)
      await looksRight(company)
      await company.press(s.releaseVerb(money(5_000)), lowering)
      await company.hears(x.lowered(money(5_000)))
      await openDemand(provider, id)
      await provider.page.locator('#parts summary').first().click()
      await provider.sees('The list has one hour', panel(provider))

      await provider.press(x.submit, await add('1'))
      await provider.hears(partMoves.supplement.past[lang])
      await openDemand(company, id)
      const declining = await dialogOf(company, 'declineSupplement')
      await company.type(s.reason, 'There was no such call that day.', declining)
      await looksRight(company)
      await company.press(verb('declineSupplement'), declining)
      await company.hears(partMoves.declineSupplement.past[lang])
      const { parts: after, escrow } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
      expect(after[0]).toMatchObject({ state: 'released', earnedMinor: 37_500 })
      expect(escrow).toMatchObject({ hostedMinor: 812_500, releasedMinor: 37_500, heldMinor: 600_000 })
    } catch (error) {
      throw await pictured(error, `supplements ${lang}`, [company, provider])
    }
  })
})
