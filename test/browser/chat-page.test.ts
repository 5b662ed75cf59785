import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { company, PASSWORD } from '../support/personas.ts'
import { proved } from '../support/proof.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()

/** Drops a file. Returns whether the page took it, so that the browser does not open it. */
const drop = (on: Locator): Promise<boolean> =>
  on.evaluate((element) => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.4 offer'], 'offer.pdf', { type: 'application/pdf' }))
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
    element.dispatchEvent(event)
    return event.defaultPrevented
  })

test('a file dropped on the messages is attached, and a session that was ended elsewhere leads to the sign-in', async () => {
  const { owner, member } = await company(h, { roles: ['hr'] })
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '展会', accountIds: [member.hr.accountId] }, owner.as)
  const ann = await seat(owner, 'ann', 'en')
  const s = t.pick('en')
  try {
    await ann.open('/personalHome/IM')
    await ann.sees(s.choose)
    const onNothing = await drop(ann.page.getByText(s.choose))
    expect(onNothing).toBe(true)
    await ann.open(`/personalHome/IM?id=${id}`)
    const field = ann.page.getByRole('textbox', { name: s.write, exact: true })
    await field.fill('what was being written')
    const onMessages = await drop(ann.page.getByRole('log'))
    expect(onMessages).toBe(true)
    await ann.sees(/offer\.pdf/)
    await soon(() => field.inputValue()).toBe('what was being written')

    const login = { areaCode: owner.areaCode, phone: owner.phone, password: PASSWORD }
    const { token } = await h.ok('POST /ws/passport/passwordLogin', login)
    await h.ok('POST /ws/account/session/revoke', {}, await proved(h, { token }))
    await ann.at('/loginHome')
    await soon(() => ann.page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))
  } catch (error) {
    throw await pictured(error, 'chat page', [ann])
  } finally {
    await ann.leave()
  }
})
