import { expect, test } from 'vitest'
import { t } from '../../src/features/work/demand/web/detail/texts.ts'
import { actionLabels } from '../../src/features/work/demand/web/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { cast, demandAt } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'

const { h, seat } = browserSuite()

test('the button of an action that the source lists, and that is not possible now, says why', async () => {
  const people = await cast(h)
  const { publisher, provider } = people
  const inReview = await demandAt(h, people, 1)
  await h.ok('POST /ws/demand/publish', { id: inReview }, publisher.as)
  const empty = await demandAt(h, people, 2)
  const closed = await demandAt(h, people, 7)
  await h.ok('POST /ws/demand/close', { id: closed }, provider.as)
  const company = await seat(publisher.owner, 'company', 'en')
  const worker = await seat(provider, 'worker', { lang: 'cn', width: 390, dark: true })
  try {
    await company.open(`/personalHome/demandDetails?id=${inReview}`)
    await looksRight(company)
    await company.follow(actionLabels.publish.en)
    const { moves } = await h.ok('GET /ws/demand/detail', { id: inReview }, { ...publisher.as, lang: 'en' })
    const publish = moves.find(({ move }) => move === 'publish')
    expect(publish).toMatchObject({ possible: false, listed: true })
    await company.sees(publish!.reason!, company.dialog)

    await company.open(`/personalHome/demandDetails?id=${empty}`)
    await company.follow(actionLabels.pick.en)
    await company.at('/personalHome/facilitator')

    await worker.open(`/personalHome/demandDetails?id=${closed}`)
    await looksRight(worker)
    await worker.follow(actionLabels.joinIn.cn)
    await worker.find('tab', t.pick('cn').tabAcceptance).waitFor()
    expect(new URL(worker.page.url().replace('/#', '')).searchParams.get('room')).toBe('acceptance')
    expect([...company.faults, ...worker.faults]).toEqual([])
  } catch (error) {
    throw await pictured(error, 'listed actions', [company, worker])
  } finally {
    await company.leave()
    await worker.leave()
  }
})
