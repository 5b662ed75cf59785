import { beforeAll, expect, test } from 'vitest'
import { cast, dayFrom, demandAt, renew, type Stage } from '../../../../../test/support/demands.ts'
import { company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { companyMovements } from '../../ledger/server/reads.ts'

const h = serverForFile()

let people: Stage
let released: string
const funds = 500_000_000
beforeAll(async () => {
  people = await cast(h)
  released = await demandAt(h, people, 4, { amount: '1000.00', prepayment: '200' })
  await h.ok('POST /ws/demand/imprest', { id: released, amount: '200.00', netMinor: 19_000 }, people.publisher.as)
  h.clock.advance({ hours: 24 })
  await renew(h, people)
  await h.ok('POST /ws/demand/complete', { id: released, note: '三条产线已交付' }, people.provider.as)
  const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id: released }, people.publisher.as)
  await h.ok('POST /ws/demand/confirm', { id: released, netMinor }, people.publisher.as)
})

const read = (input: { kind?: 'releases'; from?: string; to?: string; pageNo?: number; pageSize?: number } = {}) =>
  h.ok('GET /ws/wallet/statement', { currency: 'EUR', ...input }, people.publisher.as)

test('every movement has its sign, the other side, and both balances after it', async () => {
  const { records, total } = await read()
  expect(total).toBe(4)
  expect(
    records.map((row) => [row.cause, row.walletMinor, row.escrowMinor, row.feeMinor, row.walletAfterMinor, row.escrowAfterMinor]),
  ).toEqual([
    ['demand.release', 0, -80_000, 4_000, funds - 100_000, 0],
    ['demand.advance', 0, -20_000, 1_000, funds - 100_000, 80_000],
    ['demand.fund', -100_000, 100_000, 0, funds - 100_000, 100_000],
    ['topUp.confirm', funds, 0, 0, funds, 0],
  ])
  expect(records.map((row) => row.counterparty)).toEqual([people.provider.name, people.provider.name, null, null])
  expect(records[0]).toMatchObject({ link: `/personalHome/demandDetails?id=${released}`, number: expect.stringMatching(/^[DO]-/) })
})

test('the totals are those of the days asked for, whatever the kind, and continue from day to day', async () => {
  const day = dayFrom(h, -1)
  const before = await read({ to: day })
  const after = await read({ from: dayFrom(h, 0), kind: 'releases' })
  expect(after.records.map(({ cause }) => cause)).toEqual(['demand.release'])
  expect(before.escrow).toEqual({ openingMinor: 0, inMinor: 100_000, outMinor: 20_000, closingMinor: 80_000 })
  expect(after.escrow).toEqual({ openingMinor: before.escrow.closingMinor, inMinor: 0, outMinor: 80_000, closingMinor: 0 })
  expect(after.wallet).toEqual({ openingMinor: before.wallet.closingMinor, inMinor: 0, outMinor: 0, closingMinor: funds - 100_000 })
  expect([before.feesMinor, after.feesMinor]).toEqual([1_000, 4_000])
  expect(
    (await h.refused('GET /ws/wallet/statement', { currency: 'EUR', from: '2026-12-02', to: '2026-12-01' }, people.publisher.as)).fields,
  ).toHaveProperty('to')
})

test('pages follow one another with the same balances, and the export has all of them', async () => {
  const whole = (await read()).records
  const pages = [await read({ pageNo: 1, pageSize: 3 }), await read({ pageNo: 2, pageSize: 3 })]
  expect(pages.flatMap(({ records }) => records)).toEqual(whole)
  const rows = rowsOfExport(await h.ok('POST /ws/wallet/statement/export', { currency: 'EUR' }, people.publisher.as))
  expect(rows).toHaveLength(whole.length + 1)
  expect(rows[1]).toEqual(expect.arrayContaining([people.provider.name, -800, 40, 0]))
})

test('nothing of another company is in it, and only those who see pay read it', async () => {
  const other = await company(h, { roles: ['viewer', 'admin', 'finance', 'hr'], funded: [{ amountMinor: 700, currency: 'EUR' }] })
  const own = await h.ok('GET /ws/wallet/statement', { currency: 'EUR' }, other.member.finance.as)
  expect(own.records.map(({ walletMinor }) => walletMinor)).toEqual([700])
  expect(own.company).toMatchObject({ name: expect.any(String) })
  for (const role of ['viewer', 'admin', 'hr'] as const)
    expect((await h.refused('GET /ws/wallet/statement', { currency: 'EUR' }, other.member[role].as)).status, role).toBe(403)
})

test('a receipt names both parties', async () => {
  const { records } = await h.ok('GET /ws/wallet/orders', { type: 'escrow' }, people.publisher.as)
  const order = await h.ok('GET /ws/wallet/order', { id: records[0]!.id }, people.publisher.as)
  expect(order.owner.name).toBe((await read()).company.name)
  expect(order.platform).toEqual({ name: expect.any(String), registration: expect.any(String), address: expect.any(String) })
})

test('the last balances are those of the ledger', async () => {
  const [last] = await companyMovements(h.services.db, {
    ...{ currency: 'EUR', company: people.publisher.companyId, escrows: [released], from: null, to: null, causes: null },
    ...{ limit: 1, offset: 0 },
  })
  const { balances } = await h.ok('GET /ws/wallet/summary', {}, people.publisher.as)
  expect(balances.find(({ currency }) => currency === 'EUR')?.availableMinor).toBe(last!.walletAfterMinor)
})
