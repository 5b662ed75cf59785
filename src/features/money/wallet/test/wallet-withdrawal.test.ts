import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { earn, verified } from '../../../../../test/support/money.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { changeSetting } from '../../../../../test/support/settings.ts'
import { balanceOf, trialBalance } from '../../ledger/server/reads.ts'

let h: TestServer
let op: Person
let payer: CompanyPeople

beforeAll(async () => {
  h = await startServer()
  op = await operator(h)
  payer = await company(h)
})
afterAll(async () => {
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
  expect(trial.drifted).toBe(0)
  await h.close()
})

let accounts = 0
const addBank = async (who: Person, currency = 'USD') => {
  const form = {
    holderName: who.name,
    bankName: 'DBS',
    country: 'SG',
    currency,
    accountNumber: `0721 9${String(++accounts).padStart(5, '0')}`,
    swift: 'DBSSSGSG',
  }
  return (await h.ok('POST /ws/wallet/bankAccount/add', form, who.as)).id
}
const transit = (ownerType: 'company' | 'person', ownerId: string, currency: 'USD' | 'CNY' = 'USD') =>
  balanceOf(h.services.db, { kind: 'payoutTransit', owner: { ownerType, ownerId } }, currency)
const settlements = async (who: Person) => await h.ok('GET /ws/wallet/settlements', {}, who.as)
const stateOf = async (who: Person, id: string) => (await h.ok('GET /ws/wallet/order', { id }, who.as)).state
const setFee = (value: number) => changeSetting(h, op, 'withdrawalFeeBps', value)

/** The number in full, or the status of the refusal. */
const revealed = async (who: { as: { token: string } }, table: string, row: string): Promise<string | number> => {
  const { status, body } = await h.call('POST /ws/secret/reveal', { table, column: 'accountNumber', row, reason: 'test' }, who.as)
  return body.success ? body.result.text : status
}

