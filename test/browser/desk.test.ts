import { expect, test } from 'vitest'
import { t as frames } from '../../src/app/web/frames/work-texts.ts'
import { t as messages } from '../../src/features/base/notice/web/texts.ts'
import { t as desk } from '../../src/features/talk/advisory/web/desk/texts.ts'
import { t as advisory } from '../../src/features/talk/advisory/web/texts.ts'
import { t as inbox } from '../../src/features/talk/feedback/web/desk/texts.ts'
import { t as feedback } from '../../src/features/talk/feedback/web/texts.ts'
import { VERSION } from '../../src/platform/server/version.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { FEEDBACK_MAX_SCREENSHOTS } from '../../src/rules/constants.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { dictText } from '../support/dictionaries.ts'
import { bytesOf } from '../support/files.ts'
import { looksRight } from '../support/looks.ts'
import { company, operator } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** A consultation from the question to the rating, feedback with screenshots, and the messages that both leave. */

const { h, seat } = browserSuite()

/** As from the clipboard, onto the page. */
const paste = (who: Person, name: string) =>
  who.page.evaluate(
    ({ bytes, file }) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], file, { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { bytes: [...bytesOf.png], file: name },
  )

test.each(langOf('a consultation goes from the question to the rating'))(
  'a consultation goes from the question to the rating, in %s',
  async (lang) => {
    const [s, d, m] = [advisory.pick(lang), desk.pick(lang), messages.pick(lang)]
    const firm = await company(h)
    const staffed = await operator(h)
    await h.ok(
      'POST /ws/operator/advisory/prepared',
      { titleCn: '先问清楚', titleEn: 'Ask first', textCn: '请补充人数。', textEn: 'How many people?' },
      staffed.as,
    )
    const asker = await seat(firm.owner, 'asker', lang)
    const staff = await seat(staffed, 'staff', lang)
    const words =
      lang === 'cn' ? '在德国雇两名工程师，名义雇主能用多久？' : 'How long can an employer of record employ two engineers in Germany?'
    try {
      await asker.open('/personalHome/advisory')
      await asker.sees(s.none)
      await asker.follow(s.ask)
      await asker.find('heading', s.askTitle).waitFor()
      await asker.choose(s.topic, dictText('advisoryTopic', 'hire', lang))
      await asker.type(s.text, words)
      await asker.press(s.send)
      await asker.sees(/A-\d{4}-\d{4}/)
      await asker.at('/personalHome/advisory?id=')
      const link = await asker.page.evaluate(() => location.hash.slice(1))
      await asker.open('/personalHome/systemInfo')
      await asker.sees(m.empty)

      await staff.open('/operatorHome/advisories')
      await staff.sees(words)
      await staff.press(d.take)
      await staff.choose(d.prepared, lang === 'cn' ? '先问清楚' : 'Ask first')
      const prepared = lang === 'cn' ? '请补充人数。' : 'How many people?'
      await staff.until(
        'the prepared answer',
        () => staff.field(d.answer).inputValue(),
        (text) => text === prepared,
      )
      await staff.press(d.addDemand)
      await staff.type(d.demandTitle, 'Munich 2')
      await looksRight(staff)
      await staff.press(d.send)
      await staff.sees(d.none)

      // It arrives by itself, and opening the answer reads it.
      await asker.page.locator('tbody tr [data-unread]').first().waitFor()
      await asker.afresh(link)
      await asker.sees(prepared)
      await asker.find('button', s.startDemand).waitFor()
      await asker.until(
        'the notice is read',
        async () => (await h.ok('GET /ws/notice/unread', {}, firm.as)).unread,
        (unread) => unread === 0,
      )
      await asker.press(s.solved)
      await asker.press(s.closeVerb, asker.dialog)
      await asker.find('radio', s.rated5).check()
      await looksRight(asker)
      await asker.press(s.sendRating)
      await asker.find('heading', s.rating(5)).waitFor()
      await asker.find('button', s.reopen).waitFor()
      await asker.open('/personalHome/systemInfo')
      await asker.find('button', m.markAll).waitFor()
      expect([...asker.faults, ...staff.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `advisory ${lang}`, [asker, staff])
    } finally {
      await asker.leave()
      await staff.leave()
    }
  },
)

test.each(langOf('feedback takes four screenshots'))(
  'feedback takes four screenshots, refuses the fifth before sending it, and is answered, in %s',
  async (lang) => {
    const [s, d, u, m] = [feedback.pick(lang), inbox.pick(lang), ui.pick(lang), messages.pick(lang)]
    const firm = await company(h)
    const sender = await seat(firm.owner, 'sender', lang)
    const staff = await seat(await operator(h), 'staff', lang)
    const sent: string[] = []
    sender.page.on('request', (request) => {
      if (request.url().endsWith('/sys/common/uploadFile')) sent.push(request.url())
    })
    const words = lang === 'cn' ? '列表空白' : 'The list is blank'
    try {
      await sender.open('/personalHome/feedback?page=/personalHome/publish')
      await sender.type(s.text, words)
      for (let n = 1; n < FEEDBACK_MAX_SCREENSHOTS; n++)
        await sender.upload(s.screenshots, { name: `shot-${n}.png`, bytes: bytesOf.png, mimeType: 'image/png' })
      await paste(sender, 'pasted.png')
      await sender.find('link', 'pasted.png').waitFor()
      await paste(sender, 'fifth.png')
      await sender.sees(u.uploadMost(FEEDBACK_MAX_SCREENSHOTS))
      expect(sent).toHaveLength(FEEDBACK_MAX_SCREENSHOTS)
      await sender.tick(s.consent)
      await sender.until(
        'the page is filled in',
        () => sender.field(s.page).inputValue(),
        (page) => page === '/personalHome/publish',
      )
      await looksRight(sender)
      await sender.press(s.send)
      await sender.sees(/F-\d{4}-\d{4}/)

      await staff.open('/operatorHome/feedback')
      await staff.sees(words)
      await staff.sees('/personalHome/publish')
      await staff.press(d.look)
      await staff.sees(dictText('feedbackState', 'looked', lang))
      await staff.type(d.answer, lang === 'cn' ? '已修正' : 'Fixed')
      await staff.press(d.send)
      await staff.sees(d.none)

      await sender.afresh('/personalHome/systemInfo')
      await sender.page.locator('tbody tr a, tbody tr button').first().click()
      await sender.at('/personalHome/feedback?id=')
      await sender.sees(lang === 'cn' ? '已修正' : 'Fixed')
      await sender.until(
        'the notice is read',
        async () => (await h.ok('GET /ws/notice/unread', {}, firm.as)).unread,
        (unread) => unread === 0,
      )
      await sender.afresh('/personalHome/systemInfo')
      await sender.find('button', m.markAll).waitFor()
      await soon(() => sender.page.locator('[data-unread]').count()).toBe(0)
      expect([...sender.faults, ...staff.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `feedback ${lang}`, [sender, staff])
    } finally {
      await sender.leave()
      await staff.leave()
    }
  },
)

test('the console names the version of the server that answers', async () => {
  const staff = await seat(await operator(h), 'staff', 'en')
  try {
    await staff.open('/operatorHome')
    await staff.sees(frames.pick('en').version(VERSION))
  } finally {
    await staff.leave()
  }
})
