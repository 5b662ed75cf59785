import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as bids } from '../../../src/features/work/demand/web/bids/texts.ts'
import { t as questions } from '../../../src/features/work/demand/web/form/question-texts.ts'
import { t as form } from '../../../src/features/work/demand/web/form/texts.ts'
import { t as providers } from '../../../src/features/work/demand/web/providers/texts.ts'
import { fieldErrors } from '../../../src/rules/field-errors.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { cast, demandAt } from '../../support/demands.ts'
import { bytesOf, upload } from '../../support/files.ts'
import { looksRight } from '../../support/looks.ts'
import { individual } from '../../support/personas.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** What the company asks everybody who applies, and what a bid says beside its terms. */

const { h, seat } = browserSuite()

describe.each(langOf('form of a bid'))('the form of a bid, in %s', (lang) => {
  test('has the questions of the company, whose answers it reads beside the price and in the comparison', async () => {
    const [s, q, f, p] = [bids.pick(lang), questions.pick(lang), form.pick(lang), providers.pick(lang)]
    const people = await cast(h)
    const id = await demandAt(h, people, 2)
    const [one, other] = [await individual(h), await individual(h)]
    const owner = await seat(people.publisher.owner, 'owner', lang)
    const person = await seat(one, 'bidder', lang)
    const [howMany, which] = lang === 'cn' ? ['当地有几位工程师？', '安排哪一班？'] : ['How many engineers are there?', 'Which shift?']
    const certificate = lang === 'cn' ? '资质证书' : 'Your certificate'
    const [day, night] = lang === 'cn' ? ['白班', '夜班'] : ['Day', 'Night']
    try {
      await owner.open(`/personalHome/pdemand?id=${id}`)
      for (let nth = 0; nth < 3; nth++) await owner.press(q.add)
      const [first, second, third] = [1, 2, 3].map((nth) => owner.find('listitem', q.question(nth))) as [Locator, Locator, Locator]
      await owner.type(q.text, certificate, third)
      await third.getByLabel(q.kind).selectOption('file')
      await owner.tick(q.required, third)
      await owner.type(q.text, howMany, first)
      await first.getByLabel(q.kind).selectOption('number')
      await owner.tick(q.required, first)
      await owner.type(q.text, which, second)
      await second.getByLabel(q.kind).selectOption('choice')
      await owner.press(f.toReview)
      await owner.reads(fieldErrors.tooFew[lang].replace(/\{min[^}]*\}/, lang === 'cn' ? '2' : '2 items'), second)
      await looksRight(owner)
      await owner.type(q.options, `${day}\n${night}`, second)
      await owner.press(f.toReview)
      await owner.reads(f.backToReview)
      await looksRight(owner)
      await owner.press(f.save)
      await owner.at(/demandDetails/)
      await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
      await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)

      await person.open(`/personalHome/demandDetails?id=${id}&do=apply`)
      await person.press(moveTexts.apply.label[lang], person.dialog)
      await person.reads(fieldErrors.required[lang], person.dialog)
      await person.type(howMany, '3', person.dialog)
      await person.find('radio', night, person.dialog).check()
      await person.upload(certificate, { name: 'certificate.pdf', bytes: bytesOf.pdf, mimeType: 'application/pdf' }, person.dialog)
      await person.upload(s.files, { name: 'plan.pdf', bytes: bytesOf.pdf, mimeType: 'application/pdf' }, person.dialog)
      await looksRight(person)
      await person.type(s.message, lang === 'cn' ? '写到一半' : 'Half a sentence', person.dialog)
      await person.page.keyboard.press('Escape')
      await soon(async () => (await h.ok('GET /ws/demand/bid/draft', { demandId: id }, one.as))?.form['message']).toBe(
        lang === 'cn' ? '写到一半' : 'Half a sentence',
      )
      await person.afresh(`/personalHome/demandDetails?id=${id}&do=apply`)
      await soon(() => person.field(s.message, person.dialog).inputValue()).toBe(lang === 'cn' ? '写到一半' : 'Half a sentence')
      await person.find('button', s.discardDraft, person.dialog).waitFor()
      // The file that answers the question is kept with the draft, at its question alone.
      for (const name of ['certificate.pdf', 'plan.pdf']) {
        await person.dialog.getByText(name).waitFor()
        await soon(() => person.dialog.getByText(name).count()).toBe(1)
      }
      await person.press(moveTexts.apply.label[lang], person.dialog)
      await person.page.locator('[data-move=reviseBid]').first().waitFor()

      const theirs = await upload(h, other.token, 'bidFile', 'pdf', 'theirs.pdf')
      await h.ok('POST /ws/demand/apply', { id, answers: ['5', '', theirs.id], fileIds: [theirs.id] }, other.as)
      await owner.open(`/personalHome/facilitator?id=${id}`)
      await owner.find('heading', p.applicants(2)).waitFor()
      await owner.sees(night)
      for (const name of ['plan.pdf', 'certificate.pdf']) await owner.find('link', name).waitFor()
      await owner.sees('theirs.pdf')
      await owner.tick(s.compareOf(one.name))
      await owner.tick(s.compareOf(other.name))
      await owner.press(s.compare(2))
      await owner.find('rowheader', howMany).waitFor()
      await looksRight(owner)
      expect([...owner.faults, ...person.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `bid form ${lang}`, [owner, person])
    } finally {
      await owner.leave()
      await person.leave()
    }
  })
})
