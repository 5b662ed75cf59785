import { beforeAll, describe, expect, test } from 'vitest'
import { pngWith, send, upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company, individual, operator, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { changeSetting } from '../../../../../test/support/settings.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { BEAN_REFUND_DAYS, UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { trialBalance } from '../../ledger/server/reads.ts'
import { beanBalance } from '../server/reads.ts'
import { returnBeans, spendBeans } from '../server/writes.ts'

const h = serverForFile()
let mine: CompanyPeople
let other: CompanyPeople
let person: Person
let op: Person

const PRICE = 9_800
beforeAll(async () => {
  mine = await company(h, { roles: ['finance', 'viewer', 'hr'], funded: [{ amountMinor: 25_000, currency: 'CNY' }] })
  other = await company(h)
  person = await individual(h)
  op = await operator(h)
  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98' }, op.as)
})

const order = async (who: Person = mine.owner, more: Record<string, unknown> = {}) => {
  const voucher = (await upload(h, who.token, 'voucher', 'png', '转账凭证.png')).url
  return h.ok('POST /ws/bean/order', { beans: 100, priceMinor: PRICE, bankReference: `B ${crypto.randomUUID()}`, voucher, ...more }, who.as)
}
const confirmed = async (who: Person = mine.owner) => {
  const made = await order(who)
  await h.ok('POST /ws/operator/beanOrder/confirm', { id: made.id, amount: '98.00' }, op.as)
  return made
}
const balance = async (who: Person = mine.owner) => (await h.ok('GET /ws/bean/wallet', {}, who.as)).balance
const moves = async (who: Person = mine.owner) => (await h.ok('GET /ws/bean/moves', {}, who.as)).records

/** The directory's unlock, as a member. */
async function spend(who: Person, beans: number, key: string = crypto.randomUUID()) {
  const actor = (await h.services.identify(who.token, h.services.clock.now()))!
  return perform(h.services, { actor, lang: 'cn', requestId: key, ip: null, proof: 'given' }, (act) =>
    spendBeans(act, {
      key,
      beans,
      cause: 'provider.unlock',
      ref: { type: 'provider', id: who.accountId },
      memo: { number: 'P-00001', cn: '澄湾人力', en: 'Clearbay People' },
    }),
  )
}
const refusalOf = (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: { name?: string; error?: string }) => error.error ?? error.name,
  )
const sumsToZero = async () => {
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.map((one) => [one.currency, one.totalMinor])).toEqual(trial.currencies.map((one) => [one.currency, 0]))
  expect(trial.drifted).toBe(0)
}