describe('an individual', () => {
  test('withdraws earnings: can withdraw, applied, paid', async () => {
    const lin = await verified(h, await individual(h))
    const one = await earn(h, payer, lin, { amountMinor: 100_000, currency: 'USD', subject: 'D-2026-0418 展台搭建', kind: 'imprest' })
    const two = await earn(h, payer, lin, { amountMinor: 20_000, currency: 'USD' })
    const bankAccountId = await addBank(lin)
    const before = await settlements(lin)
    expect(before.totals).toEqual([{ currency: 'USD', availableMinor: 114_000, appliedMinor: 0, paidMinor: 0 }])
    expect(before.records.map((row) => [row.state, row.releaseKind, row.amountMinor, row.feeMinor, row.netMinor])).toEqual([
      ['available', 'final', 20_000, 1_000, 19_000],
      ['available', 'imprest', 100_000, 5_000, 95_000],
    ])

    const preview = await h.ok('GET /ws/wallet/withdrawal/preview', { orderIds: one.orderId }, lin.as)
    expect(preview).toMatchObject({
      currency: 'USD',
      grossMinor: 95_000,
      feeMinor: 0,
      netMinor: 95_000,
      availableMinor: 114_000,
      availableAfterMinor: 19_000,
      needsApproval: false,
    })
    const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [one.orderId], feeMinor: preview.feeMinor }, lin.as)
    expect(asked).toMatchObject({
      state: 'approved',
      currency: 'USD',
      amountMinor: 95_000,
    })
    expect(asked.number).toMatch(/^W-\d{4}-\d{4,}$/)
    expect(await stateOf(lin, one.orderId)).toBe('applied')
    expect(await transit('person', lin.accountId)).toBe(95_000)
    expect((await settlements(lin)).totals).toEqual([{ currency: 'USD', availableMinor: 19_000, appliedMinor: 95_000, paidMinor: 0 }])

    const queue = await h.ok('GET /ws/operator/withdrawals', { state: 'approved', search: asked.number }, op.as)
    expect(queue.records).toMatchObject([
      {
        id: asked.id,
        owner: { ownerType: 'person', name: lin.name },
        verifiedName: lin.name,
        withdrawal: { bank: { holderName: lin.name, swift: 'DBSSSGSG' } },
      },
    ])
    expect(queue.records[0]!.withdrawal.bank.accountNumber).toMatch(/^•••• \d{4}$/)
    expect(await revealed(op, 'withdrawal', asked.id)).toMatch(/^07219\d{5}$/)

    const proof = (await upload(h, op.token, 'payoutProof', 'png')).url
    const tries = await Promise.all(
      Array.from({ length: 4 }, () =>
        h.call('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'FT26112100071', proof }, op.as),
      ),
    )
    expect(tries.filter((one) => one.body.success)).toHaveLength(1)
    expect(await stateOf(lin, one.orderId)).toBe('paid')
    expect(await stateOf(lin, two.orderId)).toBe('available')
    expect(await transit('person', lin.accountId)).toBe(0)
    expect((await settlements(lin)).totals).toEqual([{ currency: 'USD', availableMinor: 19_000, appliedMinor: 0, paidMinor: 95_000 }])
    expect((await h.refused('POST /ws/operator/withdrawal/failed', { id: asked.id, reason: '账号错误' }, op.as)).error).toBe('staleState')

    const release = await h.ok('GET /ws/wallet/order', { id: one.orderId }, lin.as)
    expect(release.receipts.map(({ order }) => order)).toEqual([null, { id: asked.id, number: asked.number }])
    const detail = await h.ok('GET /ws/wallet/order', { id: asked.id }, lin.as)
    expect(detail.withdrawal).toMatchObject({ payoutReference: 'FT26112100071', orders: [{ id: one.orderId }] })
    expect(detail.receipts.map((one) => [one.cause, one.entries.map((entry) => [entry.account, entry.amountMinor])])).toEqual([
      [
        'withdrawal.request',
        [
          ['personAvailable', -95_000],
          ['payoutTransit', 95_000],
        ],
      ],
      [
        'withdrawal.paid',
        [
          ['payoutTransit', -95_000],
          ['bank', 95_000],
        ],
      ],
    ])
    const seen = async (token: string) =>
      (await fetch(`${h.url}${detail.withdrawal!.proof!.url}`, { headers: { 'x-access-token': token } })).status
    expect([await seen(lin.token), await seen(payer.token)]).toEqual([200, 404])
  })

  test('a failed payout returns to the balance, with its reason, and can be withdrawn again', async () => {
    const mei = await verified(h, await individual(h))
    const { orderId } = await earn(h, payer, mei, { amountMinor: 40_000, currency: 'USD' })
    const bankAccountId = await addBank(mei)
    const first = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId] }, mei.as)
    await h.ok('POST /ws/operator/withdrawal/failed', { id: first.id, reason: '收款银行退汇' }, op.as)
    expect([await stateOf(mei, first.id), await stateOf(mei, orderId)]).toEqual(['returned', 'returned'])
    expect((await h.ok('GET /ws/wallet/order', { id: first.id }, mei.as)).withdrawal).toMatchObject({ reason: '收款银行退汇' })
    expect((await h.ok('GET /ws/wallet/summary', {}, mei.as)).balances).toMatchObject([{ availableMinor: 38_000, inTransitMinor: 0 }])
    expect((await settlements(mei)).records[0]!.withdrawal).toEqual({ id: first.id, number: first.number, reason: '收款银行退汇' })
    const again = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId] }, mei.as)
    expect((await settlements(mei)).records[0]!.withdrawal).toEqual({ id: again.id, number: again.number, reason: '' })
    await h.ok('POST /ws/operator/withdrawal/paid', { id: again.id, reference: 'FT2' }, op.as)
    expect([await stateOf(mei, first.id), await stateOf(mei, again.id), await stateOf(mei, orderId)]).toEqual(['returned', 'paid', 'paid'])
    expect((await h.ok('GET /ws/wallet/order', { id: first.id }, mei.as)).withdrawal!.orders.map((one) => one.id)).toEqual([orderId])
  })

  test('an unverified individual cannot withdraw', async () => {
    const wu = await individual(h, { verified: false })
    const { orderId } = await earn(h, payer, wu, { amountMinor: 1_000, currency: 'USD' })
    const refused = await h.refused('POST /ws/wallet/withdraw', { bankAccountId: await addBank(wu), orderIds: [orderId] }, wu.as)
    expect(refused).toMatchObject({ error: 'personNotVerified', status: 200 })
    expect(await stateOf(wu, orderId)).toBe('available')
    const qian = await individual(h)
    const earned = await earn(h, payer, qian, { amountMinor: 1_000, currency: 'USD' })
    await h.services.pool.query('update identity set status = 3 where account_id = $1', [qian.accountId])
    const failed = await h.refused('POST /ws/wallet/withdraw', { bankAccountId: await addBank(qian), orderIds: [earned.orderId] }, qian.as)
    expect(failed).toMatchObject({ error: 'authenticationFailed', code: 1011, message: '认证未通过' })
  })

  test('one order is withdrawn once under concurrent requests', async () => {
    const kai = await verified(h, await individual(h))
    const { orderId } = await earn(h, payer, kai, { amountMinor: 10_000, currency: 'USD' })
    const bankAccountId = await addBank(kai)
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => h.call('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId, orderId] }, kai.as)),
    )
    expect(tries.filter((one) => one.body.success)).toHaveLength(1)
    expect(await transit('person', kai.accountId)).toBe(9_500)
    const how = { ...kai.as, idempotencyKey: 'withdraw-again' }
    const next = await earn(h, payer, kai, { amountMinor: 2_000, currency: 'USD' })
    const body = { bankAccountId, orderIds: [next.orderId] }
    expect(await h.ok('POST /ws/wallet/withdraw', body, how)).toEqual(await h.ok('POST /ws/wallet/withdraw', body, how))
    expect(await transit('person', kai.accountId)).toBe(9_500 + 1_900)
  })

  test('orders of two currencies, another currency’s account, no order: refused at the field', async () => {
    const an = await verified(h, await individual(h))
    const usd = await earn(h, payer, an, { amountMinor: 1_000, currency: 'USD' })
    const cny = await earn(h, payer, an, { amountMinor: 1_000, currency: 'CNY' })
    const [inUsd, inCny] = [await addBank(an), await addBank(an, 'CNY')]
    const fields = async (body: object) => (await h.refused('POST /ws/wallet/withdraw', { ...body }, an.as)).fields
    expect(await fields({ bankAccountId: inUsd, orderIds: [usd.orderId, cny.orderId] })).toEqual({ orderIds: '一次只能提现同一币种的订单' })
    expect(await fields({ bankAccountId: inCny, orderIds: [usd.orderId] })).toEqual({ bankAccountId: '该银行账户的币种与提现币种不同' })
    expect(await fields({ bankAccountId: inUsd })).toEqual({ orderIds: '此项必填' })
  })

  test('orders and bank accounts of others are inaccessible', async () => {
    const [jin, yao] = [await verified(h, await individual(h)), await verified(h, await individual(h))]
    const mine = await earn(h, payer, jin, { amountMinor: 1_000, currency: 'USD' })
    const theirs = await earn(h, payer, yao, { amountMinor: 1_000, currency: 'USD' })
    const bankAccountId = await addBank(jin)
    const foreignBank = await addBank(yao)
    expect((await h.refused('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [theirs.orderId] }, jin.as)).status).toBe(404)
    expect((await h.refused('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [crypto.randomUUID()] }, jin.as)).status).toBe(404)
    expect((await h.refused('GET /ws/wallet/withdrawal/preview', { orderIds: theirs.orderId }, jin.as)).status).toBe(404)
    expect((await h.refused('POST /ws/wallet/withdraw', { bankAccountId: foreignBank, orderIds: [mine.orderId] }, jin.as)).error).toBe(
      'bankAccountUnknown',
    )
    expect((await h.refused('POST /ws/wallet/bankAccount/remove', { id: foreignBank }, jin.as)).status).toBe(404)
    expect((await h.refused('POST /ws/wallet/bankAccount/default', { id: foreignBank }, jin.as)).status).toBe(404)
    expect((await h.refused('GET /ws/wallet/order', { id: theirs.orderId }, jin.as)).status).toBe(404)
    expect((await h.refused('POST /ws/operator/withdrawal/paid', { id: mine.orderId, reference: 'x' }, op.as)).status).toBe(404)
    expect((await h.refused('GET /ws/wallet/settlements', {}, payer.as)).status).toBe(403)
  })
})

describe('the fee', () => {
  test('is shown before, charged on payout, and a change in between requires confirmation again', async () => {
    const lei = await verified(h, await individual(h))
    const { orderId } = await earn(h, payer, lei, { amountMinor: 100_000, currency: 'USD' })
    const bankAccountId = await addBank(lei)
    await setFee(25)
    try {
      const preview = await h.ok('GET /ws/wallet/withdrawal/preview', { orderIds: orderId }, lei.as)
      expect(preview).toMatchObject({ grossMinor: 95_000, feeBps: 25, feeMinor: 238, netMinor: 94_762 })
      expect((await h.refused('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId], feeMinor: 0 }, lei.as)).error).toBe(
        'previewChanged',
      )
      const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, orderIds: [orderId], feeMinor: 238 }, lei.as)
      await setFee(500)
      await h.ok('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'FT3' }, op.as)
      const detail = await h.ok('GET /ws/wallet/order', { id: asked.id }, lei.as)
      expect(detail).toMatchObject({ amountMinor: 95_000, feeMinor: 238, netMinor: 94_762 })
      expect(detail.receipts[1]!.entries.map((entry) => [entry.account, entry.amountMinor])).toEqual([
        ['payoutTransit', -95_000],
        ['bank', 94_762],
        ['platformFee', 238],
      ])
    } finally {
      await setFee(0)
    }
  })
})

describe('a company', () => {
  test('second approval: the member who prepared a withdrawal cannot approve it; the money waits in transit', async () => {
    const qinghe = await company(h, { roles: ['finance', 'viewer', 'admin'], funded: [{ amountMinor: 50_000, currency: 'USD' }] })
    const { owner } = qinghe
    const { finance, viewer, admin } = qinghe.member
    const bankAccountId = await addBank(owner)
    const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '200' }, finance.as)
    expect(asked.state).toBe('applied')
    expect((await h.ok('GET /ws/wallet/summary', {}, owner.as)).waitingForMyApproval).toBe(1)
    expect((await h.ok('GET /ws/wallet/summary', {}, finance.as)).waitingForMyApproval).toBe(0)
    expect((await h.ok('GET /ws/wallet/order', { id: asked.id }, finance.as)).may).toEqual({ agree: false, approve: false, decline: true })
    expect((await h.ok('GET /ws/wallet/order', { id: asked.id }, owner.as)).may).toEqual({ agree: false, approve: true, decline: true })
    expect((await h.ok('GET /ws/operator/withdrawals', { search: asked.number }, op.as)).total).toBe(0)
    expect((await h.refused('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'x' }, op.as)).error).toBe('staleState')

    expect((await h.refused('POST /ws/wallet/withdrawal/approve', { id: asked.id }, finance.as)).error).toBe('fourEyes')
    expect((await h.refused('POST /ws/wallet/withdrawal/approve', { id: asked.id }, viewer.as)).status).toBe(403)
    expect((await h.refused('POST /ws/wallet/withdrawal/approve', { id: asked.id }, admin.as)).status).toBe(403)
    expect((await h.refused('POST /ws/wallet/withdrawal/approve', { id: asked.id }, payer.as)).status).toBe(404)
    expect((await h.refused('POST /ws/wallet/withdrawal/decline', { id: asked.id, reason: 'x' }, payer.as)).status).toBe(404)
    expect(await h.ok('POST /ws/wallet/withdrawal/approve', { id: asked.id }, owner.as)).toMatchObject({
      state: 'approved',
      amountMinor: 20_000,
    })
    expect((await h.refused('POST /ws/wallet/withdrawal/approve', { id: asked.id }, owner.as)).error).toBe('staleState')
    expect((await h.refused('POST /ws/wallet/withdrawal/decline', { id: asked.id, reason: 'x' }, owner.as)).error).toBe('staleState')
    expect(await transit('company', qinghe.companyId)).toBe(20_000)
    await h.ok('POST /ws/operator/withdrawal/failed', { id: asked.id, reason: '账户已注销' }, op.as)
    expect((await h.ok('GET /ws/wallet/summary', {}, owner.as)).balances).toMatchObject([{ availableMinor: 50_000, inTransitMinor: 0 }])

    const detail = await h.ok('GET /ws/wallet/order', { id: asked.id }, viewer.as)
    expect(detail.withdrawal!.bank.accountNumber).toMatch(/^•••• \d{4}$/)
    expect(detail.withdrawal).toMatchObject({ preparedBy: { name: finance.name }, approvedBy: { name: owner.name } })
  })

  test('the database itself refuses a withdrawal approved by its preparer', async () => {
    const single = await company(h, { funded: [{ amountMinor: 100, currency: 'USD' }] })
    const asked = await h.ok(
      'POST /ws/wallet/withdraw',
      { bankAccountId: await addBank(single.owner), currency: 'USD', amount: '1' },
      single.as,
    )
    await expect(
      h.services.pool.query('update withdrawal set approved_by = prepared_by where order_id = $1', [asked.id]),
    ).rejects.toMatchObject({ constraint: 'withdrawal_four_eyes' })
  })

  test('the proof of its payout is for members who see the money', async () => {
    const paying = await company(h, { roles: ['finance', 'hr', 'viewer'], funded: [{ amountMinor: 9_000, currency: 'USD' }] })
    const { finance, hr, viewer } = paying.member
    const asked = await h.ok(
      'POST /ws/wallet/withdraw',
      { bankAccountId: await addBank(paying.owner), currency: 'USD', amount: '90' },
      paying.as,
    )
    await h.ok('POST /ws/wallet/withdrawal/approve', { id: asked.id }, finance.as)
    const proof = (await upload(h, op.token, 'payoutProof', 'png')).url
    await h.ok('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'FT26112100072', proof }, op.as)
    const seen = async ({ token }: Person) => (await fetch(`${h.url}${proof}`, { headers: { 'x-access-token': token } })).status
    expect([await seen(paying.owner), await seen(viewer), await seen(hr), await seen(payer.owner)]).toEqual([200, 200, 404, 404])
  })

  test('with one member needs no second approval', async () => {
    const single = await company(h, { funded: [{ amountMinor: 900, currency: 'USD' }] })
    const body = { bankAccountId: await addBank(single.owner), currency: 'USD', amount: '9' }
    expect(await h.ok('GET /ws/wallet/withdrawal/preview', { currency: 'USD', amount: '9' }, single.as)).toMatchObject({
      needsApproval: false,
      availableAfterMinor: 0,
    })
    expect((await h.ok('POST /ws/wallet/withdraw', body, single.as)).state).toBe('approved')
  })

  test('with only one member who may approve sees what to do before money moves', async () => {
    const lone = await company(h, { roles: ['viewer', 'admin'], funded: [{ amountMinor: 900, currency: 'USD' }] })
    const body = { bankAccountId: await addBank(lone.owner), currency: 'USD', amount: '9' }
    const refusal = {
      status: 200,
      code: 1209,
      error: 'noApprover',
      message: '提现须由另一名成员复核，企业内目前没有其他有复核权限的成员。请先添加一名所有者或财务成员。',
    }
    expect(await h.refused('GET /ws/wallet/withdrawal/preview', { currency: 'USD', amount: '9' }, lone.as)).toMatchObject(refusal)
    expect(await h.refused('POST /ws/wallet/withdraw', body, lone.as)).toMatchObject(refusal)
    expect((await h.refused('POST /ws/wallet/withdraw', body, { ...lone.as, lang: 'en' })).message).toBe(
      'Another member must approve withdrawals, and no one else in the company can. Add another owner or finance member first.',
    )
    expect(await transit('company', lone.companyId)).toBe(0)
    expect((await h.ok('GET /ws/wallet/orders', { type: 'withdrawal' }, lone.as)).total).toBe(0)
  })

  test('a declined withdrawal returns the money, and the member who prepared it may withdraw the request', async () => {
    const duo = await company(h, { roles: ['finance'], funded: [{ amountMinor: 900, currency: 'USD' }] })
    const body = { bankAccountId: await addBank(duo.owner), currency: 'USD', amount: '9' }
    const asked = await h.ok('POST /ws/wallet/withdraw', body, duo.member.finance.as)
    expect(await h.ok('POST /ws/wallet/withdrawal/decline', { id: asked.id, reason: '金额有误' }, duo.member.finance.as)).toMatchObject({
      state: 'declined',
      amountMinor: 900,
    })
    expect((await h.ok('GET /ws/wallet/summary', {}, duo.as)).balances).toMatchObject([{ availableMinor: 900, inTransitMinor: 0 }])
    expect((await h.refused('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'x' }, op.as)).error).toBe('staleState')
  })

  test('never withdraws more than the balance, at once or concurrently', async () => {
    const poor = await company(h, { funded: [{ amountMinor: 10_000, currency: 'USD' }] })
    const bankAccountId = await addBank(poor.owner)
    const refused = await h.refused(
      'POST /ws/wallet/withdraw',
      { bankAccountId, currency: 'USD', amount: '100.01' },
      { ...poor.as, lang: 'en' },
    )
    expect(refused).toMatchObject({ error: 'insufficientBalance', message: 'Insufficient balance: you need USD 0.01 more' })
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => h.call('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '40' }, poor.as)),
    )
    expect(tries.filter((one) => one.body.success)).toHaveLength(2)
    expect(await transit('company', poor.companyId)).toBe(8_000)
    expect((await h.ok('GET /ws/wallet/orders', { type: 'withdrawal' }, poor.as)).total).toBe(2)
  })

  test.each([
    [{ currency: 'USD', amount: '0' }, { amount: '金额须在 0.01 – 1,000,000 之间' }],
    [{ currency: 'JPY', amount: '0' }, { amount: '金额须在 1 – 1,000,000 之间' }],
    [{ currency: 'JPY', amount: '1.5' }, { amount: 'JPY 没有小数' }],
    [{ currency: 'USD' }, { amount: '此项必填' }],
    [{ amount: '5' }, { currency: '请选择币种' }],
  ])('an input of %j is refused at its field', async (input, fields) => {
    const refused = await h.refused('POST /ws/wallet/withdraw', { bankAccountId: await addBank(payer.owner), ...input }, payer.as)
    expect(refused.fields).toEqual(fields)
  })
})

test('an account with money or a payout under way is not closed, and its export holds the orders', async () => {
  const bo = await verified(h, await individual(h))
  const { orderId, number } = await earn(h, payer, bo, { amountMinor: 2_000, currency: 'USD' })
  const close = () => h.refused('POST /ws/account/close', { agreed: true }, { ...bo.as, lang: 'en' })
  expect((await close()).message).toContain('the balance still holds USD 19.00')
  const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId: await addBank(bo), orderIds: [orderId] }, bo.as)
  expect((await close()).message).toContain('a top-up or withdrawal is in progress')
  await h.ok('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'FT9' }, op.as)
  const exported = JSON.stringify((await h.ok('GET /ws/account/export', {}, bo.as)).wallet)
  expect(exported).toContain(number)
  expect(exported).toContain(asked.number)
  await h.ok('POST /ws/account/close', { agreed: true }, bo.as)
})

test('a colleague whose account is closed cannot be the second approver', async () => {
  const left = await company(h, { roles: ['finance'], funded: [{ amountMinor: 500, currency: 'USD' }] })
  const bankAccountId = await addBank(left.owner)
  await h.ok('POST /ws/account/close', { agreed: true }, left.member.finance.as)
  const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '5' }, left.as)
  expect(asked.state).toBe('approved')
})

describe('bank accounts', () => {
  test('one default per currency, full numbers for those who manage them, masked for others', async () => {
    const firm = await company(h, { roles: ['viewer'] })
    const first = await addBank(firm.owner)
    const second = await addBank(firm.owner)
    const list = (who: Person) => h.ok('GET /ws/wallet/bankAccounts', {}, who.as)
    const defaults = async () => (await list(firm.owner)).filter((one) => one.isDefault).map((one) => one.id)
    expect(await defaults()).toEqual([first])
    await h.ok('POST /ws/wallet/bankAccount/default', { id: second }, firm.as)
    expect(await defaults()).toEqual([second])
    await h.ok('POST /ws/wallet/bankAccount/remove', { id: second }, firm.as)
    expect(await defaults()).toEqual([first])
    expect((await h.refused('POST /ws/wallet/bankAccount/remove', { id: second }, firm.as)).status).toBe(404)
    for (const who of [firm.owner, firm.member.viewer]) expect((await list(who))[0]!.accountNumber).toMatch(/^•••• \d{4}$/)
    expect(await revealed(firm.owner, 'bankAccount', first)).toMatch(/^07219\d{5}$/)
    expect(await revealed(firm.member.viewer, 'bankAccount', first)).toBe(404)
    expect(await revealed(firm.owner, 'bankAccount', second)).toBe(404)
    expect((await h.refused('POST /ws/wallet/bankAccount/default', { id: first }, firm.member.viewer.as)).status).toBe(403)
  })

  test('many changes of the default at the same time all succeed, and leave one', async () => {
    const firm = await company(h)
    const ids = [await addBank(firm.owner), await addBank(firm.owner), await addBank(firm.owner), await addBank(firm.owner)]
    const asked = Array.from({ length: 24 }, (_, at) => h.call('POST /ws/wallet/bankAccount/default', { id: ids[at % 4]! }, firm.as))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(24).fill(200))
    const kept = await h.ok('GET /ws/wallet/bankAccounts', {}, firm.as)
    expect(kept.filter((one) => one.isDefault)).toHaveLength(1)
  })

  test('an IBAN must have valid check digits; the same account is not added twice', async () => {
    const form = {
      holderName: 'Langong GmbH',
      bankName: 'Commerzbank',
      country: 'DE',
      currency: 'EUR',
      accountNumber: 'DE89 3704 0044 0532 0130 00',
      swift: 'COBADEFFXXX',
    }
    const fields = async (more: object) => (await h.refused('POST /ws/wallet/bankAccount/add', { ...form, ...more }, payer.as)).fields
    expect(await fields({ accountNumber: 'DE88 3704 0044 0532 0130 00' })).toEqual({ accountNumber: '校验位不对，请核对每一位' })
    // Beside whatever else is missing.
    expect(await fields({ accountNumber: 'DE89 3704 0044', bankName: '' })).toEqual({
      bankName: '此项必填',
      accountNumber: '应为 22 位，现在 12 位',
    })
    expect(await fields({ accountNumber: '12' })).toEqual({ accountNumber: '银行账号格式不正确' })
    expect(await fields({ swift: 'DBS' })).toEqual({ swift: '格式不正确' })
    expect(await fields({ country: 'DK' })).toEqual({ country: '与 IBAN 的国家（DE）不一致' })
    expect(await fields({ country: 'XX', accountNumber: '1234567890' })).toEqual({ country: '请选择国家或地区' })
    expect(await fields({ holderName: ' ' })).toEqual({ holderName: '此项必填' })
    expect((await h.ok('POST /ws/wallet/bankAccount/add', form, payer.as)).accountNumber).toBe('•••• 3000')
    expect(await fields({ accountNumber: 'DE89370400440532013000' })).toEqual({ accountNumber: '该银行账户已添加' })
  })
})
