import { beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { trialBalance } from '../../ledger/server/reads.ts'
import { transferReference } from '../contract/reference.ts'

const h = serverForFile()
let one: Person
let two: Person
let firm: CompanyPeople
beforeAll(async () => {
  ;[one, two, firm] = [await operator(h), await operator(h), await company(h)]
})

const reference = () => `FT-${crypto.randomUUID()}`
async function announced(amount = '10000') {
  const { url } = await upload(h, firm.owner.token, 'voucher', 'png', 'voucher.png')
  const input = { currency: 'USD', amount, bankReference: reference(), voucher: url }
  return (await h.ok('POST /ws/wallet/topUp', input, firm.as)).id
}
async function agreed(as: Person['as']) {
  const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, as)
  return h.call('POST /ws/approval/approve', { id: records[0]!.id }, as)
}
const held = async (currency: string) =>
  (await h.ok('GET /ws/wallet/summary', {}, firm.as)).balances.find((each) => each.currency === currency)?.availableMinor ?? 0
const kept = async (search: string) => (await h.ok('GET /ws/operator/unallocated', { search }, one.as)).records
const record = async (over: object = {}) =>
  h.ok(
    'POST /ws/operator/unallocated/record',
    { currency: 'EUR', amount: '500', sender: 'Nordwind GmbH', reference: reference(), ...over },
    one.as,
  )
/** Every currency sums to zero, no stored balance differs from its entries, and what waits is what the ledger holds. */
async function booksHold() {
  const { currencies, drifted } = await trialBalance(h.services.db)
  expect([currencies.filter(({ totalMinor }) => totalMinor !== 0), drifted]).toEqual([[], 0])
  const { records } = await h.ok('GET /ws/operator/unallocated', { state: 'open', pageSize: 100 }, one.as)
  for (const { currency, kinds } of currencies) {
    const waiting = records.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.leftMinor, 0)
    expect(kinds.find(({ kind }) => kind === 'unallocated')?.amountMinor ?? 0).toBe(waiting)
  }
}

describe('a top-up of which more arrived than was announced', () => {
  test('is a question, and credits all of it, or keeps the rest for somebody', async () => {
    const before = await held('USD')
    const whole = await announced()
    expect((await h.refused('POST /ws/operator/topUp/confirm', { id: whole, amount: '10500' }, one.as)).fields).toHaveProperty('amount')
    await h.ok('POST /ws/operator/topUp/confirm', { id: whole, amount: '10500', more: 'credit' }, one.as)
    expect(await held('USD')).toBe(before + 1_050_000)
    const detail = await h.ok('GET /ws/wallet/order', { id: whole }, firm.as)
    expect(detail).toMatchObject({ amountMinor: 1_050_000, topUp: { askedMinor: 1_000_000 }, may: { agree: false } })
    expect((await h.refused('POST /ws/wallet/topUp/agree', { id: whole }, firm.as)).error).toBe('staleState')

    const part = await announced()
    await h.ok('POST /ws/operator/topUp/confirm', { id: part, amount: '10500', more: 'hold' }, two.as)
    expect(await held('USD')).toBe(before + 2_050_000)
    const { number } = await h.ok('GET /ws/wallet/order', { id: part }, firm.as)
    const rest = (await kept('')).find((row) => row.order?.number === number)!
    expect(rest).toMatchObject({ amountMinor: 50_000, leftMinor: 50_000, state: 'open', company: { id: firm.companyId } })
    await booksHold()
  })

  test('counts what arrives for the limit, and the second person books the same', async () => {
    const id = await announced('60000')
    const input = { id, amount: '90000', more: 'credit' } as const
    const before = await held('USD')
    expect(await h.ok('POST /ws/operator/topUp/confirm', input, one.as)).toMatchObject({ waits: true })
    expect(await held('USD')).toBe(before)
    await agreed(two.as)
    expect(await held('USD')).toBe(before + 9_000_000)
  })

  test('in another currency is closed with the reason, and what arrived goes to the wallet of its currency', async () => {
    const id = await announced()
    const as = { id, amount: '9000', reason: '以欧元到账' }
    expect((await h.refused('POST /ws/operator/topUp/arrivedAs', { ...as, currency: 'USD' }, one.as)).fields).toHaveProperty('currency')
    const { unallocated } = await h.ok('POST /ws/operator/topUp/arrivedAs', { ...as, currency: 'EUR' }, one.as)
    expect(await h.ok('GET /ws/wallet/order', { id }, firm.as)).toMatchObject({ state: 'rejected', topUp: { reason: '以欧元到账' } })
    const before = await held('EUR')
    const credit = { id: unallocated.id, companyId: firm.companyId, amount: '9000' }
    expect(await h.ok('POST /ws/operator/unallocated/credit', credit, one.as)).toMatchObject({ waits: false, state: 'settled' })
    expect(await held('EUR')).toBe(before + 900_000)
    await booksHold()
  })
})

