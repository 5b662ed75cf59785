import { describe, expect, test } from 'vitest'
import { h as hire } from '../../../src/features/market/provider/web/hire-texts.ts'
import { t as invitations } from '../../../src/features/work/demand/web/providers/invitation-texts.ts'
import { fieldErrors } from '../../../src/rules/field-errors.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { cast, demandAt } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { individual } from '../../support/personas.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

const { h, seat } = browserSuite()

describe.each(langOf('invitations of a request'))('invitations of a request, in %s', (lang) => {
  test('go to several at once, and by a link that somebody opens and accepts', async () => {
    const [s, w] = [invitations.pick(lang), hire.pick(lang)]
    const people = await cast(h)
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    const owner = await seat(people.publisher.owner, 'owner', lang)
    const person = await seat(await individual(h), 'invited', lang)
    try {
      await owner.open(`/personalHome/facilitator?id=${id}&add=1`)
      await owner.type(s.lines, 'one@people.example\nnot a number\n13911112222')
      await owner.press(s.sendMany)
      await owner.page.getByText(s.notSent(1)).waitFor()
      await owner.page.getByText(fieldErrors.phone[lang]).waitFor()
      await soon(() => owner.field(s.lines).inputValue()).toBe('not a number')
      await owner.find('heading', s.title(2)).waitFor()
      await owner.press(s.linkMake)
      await owner.page.getByText(s.linkOnce).waitFor()
      const link = await owner.page.getByText(/workInvitation\?token=/).innerText()
      await owner.page.getByText(s.used(0, 10)).waitFor()
      await looksRight(owner)

      await person.open(link.slice(link.indexOf('#') + 1).trim())
      await person.press(w.accept)
      await person.at(/demandDetails/)
      await looksRight(person)
      await owner.page.getByText(s.used(1, 10)).waitFor()
      expect([...owner.faults, ...person.faults]).toEqual([])

      // Source §8, on a page outside the workbench, too: without permissions there is no session.
      const other = await seat(await individual(h), 'refused', lang)
      await other.quiet()
      await other.page.route('**/getUserPermissionByToken*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await other.open(link.slice(link.indexOf('#') + 1).trim())
      await other.at('/loginHome')
      await other.leave()
    } catch (error) {
      throw await pictured(error, `invite ${lang}`, [owner, person])
    } finally {
      await owner.leave()
      await person.leave()
    }
  })
})
