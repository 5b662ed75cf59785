import { beforeAll, expect, it } from 'vitest'
import { operatorFinders } from '../../src/features/base/queue/server/hooks.ts'
import { upload } from '../support/files.ts'
import { approved, inNovember, payScene } from '../support/payrun.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../support/personas.ts'
import { asked } from '../support/statements.ts'
import { serverForFile } from '../support/suite.ts'

/** Operators find what they have a number, a bank reference, an amount or a phone of. */

const h = serverForFile()
let staff: Person
let firm: CompanyPeople
let person: Person
/** Of each finder: what was made, and the words that find it. */
const made = new Map<string, { id: string; words: string[] }[]>()
const keep = (finder: string, id: string, ...words: string[]) => made.set(finder, [...(made.get(finder) ?? []), { id, words }])

beforeAll(async () => {
  inNovember(h)
  staff = await operator(h)
  firm = await company(h, { funded: [{ amountMinor: 100_000, currency: 'USD' }] })
  person = await individual(h)
  const voucher = async (who: Person) => (await upload(h, who.token, 'voucher', 'png')).url
  const topUp = await h.ok(
    'POST /ws/wallet/topUp',
    { currency: 'USD', amount: '9,975.31', bankReference: 'FT-2611 270001', voucher: await voucher(firm.owner) },
    firm.as,
  )
  keep('wallet', topUp.id, topUp.number, 'ft2611270001', '9975.31', '9,975.31', 'USD 9,975.31')
  const account = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber: '0721900001', swift: 'DBSSSGSG' }
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', account, firm.as)
  const payout = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '61.37' }, firm.as)
  await h.ok('POST /ws/operator/withdrawal/paid', { id: payout.id, reference: 'PAY 77/1' }, staff.as)
  keep('wallet', payout.id, payout.number, 'pay771', '61.37')
  const yen = await h.ok(
    'POST /ws/wallet/topUp',
    { currency: 'JPY', amount: '580123', bankReference: 'JP 1', voucher: await voucher(firm.owner) },
    firm.as,
  )
  keep('wallet', yen.id, '580,123')
  const arrival = { currency: 'EUR', amount: '5.43', sender: 'Lumen Trading', reference: 'unknown 9' }
  const kept = await h.ok('POST /ws/operator/unallocated/record', arrival, staff.as)
  keep('wallet', kept.id, kept.number, 'lumen', '5.43')

  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98.07' }, staff.as)
  const beans = { beans: 100, priceMinor: 9_807, bankReference: 'BN 5', voucher: await voucher(person) }
  const order = await h.ok('POST /ws/bean/order', beans, person.as)
  keep('bean', order.id, order.number, 'bn5', '98.07')

  const scene = await payScene(h, [{ baseMinor: 1_234_567 }])
  const run = await approved(h, scene)
  await h.ok('POST /ws/payroll/run/pay', { id: run }, scene.people.member.finance.as)
  const { records } = await h.ok('GET /ws/operator/payroll/batches', {}, staff.as)
  keep('payroll', records[0]!.id, records[0]!.number, records[0]!.run.number, '12345.67')

  const feedback = { kind: 'problem', text: 'x', screenshots: [], page: '/', version: '1' } as const
  const { id: feedbackId } = await h.ok('POST /ws/feedback/send', feedback, person.as)
  const { rows } = await h.services.pool.query(`select reference from feedback where id = $1`, [feedbackId])
  keep('feedback', feedbackId, rows[0].reference)
  const asked = await h.ok('POST /ws/advisory/ask', { topic: 'hire', region: 'DE', text: 'x', files: [] }, person.as)
  const advisory = await h.services.pool.query(`select reference from advisory where id = $1`, [asked.id])
  keep('advisory', asked.id, advisory.rows[0].reference)
  for (const [finder, table, values] of [
    [
      'lead',
      'lead',
      `(id, reference, topic, name, phone, message, lang, created_at, updated_at)
      values (uuidv7(), 'L-2026-9001', 'other', 'Nora', '15500001111', 'x', 'cn', now(), now())`,
    ],
  ] as const) {
    const inserted = await h.services.pool.query(`insert into ${table} ${values} returning id`)
    keep(finder, inserted.rows[0].id, 'L-2026-9001', '15500001111', 'nora')
  }
})

const find = (search: string, as = staff.as) => h.ok('GET /ws/operator/find', { search }, as)

it('of each kind, by its number and by what else is known of it', async () => {
  const finders = [...h.services.hooks.of(operatorFinders).keys()]
  // Reports have a number only, found as that of feedback is.
  expect([...made.keys(), 'moderation'].toSorted()).toEqual(finders.toSorted())
  for (const each of [...made.values()].flat())
    for (const words of each.words) {
      const found = (await find(words)).find(({ id }) => id === each.id)
      expect([words, found?.link]).toEqual([words, expect.stringMatching(new RegExp(`^/operatorHome/.*id=${each.id}$`))])
    }
})

it('a company and a person by the phone of an account', async () => {
  const phoneOf = async (who: Person) =>
    (await h.services.pool.query<{ phone: string }>(`select phone from account where id = $1`, [who.accountId])).rows[0]!.phone
  const companies = await h.ok('GET /ws/operator/companies', { search: await phoneOf(firm.owner) }, staff.as)
  expect(companies.records.map(({ id }) => id)).toEqual([firm.companyId])
  const persons = await h.ok('GET /ws/operator/persons', { search: `+86 ${await phoneOf(person)}` }, staff.as)
  expect(persons.records.map(({ id }) => id)).toEqual([person.accountId])
  // A few digits are a part of very many phones.
  expect((await h.ok('GET /ws/operator/persons', { search: '138' }, staff.as)).records).toEqual([])
})

it('nothing of what the words only seem to say, and one sign is too few', async () => {
  expect(await find('%%')).toEqual([])
  expect(await find('1e3')).toEqual([])
  expect((await h.refused('GET /ws/operator/find', { search: '9' }, staff.as)).fields).toHaveProperty('search')
})

it('of each kind by an index: no finder reads a whole table', async () => {
  const words = ['O-2026-0518', '518', 'FT-2611 270001', '9,975.31', 'lumen trading', '15500001111', '澜工']
  const { statements } = await asked(async () => {
    for (const one of words) await find(one)
  })
  const tables = [
    'money_order',
    'top_up',
    'withdrawal',
    'unallocated_money',
    'bean_order',
    'pay_batch',
    'pay_run',
    'report',
    'feedback',
    'advisory',
    'lead',
  ]
  const about = [...new Set(statements)].filter((text) => tables.some((table) => new RegExp(`from "${table}" where`).test(text)))
  expect(tables.filter((table) => !about.some((text) => text.includes(`from "${table}" where`)))).toEqual([])
  const client = await h.services.pool.connect()
  try {
    // An index that the statement cannot use shows: without one the table is read whatever it costs.
    await client.query('begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan')
    for (const [at, text] of about.entries()) {
      await client.query(`prepare plan_${at} as ${text}`)
      const { rows } = await client.query(`select cardinality(parameter_types) as n from pg_prepared_statements where name = 'plan_${at}'`)
      const nulls = Array.from({ length: rows[0].n }, () => 'null').join(', ')
      const plan = await client.query(`explain execute plan_${at}${nulls && `(${nulls})`}`)
      const lines = plan.rows.map((row) => row['QUERY PLAN'] as string).join('\n')
      expect([text, lines]).toEqual([text, expect.not.stringMatching(/Seq Scan on (?!account|company|identity)/)])
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})