describe('money that nobody announced', () => {
  test('finds its company by the code in the reference, and two transfers with that code are two', async () => {
    const code = transferReference(firm.companyId)
    for (const each of [1, 2])
      expect([each, await record({ reference: code, sender: `Code ${each}` })]).toMatchObject([each, { state: 'open' }])
    expect((await kept('Code 1'))[0]).toMatchObject({ company: { id: firm.companyId } })
  })

  test('with a reference that is booked or announced is a question', async () => {
    const id = await announced('1')
    const { topUp } = await h.ok('GET /ws/wallet/order', { id }, firm.as)
    const again = { currency: 'EUR', amount: '5', sender: 'A', reference: topUp!.bankReference.toLowerCase() }
    expect((await h.refused('POST /ws/operator/unallocated/record', again, one.as)).fields).toHaveProperty('reference')
    await h.ok('POST /ws/operator/unallocated/record', { ...again, another: true }, one.as)
    expect((await h.refused('POST /ws/operator/topUp/confirm', { id }, one.as)).fields).toHaveProperty('another')
    const both = { currency: 'EUR', amount: '5', sender: 'A', reference: reference() }
    const sent = await Promise.all([1, 2].map(() => h.call('POST /ws/operator/unallocated/record', both, one.as)))
    expect(sent.map(({ body }) => body.success).toSorted()).toEqual([false, true])
  })

  test('is never given out twice: parts at once, more than there is, and what is settled', async () => {
    const { id } = await record()
    const credit = (amount: string) => h.call('POST /ws/operator/unallocated/credit', { id, companyId: firm.companyId, amount }, one.as)
    const before = await held('EUR')
    const taken = await Promise.all(['300', '300', '300'].map(credit))
    expect(taken.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await credit('200.01')).body.success).toBe(false)
    expect((await credit('200')).body).toMatchObject({ success: true, result: { state: 'settled' } })
    expect((await credit('1')).body.success).toBe(false)
    expect(await held('EUR')).toBe(before + 50_000)
    await booksHold()
  })

  test('counts with what the operator credited to the company today: from the limit on, two', async () => {
    const rich = await company(h)
    const credit = async () => {
      const { id } = await record({ amount: '40000', currency: 'USD' })
      return h.ok('POST /ws/operator/unallocated/credit', { id, companyId: rich.companyId, amount: '40000' }, one.as)
    }
    expect(await credit()).toMatchObject({ waits: false })
    expect(await credit()).toMatchObject({ waits: true })
    await agreed(two.as)
    await booksHold()
  })

  test('goes back to its sender, or was a mistake, by two operators, and only what is there', async () => {
    const { id } = await record()
    const back = { id, amount: '500', reference: 'RT 1', reason: '不认识' }
    expect(await h.ok('POST /ws/operator/unallocated/sendBack', back, one.as)).toMatchObject({ waits: true, state: 'open' })
    await agreed(two.as)
    expect((await h.refused('POST /ws/operator/unallocated/sendBack', back, one.as)).error).toBe('staleState')

    const partly = await record()
    await h.ok('POST /ws/operator/unallocated/credit', { id: partly.id, companyId: firm.companyId, amount: '1' }, one.as)
    expect(await h.ok('POST /ws/operator/unallocated/undo', { id: partly.id, reason: 'x' }, one.as)).toMatchObject({ waits: true })
    expect((await agreed(two.as)).body.success).toBe(false)

    const wrong = await record({ sender: 'Typed twice' })
    await h.ok('POST /ws/operator/unallocated/undo', { id: wrong.id, reason: '登记两次' }, two.as)
    await agreed(one.as)
    expect((await kept('Typed twice'))[0]).toMatchObject({ state: 'undone', leftMinor: 0 })
    await booksHold()
  })

  test('that was credited to the wrong company is taken back and can be credited again', async () => {
    const wrong = await company(h)
    const { id, number } = await record({ sender: 'Wrong company' })
    await h.ok('POST /ws/operator/unallocated/credit', { id, companyId: wrong.companyId, amount: '500' }, one.as)
    const { records } = await h.ok('GET /ws/wallet/orders', {}, wrong.as)
    await h.ok('POST /ws/operator/topUp/reverse', { id: records[0]!.id, reason: '记错企业' }, one.as)
    await agreed(two.as)
    expect((await kept(number))[0]).toMatchObject({ state: 'open', leftMinor: 50_000 })
    await h.ok('POST /ws/operator/unallocated/credit', { id, companyId: firm.companyId, amount: '500' }, two.as)
    await booksHold()
  })
})
