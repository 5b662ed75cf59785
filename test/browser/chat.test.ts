import { describe, expect, it } from 'vitest'
import { t as group } from '../../src/features/talk/chat/web/group/texts.ts'
import { t as leaving } from '../../src/features/talk/chat/web/leaving/texts.ts'
import { t as side } from '../../src/features/talk/chat/web/side/texts.ts'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { bytesOf } from '../support/files.ts'
import { violations } from '../support/pages/look.ts'
import { company, type Person as Persona } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** Two colleagues write to each other: live, with a picture, a recall, a search, and over an interruption. */

const { h, seat } = browserSuite()

const signedIn = async (name: string, lang: Lang, who: Pick<Persona, 'token'>, width?: number): Promise<Person> =>
  seat(who, name, { lang, ...(width && { width }) })

const field = (who: Person) => who.page.getByRole('textbox', { name: t.pick(who.lang).write, exact: true })
const timeline = (who: Person) => who.page.getByRole('log')
const line = (who: Person, text: string) => timeline(who).getByText(text, { exact: true })
const entry = (who: Person, name: string) =>
  who.page
    .getByRole('region', { name: t.pick(who.lang).conversations })
    .getByRole('button', { name })
    .first()
/** The actions of the message in the last line with this text. */
const act = async (who: Person, text: string, action: string) => {
  await timeline(who)
    .locator('[data-seq]')
    .filter({ hasText: text })
    .last()
    .getByRole('button', { name: t.pick(who.lang).messageMenu })
    .click()
  await who.page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe.each(langOf('two people'))('two people, the first in %s, the other in the other language', (lang) => {
  const otherLang = lang === 'cn' ? 'en' : 'cn'
  it('write, see what was read, lose nothing offline, recall and search', { timeout: 240_000 }, async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { name: annName } = await h.ok('GET /ws/account/me', {}, firm.owner.as)
    const { name: boName } = await h.ok('GET /ws/account/me', {}, firm.member.hr.as)
    const ann = await signedIn('ann', lang, firm.owner)
    const bo = await signedIn('bo', otherLang, firm.member.hr, 320)
    const [s, o] = [t.pick(lang), t.pick(otherLang)]
    try {
      await ann.open('/personalHome/IM')
      await bo.open('/personalHome/IM')
      await ann.sees(s.none)
      expect(await violations(ann)).toEqual([])

      // A first message, by the keyboard alone.
      await ann.press(s.start)
      await ann.page
        .getByRole('dialog')
        .getByRole('button', { name: String(boName) })
        .click()
      await field(ann).fill('你好 https://example.com/a')
      await field(ann).press('Shift+Enter')
      await field(ann).pressSequentially('line two')
      await field(ann).press('Enter')
      // The other side's page may have said already that it was delivered.
      await timeline(ann)
        .getByText(new RegExp(`^(${s.sent}|${s.delivered})$`))
        .first()
        .waitFor()
      await timeline(ann).getByText(s.month, { exact: true }).waitFor()
      await entry(bo, String(annName)).getByText(o.unread(1)).waitFor({ state: 'attached' })
      await entry(bo, String(annName)).click()
      await timeline(bo).getByText('line two').waitFor()
      await timeline(ann).getByText(s.read).first().waitFor()
      expect(await violations(bo)).toEqual([])

      // Enter chooses a candidate of an input method, and sends nothing.
      const session = await bo.context.newCDPSession(bo.page)
      await field(bo).focus()
      await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
      await field(bo).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true })
      await session.send('Input.insertText', { text: '你' })
      await soon(() => field(bo).inputValue()).toBe('你')
      await soon(() => line(bo, '你').count()).toBe(0)

      // Offline: what is written waits, also over a reload of the field, and goes out once when the connection is back.
      await field(bo).press('Enter')
      await line(ann, '你').waitFor()
      await bo.context.setOffline(true)
      await field(bo).fill('写于离线')
      await field(bo).press('Enter')
      await timeline(bo).getByText(o.sending).waitFor()
      await bo.context.setOffline(false)
      await line(ann, '写于离线').waitFor()
      await timeline(bo).getByText(o.sending).waitFor({ state: 'detached' })
      await soon(() => line(ann, '写于离线').count()).toBe(1)

      // A picture with a face, then a recall: the line stays.
      await ann.page.locator('input[type=file]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: bytesOf.png })
      await ann.page.getByRole('button', { name: s.faces }).click()
      await ann.page.getByRole('button', { name: lang === 'cn' ? '微笑' : 'Smile', exact: true }).click()
      await ann.press(s.send)
      await timeline(bo).getByRole('img', { name: 'plan.png' }).waitFor()
      await timeline(bo)
        .getByRole('img', { name: otherLang === 'cn' ? '微笑' : 'Smile' })
        .waitFor()
      await bo.context.setOffline(true)
      await act(bo, '写于离线', o.recall)
      await timeline(bo).getByText(o.recalling).waitFor()
      await bo.context.setOffline(false)
      await timeline(ann)
        .getByText(s.recalled(String(boName)))
        .waitFor()
      await timeline(bo).getByText(o.recalledYou).waitFor()

      // Found by a word, and shown in its place.
      await ann.page.getByRole('searchbox', { name: s.search }).fill('line two')
      await ann.page.getByRole('heading', { name: s.found }).waitFor()
      await entry(ann, 'line two').click()
      await timeline(ann).getByText('line two').waitFor()
      await ann.page.getByRole('searchbox', { name: s.search }).press('Escape')

      // What was recalled is written again; an answer carries the line that it answers, and leads to it.
      await timeline(bo).getByRole('button', { name: o.rewrite }).click()
      await soon(() => field(bo).inputValue()).toBe('写于离线')
      await field(bo).fill('第二稿')
      await field(bo).press('Enter')
      await line(ann, '第二稿').waitFor()
      await act(ann, '第二稿', s.quote)
      await field(ann).fill('收到')
      await field(ann).press('Enter')
      await timeline(bo)
        .getByRole('button', { name: `${o.you}: 第二稿` })
        .click()

      // On a small screen the card is a page of its own.
      await bo.page.getByRole('button', { name: o.card }).click()
      await bo.page
        .getByRole('complementary', { name: o.card })
        .getByRole('heading', { name: String(annName) })
        .waitFor()
      expect(await violations(bo)).toEqual([])
      await bo.page.getByRole('button', { name: side.pick(otherLang).toThread }).click()
      await bo.page.getByRole('button', { name: o.back, exact: true }).click()

      // A link of the conversation; another host is named before it is opened.
      const card = ann.page.getByRole('complementary', { name: s.card })
      await card.getByRole('tab', { name: side.pick(lang).links }).click()
      const link = card.getByRole('link', { name: 'https://example.com/a' })
      await ann.open(String(await link.getAttribute('href')).slice(1))
      await ann.sees('example.com')
      await ann.page.getByRole('link', { name: leaving.pick(lang).go('example.com') }).waitFor()
      expect(await violations(ann)).toEqual([])
      await ann.open('/personalHome/IM')

      // A group: the list of members by "@", chosen and sent by the keyboard; counted apart, and in the title of the page.
      await ann.press(s.start)
      await ann.press(s.newGroup, ann.dialog)
      await ann.type(group.pick(lang).name, '出海项目', ann.dialog)
      await ann.tick(String(boName), ann.dialog)
      await ann.press(group.pick(lang).create, ann.dialog)
      await field(ann).pressSequentially('@')
      await ann.page.getByRole('option', { name: String(boName) }).waitFor()
      await field(ann).press('Enter')
      await soon(() => field(ann).inputValue()).toBe(`@${boName} `)
      await field(ann).pressSequentially('请看')
      await field(ann).press('Enter')
      await entry(bo, '出海项目').getByText(o.mentionedTimes(1)).waitFor({ state: 'attached' })
      await bo.until(
        'has a count in the title',
        () => bo.page.title(),
        (title) => title.startsWith('(1) '),
      )

      // Forwarded to the other conversation, and a member made administrator as the card allows.
      await act(ann, '请看', s.forward)
      await ann.page
        .getByRole('dialog')
        .getByRole('button', { name: String(boName) })
        .click()
      await card.getByRole('button', { name: group.pick(lang).manage(String(boName)) }).click()
      await ann.page.getByRole('menuitem', { name: group.pick(lang).makeAdmin, exact: true }).click()
      await timeline(ann)
        .getByText(s.isAdmin(String(boName)))
        .waitFor()
      expect(await violations(ann)).toEqual([])

      // For oneself alone: muted, pinned above what is newer, marked as unread.
      for (const [name, mark] of [
        [o.quiet, o.isQuiet],
        [o.pin, o.isPinned],
      ] as const) {
        await bo.page.getByRole('button', { name: o.more('出海项目') }).click()
        await bo.page.getByRole('menuitem', { name, exact: true }).click()
        await entry(bo, '出海项目').getByRole('img', { name: mark }).waitFor()
      }
      await entry(bo, String(annName)).click()
      await timeline(bo).getByText('请看').waitFor()
      await bo.page.getByRole('button', { name: o.more(String(annName)) }).click()
      await bo.page.getByRole('menuitem', { name: o.markUnread, exact: true }).click()
      await entry(bo, String(annName)).getByText(o.isMarkedUnread).waitFor({ state: 'attached' })
      await soon(() => bo.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect([...ann.faults, ...bo.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))]).toEqual([])
    } finally {
      await ann.context.close()
      await bo.context.close()
    }
  })
})
