import { expect, test } from 'vitest'
import { t as account } from '../../src/app/web/frames/texts.ts'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { clientOf } from '../support/chat.ts'
import { violations } from '../support/pages/look.ts'
import { company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** A bad line: what is written without a connection outlives its tab; and where one stopped reading. */

const { h, seat } = browserSuite()

const field = (who: Person) => who.page.getByRole('textbox', { name: t.pick(who.lang).write, exact: true })
const timeline = (who: Person) => who.page.getByRole('log')
const say = async (who: Person, text: string) => {
  await field(who).fill(text)
  await field(who).press('Enter')
  await timeline(who).getByText(text, { exact: true }).waitFor()
}

test.each(langOf('what was written without a connection'))(
  'what was written without a connection is sent by another tab once its own is closed, and asked about before signing out, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const s = t.pick(lang)
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const bo = await clientOf(h, firm.member.hr).follow(id).open()
    const one = await seat(firm.owner, 'on a train', lang)
    try {
      await one.open(`/personalHome/IM?id=${id}`)
      await timeline(one).getByText(s.month).waitFor()
      await one.context.setOffline(true)
      for (const text of ['第一条', '第二条', '第三条']) await say(one, text)
      await soon(() => timeline(one).getByText(s.sending).count()).toBe(3)

      // The tab goes, as when a browser is closed or a telephone drops it; the next one knows nothing but what is kept.
      const next = await one.context.newPage()
      await one.page.close()
      await one.context.setOffline(false)
      const two = new Person('the next tab', one.context, next, h.url, { lang })
      await two.open('/personalHome/systemInfo')
      await bo.until(() => bo.texts(id).includes('第三条'))
      expect(bo.texts(id)).toEqual(['第一条', '第二条', '第三条'])

      await two.open(`/personalHome/IM?id=${id}`)
      await timeline(two).getByText('第三条', { exact: true }).waitFor()
      await two.context.setOffline(true)
      await say(two, '还没有发出')
      await two.page.getByRole('button', { name: new RegExp(account.pick(lang).me) }).click()
      await two.page.getByRole('button', { name: account.pick(lang).logout, exact: true }).click()
      await two.dialog.getByText(lang === 'cn' ? '还有消息没有发出' : 'Some messages have not been sent').waitFor()
      expect(await violations(two)).toEqual([])
      await two.page.keyboard.press('Escape')
      await timeline(two).getByText('还没有发出', { exact: true }).waitFor()
      await two.context.setOffline(false)
      await bo.until(() => bo.texts(id).includes('还没有发出'))
      expect(bo.texts(id).filter((text) => text === '还没有发出')).toHaveLength(1)
    } finally {
      await one.leave()
      await bo.close()
    }
  },
)

test.each(langOf('a conversation opens where one stopped'))(
  'a conversation opens where one stopped, counts what is below, and keeps an open menu open while news arrive, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const s = t.pick(lang)
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const bo = await clientOf(h, firm.member.hr).follow(id).open()
    const many = async (from: number, to: number) => {
      for (let nth = from; nth < to; nth++) {
        expect(await bo.say(id, `第 ${nth} 条`)).toBeTypeOf('number')
        // Ten in five seconds.
        if (nth % 10 === 9) await new Promise((done) => setTimeout(done, 5_200))
      }
    }
    await many(0, 40)
    const ann = await seat(firm.owner, 'ann', lang)
    try {
      await ann.page.setViewportSize({ width: 1440, height: 900 })
      await ann.open(`/personalHome/IM?id=${id}`)
      await timeline(ann).getByText(s.newFromHere).waitFor()
      await timeline(ann).getByText('第 0 条', { exact: true }).waitFor()
      // At least fourteen short messages are on screen, and not all are read.
      const inView = () =>
        timeline(ann).evaluate((log) => {
          const frame = log.getBoundingClientRect()
          return [...log.querySelectorAll('[data-seq]')].filter((line) => {
            const { top, bottom } = line.getBoundingClientRect()
            return top >= frame.top && bottom <= frame.bottom
          }).length
        })
      await soon(inView).toBeGreaterThanOrEqual(14)
      await soon(async () => (await h.ok('GET /ws/chat/conversations', {}, firm.as)).unread).toBeGreaterThan(0)
      await soon(async () => (await h.ok('GET /ws/chat/conversations', {}, firm.as)).unread).toBeLessThan(30)
      expect(await violations(ann)).toEqual([])

      const below = ann.page.getByRole('button', { name: lang === 'cn' ? /^\d+ 条新消息$/ : /^\d+ new messages$/ })
      await below.click()
      await timeline(ann).getByText('第 39 条', { exact: true }).waitFor()
      await soon(async () => (await h.ok('GET /ws/chat/conversations', {}, firm.as)).unread).toBe(0)

      // A menu stays until it is used.
      await timeline(ann).getByRole('button', { name: s.messageMenu }).last().click()
      const item = ann.page.getByRole('menuitem', { name: s.quote, exact: true })
      await item.waitFor()
      await bo.say(id, '打断')
      await bo.until(() => bo.texts(id).includes('打断'))
      await timeline(ann).getByText('打断').waitFor()
      await item.click()
      await ann.page.getByText(new RegExp(s.replyTo('.*'))).waitFor()
      expect(ann.faults).toEqual([])
    } finally {
      await ann.leave()
      await bo.close()
    }
  },
)
