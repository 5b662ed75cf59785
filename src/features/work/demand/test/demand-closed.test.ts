import { beforeAll, expect, it } from 'vitest'
import { cast, demandAt, formOf, type Stage } from '../../../../../test/support/demands.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** What somebody learns who applies from a page that was open while the request left matching. */

const h = serverForFile()
let people: Stage
let stranger: Person

beforeAll(async () => {
  people = await cast(h)
  stranger = await individual(h)
})

const applied = async (id: string) => {
  const { status, error } = await h.refused('POST /ws/demand/apply', { id }, stranger.as)
  return { status, error }
}
const closed = { status: 200, error: 'applicationsClosed' }
const missing = { status: 404, error: 'notFound' }

it.each([3, 4, 5, 8])('a request that everybody could read takes no more applications at status %s', async (status) => {
  expect(await applied(await demandAt(h, people, status))).toEqual(closed)
})

it('says the same whether somebody was picked, it is reviewed again or it ended without a pick', async () => {
  const { publisher } = people
  const changed = await demandAt(h, people, 2)
  const before = await h.ok('GET /ws/demand/detail', { id: changed }, publisher.as)
  const form = formOf(h, { title: '另一份报告' })
  await h.ok('POST /ws/demand/edit', { id: changed, version: before.version, form }, publisher.as)
  expect((await h.ok('GET /ws/demand/detail', { id: changed }, publisher.as)).seaServiceStatus).toBe(1)
  const cancelled = await demandAt(h, people, 2)
  await h.ok('POST /ws/demand/cancel', { id: cancelled, reason: '不再需要' }, publisher.as)
  for (const id of [changed, cancelled]) expect(await applied(id)).toEqual(closed)
})

it('a request that strangers could never read does not exist for them, nor does a closed one for anything else', async () => {
  for (const status of [0, 1]) expect(await applied(await demandAt(h, people, status))).toEqual(missing)
  const { publisher, provider, platform } = people
  const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { visibility: 'invited' }) }, publisher.as)
  await h.ok('POST /ws/demand/hosting', { id, amount: '8400.00' }, publisher.as)
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
  await h.ok('POST /ws/demand/add', { id, accountId: provider.accountId, message: 'Please' }, publisher.as)
  await h.ok('POST /ws/demand/apply', { id }, provider.as)
  await h.ok('POST /ws/demand/pick', { id, accountId: provider.accountId, bidVersion: 1 }, publisher.as)
  expect(await applied(id)).toEqual(missing)
  const open = await demandAt(h, people, 4)
  expect((await h.refused('GET /ws/demand/detail', { id: open }, stranger.as)).error).toBe('notFound')
  expect((await h.refused('POST /ws/demand/application/withdraw', { id: open }, stranger.as)).error).toBe('notFound')
})
