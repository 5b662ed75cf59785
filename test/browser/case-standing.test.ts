import { test } from 'vitest'
import { stoppedTexts } from '../../src/features/base/standing/contract/standing.ts'
import { t } from '../../src/features/base/standing/web/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, demandAt, splitAsked } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'
import { soon } from '../support/soon.ts'

const { h, seat, journey } = browserSuite()

test('whom the platform has stopped is named on the cases of requests, splits and documents, and no longer once that is over', async () => {
  const people = await cast(h)
  const { publisher, provider, platform } = people
  const waiting = await demandAt(h, people, 1)
  await h.ok('POST /ws/demand/publish', { id: waiting }, publisher.as)
  const { caseId } = await splitAsked(h, people)
  await h.ok('POST /ws/operator/company/disable', { id: publisher.companyId, note: 'On a list' }, platform.as)
  await h.ok('POST /ws/operator/account/freeze', { id: provider.accountId, reason: 'Fraud' }, platform.as)
  const staff = await seat(platform, 'operator', { lang: 'en', width: 390 })
  await journey('standing', [staff], async () => {
    const named = () => staff.page.locator('[data-stopped]').evaluateAll((all) => all.map((one) => one.getAttribute('data-stopped')))
    for (const [path, ids] of [
      [`/operatorHome/demandReview?id=${waiting}`, [publisher.companyId]],
      [`/operatorHome/splits?id=${caseId}`, [publisher.companyId, provider.accountId]],
      [`/operatorHome/companies?id=${publisher.companyId}`, [publisher.companyId]],
      [`/operatorHome/persons?id=${provider.accountId}`, [provider.accountId]],
    ] as const) {
      await staff.open(path)
      await soon(named).toEqual(ids)
      await looksRight(staff)
    }
    await staff.sees(t.pick('en').reason('Fraud'))
    await staff.sees(stoppedTexts.frozen.en)
    await h.ok('POST /ws/operator/account/unfreeze', { id: provider.accountId, reason: 'x' }, platform.as)
    await soon(named).toEqual([])
  })
})