describe('ordering', () => {
  test('only priced packages are on sale, and a changed price must be confirmed again', async () => {
    expect(await h.ok('GET /ws/bean/packages', {}, mine.as)).toEqual({
      packages: [{ beans: 100, priceMinor: PRICE, currency: 'CNY' }],
      walletMinor: 25_000,
    })
    // A visitor sees the same price, of one contact too, and dollars only by the operator's rate.
    const open = await h.ok('GET /ws/bean/prices')
    const contactMinor = Math.round((PRICE * open.unlockCost) / 100)
    expect(open).toEqual({
      unlockCost: UNLOCK_CONTACT_BEANS,
      refundDays: BEAN_REFUND_DAYS,
      cnyPerUsd: null,
      packages: [{ beans: 100, priceMinor: PRICE, currency: 'CNY', contactMinor, usdMinor: null }],
    })
    await changeSetting(h, op, 'cnyPerUsd', 7.2)
    expect(await h.ok('GET /ws/bean/prices')).toMatchObject({ cnyPerUsd: 7.2, packages: [{ usdMinor: Math.round(PRICE / 7.2) }] })
    expect((await h.ok('GET /ws/bean/packages', {}, person.as)).walletMinor).toBeNull()
    expect((await h.ok('GET /ws/bean/packages', {}, mine.member.viewer.as)).walletMinor).toBeNull()
    const voucher = (await upload(h, mine.token, 'voucher', 'png')).url
    const stale = await h.refused('POST /ws/bean/order', { beans: 100, priceMinor: PRICE - 1, voucher }, mine.as)
    expect(stale.error).toBe('previewChanged')
    expect((await h.refused('POST /ws/bean/order', { beans: 500, priceMinor: 1, voucher }, mine.as)).fields).toHaveProperty('beans')
    expect((await h.refused('POST /ws/operator/beanPackage', { beans: 7, price: '1' }, op.as)).fields).toHaveProperty('beans')
  })

  test('a transfer moves nothing until an operator confirms it, then exactly once', async () => {
    const before = await balance()
    const made = await order()
    expect(made.number).toMatch(/^B-\d{4}-\d{4,}$/)
    expect(await balance()).toBe(before)
    const queue = await h.ok('GET /ws/operator/beanOrders', { state: 'pending', search: made.number }, op.as)
    expect(queue.records).toMatchObject([
      {
        id: made.id,
        beans: 100,
        priceMinor: PRICE,
        owner: { id: mine.companyId },
        bankReference: expect.stringMatching(/^B /),
        sameReference: [],
        sameVoucher: [],
      },
    ])
    expect(queue.records[0]!.voucher!.name).toBe('转账凭证.png')

    const wrong = await h.refused('POST /ws/operator/beanOrder/confirm', { id: made.id, amount: '98.01' }, op.as)
    expect(wrong.fields).toHaveProperty('amount')
    const tries = await Promise.all(Array.from({ length: 5 }, () => h.call('POST /ws/operator/beanOrder/confirm', { id: made.id }, op.as)))
    expect(tries.filter((one) => one.body.success)).toHaveLength(1)
    expect(tries.filter((one) => !one.body.success).map((one) => one.body.code)).toEqual([40902, 40902, 40902, 40902])
    expect(await balance()).toBe(before + 100)
    expect((await moves())[0]).toMatchObject({ cause: 'bean.buy', beans: 100, balance: before + 100, order: made.number })
    const bought = await h.ok('GET /ws/wallet/orders', { type: 'beans', search: made.number }, mine.as)
    expect(bought.records).toMatchObject([{ amountMinor: PRICE, currency: 'CNY', subject: made.number, state: 'done' }])
    expect((await h.refused('POST /ws/bean/order/cancel', { id: made.id }, mine.as)).error).toBe('staleState')
    await sumsToZero()
  })

  test('rejected with a reason that the buyer sees; cancelled only by its owner', async () => {
    const rejected = await order()
    await h.ok('POST /ws/operator/beanOrder/reject', { id: rejected.id, reason: '付款人名称不一致' }, op.as)
    expect((await h.refused('POST /ws/operator/beanOrder/confirm', { id: rejected.id }, op.as)).error).toBe('staleState')
    const list = await h.ok('GET /ws/bean/orders', { state: 'rejected' }, mine.as)
    expect(list.records).toMatchObject([{ id: rejected.id, reason: '付款人名称不一致' }])

    const cancelled = await order()
    expect((await h.refused('POST /ws/bean/order/cancel', { id: cancelled.id }, other.as)).error).toBe('notFound')
    expect(await h.ok('POST /ws/bean/order/cancel', { id: cancelled.id }, mine.member.finance.as)).toMatchObject({ state: 'cancelled' })
    expect((await h.refused('POST /ws/operator/beanOrder/confirm', { id: cancelled.id }, op.as)).error).toBe('staleState')
  })

  test('from the wallet at once, while the balance suffices; then nothing moves', async () => {
    const before = await balance()
    const wanted = { beans: 100, priceMinor: PRICE }
    const tries = await Promise.all(Array.from({ length: 4 }, () => h.call('POST /ws/bean/buy', wanted, mine.as)))
    expect(tries.filter((one) => one.body.success)).toHaveLength(2)
    expect(await balance()).toBe(before + 200)
    expect((await h.ok('GET /ws/bean/packages', {}, mine.as)).walletMinor).toBe(25_000 - 2 * PRICE)
    expect((await h.refused('POST /ws/bean/buy', wanted, mine.as)).error).toBe('insufficientBalance')
    await sumsToZero()
  })

  test('roles: finance buys, hr and viewer do not; a company’s beans are shared by its members and inaccessible to others', async () => {
    expect((await h.refused('POST /ws/bean/buy', { beans: 100, priceMinor: PRICE }, mine.member.hr.as)).error).toBe('forbidden')
    expect((await h.refused('GET /ws/bean/orders', {}, mine.member.hr.as)).error).toBe('forbidden')
    expect(await balance(mine.member.hr)).toBe(await balance())
    expect(await balance(other.owner)).toBe(0)
    expect(await moves(other.owner)).toEqual([])
    expect((await h.ok('GET /ws/bean/orders', {}, other.as)).total).toBe(0)
  })
})

