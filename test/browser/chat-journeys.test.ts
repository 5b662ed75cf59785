import { expect, test } from 'vitest'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import { t as reports } from '../../src/features/talk/moderation/web/desk/texts.ts'
import { t as moderation } from '../../src/features/talk/moderation/web/texts.ts'
import { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { clientOf } from '../support/chat.ts'
import { dictText } from '../support/dictionaries.ts'
import { violations } from '../support/pages/look.ts'
import { company, individual, operator } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** A report from the message to the appeal, two tabs of one person, and a word from the platform's desk. */

const { h, seat, journey } = browserSuite()

const field = (who: Person) => who.page.getByRole('textbox', { name: t.pick(who.lang).write, exact: true })
const timeline = (who: Person) => who.page.getByRole('log')
const say = async (who: Person, text: string) => {
  await field(who).fill(text)
  await field(who).press('Enter')
}

test.each(langOf('a reported message leads to a mute'))(
  'a reported message leads to a mute, the mute to an appeal, and the appeal lifts it, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const [s, m, d] = [t.pick(lang), moderation.pick(lang), reports.pick(lang)]
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const ann = await seat(firm.owner, 'author', lang)
    const bo = await seat(firm.member.hr, 'reporter', lang)
    const staff = await seat(await operator(h), 'staff', lang)
    const other = await seat(await operator(h), 'other desk', lang)
    await journey(`report ${lang}`, [ann, bo, staff, other], async () => {
      await ann.open(`/personalHome/IM?id=${id}`)
      await bo.open(`/personalHome/IM?id=${id}`)
      await say(ann, '我们走私下转账吧')
      await timeline(bo).getByText('我们走私下转账吧').waitFor()
      await timeline(bo).getByText(s.outside).waitFor()

      await timeline(bo).getByRole('button', { name: s.messageMenu }).last().click()
      await bo.page.getByRole('menuitem', { name: s.report, exact: true }).click()
      await bo.choose(m.ground, dictText('reportGround', 'offPlatform', lang), bo.dialog)
      await bo.type(m.words, 'x', bo.dialog)
      expect(await violations(bo)).toEqual([])
      await bo.press(m.send, bo.dialog)
      await bo.sees(/RP-\d{4}-\d{4}/)

      const decide = async (who: Person, choice: string) => {
        await who.open('/operatorHome/reports')
        await who.page.locator('[data-review-row]').first().click()
        await who.sees('我们走私下转账吧')
        await who.find('radio', choice).check()
        await who.type(d.reasonCn, '理由')
        await who.type(d.reasonEn, 'The reason')
        expect(await violations(who)).toEqual([])
        await who.press(d.save)
        await who.sees(d.none)
      }
      await decide(staff, d.mute)

      // What is written now waits with the reason beside it.
      await say(ann, '在吗')
      await timeline(ann).getByRole('alert').filter({ hasText: s.failed }).waitFor()
      await ann.open('/personalHome/moderation')
      await ann.page.locator('tbody a, tbody button').first().click()
      await ann.type(m.appealWords, '这是玩笑')
      expect(await violations(ann)).toEqual([])
      await ann.press(m.appealSend)
      await ann.sees('这是玩笑')

      // Who took the measure does not decide the appeal.
      await staff.afresh('/operatorHome/reports')
      await staff.page.locator('[data-review-row]').first().click()
      await staff.sees(d.otherDesk)
      await decide(other, d.overturn)

      await ann.open(`/personalHome/IM?id=${id}`)
      await ann.press(s.resend)
      await timeline(bo).getByText('在吗').waitFor()
    })
  },
)

test.each(langOf('what is read in one tab is read in the other'))(
  'what is read in one tab is read in the other, and a draft is in neither lost nor sent, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const one = await seat(firm.member.hr, 'first tab', lang)
    const two = new Person('second tab', one.context, await one.context.newPage(), h.url, { lang })
    await journey(`tabs ${lang}`, [one, two], async () => {
      await one.open('/personalHome/IM')
      await two.open('/personalHome/systemInfo')
      const ann = await clientOf(h, firm.owner).open()
      await ann.say(id, '第一句')
      await ann.say(id, '第二句')
      for (const tab of [one, two])
        await tab.until(
          'has two unread in the title',
          () => tab.page.title(),
          (title) => title.startsWith('(2) '),
        )
      await one.open(`/personalHome/IM?id=${id}`)
      await timeline(one).getByText('第二句').waitFor()
      for (const tab of [one, two])
        await tab.until(
          'has nothing unread in the title',
          () => tab.page.title(),
          (title) => !title.startsWith('('),
        )
      // One's own message is in both, once, and what is still being written stays where it is.
      await two.open(`/personalHome/IM?id=${id}`)
      await field(two).fill('还没写完')
      await say(one, '从第一个标签页')
      await timeline(two).getByText('从第一个标签页', { exact: true }).waitFor()
      await soon(() => timeline(one).getByText('从第一个标签页', { exact: true }).count()).toBe(1)
      await soon(() => field(two).inputValue()).toBe('还没写完')
      await two.afresh(`/personalHome/IM?id=${id}`)
      await soon(() => field(two).inputValue()).toBe('还没写完')
      await ann.until(() => ann.texts(id).includes('从第一个标签页'))
      expect(ann.texts(id)).not.toContain('还没写完')
      await ann.close()
    })
  },
)

test.each(langOf('the platform’s desk writes to a person'))(
  'the platform’s desk writes to a person, is marked, and is answered, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const s = t.pick(lang)
    const person = await individual(h)
    const desk = await operator(h)
    const staff = await seat(desk, 'desk', lang)
    const one = await seat(person, 'person', lang)
    await journey(`desk ${lang}`, [staff, one], async () => {
      await one.open('/personalHome/IM')
      await staff.open('/operatorHome/IM')
      await staff.sees(s.deskStart)
      await soon(() => staff.find('button', s.start).count()).toBe(0)
      await staff.open(`/operatorHome/IM?to=${person.accountId}`)
      await say(staff, '您的材料需要补充')
      await timeline(staff)
        .getByText(new RegExp(`^(${s.sent}|${s.delivered})$`))
        .first()
        .waitFor()
      const entry = one.page.getByRole('region', { name: s.conversations }).getByRole('button', { name: desk.name }).first()
      await entry.getByText(s.desk).waitFor()
      await entry.click()
      await timeline(one).getByText('您的材料需要补充').waitFor()
      await one.page.getByRole('heading', { name: desk.name }).first().waitFor()
      expect(await violations(one)).toEqual([])
      expect(await violations(staff)).toEqual([])
      await say(one, '好的')
      await timeline(staff).getByText('好的').waitFor()
    })
  },
)
