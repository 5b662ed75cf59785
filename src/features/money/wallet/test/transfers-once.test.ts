import { beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { trialBalance } from '../../ledger/server/reads.ts'
import { transferReference } from '../contract/reference.ts'

const h = serverForFile()
let one: Person
let two: Person
beforeAll(async () => {
  one = await operator(h)
  two = await operator(h)
})

const CONFIRM = 'POST /ws/operator/topUp/confirm'
async function ordered(firm: CompanyPeople, bankReference: string, amount = '100') {
  const { url } = await upload(h, firm.owner.token, 'voucher', 'png', 'voucher.png')
  return (await h.ok('POST /ws/wallet/topUp', { currency: 'USD', amount, bankReference, voucher: url }, firm.as)).id
}
async function agreed(as: Person['as']) {
  const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, as)
  await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, as)
}
const available = async (firm: CompanyPeople) =>
  (await h.ok('GET /ws/wallet/summary', {}, firm.as)).balances.find(({ currency }) => currency === 'USD')?.availableMinor ?? 0

describe('a transfer', () => {
  test('with a reference that another order has is a question, however it is written; then it needs two operators', async () => {
    const [firm, other] = [await company(h), await company(h)]
    await h.ok(CONFIRM, { id: await ordered(firm, 'FT 2611-270001') }, one.as)
    const again = await ordered(other, 'ｆｔ2611270001')
    const { records } = await h.ok('GET /ws/operator/topUps', { state: 'pending' }, one.as)
    expect(records.find(({ id }) => id === again)!.sameReference).toHaveLength(1)
    expect((await h.refused(CONFIRM, { id: again }, one.as)).fields).toHaveProperty('another')
    expect(await h.ok(CONFIRM, { id: again, another: true }, one.as)).toMatchObject({ waits: true, state: 'pending' })
    expect(await available(other)).toBe(0)
    await agreed(two.as)
    expect(await available(other)).toBe(10_000)
  })

  test('with the code that a company writes into each of its transfers is none', async () => {
    const firm = await company(h)
    const reference = transferReference(firm.companyId)
    for (const turn of [1, 2])
      expect([turn, await h.ok(CONFIRM, { id: await ordered(firm, reference) }, one.as)]).toMatchObject([turn, { state: 'done' }])
  })

  test('in parts counts together: what one operator credits to one owner in a day reaches the limit', async () => {
    const firm = await company(h)
    const credit = async (by: Person) => h.ok(CONFIRM, { id: await ordered(firm, crypto.randomUUID(), '40,000') }, by.as)
    // The limit is 500,000 CNY, about 71,000 USD.
    expect(await credit(one)).toMatchObject({ waits: false })
    expect(await credit(one)).toMatchObject({ waits: true })
    expect(await credit(two)).toMatchObject({ waits: false })
    expect((await trialBalance(h.services.db)).drifted).toBe(0)
  })
})

describe('a top-up that was credited by mistake', () => {
  test('is reversed by two operators, once, while the wallet holds it', async () => {
    const firm = await company(h)
    const id = await ordered(firm, crypto.randomUUID())
    await h.ok(CONFIRM, { id }, one.as)
    expect(await h.ok('POST /ws/operator/topUp/reverse', { id, reason: '记错企业' }, one.as)).toMatchObject({ waits: true })
    expect(await available(firm)).toBe(10_000)
    await agreed(two.as)
    expect(await available(firm)).toBe(0)
    expect(await h.ok('GET /ws/wallet/order', { id }, firm.as)).toMatchObject({ state: 'reversed' })
    expect((await h.refused('POST /ws/operator/topUp/reverse', { id, reason: 'x' }, two.as)).error).toBe('staleState')
    const { currencies, drifted } = await trialBalance(h.services.db)
    expect([currencies.filter(({ totalMinor }) => totalMinor !== 0), drifted]).toEqual([[], 0])
  })
})

