import { createServer, type Socket, type Server as TcpServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inBooksZone } from '../../src/platform/server/clock.ts'
import { defineJob, enqueue } from '../../src/platform/server/jobs/jobs.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { freshDatabase } from '../support/database.ts'
import { startServer, type TestServer, type TestServerOptions } from '../support/server.ts'

let h: TestServer
let relay: { server: TcpServer; port: number; sockets: Socket[] } | undefined
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const socket of relay?.sockets ?? []) socket.destroy()
  relay?.server.close()
  relay = undefined
  for (const close of closing.splice(0).toReversed()) await close()
})

async function started(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options)
  closing.push(() => server.close())
  return server
}

/** A mail relay that takes connections and never says a word. */
async function silentRelay() {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, sockets, port: (server.address() as { port: number }).port }
}

const timer = defineJob('test.timer', { id: z.number() })
const order = (id: number) =>
  performAsSystem(h.services, 'test', (act) => enqueue(act, timer, { id }, { dueAt: act.now, uniqueKey: `test.timer:${id}` }))
const mails = async () =>
  (
    await h.services.pool.query<{ attempts: number; done: boolean }>(
      "select attempts, done_at is not null as done from job where name = 'outbox.mail' order by created_at, id",
    )
  ).rows

describe('queues of jobs', () => {
  test('a relay that hangs holds back neither a timer, nor work, nor a connection to the database', async () => {
    relay = await silentRelay()
    h = await started({ config: { SMTP_URL: `smtp://127.0.0.1:${relay.port}` }, pool: 2 })
    const ran: number[] = []
    h.jobs.on(timer, async (_, { id }) => ran.push(id))
    for (const at of [1, 2, 3]) await h.ok('POST /ws/account/code', { purpose: 'register', email: `person${at}@example.com` })
    expect(await mails()).toHaveLength(3)
    h.jobs.start()
    await expect.poll(() => relay?.sockets.length).toBe(1)
    await order(1)
    await order(2)
    await expect.poll(() => ran).toEqual([1, 2])
    // The first mail still waits for its relay, outside any transaction, and the others for the first.
    const sending = [1, 0, 0].map((attempts) => ({ attempts, done: false }))
    expect(await mails()).toEqual(sending)
    // Transactions of other queues end at once; one that waited for the relay would last eight seconds.
    const idle = async () =>
      (
        await h.services.pool.query(
          "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        )
      ).rows[0].n
    await expect.poll(idle, { timeout: 6_000 }).toBe(0)
    expect(await mails()).toEqual(sending)
  })

  test('a mail that one server is sending is not taken by another until its time is over', async () => {
    relay = await silentRelay()
    const config = { SMTP_URL: `smtp://127.0.0.1:${relay.port}` }
    const shared = await freshDatabase()
    closing.push(() => shared.drop())
    h = await started({ config, databaseUrl: shared.url })
    const other = await started({ config, databaseUrl: shared.url })
    await h.ok('POST /ws/account/code', { purpose: 'register', email: 'one@example.com' })
    h.jobs.start()
    await expect.poll(() => relay?.sockets.length).toBe(1)
    await other.jobs.runDue()
    expect([relay.sockets.length, await mails()]).toEqual([1, [{ attempts: 1, done: false }]])
  })

  test('a night that keeps failing does not take the following nights with it', async () => {
    h = await started()
    // Four in the morning of the books: no other night begins within the attempts of one.
    const local = inBooksZone(h.clock.now())
    const morning = local.startOfDay().add({ days: 1, hours: 4 })
    h.clock.advance({ seconds: Math.ceil(local.until(morning).total('seconds')) })
    let [tries, fails] = [0, true]
    h.jobs.nightly('test.night', async () => {
      tries++
      if (fails) throw new Error('not tonight')
    })
    await h.jobs.orderRecurring()
    h.clock.advance({ hours: 24 })
    // Eight attempts, each later than the one before.
    for (let at = 0; at < 10; at++) {
      await h.jobs.runDue()
      h.clock.advance({ hours: 1 })
    }
    expect(tries).toBe(8)
    fails = false
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(tries).toBe(9)
  })

  test('a minute that keeps failing has one row, is tried every minute, and goes on when it works again', async () => {
    h = await started()
    let [fails, tries] = [true, 0]
    h.jobs.everyMinute('test.minute', async () => {
      tries++
      if (fails) throw new Error('not this minute')
    })
    await h.jobs.orderRecurring()
    const rows = async () =>
      (
        await h.services.pool.query<{ attempts: number; error: string | null }>(
          "select attempts, error from job where name = 'test.minute'",
        )
      ).rows
    for (let minute = 0; minute < 30; minute++) {
      const before = tries
      h.clock.advance({ minutes: 1 })
      await h.jobs.runDue()
      expect(tries).toBeGreaterThan(before)
    }
    expect(await rows()).toEqual([{ attempts: expect.any(Number), error: 'not this minute' }])
    fails = false
    h.clock.advance({ minutes: 1 })
    await h.jobs.runDue()
    await h.jobs.orderRecurring()
    expect(await rows()).toEqual([{ attempts: 0, error: null }])
  })
})