describe('spending', () => {
  test('never below zero, under concurrent spending; a shortage has its own refusal', async () => {
    await confirmed(person)
    const tries = await Promise.all(Array.from({ length: 14 }, () => refusalOf(spend(person, 10))))
    expect(tries.filter((one) => one === null)).toHaveLength(10)
    expect(await balance(person)).toBe(0)
    expect((await moves(person))[0]).toMatchObject({ beans: -10, balance: 0, provider: { number: 'P-00001', en: 'Clearbay People' } })
    await expect(spend(person, 10)).rejects.toMatchObject({ error: 'insufficientBeans' })
    await sumsToZero()
  })

  test('a key spends once, and is refunded once', async () => {
    await confirmed(person)
    await spend(person, 10, 'once')
    await spend(person, 10, 'once')
    expect(await balance(person)).toBe(90)
    const back = { key: 'back', beans: 10, cause: 'provider.refund' as const, ref: { type: 'provider', id: person.accountId } }
    const actor = (await h.services.identify(op.token, h.services.clock.now()))!
    const owner = { ownerType: 'person' as const, ownerId: person.accountId }
    const give = () =>
      perform(h.services, { actor, lang: 'cn', requestId: 'x', ip: null, proof: 'given' }, (act) => returnBeans(act, { ...back, owner }))
    await Promise.all([give(), give()])
    expect(await beanBalance(h.services.db, owner)).toBe(100)
    expect((await moves(person)).map((one) => [one.cause, one.beans, one.balance]).slice(0, 2)).toEqual([
      ['provider.refund', 10, 100],
      ['provider.unlock', -10, 90],
    ])
  })
})

describe('corrections', () => {
  test('an order confirmed by mistake is reversed by two operators, also long after the refund period, while the beans are there', async () => {
    const buyer = await individual(h)
    const second = await operator(h)
    const agree = async () => {
      const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, second.as)
      return h.call('POST /ws/approval/approve', { id: records[0]!.id }, second.as)
    }
    const made = await confirmed(buyer)
    await spend(buyer, 1)
    const reverse = { id: made.id, reason: '另一笔转账' }
    expect(await h.ok('POST /ws/operator/beanOrder/reverse', reverse, op.as)).toMatchObject({ waits: true, state: 'done' })
    expect((await agree()).body.message).toMatch(/豆/)
    expect(await balance(buyer)).toBe(99)
    const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, second.as)
    await h.ok('POST /ws/approval/decline', { id: records[0]!.id, reason: 'x' }, second.as)

    const wrong = await confirmed(buyer)
    h.clock.advance({ hours: 24 * (BEAN_REFUND_DAYS + 3) })
    for (const who of [op, second, buyer]) await signInAgain(h, who)
    await h.ok('POST /ws/operator/beanOrder/reverse', { ...reverse, id: wrong.id }, op.as)
    const waiting = await h.ok('GET /ws/approval/list', { state: 'pending' }, second.as)
    await h.ok('POST /ws/approval/approve', { id: waiting.records[0]!.id }, second.as)
    expect((await h.ok('GET /ws/bean/wallet', {}, buyer.as)).balance).toBe(99)
    expect((await h.ok('GET /ws/bean/orders', { state: 'reversed' }, buyer.as)).records).toMatchObject([{ reason: '另一笔转账' }])
    expect((await h.refused('POST /ws/operator/beanOrder/reverse', { ...reverse, id: wrong.id }, op.as)).error).toBe('staleState')
    await sumsToZero()
  })

  test('one paid from the wallet was no transfer: it is not reversed', async () => {
    const firm = await company(h, { funded: [{ amountMinor: 25_000, currency: 'CNY' }] })
    const made = await h.ok('POST /ws/bean/buy', { beans: 100, priceMinor: PRICE }, firm.as)
    const staff = await operator(h)
    expect((await h.refused('POST /ws/operator/beanOrder/reverse', { id: made.id, reason: 'x' }, staff.as)).error).toBe('staleState')
  })

  test('a picture that was sent for a top-up is a question', async () => {
    const firm = await company(h)
    const staff = await operator(h)
    const bytes = pngWith('one receipt')
    const sent = async () => {
      const { body } = await send(h, firm.owner.token, { bytes, name: 'a.png', authCode: 'voucher' })
      return body.success ? body.result.url : ''
    }
    const topUp = { currency: 'CNY', amount: '98', bankReference: 'T 9', voucher: await sent() }
    const { number } = await h.ok('POST /ws/wallet/topUp', topUp, firm.as)
    const made = await order(firm.owner, { voucher: await sent() })
    const { records } = await h.ok('GET /ws/operator/beanOrders', { state: 'pending', search: made.number }, staff.as)
    expect(records[0]).toMatchObject({ sameVoucher: [{ number }], sameReference: [] })
    expect((await h.refused('POST /ws/operator/beanOrder/confirm', { id: made.id }, staff.as)).fields).toHaveProperty('another')
  })
})