describe('a bank account that is added', () => {
  test('is announced to everybody who could approve a withdrawal, the one who added it among them', async () => {
    const firm = await company(h, { roles: ['finance', 'viewer'] })
    const form = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber: '0721900999', swift: 'DBSSSGSG' }
    await h.ok('POST /ws/wallet/bankAccount/add', form, firm.as)
    const { rows } = await h.services.pool.query(`select account_id, params::text from notice where kind = 'bankAccountAdded'`)
    expect(rows.map(({ account_id }) => account_id).toSorted()).toEqual([firm.owner.accountId, firm.member.finance.accountId].toSorted())
    expect(rows[0].params).toContain('0999')
    expect(rows[0].params).not.toContain('0721900999')
  })
})

describe('a payout', () => {
  const account = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber: '0721900001', swift: 'DBSSSGSG' }
  async function sent(firm: CompanyPeople) {
    const { id: bankAccountId } = await h.ok(
      'POST /ws/wallet/bankAccount/add',
      { ...account, accountNumber: String(Math.random()).slice(2, 12) },
      firm.as,
    )
    return (await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '60' }, firm.as)).id
  }
  const firmWithMoney = () => company(h, { funded: [{ amountMinor: 50_000, currency: 'USD' }] })

  test('that comes back after it was paid is in the balance again, by two operators, with the fee', async () => {
    const firm = await firmWithMoney()
    const id = await sent(firm)
    await h.ok('POST /ws/operator/withdrawal/paid', { id, reference: crypto.randomUUID() }, one.as)
    expect(await available(firm)).toBe(44_000)
    const back = { id, reason: '户名不符', reference: 'RT-1' }
    expect(await h.ok('POST /ws/operator/withdrawal/cameBack', back, one.as)).toMatchObject({ waits: true })
    await agreed(two.as)
    expect(await available(firm)).toBe(50_000)
    expect(await h.ok('GET /ws/wallet/order', { id }, firm.as)).toMatchObject({ state: 'returned' })
    expect((await h.refused('POST /ws/operator/withdrawal/cameBack', back, two.as)).error).toBe('staleState')
    const { currencies, drifted } = await trialBalance(h.services.db)
    expect([currencies.filter(({ totalMinor }) => totalMinor !== 0), drifted]).toEqual([[], 0])
  })

  test('under one reference at once, or while the first waits for a second operator, is a question for the second', async () => {
    const firm = await firmWithMoney()
    const ids = [await sent(firm), await sent(firm)]
    const both = await Promise.all(ids.map((id) => h.call('POST /ws/operator/withdrawal/paid', { id, reference: 'BOTH 1' }, one.as)))
    expect(both.map(({ body }) => body.success).toSorted()).toEqual([false, true])
    const rich = await company(h, { funded: [{ amountMinor: 90_000_000, currency: 'CNY' }] })
    const { id: bankAccountId } = await h.ok(
      'POST /ws/wallet/bankAccount/add',
      { ...account, currency: 'CNY', accountNumber: '88112233' },
      rich.as,
    )
    const large = (await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'CNY', amount: '600000' }, rich.as)).id
    expect(await h.ok('POST /ws/operator/withdrawal/paid', { id: large, reference: 'LARGE 1' }, one.as)).toMatchObject({ waits: true })
    const other = await sent(await firmWithMoney())
    expect((await h.refused('POST /ws/operator/withdrawal/paid', { id: other, reference: 'LARGE 1' }, one.as)).fields).toHaveProperty(
      'reference',
    )
  })

  test('under a reference that was used before is a question at the reference', async () => {
    const firm = await firmWithMoney()
    await h.ok('POST /ws/operator/withdrawal/paid', { id: await sent(firm), reference: 'PAY-1' }, one.as)
    const id = await sent(firm)
    expect((await h.refused('POST /ws/operator/withdrawal/paid', { id, reference: 'pay 1' }, one.as)).fields).toHaveProperty('reference')
    expect(await h.ok('POST /ws/operator/withdrawal/paid', { id, reference: 'pay 1', another: true }, one.as)).toMatchObject({
      waits: true,
    })
  })
})
