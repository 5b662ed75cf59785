import { beforeAll, describe, expect, it } from 'vitest'
import { moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as split } from '../../../src/features/work/demand/web/split/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { cast, renew, returnedTwice, SPLIT_WORDS, type Stage } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { openDemand } from '../../support/pages/demand.ts'
import { provesWhenAsked } from '../../support/pages/proof.ts'
import { soon } from '../../support/soon.ts'

/** Work was returned twice: the provider asks an operator, who reads what both sides let be read and proposes a split that both accept. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

describe.each(['cn', 'en'] as const)('a split case, in %s', (lang) => {
  const s = split.pick(lang)
  const verb = (move: keyof typeof moveTexts) => moveTexts[move].label[lang]
  async function begin(who: Person, id: string, move: keyof typeof moveTexts) {
    await openDemand(who, id)
    await who.page.locator(`[data-move="${move}"]`).first().click()
    const dialog = who.find('dialog', verb(move))
    await dialog.waitFor()
    return dialog
  }

  it('goes from the question to the money of both', { timeout: 240_000 }, async () => {
    const company = await seat(people.publisher.owner, 'company', { lang })
    const provider = await seat(people.provider, 'provider', { lang, width: 390 })
    const staff = await seat(people.platform, 'operator', { lang })
    for (const who of [company, provider]) provesWhenAsked(who)
    // Who has just sat down has proved nothing yet.
    await renew(h, people)
    const id = await returnedTwice(h, people)
    const { number } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)

    const asking = await begin(provider, id, 'askSplit')
    await provider.type(s.words, SPLIT_WORDS, asking)
    await provider.tick(s.consent, asking)
    await looksRight(provider)
    await provider.press(verb('askSplit'), asking)
    await provider.hears(s.askedDone)
    await provider.sees(s.turnOther)

    const stating = await begin(company, id, 'stateSplit')
    await company.type(s.words, SPLIT_WORDS, stating)
    await company.tick(s.consent, stating)
    await company.press(verb('stateSplit'), stating)
    await company.sees(s.turnDesk)
    await looksRight(company)

    await staff.open(`/operatorHome/splits?search=${number}`)
    await staff.sees(SPLIT_WORDS)
    await looksRight(staff)
    await staff.press(s.read)
    await staff.sees('Delivered a third time')
    await staff.type(s.amount, '5000')
    await staff.type(s.reason, SPLIT_WORDS)
    // A narrower window keeps the case, which now is in the address, and what was typed.
    await staff.page.setViewportSize({ width: 390, height: 900 })
    await staff.at(/[?&]id=/)
    await soon(() => staff.field(s.reason).inputValue()).toBe(SPLIT_WORDS)
    await looksRight(staff)
    await staff.page.setViewportSize({ width: 1440, height: 900 })
    await staff.press(s.propose)
    const confirming = staff.find('dialog', s.proposeTitle(number))
    await confirming.waitFor()
    await staff.press(s.propose, confirming)
    await expect.poll(async () => (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).split?.state).toBe('proposed')

    for (const who of [provider, company]) {
      const accepting = await begin(who, id, 'acceptSplit')
      await who.tick(s.checked, accepting)
      await looksRight(who)
      await who.press(verb('acceptSplit'), accepting)
      await who.hears(who === provider ? s.acceptedDone : s.holds)
    }
    const after = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
    expect(after).toMatchObject({ seaServiceStatus: 7, escrow: { heldMinor: 0, releasedMinor: 500_000, refundedMinor: 340_000 } })
  })
})
