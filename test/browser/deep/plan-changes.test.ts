import { beforeAll, describe, expect, it } from 'vitest'
import { partMoves } from '../../../src/features/work/demand/contract/plan/states.ts'
import { moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as plan } from '../../../src/features/work/demand/web/form/plan-texts.ts'
import { t as change } from '../../../src/features/work/demand/web/moves/plan-texts.ts'
import { t as moves } from '../../../src/features/work/demand/web/moves/texts.ts'
import { t as parts } from '../../../src/features/work/demand/web/parts-panel/texts.ts'
import { formatDate } from '../../../src/platform/web/ui/time.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { cast, monthlyAt, plannedAt, renew, type Stage, weeklyAt } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { openDemand } from '../../support/pages/demand.ts'
import { provesWhenAsked } from '../../support/pages/proof.ts'

/** What changes a plan while the work goes on, by the people at it: a proposal, a notice, another cap, a submission taken back. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(['cn', 'en'] as const)('changes of a plan, in %s', (lang) => {
  const [p, c, s, m] = [plan.pick(lang), change.pick(lang), parts.pick(lang), moves.pick(lang)]
  const verb = (move: keyof typeof moveTexts) => moveTexts[move].label[lang]
  const panel = (who: Person) => who.page.locator('#parts')
  async function begin(who: Person, id: string, move: keyof typeof moveTexts) {
    await openDemand(who, id)
    await who.page.locator(`[data-move="${move}"]`).first().click()
    const dialog = who.find('dialog', verb(move))
    await dialog.waitFor()
    return dialog
  }
  const both = async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    provesWhenAsked(company)
    provesWhenAsked(provider)
    // Who has just sat down has proved nothing yet.
    await renew(h, people)
    return { company, provider }
  }

  it('other milestones are proposed by the provider, compared and accepted by the company', { timeout: 200_000 }, async () => {
    const { company, provider } = await both()
    const { id } = await plannedAt(h, people, 4)
    const dialog = await begin(provider, id, 'proposePlan')
    await provider.press(p.remove(2), dialog)
    await provider.type(p.name, 'All that is left', provider.find('listitem', p.milestone(2)))
    await provider.type(c.note, 'One hand-over is enough', dialog)
    await looksRight(provider)
    await provider.press(c.propose, dialog)
    await provider.hears(moveTexts.proposePlan.past[lang])

    const accepting = await begin(company, id, 'acceptPlan')
    await company.sees('All that is left', accepting)
    await looksRight(company)
    await company.press(verb('acceptPlan'), accepting)
    await company.hears(moveTexts.acceptPlan.past[lang])
    await company.sees('All that is left', panel(company))
    const { amountMinor } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
    expect(amountMinor).toBe(70_000)
  })

  it('a long-term contract is given notice of, and its provider reads until when it runs', { timeout: 200_000 }, async () => {
    const { company, provider } = await both()
    const { id, parts: periods } = await monthlyAt(h, people, 4)
    const dialog = await begin(company, id, 'giveNotice')
    await company.sees(c.noticeAbout(14), dialog)
    await company.type(m.reason, 'The branch closes', dialog)
    await looksRight(company)
    await company.press(verb('giveNotice'), dialog)
    await company.hears(moveTexts.giveNotice.past[lang])
    await openDemand(provider, id)
    await provider.sees(c.noticed(formatDate(periods[0]!.startsOn!, lang)), panel(provider))
    await looksRight(provider)
  })

  it('the provider asks for a higher cap, and the company raises it with what escrow lacks', { timeout: 200_000 }, async () => {
    const { company, provider } = await both()
    const { id } = await weeklyAt(h, people, 4)
    const asking = await begin(provider, id, 'askCap')
    await provider.type(c.cap, '44', asking)
    await provider.type(m.reason, 'A trade fair', asking)
    await provider.press(verb('askCap'), asking)
    await provider.hears(moveTexts.askCap.past[lang])
    const changing = await begin(company, id, 'changeCap')
    await company.sees(c.intoEscrow, changing)
    await looksRight(company)
    await company.press(verb('changeCap'), changing)
    await company.hears(moveTexts.changeCap.past[lang])
    const { escrow } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
    expect(escrow?.heldMinor).toBe(440_000)
  })

  it('a submission is taken back until the company has opened it', { timeout: 200_000 }, async () => {
    const { company, provider } = await both()
    const { id, parts: periods } = await monthlyAt(h, people, 4)
    const send = () => h.ok('POST /ws/demand/part/send', { id: periods[0]!.id, note: 'The report' }, people.provider.as)
    await send()
    await openDemand(provider, id)
    await provider.page.locator('[data-part-move="withdrawSending"]').click()
    const dialog = provider.find('dialog', new RegExp(`^${partMoves.withdrawSending.label[lang]}`))
    await provider.sees(s.withdrawAbout, dialog)
    await provider.press(partMoves.withdrawSending.label[lang], dialog)
    await provider.hears(partMoves.withdrawSending.past[lang])
    await send()
    await provider.page.locator('[data-part-move="withdrawSending"]').waitFor()
    await openDemand(company, id)
    await provider.page.locator('[data-part-move="withdrawSending"]').waitFor({ state: 'detached' })
  })
})
