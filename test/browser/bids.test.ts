import { describe, expect, test } from 'vitest'
import { turnDownLabels } from '../../src/features/work/demand/contract/bid-texts.ts'
import { moveTexts } from '../../src/features/work/demand/contract/texts.ts'
import { t as bids } from '../../src/features/work/demand/web/bids/texts.ts'
import { t as providers } from '../../src/features/work/demand/web/providers/texts.ts'
import { t as questions } from '../../src/features/work/demand/web/questions/texts.ts'
import { applicationLabels } from '../../src/features/work/demand/web/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { cast, demandAt } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'
import { individual, type Person } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** Bids as the company decides on them: in order, side by side, on the shortlist, turned down and taken back. */

const { h, seat } = browserSuite()

describe.each(langOf('bids of a request'))('bids of a request, in %s', (lang) => {
  test('are put in order, countered, asked about, compared, turned down and taken back; who was turned down reads why', async () => {
    const [s, p] = [bids.pick(lang), providers.pick(lang)]
    const people = await cast(h)
    const firm = people.publisher
    const id = await demandAt(h, people, 2)
    const bidders: Person[] = []
    for (const price of ['8000', '7000', '9000']) {
      const one = await individual(h)
      await h.ok('POST /ws/demand/apply', { id, price }, one.as)
      bidders.push(one)
    }
    const [first, second] = bidders as [Person, Person]
    const owner = await seat(firm.owner, 'owner', lang)
    const person = await seat(second, 'bidder', lang)
    try {
      await owner.open(`/personalHome/facilitator?id=${id}`)
      await owner.find('heading', p.applicants(3)).waitFor()
      await owner.choose(s.order, s.byPrice)
      const names = () => owner.page.locator('main li h3').allInnerTexts()
      await owner.until('the cheapest comes first', names, ([top]) => top?.startsWith(second.name) === true)
      await owner.press(s.shortlistOf(first.name))
      await owner.until('the shortlist comes first', names, ([top]) => top?.startsWith(first.name) === true)
      await looksRight(owner)

      await owner.press(s.counterOf(second.name))
      await owner.type(s.price, '6500', owner.dialog)
      await owner.press(s.sendCounter, owner.dialog)
      await owner.find('button', s.withdrawCounterOf(second.name)).waitFor()
      await looksRight(owner)
      await person.open(`/personalHome/demandDetails?id=${id}`)
      const [q, text] = [questions.pick(lang), lang === 'cn' ? '现场由谁接待？' : 'Who is on site?']
      await person.type(q.question, text)
      await person.press(q.ask)
      await person.page.getByText(q.waits, { exact: true }).waitFor()
      await person.page.getByText(s.counter, { exact: true }).first().waitFor()
      await looksRight(person)
      await person.page.locator('[data-move=acceptCounter]').first().click()
      await person.press(moveTexts.acceptCounter.label[lang], person.dialog)
      await person.page.getByText(s.agreed, { exact: true }).first().waitFor()
      await owner.page.getByText(s.agreed, { exact: true }).first().waitFor()

      await owner.open(`/personalHome/demandDetails?id=${id}`)
      await owner.press(q.answerTo(text))
      await owner.type(q.yourAnswer, 'Karl Brandt')
      await owner.press(q.publish)
      await person.page.getByText('Karl Brandt', { exact: true }).waitFor()
      await looksRight(owner)
      await owner.open(`/personalHome/facilitator?id=${id}`)

      await owner.tick(s.compareOf(first.name))
      await owner.tick(s.compareOf(second.name))
      await owner.press(s.compare(2))
      await owner.find('heading', s.compareTitle(2)).waitFor()
      await owner.find('rowheader', s.finishedHere).waitFor()
      await looksRight(owner)
      await owner.press(s.toBids)

      await owner.press(s.turnDownOf(second.name))
      await owner.find('radio', turnDownLabels.dates[lang], owner.dialog).check()
      await owner.type(s.turnDownWords, lang === 'cn' ? '三月才需要' : 'Not before March', owner.dialog)
      await owner.press(s.turnDown, owner.dialog)
      await owner.find('heading', p.turnedDown(1)).waitFor()
      await owner.press(s.undoOf(second.name))
      await owner.find('heading', p.applicants(3)).waitFor()
      await h.ok('POST /ws/demand/bid/turnDown', { id, accountId: second.accountId, category: 'language' }, firm.owner.as)
      h.clock.advance({ minutes: 11 })
      await h.jobs.runDue()

      await person.open(`/personalHome/demandDetails?id=${id}`)
      for (const words of [applicationLabels.turnedDown, turnDownLabels.language])
        await person.page.getByText(words[lang], { exact: true }).first().waitFor()
      await soon(() => person.find('button', moveTexts.reviseBid.label[lang]).count()).toBe(0)
      expect([...owner.faults, ...person.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `bids ${lang}`, [owner, person])
    } finally {
      await owner.leave()
      await person.leave()
    }
  })
})
