import { expect, test } from 'vitest'
import { t as beans } from '../../src/features/money/bean/web/texts.ts'
import { t as intake } from '../../src/features/people/intake/web/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { picture } from '../support/pages/verification.ts'
import { company, individual, operator } from '../support/personas.ts'

/** For a moment the database is away: a call, a file and a download are sent again, and nobody reads an error. */

const { h, seat, journey } = browserSuite()

const unavailable = { success: false, code: 503, message: 'away', result: { error: 'unavailable' }, timestamp: 1 }

/** The first two requests to this path are refused as by a server whose database is away. Returns the keys of all of them. */
async function awayTwice(who: Person, path: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await who.page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) return route.continue()
    return route.fulfill({ status: 503, json: unavailable })
  })
  return keys
}

test('a call, a file and a download', async () => {
  const s = beans.pick('en')
  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98' }, (await operator(h)).as)
  const buyer = await individual(h)
  const firm = await company(h)
  const who = await seat(buyer, 'buyer', 'en')
  const owner = await seat(firm.owner, 'owner', 'en')
  await journey('sent again', [who, owner], async () => {
    await who.open('/personalHome/beans?beans=100')
    const files = await awayTwice(who, '/sys/common/uploadFile')
    const calls = await awayTwice(who, '/ws/bean/order')
    await who.upload(s.voucher, picture('voucher'))
    await who.press(s.submit)
    await who.find('heading', s.doneTitle).waitFor()
    expect(files).toHaveLength(3)
    expect(calls).toHaveLength(3)
    expect(new Set(calls).size).toBe(1)
    expect((await h.ok('GET /ws/bean/orders', {}, buyer.as)).total).toBe(1)

    await owner.open('/companyHome/employeeImport')
    const downloads = await awayTwice(owner, '/ws/intake/template')
    const [file] = await Promise.all([owner.page.waitForEvent('download'), owner.press(intake.pick('en').template)])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    expect(downloads).toHaveLength(3)
    for (const { page } of [who, owner]) await page.unrouteAll()
  })
})
