import { beforeAll, describe, expect, it } from 'vitest'
import type { allCalls } from '../../src/app/server/features.ts'
import type { Cause } from '../../src/features/money/ledger/contract/causes.ts'
import { trialBalance } from '../../src/features/money/ledger/server/reads.ts'
import { upload } from '../support/files.ts'
import { approved, inNovember, type PayScene, payScene } from '../support/payrun.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** A transfer at the bank is booked once: whatever books it knows what all the others have booked under its reference. */

const h = serverForFile()
let one: Person
let two: Person
let firm: CompanyPeople
let person: Person
let scene: PayScene
beforeAll(async () => {
  inNovember(h)
  one = await operator(h)
  two = await operator(h)
  firm = await company(h, { funded: [{ amountMinor: 1_000_000, currency: 'USD' }] })
  person = await individual(h)
  scene = await payScene(h, [{}])
  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98' }, one.as)
})

const voucher = async (token: string) => (await upload(h, token, 'voucher', 'png')).url
const account = () => ({
  ...{ holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'USD', swift: 'DBSSSGSG' },
  accountNumber: String(Math.random()).slice(2, 12),
})
async function withdrawn(): Promise<string> {
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', account(), firm.as)
  return (await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '60' }, firm.as)).id
}
async function batch(): Promise<{ batchId: string; paymentIds: string[] }> {
  scene = await payScene(h, [{}])
  const { finance } = scene.people.member
  const id = await approved(h, scene)
  await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
  const [sent] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
  const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: sent!.id }, one.as)
  return { batchId: sent!.id, paymentIds: records.map((row) => row.id) }
}

interface Way {
  call: keyof typeof allCalls
  /** What posts to the bank by it. */
  causes: readonly Cause[]
  /** Where the question is. */
  field: 'another' | 'reference'
  /** What is sent, apart from `another`. */
  input: (reference: string) => Promise<Record<string, unknown>>
}

const arrivals: Way[] = [
  {
    call: 'POST /ws/operator/topUp/confirm',
    causes: ['topUp.confirm'],
    field: 'another',
    input: async (bankReference) => {
      const form = { currency: 'USD', amount: '100', bankReference, voucher: await voucher(firm.token) }
      return { id: (await h.ok('POST /ws/wallet/topUp', form, firm.as)).id }
    },
  },
  {
    call: 'POST /ws/operator/beanOrder/confirm',
    causes: ['bean.buy'],
    field: 'another',
    input: async (bankReference) => {
      const form = { beans: 100, priceMinor: 9_800, bankReference, voucher: await voucher(person.token) }
      return { id: (await h.ok('POST /ws/bean/order', form, person.as)).id }
    },
  },
  {
    call: 'POST /ws/operator/unallocated/record',
    causes: ['unallocated.record'],
    field: 'reference',
    input: async (reference) => ({ currency: 'EUR', amount: '5', sender: 'A', reference }),
  },
  {
    call: 'POST /ws/operator/withdrawal/cameBack',
    causes: ['withdrawal.bounced'],
    field: 'reference',
    input: async (reference) => {
      const id = await withdrawn()
      await h.ok('POST /ws/operator/withdrawal/paid', { id, reference: crypto.randomUUID() }, one.as)
      return { id, reference, reason: '户名不符' }
    },
  },
  {
    call: 'POST /ws/operator/payroll/cameBack',
    causes: ['payroll.bounced'],
    field: 'reference',
    input: async (reference) => {
      const sent = await batch()
      await h.ok('POST /ws/operator/payroll/paid', { ...sent, reference: crypto.randomUUID() }, one.as)
      return { ...sent, reference, reason: '户名不符' }
    },
  },
]

const payouts: Way[] = [
  {
    call: 'POST /ws/operator/withdrawal/paid',
    causes: ['withdrawal.paid'],
    field: 'reference',
    input: async (reference) => ({ id: await withdrawn(), reference }),
  },
  {
    call: 'POST /ws/operator/payroll/paid',
    causes: ['payroll.paid'],
    field: 'reference',
    input: async (reference) => ({ ...(await batch()), reference }),
  },
  {
    call: 'POST /ws/operator/unallocated/sendBack',
    causes: ['unallocated.sendBack'],
    field: 'reference',
    input: async (reference) => {
      const form = { currency: 'EUR', amount: '5', sender: 'A', reference: crypto.randomUUID() }
      const { id } = await h.ok('POST /ws/operator/unallocated/record', form, one.as)
      return { id, amount: '5', reference, reason: '汇错' }
    },
  },
]

/** Corrections of the books: nothing arrived at the bank and nothing left it. */
const corrections: Cause[] = ['topUp.reverse', 'unallocated.undo', 'bean.reverse']
/** The agreement has it sent back the way it was paid; the bank's reference is not asked for. */
const sentBack: Cause[] = ['bean.refund']

const send = (call: Way['call'], input: Record<string, unknown>) => h.call(call, input, one.as)

for (const [name, ways] of [
  ['arrival', arrivals],
  ['payout', payouts],
] as const)
  describe(`the reference of an ${name}`, () => {
    // Each with itself and with the next: all ask the same books, and each adds to them.
    it.each(
      ways.flatMap((first, at) =>
        [first, ways[(at + 1) % ways.length]!].map((second) => [first.call, second.call, first, second] as const),
      ),
    )('%s, then %s', async (_first, _second, first, second) => {
      const reference = `FT ${crypto.randomUUID()}`
      expect((await send(first.call, await first.input(reference))).body).toMatchObject({ success: true })
      const again = await second.input(reference.toLowerCase().replaceAll('-', ' '))
      const { fields } = await h.refused(second.call, again, one.as)
      expect(fields).toEqual({ [second.field]: expect.anything() })
      const asked = await send(second.call, { ...again, another: true })
      expect(asked.body).toMatchObject({ success: true })
      // Unallocated money reaches nobody yet: what is asked is asked when it is credited.
      if (second.call !== 'POST /ws/operator/unallocated/record') expect(asked.body.result).toMatchObject({ waits: true })
    })
  })

it('every cause that posts to the bank is one of these ways, or says why not', async () => {
  for (let at = 0; at < 40; at++) {
    const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, two.as)
    const [next] = records
    if (!next) break
    const { body } = await h.call('POST /ws/approval/approve', { id: next.id }, two.as)
    if (!body.success) await h.ok('POST /ws/approval/decline', { id: next.id, reason: 'x' }, two.as)
  }
  const { rows } = await h.services.pool.query<{ cause: Cause }>(
    `select distinct cause from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
     where a.kind = 'bank'`,
  )
  const known = [...[...arrivals, ...payouts].flatMap(({ causes }) => causes), ...corrections, ...sentBack]
  expect(rows.map(({ cause }) => cause).filter((cause) => !known.includes(cause))).toEqual([])
  const seen = new Set(rows.map(({ cause }) => cause))
  expect([...arrivals, ...payouts].flatMap(({ causes }) => causes).filter((cause) => !seen.has(cause))).toEqual([])
  const { currencies, drifted } = await trialBalance(h.services.db)
  expect([currencies.filter(({ totalMinor }) => totalMinor !== 0), drifted]).toEqual([[], 0])
})
