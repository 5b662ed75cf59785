import { describe, expect, test } from 'vitest'
import { t as detail } from '../../../src/features/work/demand/web/detail/texts.ts'
import { t as form } from '../../../src/features/work/demand/web/form/texts.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { cast, demandAt } from '../../support/demands.ts'
import { looksRight } from '../../support/looks.ts'
import { langOf } from '../../support/run.ts'

const { h, seat } = browserSuite()

describe.each(langOf('a request that is renewed'))('a request that is renewed, in %s', (lang) => {
  test('begins with what the one before says, and each page leads to the other', async () => {
    const [d, f] = [detail.pick(lang), form.pick(lang)]
    const people = await cast(h)
    const id = await demandAt(h, people, 4)
    const { number, title } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
    const owner = await seat(people.publisher.owner, 'owner', lang)
    try {
      await owner.open(`/personalHome/demandDetails?id=${id}`)
      await looksRight(owner)
      await owner.follow(d.renew)
      await owner.page.getByText(f.renewing).waitFor()
      await owner.page.getByText(f.invitesThen).waitFor()
      await looksRight(owner)
      await owner.press(f.toReview)
      await owner.sees(title)
      await owner.press(f.create)
      await owner.at(/demandDetails/)
      await owner.page.getByText(d.invitesThen(people.provider.name)).waitFor()
      await owner.follow(number)
      await owner.page.getByText(d.continuedBy).waitFor()
      expect(owner.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `again ${lang}`, [owner])
    } finally {
      await owner.leave()
    }
  })
})
