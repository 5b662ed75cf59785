import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../test/support/database.ts'
import { cast, demandAt, renew, type Stage } from '../../../../../test/support/demands.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'

/** Servers start and stop; the database stays, and with it every timer. */
let database: FreshDatabase
let h: TestServer
let people: Stage
const open = new Set<TestServer>()

beforeAll(async () => {
  database = await freshDatabase()
  h = await build()
  people = await cast(h)
})
afterAll(async () => {
  for (const server of open) await server.close()
  await database.drop()
})

async function build(hoursAhead = 0): Promise<TestServer> {
  const server = await startServer({ databaseUrl: database.url })
  open.add(server)
  server.clock.advance({ hours: hoursAhead })
  return server
}

async function pullDown(server: TestServer): Promise<void> {
  await server.close()
  open.delete(server)
}

/** The server is down for this many hours; the next one runs what became due meanwhile. */
let elapsed = 0
async function restart(hoursLater: number): Promise<void> {
  await pullDown(h)
  elapsed += hoursLater
  h = await build(elapsed)
}

const DAY = 24
const detail = (id: string, who: { as: { token: string } }) => h.ok('GET /ws/demand/detail', { id }, who.as)
const openJobs = async (id: string) =>
  (
    await h.services.pool.query<{ name: string }>(
      `select name from job where done_at is null and payload ->> 'demandId' = $1 order by name`,
      [id],
    )
  ).rows
const kindsFor = async (accountId: string) =>
  (await h.services.pool.query<{ kind: string }>('select kind from notice where account_id = $1', [accountId])).rows.map((row) => row.kind)

describe('a timer that was set before a restart', () => {
  it('fires on the next server, which was down when it became due', async () => {
    const id = await demandAt(h, people, 3)
    expect((await openJobs(id)).map((one) => one.name)).toEqual(['demand.timer', 'demand.timerWarning'])
    await restart(7 * DAY + 1)
    await renew(h, people)
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(3)
    await h.jobs.runDue()
    expect(await detail(id, people.publisher)).toMatchObject({ seaServiceStatus: 2, provider: null })
    const { records } = await h.ok('GET /ws/demand/providers', { id }, people.publisher.as)
    expect(records.map((one) => [one.person.id, one.state])).toEqual([[people.provider.accountId, 'overdue']])
    expect((await detail(id, people.publisher)).timeline.at(-1)).toMatchObject({
      move: 'startOverdue',
      side: 'timer',
      fromStatus: 3,
      toStatus: 2,
    })
    expect(await kindsFor(people.provider.accountId)).toContain('timerFired')
  })

  it('warns those who applied before recruitment ends', async () => {
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    const warnings = async () =>
      (
        await h.services.pool.query("select 1 from notice where account_id = $1 and kind = 'timerWarning' and link like '%' || $2 || '%'", [
          people.provider.accountId,
          id,
        ])
      ).rowCount
    expect(await warnings()).toBe(0)
    const { deadlineAt } = await detail(id, people.publisher)
    await restart(Math.ceil((Date.parse(deadlineAt!) - h.clock.now().epochMilliseconds) / 3_600_000) - 2)
    await renew(h, people)
    await h.jobs.runDue()
    expect(await warnings()).toBe(1)
  })

  it('keeps waiting if the next server starts before it is due', async () => {
    const id = await demandAt(h, people, 3)
    await restart(3 * DAY)
    await renew(h, people)
    await h.jobs.runDue()
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(3)
    await restart(4 * DAY + 1)
    await renew(h, people)
    await h.jobs.runDue()
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(2)
  })

  it('pays an unanswered delivery once, though two servers poll at once', async () => {
    const id = await demandAt(h, people, 5)
    await restart(14 * DAY + 1)
    const twin = await build(elapsed)
    await Promise.all([h.jobs.runDue(), twin.jobs.runDue()])
    await pullDown(twin)
    await renew(h, people)
    const seen = await detail(id, people.publisher)
    expect(seen).toMatchObject({ seaServiceStatus: 6, escrow: { heldMinor: 0, releasedMinor: 840_000 } })
    expect(seen.timeline.filter((entry) => entry.move === 'confirmOverdue')).toHaveLength(1)
  })

  it('is cancelled if the stage changed before the restart', async () => {
    const id = await demandAt(h, people, 4)
    expect(await openJobs(id)).toEqual([])
    await restart(30 * DAY)
    await renew(h, people)
    await h.jobs.runDue()
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(4)
  })

  it('brings a demand from confirmation to the end by restarts alone', async () => {
    const id = await demandAt(h, people, 6)
    for (const expected of [7, 8]) {
      await restart(7 * DAY + 1)
      await h.jobs.runDue()
      await renew(h, people)
      expect((await detail(id, people.publisher)).seaServiceStatus).toBe(expected)
    }
    expect(await detail(id, people.publisher)).toMatchObject({ outcome: 'completed', escrow: { heldMinor: 0 } })
    expect(await openJobs(id)).toEqual([])
  })
})
