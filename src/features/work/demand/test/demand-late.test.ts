import { afterAll, beforeAll, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'

/** A move into a stage whose time is over is refused, with what has to be changed. */
let h: TestServer
let people: Stage
beforeAll(async () => {
  h = await startServer()
  people = await cast(h)
})
afterAll(() => h.close())

const detail = (id: string, who: { as: { token: string } }) => h.ok('GET /ws/demand/detail', { id }, who.as)
const reasonOf = async (id: string, move: string, who: { as: { token: string } }) =>
  (await detail(id, who)).moves.find((one) => one.move === move)
async function daysLater(days: number): Promise<void> {
  h.clock.advance({ hours: 24 * days })
  await renew(h, people)
}

it('is not approved after its recruitment has ended: it stays funded, and can be returned, corrected and published', async () => {
  const { publisher, platform } = people
  const id = await demandAt(h, people, 1, { recruitEnd: dayFrom(h, 1) })
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  const ended = dayFrom(h, 1)
  await daysLater(2)

  const refused = await h.refused('POST /ws/operator/demand/approve', { id }, platform.as)
  expect(refused).toMatchObject({ error: 'recruitmentPast', message: expect.stringContaining(ended) })
  expect(await reasonOf(id, 'approve', platform)).toMatchObject({ possible: false, reason: refused.message })
  expect(await reasonOf(id, 'reject', platform)).toMatchObject({ possible: true })
  await h.jobs.runDue()
  expect(await detail(id, publisher)).toMatchObject({ seaServiceStatus: 1, escrow: { heldMinor: 840_000, refundedMinor: 0 } })

  await h.ok('POST /ws/operator/demand/reject', { id, reasons: { recruitEnd: '招募已结束' } }, platform.as)
  await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { recruitEnd: dayFrom(h, 10) }) }, publisher.as)
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
  await h.jobs.runDue()
  expect(await detail(id, publisher)).toMatchObject({ seaServiceStatus: 2, escrow: { heldMinor: 840_000 } })
})

it('is not submitted for review either', async () => {
  const { publisher } = people
  const id = await demandAt(h, people, 1, { recruitEnd: dayFrom(h, 1) })
  expect(await reasonOf(id, 'publish', publisher)).toMatchObject({ possible: true })
  await daysLater(2)
  const refused = await h.refused('POST /ws/demand/publish', { id }, publisher.as)
  expect(refused.error).toBe('recruitmentPast')
  expect(await reasonOf(id, 'publish', publisher)).toMatchObject({ possible: false, reason: refused.message })
})

it('returns to matching with a new end where the recruitment has ended: a pick that is declined or cancelled keeps its demand', async () => {
  const { publisher, provider } = people
  const declined = await demandAt(h, people, 3, { recruitEnd: dayFrom(h, 1) })
  const cancelled = await demandAt(h, people, 3, { recruitEnd: dayFrom(h, 1) })
  await daysLater(3)
  expect(await reasonOf(declined, 'decline', provider)).toMatchObject({ possible: true })
  await h.ok('POST /ws/demand/decline', { id: declined, reason: '档期冲突' }, provider.as)
  await h.ok('POST /ws/demand/cancelPick', { id: cancelled, reason: '另选' }, publisher.as)
  await h.jobs.runDue()
  for (const id of [declined, cancelled])
    expect(await detail(id, publisher)).toMatchObject({ seaServiceStatus: 2, recruitEnd: dayFrom(h, 7) })
})
