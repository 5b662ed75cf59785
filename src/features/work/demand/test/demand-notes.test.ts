import { beforeAll, expect, it } from 'vitest'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { BID_NOTE_MAX } from '../../../../rules/demand.ts'

/** Notes of a company on its applicants: nobody reads them but its members who may pick. */

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

type Who = { token: string }
const owner = () => people.publisher.as
const noteOf = async (id: string, who: Who) =>
  (await h.ok('GET /ws/demand/providers', { id }, who)).records.map(({ note }) => note?.text ?? null)

async function applied() {
  const id = await demandAt(h, people, 2)
  await h.ok('POST /ws/demand/apply', { id, price: '8000' }, people.provider.as)
  return id
}
const write = (id: string, text: string, version: number, who: Who = owner()) =>
  h.call('POST /ws/demand/bid/note', { id, version, accountId: people.provider.accountId, text }, who)

it('is read by the members who may pick, with who wrote it and when, and by nobody else', async () => {
  const id = await applied()
  await h.ok(
    'POST /ws/demand/bid/note',
    { id, version: 0, accountId: people.provider.accountId, text: '电话里很清楚 Clear by phone' },
    owner(),
  )
  const { member } = people.publisher
  const [shown] = (await h.ok('GET /ws/demand/providers', { id }, member.demandManager!.as)).records
  expect(shown?.note).toMatchObject({ version: 1, text: '电话里很清楚 Clear by phone', at: expect.any(String) })
  expect(shown?.note?.by).not.toBe('')
  for (const who of [member.viewer!.as, member.finance!.as, people.platform.as]) expect(await noteOf(id, who)).toEqual([null])
  expect(JSON.stringify(await h.ok('GET /ws/demand/detail', { id }, people.provider.as))).not.toContain('Clear by phone')
  const bookOf = async (who: Who) => JSON.stringify(rowsOfExport(await h.ok('POST /ws/demand/bids/export', { id }, who)))
  expect(await bookOf(member.demandManager!.as)).toContain('Clear by phone')
  expect(await bookOf(member.viewer!.as)).not.toMatch(/Clear by phone|Internal note|内部备注/)
})

it('is one text: a stale version changes nothing, and an empty one removes it', async () => {
  const id = await applied()
  const both = await Promise.all([write(id, 'first', 0), write(id, 'second', 0, people.publisher.member.demandManager!.as)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [kept] = await noteOf(id, owner())
  expect(['first', 'second']).toContain(kept)
  expect((await write(id, 'third', 1)).status).toBe(200)
  expect((await write(id, 'stale', 1)).status).toBe(409)
  expect(await noteOf(id, owner())).toEqual(['third'])
  expect((await write(id, '', 2)).status).toBe(200)
  expect(await noteOf(id, owner())).toEqual([null])
  expect((await write(id, 'x'.repeat(BID_NOTE_MAX + 1), 0)).status).toBe(422)
})

it('is of the company’s own request, and of somebody who has applied', async () => {
  const id = await applied()
  const other = await company(h)
  expect((await write(id, 'x', 0, other.as)).status).toBe(404)
  const stranger = await individual(h)
  const named = { id, version: 0, accountId: stranger.accountId, text: 'x' }
  expect((await h.refused('POST /ws/demand/bid/note', named, owner())).error).toBe('notApplied')
})

it('goes when the person closes the account', async () => {
  const id = await demandAt(h, people, 2)
  const leaving = await individual(h)
  await h.ok('POST /ws/demand/apply', { id }, leaving.as)
  await h.ok('POST /ws/demand/bid/note', { id, version: 0, accountId: leaving.accountId, text: 'keeps a dog' }, owner())
  await h.ok('POST /ws/demand/application/withdraw', { id }, leaving.as)
  const left = async () => (await h.services.pool.query(`select 1 from demand_bid_note where text = 'keeps a dog'`)).rowCount
  expect(await left()).toBe(1)
  await h.ok('POST /ws/account/close', { agreed: true }, leaving.as)
  expect(await left()).toBe(0)
})
