import { test } from 'vitest'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { clientOf } from '../support/chat.ts'
import { bytesOf } from '../support/files.ts'
import { looksRight } from '../support/looks.ts'
import { company } from '../support/personas.ts'
import { soon } from '../support/soon.ts'

const { h, seat, journey } = browserSuite()

const s = t.pick('en')
const field = (who: Person) => who.page.getByRole('textbox', { name: s.write, exact: true })
const timeline = (who: Person) => who.page.getByRole('log')
const line = (who: Person, text: string) => timeline(who).locator('[data-seq]').filter({ hasText: text }).last()

test('a recalled message is written again with its text, its files and the line that it answers', { timeout: 240_000 }, async () => {
  const firm = await company(h, { roles: ['hr'] })
  const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
  const bo = await clientOf(h, firm.member.hr).follow(id).open()
  await bo.say(id, 'When do you deliver?')
  const ann = await seat(firm.owner, 'writer', 'en')
  const menu = async (text: string, entry: string) => {
    const one = line(ann, text)
    await one.hover()
    await one.getByRole('button', { name: s.messageMenu }).click()
    await ann.find('menuitem', entry).click()
  }
  const attached = () => ann.page.getByRole('button', { name: s.remove('plan.png') }).count()
  await journey('rewrite', [ann], async () => {
    await ann.open(`/personalHome/IM?id=${id}`)
    await menu('When do you deliver?', s.quote)
    await ann.page.locator('input[type=file]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: bytesOf.png })
    await field(ann).fill('In May')
    await ann.press(s.send)
    await line(ann, 'In May').getByRole('img', { name: 'plan.png' }).waitFor()

    // By the menu, at once.
    await menu('In May', s.edit)
    await soon(() => field(ann).inputValue()).toBe('In May')
    await soon(attached).toBe(1)
    await looksRight(ann)
    await field(ann).fill('In June')
    await ann.press(s.send)
    await line(ann, 'In June').getByRole('img', { name: 'plan.png' }).waitFor()
    await line(ann, 'In June')
      .getByRole('button', { name: /When do you deliver/ })
      .waitFor()

    // By the line that is left of it.
    await menu('In June', s.recall)
    const rewrite = timeline(ann).getByRole('button', { name: s.rewrite })
    // The other one is of the first message.
    await soon(() => rewrite.count()).toBe(2)
    await rewrite.last().click()
    await soon(() => field(ann).inputValue()).toBe('In June')
    await soon(attached).toBe(1)
    await field(ann).fill('In July')
    await ann.press(s.send)
    await line(ann, 'In July').getByRole('img', { name: 'plan.png' }).waitFor()
    await line(ann, 'In July')
      .getByRole('button', { name: /When do you deliver/ })
      .waitFor()
    await bo.until(() => bo.texts(id).includes('In July'))
  })
  await bo.close()
})
