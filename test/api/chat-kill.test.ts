import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChatClient } from '../support/chat.ts'
import { freshDatabase } from '../support/database.ts'
import { company } from '../support/personas.ts'
import { startServer, TEST_KEY, type TestServer } from '../support/server.ts'
import { type ServerProcess, serverProcess } from '../support/server-process.ts'

const KILLS = 2

let h: TestServer
let killed: ServerProcess
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  h = await startServer({ databaseUrl: database.url })
  killed = await serverProcess({ DATABASE_URL: database.url, SECRET_KEY: TEST_KEY })
  await killed.start()
})
afterAll(async () => {
  await killed.stop('SIGTERM')
  await h.close()
  await drop()
})

it(`keeps every acknowledged message through ${KILLS} kills of one of two servers with -9, once and in order`, async () => {
  const firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
  const people = [firm.owner, firm.member.hr, firm.member.finance, firm.member.viewer]
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '群', accountIds: people.slice(1).map((one) => one.accountId) }, firm.as)
  // Three talk by the server that is killed, one listens by the other.
  const listener = await new ChatClient(h.url, firm.member.viewer.token).follow(id).open()
  const talkers = people.slice(0, 3).map((person) => ({
    client: new ChatClient(killed.url, person.token).follow(id),
    outbox: new Map<string, string>(),
    sent: [] as string[],
  }))
  type Talker = (typeof talkers)[number]
  const isDone = ({ client, outbox }: Talker): boolean => {
    for (const cid of outbox.keys()) if (client.isAcknowledged(cid)) outbox.delete(cid)
    return outbox.size === 0
  }
  const comeBack = async (talker: Talker) => {
    await talker.client.open()
    isDone(talker)
    for (const [cid, content] of talker.outbox) talker.client.frame({ id, cid, content })
  }

  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.all(talkers.map(comeBack))
    for (const [nth, talker] of talkers.entries())
      for (let said = 0; said < 3; said++) {
        const cid = crypto.randomUUID()
        talker.sent.push(cid)
        talker.outbox.set(cid, `${kill}:${nth}:${said}`)
        talker.client.frame({ id, cid, content: `${kill}:${nth}:${said}` })
      }
    // As soon as one is acknowledged: others are under way.
    await Promise.race(talkers.map(({ client, sent }) => client.until(() => client.isAcknowledged(sent.at(-3)!))))
    await killed.stop('SIGKILL')
    await Promise.all(talkers.map(({ client }) => client.until(() => client.closed !== null)))
    await killed.start()
  }
  await Promise.all(
    talkers.map(async (talker) => {
      await comeBack(talker)
      await talker.client.until(() => isDone(talker))
    }),
  )
  const sent = talkers.flatMap((talker) => talker.sent)
  const { rows } = await h.services.pool.query<{ seq: number; cid: string | null; content: string }>(
    'select seq, cid, content from chat_event where conversation_id = $1 order by seq',
    [id],
  )
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.flatMap((row) => row.cid ?? []).sort()).toEqual(sent.sort())
  // The listener has pinged nobody meanwhile: it comes back and gets what it has not heard.
  await listener.close()
  await listener.open()
  for (const client of [listener, ...talkers.map((talker) => talker.client)]) {
    await client.until(() => client.events.get(id)?.length === rows.length)
    expect(client.texts(id)).toEqual(rows.flatMap((row) => (row.cid === null ? [] : row.content)))
    await client.close()
  }
}, 120_000)
