import { beforeAll, expect, it } from 'vitest'
import { PgDialect } from '../../src/platform/server/data/drizzle.ts'
import { numbered } from '../../src/platform/server/data/numbers.ts'
import { cast, demandAt } from '../support/demands.ts'
import { upload } from '../support/files.ts'
import { approved, inNovember, payScene } from '../support/payrun.ts'
import { company, individual, operator, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** In the ledger and in the audit log, operators find what a number is of. */

const h = serverForFile()
let staff: Person
/** By number: the causes of its postings, and the calls of the audit log, both oldest first. */
const made: { series: string; number: string; causes: string[]; calls: string[] }[] = []

beforeAll(async () => {
  inNovember(h)
  staff = await operator(h)
  const firm = await company(h, { funded: [{ amountMinor: 200_000, currency: 'USD' }] })
  const person = await individual(h)
  const voucher = async (who: Person) => (await upload(h, who.token, 'voucher', 'png')).url

  const topUp = await h.ok(
    'POST /ws/wallet/topUp',
    { currency: 'USD', amount: '1000', bankReference: 'FT 1', voucher: await voucher(firm.owner) },
    firm.as,
  )
  await h.ok('POST /ws/operator/topUp/confirm', { id: topUp.id }, staff.as)
  made.push({
    series: 'O',
    number: topUp.number,
    causes: ['topUp.confirm'],
    calls: ['POST /ws/wallet/topUp', 'POST /ws/operator/topUp/confirm'],
  })

  const account = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber: '0721900001', swift: 'DBSSSGSG' }
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', account, firm.as)
  const payout = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '61.37' }, firm.as)
  await h.ok('POST /ws/operator/withdrawal/paid', { id: payout.id, reference: 'PAY 77/1' }, staff.as)
  made.push({
    series: 'W',
    number: payout.number,
    causes: ['withdrawal.request', 'withdrawal.paid'],
    calls: ['POST /ws/wallet/withdraw', 'POST /ws/operator/withdrawal/paid'],
  })

  const arrival = { currency: 'EUR', amount: '5.43', sender: 'Lumen Trading', reference: 'unknown 9' }
  const kept = await h.ok('POST /ws/operator/unallocated/record', arrival, staff.as)
  await h.ok('POST /ws/operator/unallocated/credit', { id: kept.id, companyId: firm.companyId, amount: '5.43' }, staff.as)
  made.push({
    series: 'U',
    number: kept.number,
    causes: ['unallocated.record', 'unallocated.credit'],
    calls: ['POST /ws/operator/unallocated/record', 'POST /ws/operator/unallocated/credit'],
  })

  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98.07' }, staff.as)
  const beans = { beans: 100, priceMinor: 9_807, bankReference: 'BN 5', voucher: await voucher(person) }
  const order = await h.ok('POST /ws/bean/order', beans, person.as)
  await h.ok('POST /ws/operator/beanOrder/confirm', { id: order.id }, staff.as)
  made.push({
    series: 'B',
    number: order.number,
    causes: ['bean.buy'],
    calls: ['POST /ws/bean/order', 'POST /ws/operator/beanOrder/confirm'],
  })

  const stage = await cast(h)
  const id = await demandAt(h, stage, 8)
  const { number } = await h.ok('GET /ws/demand/detail', { id }, stage.publisher.as)
  const side = (...moves: string[]) => moves.map((move) => `POST /ws/demand/${move}`)
  made.push({
    series: 'D',
    number,
    causes: ['demand.fund', 'demand.release'],
    calls: [
      ...side('create', 'hosting', 'publish'),
      'POST /ws/operator/demand/approve',
      ...side('apply', 'pick', 'start', 'complete', 'confirm', 'accept', 'close', 'close'),
    ],
  })

  const scene = await payScene(h, [{ baseMinor: 1_234_567 }])
  const run = await approved(h, scene)
  await h.ok('POST /ws/payroll/run/pay', { id: run }, scene.people.member.finance.as)
  const { records } = await h.ok('GET /ws/operator/payroll/batches', {}, staff.as)
  made.push({ series: 'PB', number: records[0]!.number, causes: ['payroll.send'], calls: ['POST /ws/payroll/run/pay'] })
})

const postings = (search: string) => h.ok('GET /ws/operator/ledger/postings', { search, order: 'asc' }, staff.as)
const log = (search: string) => h.ok('GET /ws/operator/audit', { search, order: 'asc' }, staff.as)

it('the postings and the log of each series that has a query', async () => {
  const series = [...h.services.hooks.of(numbered).values()].flatMap((one) => Object.keys(one))
  expect(series.toSorted()).toEqual(made.map((one) => one.series).toSorted())
  for (const { number, causes, calls } of made) {
    expect([number, (await postings(number)).records.map(({ cause }) => cause)]).toEqual([number, causes])
    expect([number, (await log(number)).records.map(({ call }) => call)]).toEqual([number, calls])
  }
})

it('of each order its postings, also those that are about a demand', async () => {
  const orders = (await h.services.pool.query<{ number: string; posting_ids: string[] }>('select number, posting_ids from money_order'))
    .rows
  expect(orders.length).toBeGreaterThan(5)
  for (const { number, posting_ids } of orders)
    expect([number, (await postings(number)).records.map(({ id }) => id)]).toEqual([number, posting_ids])
})

it('a number as it is typed, and the id of a posting or of what it is about', async () => {
  const { number } = made[0]!
  const found = (await postings(number)).records
  const [{ id, refId }] = found as [(typeof found)[number]]
  for (const words of [` ${number.toLowerCase()} `, `\uff2f${number.slice(1)}`, id, refId, refId.toUpperCase()])
    expect([words, (await postings(words)).records]).toEqual([words, found])
  expect((await log(number.toLowerCase())).total).toBe(2)
  expect((await h.ok('GET /ws/operator/ledger/postings', { search: number, cause: 'withdrawal.paid' }, staff.as)).total).toBe(0)
})

it('nothing by a number that there is not, a part of one or other words', async () => {
  for (const words of ['O-2026-9999', 'D-1999-0001', 'Z-2026-0001', made[0]!.number.slice(0, -1), 'O-', '%', crypto.randomUUID()])
    expect([words, (await postings(words)).total, (await log(words)).records.filter(({ call }) => call.includes('topUp')).length]).toEqual([
      words,
      0,
      0,
    ])
})

it('by the unique index of each number', async () => {
  const client = await h.services.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    for (const [series, query] of [...h.services.hooks.of(numbered).values()].flatMap((one) => Object.entries(one))) {
      const { sql, params } = new PgDialect().sqlToQuery(query(`${series}-2026-0001`))
      const { rows } = await client.query(`explain ${sql}`, params)
      expect([series, rows.map((row) => row['QUERY PLAN']).join('\n')]).toEqual([
        series,
        expect.not.stringMatching(/Seq Scan|Filter: \(number/),
      ])
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})
