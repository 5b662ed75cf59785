import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ChatClient } from '../../../../../../test/support/chat.ts'
import { freshDatabase } from '../../../../../../test/support/database.ts'
import { company, type Person } from '../../../../../../test/support/personas.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../../test/support/server.ts'
import { serverProcess, withItsDatabase } from '../../../../../../test/support/server-process.ts'

const KILLS = 2

/** Four colleagues in one group: three talk, one listens. */
async function room(h: TestServer): Promise<{ id: string; talkers: Person[]; listener: Person }> {
  const firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
  const people = [firm.member.hr, firm.member.finance, firm.member.viewer]
  const accountIds = people.map((one) => one.accountId)
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '群', accountIds }, firm.as)
  return { id, talkers: [firm.owner, firm.member.hr, firm.member.finance], listener: firm.member.viewer }
}

/** Says three things each before every kill, and repeats after it what was not acknowledged. `kill` comes back when all runs again. */
async function talkThrough(kill: () => Promise<unknown>, { id, clients }: { id: string; clients: ChatClient[] }): Promise<string[]> {
  const talkers = clients.map((client) => ({ client: client.follow(id), outbox: new Map<string, string>(), sent: [] as string[] }))
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
  for (let nth = 0; nth < KILLS; nth++) {
    await Promise.all(talkers.map(comeBack))
    for (const [who, talker] of talkers.entries())
      for (let said = 0; said < 3; said++) {
        const cid = crypto.randomUUID()
        talker.sent.push(cid)
        talker.outbox.set(cid, `${nth}:${who}:${said}`)
        talker.client.frame({ id, cid, content: `${nth}:${who}:${said}` })
      }
    // As soon as one is acknowledged: others are under way.
    await Promise.race(talkers.map(({ client, sent }) => client.until(() => client.isAcknowledged(sent.at(-3)!))))
    await kill()
    await Promise.all(talkers.map(({ client }) => client.until(() => client.closed !== null)))
  }
  await Promise.all(
    talkers.map(async (talker) => {
      await comeBack(talker)
      await talker.client.until(() => isDone(talker))
    }),
  )
  return talkers.flatMap((talker) => talker.sent)
}

/** Everything that was sent is there once, without a gap, and everybody has it in the same order. */
async function judge(h: TestServer, id: string, { sent, clients }: { sent: string[]; clients: ChatClient[] }): Promise<void> {
  const { rows } = await h.services.pool.query<{ seq: number; cid: string | null; content: string }>(
    'select seq, cid, content from chat_event where conversation_id = $1 order by seq',
    [id],
  )
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.flatMap((row) => row.cid ?? []).sort()).toEqual(sent.sort())
  for (const client of clients) {
    await client.until(() => client.events.get(id)?.length === rows.length)
    expect(client.texts(id)).toEqual(rows.flatMap((row) => (row.cid === null ? [] : row.content)))
    await client.close()
  }
}

it(`keeps every acknowledged message through ${KILLS} kills of one of two servers with -9, once and in order`, async () => {
  const database = await freshDatabase()
  const h = await startServer({ databaseUrl: database.url })
  const killed = await serverProcess({ DATABASE_URL: database.url, SECRET_KEY: TEST_KEY })
  await killed.start()
  const { id, talkers, listener } = await room(h)
  const listens = await new ChatClient(h.url, listener.token).follow(id).open()
  const clients = talkers.map(({ token }) => new ChatClient(killed.url, token))
  const kill = () => killed.stop('SIGKILL').then(() => killed.start())
  const sent = await talkThrough(kill, { id, clients })
  // The listener has pinged nobody meanwhile: it comes back and gets what it has not heard.
  await listens.close()
  await listens.open()
  await judge(h, id, { sent, clients: [listens, ...clients] })
  await killed.stop('SIGTERM')
  await h.close()
  await database.drop()
}, 120_000)

it(`keeps them through ${KILLS} kills of PostgreSQL with -9, at which the server with its own database stops and is started again`, async () => {
  const home = mkdtempSync(join(tmpdir(), 'hengdu-chat-'))
  const killed = await serverProcess({ DATABASE_URL: '', DATA_DIR: home, SECRET_KEY: TEST_KEY })
  await killed.start()
  const { id, talkers, listener } = await withItsDatabase(home, room)
  const clients = talkers.map(({ token }) => new ChatClient(killed.url, token))
  const pid = () => Number.parseInt(readFileSync(join(home, 'postgres/pg18/postmaster.pid'), 'utf8'), 10)
  const sent = await talkThrough(
    async () => {
      process.kill(pid(), 'SIGKILL')
      await killed.ended()
      await killed.start()
    },
    { id, clients },
  )
  const listens = await new ChatClient(killed.url, listener.token).follow(id).open()
  await withItsDatabase(home, (h) => judge(h, id, { sent, clients: [listens, ...clients] }))
  await killed.stop('SIGTERM')
  rmSync(home, { recursive: true, force: true })
}, 120_000)
