import { expect, test } from 'vitest'
import { t } from '../../src/features/money/wallet/web/desk/texts.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { formatDate } from '../../src/platform/web/ui/time.ts'
import { SEAT_ZONE } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { earn, verified } from '../support/money.ts'
import { company, individual, operator } from '../support/personas.ts'
import { openProvedSession } from '../support/proof.ts'

const { h, seat, journey } = browserSuite()

test('the case of a withdrawal says how old the account is, and what it was paid before', async () => {
  const payer = await company(h, { funded: [{ amountMinor: 1_000_000, currency: 'USD' }] })
  const who = await verified(h, await individual(h))
  const platform = await operator(h)
  const account = (accountNumber: string) =>
    h.ok(
      'POST /ws/wallet/bankAccount/add',
      { holderName: who.name, bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber, swift: 'DBSSSGSG' },
      who.as,
    )
  const withdraw = async (bankAccountId: string) => {
    const { orderId } = await earn(h, payer, who, { amountMinor: 20_000, currency: 'USD' })
    return h.ok('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId] }, who.as)
  }
  const earlier = async (number: string) =>
    (await h.ok('GET /ws/operator/withdrawals', { search: number }, platform.as)).records.map((row) => row.earlier)
  const [one, two] = [await account('0721 900001'), await account('0721 900002')]
  const first = await withdraw(one.id)
  expect(await earlier(first.number)).toEqual([{ count: 0, lastAt: null, paid: [] }])
  const s = t.pick('en')
  const staff = await seat(platform, 'operator', { lang: 'en', width: 390, dark: true })
  await journey('payout', [staff], async () => {
    await staff.open(`/operatorHome/withdrawals?id=${first.id}`)
    await staff.sees(s.firstPayout)
    await staff.sees(s.accountNew)
    await looksRight(staff)
  })
  await h.ok('POST /ws/operator/withdrawal/paid', { id: first.id, reference: 'W-1', proof: '' }, platform.as)
  const paidOn = h.clock.now().toString()
  h.clock.advance({ hours: 24 * 8 })
  for (const person of [who, platform, payer.owner]) {
    person.token = await performAsSystem(h.services, 'renew', (act) => openProvedSession(act, person.accountId, 'test'))
    person.as.token = person.token
  }
  const [second, elsewhere] = [await withdraw(one.id), await withdraw(two.id)]
  expect(await earlier(second.number)).toMatchObject([{ count: 1, paid: [{ currency: 'USD', amountMinor: 19_000 }] }])
  expect(await earlier(elsewhere.number)).toMatchObject([{ count: 0 }])
  // What was paid later is not earlier.
  expect(await earlier(first.number)).toMatchObject([{ count: 0 }])
  const later = await seat(platform, 'operator later', { lang: 'cn', width: 1440 })
  await journey('payout later', [later], async () => {
    await later.open(`/operatorHome/withdrawals?id=${second.id}`)
    await later.sees(t.pick('cn').earlierPayouts(1, 'USD 190.00', formatDate(paidOn, 'cn', SEAT_ZONE)))
    await later.page.getByText(t.pick('cn').accountNew).waitFor({ state: 'detached' })
    await looksRight(later)
  })
})
