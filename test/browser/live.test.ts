import { expect, test } from 'vitest'
import { t as work } from '../../src/app/web/frames/work-texts.ts'
import { t as desk } from '../../src/features/talk/advisory/web/desk/texts.ts'
import { t as chat } from '../../src/features/talk/chat/web/texts.ts'
import { feedbackDictionaries } from '../../src/features/talk/feedback/contract/dictionaries.ts'
import { moveTexts } from '../../src/features/work/demand/contract/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, demandAt, formOf } from '../support/demands.ts'
import { violations } from '../support/pages/look.ts'
import { individual, operator } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** Pages that are open while something happens: they change by themselves, and lose nothing that somebody types. */

const { h, seat, journey } = browserSuite()

const asks = async (text: string) => {
  const person = await individual(h)
  return h.ok('POST /ws/advisory/ask', { topic: 'hire', text }, person.as)
}

test.each(langOf('an operator’s queue grows; while an answer is being written'))(
  'an operator’s queue grows; while an answer is being written, when asked to, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const [d, w] = [desk.pick(lang), work.pick(lang)]
    const staffed = await operator(h)
    const first = await asks('第一个问题')
    await h.ok('POST /ws/operator/advisory/take', { id: first.id }, staffed.as)
    const staff = await seat(staffed, 'staff', lang)
    await journey(`queue ${lang}`, [staff], async () => {
      await staff.open('/operatorHome/advisories')
      const rows = staff.page.locator('[data-review-row]')
      const isThere = (reference: string) => rows.filter({ hasText: reference }).first().waitFor()
      await isThere(first.reference)
      const entry = staff.page.getByRole('navigation', { name: w.workNav }).locator('a[href$="/operatorHome/advisories"]')
      await entry.filter({ hasText: w.waitingHere('1') }).waitFor()
      // Nobody types: it comes by itself.
      const second = await asks('第二个问题')
      await isThere(second.reference)
      await entry.filter({ hasText: w.waitingHere('2') }).waitFor()

      await rows.filter({ hasText: first.reference }).click()
      await staff.field(d.answer).fill('写到一半')
      const third = await asks('第三个问题')
      await staff.sees(w.changed)
      await soon(() => rows.filter({ hasText: third.reference }).count()).toBe(0)
      expect(await violations(staff)).toEqual([])
      // The numbers of the menu do not wait for it.
      await entry.filter({ hasText: w.waitingHere('3') }).waitFor()
      await staff.press(w.show)
      await isThere(third.reference)
      await soon(() => staff.field(d.answer).inputValue()).toBe('写到一半')
      await soon(() => staff.field(d.answer).evaluate((one) => one === document.activeElement)).toBe(true)
      await staff.page.getByText(w.changed).waitFor({ state: 'detached' })

      // Who leaves the form sees it at once.
      const fourth = await asks('第四个问题')
      await staff.sees(w.changed)
      await staff.find('searchbox', d.search).or(staff.find('textbox', d.search)).first().focus()
      await isThere(fourth.reference)
      await soon(() => staff.field(d.answer).inputValue()).toBe('写到一半')
    })
  },
)

test.each(langOf('a sender of feedback sees'))('a sender of feedback sees that it is looked at, without a reload, in %s', async (lang) => {
  const { received, looked } = feedbackDictionaries.feedbackState.items
  const [person, staffed] = [await individual(h), await operator(h)]
  const { id, reference } = await h.ok('POST /ws/feedback/send', { kind: 'problem', text: '页面空白' }, person.as)
  const sender = await seat(person, 'sender', lang)
  await journey(`feedback ${lang}`, [sender], async () => {
    await sender.open('/personalHome/feedback')
    await sender.sees(reference)
    await sender.sees(received[lang])
    await h.ok('POST /ws/operator/feedback/look', { id }, staffed.as)
    await sender.sees(looked[lang])
  })
})

test.each(langOf('a demand’s page and a list show what the other side did'))(
  'a demand’s page and a list show what the other side did, without a reload, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const c = chat.pick(lang)
    const people = await cast(h)
    const id = await demandAt(h, people, 4)
    const owner = await seat(people.publisher.owner, 'publisher', lang)
    await journey(`demand ${lang}`, [owner], async () => {
      await owner.open(`/personalHome/demandDetails?id=${id}`)
      const field = owner.page.getByRole('textbox', { name: c.write, exact: true })
      await field.fill('正在写')
      await h.ok('POST /ws/demand/complete', { id, note: '已交付' }, people.provider.as)
      // The move is an event of the group beside the work, and the page has the next stage.
      await owner.page.getByRole('log').getByText(c.moved(moveTexts.complete.past[lang])).waitFor()
      await owner.sees('已交付')
      await soon(() => field.inputValue()).toBe('正在写')

      await owner.open('/personalHome/publish')
      const title = `新需求 ${lang}`
      await h.ok('POST /ws/demand/create', { form: formOf(h, { title }) }, people.publisher.member.demandManager.as)
      await owner.sees(title)
    })
  },
)
