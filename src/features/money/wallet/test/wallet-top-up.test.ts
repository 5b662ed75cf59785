import { beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { trialBalance } from '../../ledger/server/reads.ts'

const h = serverForFile()
let langong: CompanyPeople
let other: CompanyPeople
let op: Person

beforeAll(async () => {
  langong = await company(h, { roles: ['finance', 'viewer', 'demandManager'] })
  other = await company(h)
  op = await operator(h)
})

const voucher = async (who: { token: string } = langong.owner) => (await upload(h, who.token, 'voucher', 'png', '转账凭证.png')).url
let references = 417
const ask = async (more: Record<string, unknown> = {}, who: Person = langong.owner) =>
  h.ok(
    'POST /ws/wallet/topUp',
    { currency: 'USD', amount: '1,200.50', bankReference: `LG 0${++references}`, voucher: await voucher(who), ...more },
    who.as,
  )
const balance = async (currency: string, who: { token: string } = langong.as) =>
  (await h.ok('GET /ws/wallet/summary', {}, who)).balances.find((one) => one.currency === currency)
const notices = async (accountId: string, kind: string) => {
  const { rows } = await h.services.pool.query('select count(*) as n from notice where account_id = $1 and kind = $2', [accountId, kind])
  return rows[0].n as number
}

describe('top-up', () => {
  test('moves nothing until the operator confirms, then exactly once', async () => {
    const order = await ask()
    expect(order).toMatchObject({ state: 'pending' })
    expect(order.number).toMatch(/^O-\d{4}-\d{4,}$/)
    expect(await balance('USD')).toEqual({ currency: 'USD', availableMinor: 0, inTransitMinor: 0, pendingTopUpMinor: 120_050 })
    expect(await notices(op.accountId, 'voucherWaits')).toBe(1)

    const queue = await h.ok('GET /ws/operator/topUps', { state: 'pending' }, op.as)
    expect(queue.records).toMatchObject([
      {
        id: order.id,
        amountMinor: 120_050,
        currency: 'USD',
        bankReference: 'LG 0418',
        owner: { ownerType: 'company', id: langong.companyId, name: `${langong.name} 有限公司` },
      },
    ])
    expect(queue.records[0]!.voucher!.name).toBe('转账凭证.png')

    const tries = await Promise.all(Array.from({ length: 5 }, () => h.call('POST /ws/operator/topUp/confirm', { id: order.id }, op.as)))
    expect(tries.filter((one) => one.body.success)).toHaveLength(1)
    expect(tries.filter((one) => !one.body.success).map((one) => one.body.code)).toEqual([40902, 40902, 40902, 40902])
    expect(await balance('USD')).toMatchObject({ availableMinor: 120_050, pendingTopUpMinor: 0 })
    expect((await h.refused('POST /ws/operator/topUp/reject', { id: order.id, reason: '凭证模糊' }, op.as)).error).toBe('staleState')
    expect(await notices(langong.owner.accountId, 'topUpConfirmed')).toBe(1)

    const detail = await h.ok('GET /ws/wallet/order', { id: order.id }, langong.as)
    expect(detail.state).toBe('done')
    expect(detail.receipts.map((one) => one.entries)).toEqual([
      [
        { account: 'bank', amountMinor: -120_050, currency: 'USD', mine: false },
        { account: 'companyWallet', amountMinor: 120_050, currency: 'USD', mine: true },
      ],
    ])
    expect((await trialBalance(h.services.db)).currencies.every((one) => one.totalMinor === 0)).toBe(true)
  })

  test('rejected with a reason that the company sees; nothing moves', async () => {
    const order = await ask({ currency: 'EUR', amount: '80' })
    expect(Object.keys((await h.refused('POST /ws/operator/topUp/reject', { id: order.id, reason: ' ' }, op.as)).fields)).toEqual([
      'reason',
    ])
    expect(await h.ok('POST /ws/operator/topUp/reject', { id: order.id, reason: '付款人名称不一致' }, op.as)).toMatchObject({
      state: 'rejected',
    })
    expect((await h.refused('POST /ws/operator/topUp/confirm', { id: order.id }, op.as)).error).toBe('staleState')
    expect(await balance('EUR')).toBeUndefined()
    const detail = await h.ok('GET /ws/wallet/order', { id: order.id }, langong.as)
    expect(detail).toMatchObject({ state: 'rejected', topUp: { reason: '付款人名称不一致' }, receipts: [] })
  })

  test('the amount on the bank’s statement, if typed by the operator, must equal the requested one', async () => {
    const order = await ask({ currency: 'HKD', amount: '500.10' })
    const refused = await h.refused('POST /ws/operator/topUp/confirm', { id: order.id, amount: '500.01' }, { ...op.as, lang: 'en' })
    expect(refused).toMatchObject({ status: 422, fields: { amount: 'This differs from the requested HKD 500.10. Check the voucher.' } })
    expect(await h.ok('POST /ws/operator/topUp/confirm', { id: order.id, amount: '500.10' }, op.as)).toMatchObject({ state: 'done' })
    expect(await balance('HKD')).toMatchObject({ availableMinor: 50_010 })
  })

  test('a transfer that arrives short is credited as it arrived; the company sees the difference and agrees to it once', async () => {
    const before = (await balance('GBP'))?.availableMinor ?? 0
    const order = await ask({ currency: 'GBP', amount: '9600' })
    const arrived = (amount: string, more = {}) =>
      h.call('POST /ws/operator/topUp/confirm', { id: order.id, amount, short: true, ...more }, op.as)
    for (const wrong of [await arrived('9575', { short: false }), await arrived('9600.01'), await arrived('0')])
      expect(wrong.body).toMatchObject({ success: false, result: { fields: { amount: expect.any(String) } } })
    expect((await arrived('9575')).body).toMatchObject({ success: true, result: { state: 'done' } })
    expect(await balance('GBP')).toMatchObject({ availableMinor: before + 957_500, pendingTopUpMinor: 0 })
    expect(await notices(langong.owner.accountId, 'topUpShort')).toBe(1)

    const seen = (as = langong.as) => h.ok('GET /ws/wallet/order', { id: order.id }, as)
    expect(await seen()).toMatchObject({ amountMinor: 957_500, topUp: { askedMinor: 960_000, agreedAt: null }, may: { agree: true } })
    const inList = async () => (await h.ok('GET /ws/wallet/orders', { search: order.number }, langong.as)).records[0]!.short
    expect(await inList()).toEqual({ missingMinor: 2_500, agreed: false })
    expect((await seen(langong.member.viewer.as)).may.agree).toBe(false)
    const agree = (as: { token: string }) => h.call('POST /ws/wallet/topUp/agree', { id: order.id }, as)
    expect([(await agree(langong.member.viewer.as)).status, (await agree(other.as)).status]).toEqual([403, 404])
    expect((await agree(langong.member.finance.as)).body.success).toBe(true)
    expect((await agree(langong.as)).body.result).toMatchObject({ error: 'staleState' })
    expect((await seen()).topUp!.agreedAt).not.toBeNull()
    expect(await inList()).toEqual({ missingMinor: 2_500, agreed: true })
    const rows = rowsOfExport(await h.ok('POST /ws/wallet/orders/export', { search: order.number }, { ...langong.as, lang: 'en' }))
    const at = (heading: string) => rows[1]![rows[0]!.indexOf(heading)]
    expect(rows).toHaveLength(2)
    expect([at('Number'), at('Currency'), at('Amount'), at('Not received'), at('Status')]).toEqual([
      order.number,
      'GBP',
      9575,
      25,
      'Completed',
    ])
    const whole = await ask({ currency: 'GBP', amount: '10' })
    expect((await h.ok('GET /ws/wallet/orders', { search: whole.number }, langong.as)).records[0]!.short).toBeNull()
    expect((await h.refused('POST /ws/wallet/topUp/agree', { id: whole.id }, langong.as)).error).toBe('staleState')
  })

  test.each([
    ['', '此项必填'],
    ['abc', '请输入数字'],
    ['-1', '金额须在 0.01 – 1,000,000 之间'],
    ['1000000.01', '金额须在 0.01 – 1,000,000 之间'],
    ['1.234', '最多两位小数'],
    ['0', '金额须在 0.01 – 1,000,000 之间'],
  ])('an amount of %j is refused at its field', async (amount, message) => {
    const refused = await h.refused(
      'POST /ws/wallet/topUp',
      { currency: 'USD', amount, bankReference: '', voucher: await voucher() },
      langong.as,
    )
    expect(refused).toMatchObject({ status: 422, fields: { amount: message } })
  })

  test('the currency’s own precision wins: yen have no decimals', async () => {
    const refused = await h.refused(
      'POST /ws/wallet/topUp',
      { currency: 'JPY', amount: '10.5', bankReference: '', voucher: await voucher() },
      langong.as,
    )
    expect(refused.fields).toEqual({ amount: 'JPY 没有小数' })
    await ask({ currency: 'JPY', amount: '10.0' })
    expect(await balance('JPY')).toMatchObject({ pendingTopUpMinor: 10 })
  })

  test('beans and unknown currencies cannot be topped up', async () => {
    for (const currency of ['BEAN', 'XXX', '']) {
      const refused = await h.refused(
        'POST /ws/wallet/topUp',
        { currency, amount: '5', bankReference: '', voucher: await voucher() },
        langong.as,
      )
      expect(refused.fields).toEqual({ currency: '请选择币种' })
    }
  })

  test('the voucher must be the company’s own file, for this purpose, and unused', async () => {
    const fields = async (file: string) =>
      (await h.refused('POST /ws/wallet/topUp', { currency: 'USD', amount: '5', bankReference: '', voucher: file }, langong.as)).fields
    expect(await fields('')).toEqual({ voucher: '请上传文件' })
    expect(await fields('not-a-file')).toEqual({ voucher: '文件不可用，请重新上传' })
    expect(await fields(await voucher(other.owner))).toEqual({ voucher: '文件不可用，请重新上传' })
    expect(await fields((await upload(h, langong.token, 'image', 'png')).url)).toEqual({ voucher: '文件不可用，请重新上传' })
    const used = await voucher()
    await ask({ voucher: used })
    expect(await fields(used)).toEqual({ voucher: '文件不可用，请重新上传' })
  })

  test('the same idempotency key creates one order; with another body it is refused', async () => {
    const body = { currency: 'CAD', amount: '7', bankReference: '', voucher: await voucher() }
    const how = { ...langong.as, idempotencyKey: 'top-up-1' }
    const [first, second] = [await h.ok('POST /ws/wallet/topUp', body, how), await h.ok('POST /ws/wallet/topUp', body, how)]
    expect(second).toEqual(first)
    expect((await h.refused('POST /ws/wallet/topUp', { ...body, amount: '8' }, how)).error).toBe('keyReused')
    expect(await balance('CAD')).toMatchObject({ pendingTopUpMinor: 700 })
  })

  test('roles without the permission, individuals and other companies are refused', async () => {
    const body = { currency: 'USD', amount: '5', bankReference: '', voucher: 'x' }
    expect((await h.refused('POST /ws/wallet/topUp', body, langong.member.viewer.as)).status).toBe(403)
    expect((await h.refused('POST /ws/wallet/topUp', body, (await individual(h)).as)).status).toBe(403)
    expect((await h.refused('GET /ws/wallet/summary', {}, langong.member.demandManager.as)).status).toBe(403)
    const order = await ask()
    expect((await h.refused('GET /ws/wallet/order', { id: order.id }, other.as)).status).toBe(404)
    expect((await h.refused('POST /ws/operator/topUp/confirm', { id: order.id }, langong.as)).status).toBe(403)
    expect((await h.refused('POST /ws/operator/topUp/confirm', { id: crypto.randomUUID() }, op.as)).status).toBe(404)
    expect((await h.ok('GET /ws/wallet/orders', {}, other.as)).total).toBe(0)
  })

  test('finance tops up too; the voucher is visible to the company and operators, and to nobody else', async () => {
    const order = await ask({}, langong.member.finance)
    const { topUp } = await h.ok('GET /ws/wallet/order', { id: order.id }, langong.as)
    const fetched = async (token: string) =>
      (await fetch(`${h.url}${topUp!.voucher!.url}`, { headers: { 'x-access-token': token } })).status
    expect([await fetched(langong.token), await fetched(op.token), await fetched(other.token)]).toEqual([200, 200, 404])
  })
})

test('orders are searched, filtered, sorted and paged', async () => {
  const fresh = await company(h)
  const made = []
  for (const [currency, amount, bankReference] of [
    ['USD', '30', '展会尾款'],
    ['USD', '10', 'deposit 100%'],
    ['SGD', '20', ''],
  ] as const)
    made.push(await ask({ currency, amount, bankReference, voucher: await voucher(fresh.owner) }, fresh.owner))
  const list = async (filter: Record<string, unknown>) => {
    const found = await h.ok('GET /ws/wallet/orders', filter, fresh.as)
    return { total: found.total, numbers: found.records.map((one) => one.number) }
  }
  const [first, second, third] = made.map((one) => one.number)
  expect(await list({ column: 'amount', order: 'asc' })).toEqual({ total: 3, numbers: [second, first, third] })
  expect(await list({ search: '展会' })).toEqual({ total: 1, numbers: [first] })
  expect(await list({ search: '100%' })).toEqual({ total: 1, numbers: [second] })
  expect(await list({ search: third! })).toEqual({ total: 1, numbers: [third] })
  expect((await list({ currency: 'USD', state: 'pending', type: 'topUp' })).total).toBe(2)
  expect((await list({ type: 'withdrawal' })).total).toBe(0)
  expect(await list({ pageSize: 2, pageNo: 2, order: 'asc' })).toEqual({ total: 3, numbers: [third] })
  const today = inBooksZone(h.clock.now()).toPlainDate()
  expect((await list({ from: today.toString(), to: today.toString() })).total).toBe(3)
  expect((await list({ from: today.add({ days: 1 }).toString() })).total).toBe(0)
  const turned = { from: today.toString(), to: today.subtract({ days: 1 }).toString() }
  expect((await h.refused('GET /ws/wallet/orders', turned, fresh.as)).fields).toEqual({ to: '开始日期不能晚于结束日期' })
})

test('the operator reads the ledger: postings by cause, currency and day, and a trial balance of zero', async () => {
  const order = await ask({ currency: 'THB', amount: '12' })
  await h.ok('POST /ws/operator/topUp/confirm', { id: order.id }, op.as)
  const today = inBooksZone(h.clock.now()).toPlainDate()
  const look = (filter: Record<string, unknown>) => h.ok('GET /ws/operator/ledger/postings', filter, op.as)
  const found = await look({ cause: 'topUp.confirm', currency: 'THB', from: today.toString(), to: today.toString() })
  expect(found.records).toMatchObject([{ refType: 'moneyOrder', refId: order.id, memo: { number: order.number }, actorId: op.accountId }])
  expect(found.records[0]!.entries.map((entry) => [entry.account, entry.ownerId, entry.amountMinor])).toEqual([
    ['bank', null, -1_200],
    ['companyWallet', langong.companyId, 1_200],
  ])
  await expect(look({ cause: 'topUp.confirmed' })).rejects.toThrow('"cause"')
  expect((await look({ currency: 'THB', to: today.subtract({ days: 1 }).toString() })).total).toBe(0)
  const trial = await h.ok('GET /ws/operator/ledger/trial', {}, op.as)
  expect(trial).toMatchObject({ drifted: 0 })
  expect(trial.currencies.find((one) => one.currency === 'THB')).toEqual({
    currency: 'THB',
    totalMinor: 0,
    kinds: [
      { kind: 'bank', amountMinor: -1_200 },
      { kind: 'companyWallet', amountMinor: 1_200 },
    ],
  })
  for (const key of ['GET /ws/operator/ledger/postings', 'GET /ws/operator/ledger/trial'] as const)
    expect((await h.refused(key, {}, langong.as)).status).toBe(403)
})

test('those who wait see how long the queue usually takes, once there are decisions to judge by', async () => {
  const fresh = await company(h)
  const waiting = []
  for (let nth = 1; nth <= 6; nth++) waiting.push(await ask({ currency: 'USD', amount: String(nth) }, fresh.owner))
  h.clock.advance({ hours: 91 * 24 })
  const [who, staff] = [await company(h), await operator(h)]
  expect(await h.ok('GET /ws/queue/times', {}, who.as)).toEqual([])
  const later = []
  for (let nth = 1; nth <= 24; nth++) later.push(await ask({ currency: 'USD', amount: String(nth) }, who.owner))
  h.clock.advance({ minutes: 150 })
  for (const { id } of later) await h.ok('POST /ws/operator/topUp/confirm', { id }, staff.as)
  for (const { id } of waiting.slice(0, 4)) await h.ok('POST /ws/operator/topUp/reject', { id, reason: '没有到账' }, staff.as)
  expect(await h.ok('GET /ws/queue/times', {}, who.as)).toEqual([{ queue: 'topUp', minutes: 150 }])
})