describe('refunds', () => {
  test('unused and within 7 days, once; the money returns the way it was paid', async () => {
    const buyer = await individual(h)
    const made = await confirmed(buyer)
    await h.ok('POST /ws/operator/beanOrder/refund', { id: made.id, reason: '重复付款' }, op.as)
    expect(await balance(buyer)).toBe(0)
    expect((await h.refused('POST /ws/operator/beanOrder/refund', { id: made.id, reason: '重复付款' }, op.as)).error).toBe('staleState')
    expect((await h.ok('GET /ws/wallet/orders', { type: 'refund' }, buyer.as)).records).toMatchObject([{ amountMinor: PRICE }])
    await sumsToZero()
  })

  test('not once a bean of it was used, with older beans counted as used first', async () => {
    const buyer = await individual(h)
    const first = await confirmed(buyer)
    h.clock.advance({ minutes: 5 })
    const second = await confirmed(buyer)
    await spend(buyer, 10)
    const refuse = (id: string) => h.refused('POST /ws/operator/beanOrder/refund', { id, reason: 'x' }, op.as)
    expect((await refuse(first.id)).error).toBe('beansNotRefundable')
    await h.ok('POST /ws/operator/beanOrder/refund', { id: second.id, reason: 'x' }, op.as)
    expect(await balance(buyer)).toBe(90)
  })

  test('not after 7 days', async () => {
    const buyer = await individual(h)
    const made = await confirmed(buyer)
    h.clock.advance({ hours: 24 * 7 + 1 })
    const fresh = await operator(h)
    expect((await h.refused('POST /ws/operator/beanOrder/refund', { id: made.id, reason: 'x' }, fresh.as)).error).toBe('beansNotRefundable')
    op = fresh
  })
})

describe('closing an account', () => {
  test('a pending order prevents it; unused beans lapse with it', async () => {
    const leaving = await individual(h)
    await confirmed(leaving)
    const waiting = await order(leaving)
    const { losses } = await h.ok('GET /ws/account/closing', {}, leaving.as)
    expect(losses).toEqual([expect.stringMatching(/^您还有 [\d,]+ 豆未用，注销后失效。$/)])
    const refused = await h.refused('POST /ws/account/close', { agreed: true }, leaving.as)
    expect(refused.error).toBe('cancellationBlocked')
    expect(refused.message).toContain('购豆订单')
    await h.ok('POST /ws/bean/order/cancel', { id: waiting.id }, leaving.as)
    await h.ok('POST /ws/account/close', { agreed: true }, leaving.as)
    expect(await beanBalance(h.services.db, { ownerType: 'person', ownerId: leaving.accountId })).toBe(0)
    await sumsToZero()
  })
})
