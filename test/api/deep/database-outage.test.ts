import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startPostgres } from '../../../src/platform/server/postgres/postgres.ts'
import { ChatClient, clientOf } from '../../support/chat.ts'
import { company, type Person } from '../../support/personas.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../support/server-process.ts'

/** An external PostgreSQL stops and comes back under two servers that do not own it: one in a process of its own, one in this one. */

/** Long enough that every queue of jobs and every listener tries meanwhile. */
const OUTAGE_MS = 3_000

const home = mkdtempSync(join(tmpdir(), 'hengdu-outage-'))
let port: number
let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: ServerProcess
let h: TestServer

const startDatabase = () => startPostgres({ dataDir: home, port })
beforeAll(async () => {
  port = await freePort()
  postgres = await startDatabase()
  server = await serverProcess({ DATABASE_URL: postgres.url, SECRET_KEY: TEST_KEY })
  await server.start()
  h = await startServer({ databaseUrl: postgres.url })
}, 60_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  await h?.close()
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const health = async (path = '') => (await fetch(`${server.url}/api/health${path}`)).status
const eventually = <T>(read: () => Promise<T> | T) => expect.poll(read, { interval: 50, timeout: 15_000 })

/** Four colleagues in one group. */
async function room(): Promise<{ id: string; people: Person[] }> {
  const firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
  const others = [firm.member.hr, firm.member.finance, firm.member.viewer]
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '群', accountIds: others.map((one) => one.accountId) }, firm.as)
  return { id, people: [firm.owner, ...others] }
}

/** Sends a message whose transaction is open, waiting for a lock, when the database stops. */
async function stopInTheMiddle(client: ChatClient, { id, cid }: { id: string; cid: string }): Promise<void> {
  const locker = new pg.Client({ connectionString: postgres.url })
  locker.on('error', () => undefined)
  await locker.connect()
  await locker.query('begin')
  await locker.query('select 1 from chat_conversation where id = $1 for update', [id])
  client.frame({ id, cid, content: 'in the middle' })
  const waits = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'hengdu'`
  await eventually(async () => (await locker.query(waits)).rows[0].count).toBe(1)
  await postgres.stop()
}

it('a server outlives an outage of a database that it does not own, and its conversations go on', async () => {
  const { id, people } = await room()
  const [owner, talks, listens, away] = people as [Person, Person, Person, Person]
  const elsewhere = await clientOf(h, owner).follow(id).open()
  const talker = await new ChatClient(server.url, talks.token).follow(id).open()
  const listener = await new ChatClient(server.url, listens.token).follow(id).open()
  const late = await new ChatClient(server.url, away.token).follow(id).open()
  const sent = ['before, from elsewhere', 'before', 'in the middle', 'after', 'after, from elsewhere']
  await elsewhere.say(id, sent[0]!)
  await talker.say(id, sent[1]!)
  await late.until(() => late.texts(id).length === 2)
  await late.close()

  const middle = crypto.randomUUID()
  await stopInTheMiddle(talker, { id, cid: middle })
  await talker.until(() => talker.refused.length > 0 || talker.closed !== null)
  expect(talker.refused).toMatchObject([{ cid: middle, error: 'unavailable' }])
  const until = performance.now() + OUTAGE_MS
  while (performance.now() < until) {
    expect(await health()).toBe(503)
    expect(await health('/live')).toBe(200)
    await pause(200)
  }
  expect(await talker.say(id, 'is not taken')).toBe('unavailable')
  expect((await fetch(`${server.url}/api/ws/dict/items`)).status).toBe(503)

  postgres = await startDatabase()
  await eventually(() => health()).toBe(200)
  // Typing is stored nowhere: it comes by LISTEN alone.
  await eventually(() => {
    elsewhere.frame({ do: 'typing', id, seq: 0 })
    return listener.frames.some(({ message }) => typeof message === 'object' && 'do' in message && message.do === 'typing')
  }).toBe(true)
  await talker.say(id, sent[2]!, { cid: middle })
  await talker.say(id, sent[3]!)
  await elsewhere.say(id, sent[4]!)
  await late.open()
  for (const client of [elsewhere, talker, listener, late]) {
    await eventually(() => client.texts(id)).toEqual(sent)
    expect(client.closed).toBeNull()
  }
  const { rows } = await h.services.pool.query<{ seq: number; content: string }>(
    `select seq, content from chat_event where conversation_id = $1 order by seq`,
    [id],
  )
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.flatMap((row) => row.content || [])).toEqual(sent)
  await Promise.all([elsewhere, talker, listener, late].map((client) => client.close()))
}, 60_000)

it('its jobs go on too', async () => {
  const { rows } = await h.services.pool.query<{ id: string }>(
    'update job set due_at = now() where id = (select id from job where done_at is null limit 1) returning id',
  )
  const isDone = async () =>
    (
      await h.services.pool.query('select from job where id = $1 and (done_at is not null or attempts = 0 and due_at > now())', [
        rows[0]!.id,
      ])
    ).rowCount
  await eventually(isDone).toBe(1)
})
