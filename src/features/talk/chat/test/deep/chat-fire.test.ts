import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChatClient } from '../../../../../../test/support/chat.ts'
import { CuttingProxy } from '../../../../../../test/support/cutting-proxy.ts'
import { freshDatabase } from '../../../../../../test/support/database.ts'
import { randomOf } from '../../../../../../test/support/random.ts'
import { startServer, type TestServer } from '../../../../../../test/support/server.ts'
import { performAsSystem } from '../../../../../platform/server/wire/act.ts'
import { openSession } from '../../../../base/account/server/sessions.ts'
import { createAccount } from '../../../../base/account/server/writes.ts'
import { conversation, conversationMember } from '../../server/tables.ts'

/** `CHAT_FIRE_MESSAGES=60` is about a minute of it. */
const MESSAGES = Number(process.env['CHAT_FIRE_MESSAGES'] ?? 3)
const CLIENTS = 200
const GROUP = 20
/** Of the messages that are sent, in front of how many the connection is cut before the acknowledgement. */
const CUT_SHARE = 0.2

interface Talker {
  client: ChatClient
  id: string
  outbox: Map<string, string>
  sent: { cid: string; content: string }[]
}

let servers: TestServer[]
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  servers = [await startServer({ databaseUrl: database.url }), await startServer({ databaseUrl: database.url })]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await drop()
})

/** Groups of twenty, each person with a token. */
async function cast(h: TestServer): Promise<{ token: string; id: string }[]> {
  return performAsSystem(h.services, 'fire', async (act) => {
    const people: { token: string; id: string }[] = []
    for (let from = 0; from < CLIENTS; from += GROUP) {
      const [group] = await act.tx
        .insert(conversation)
        .values({ kind: 'group', name: '群', lastAt: act.now, createdAt: act.now })
        .returning()
      for (let nth = from; nth < from + GROUP; nth++) {
        const phone = `166${String(nth).padStart(8, '0')}`
        const account = await createAccount(act, { userType: 2, areaCode: '86', phone, name: `人${nth}`, whetherIntact: 'Y' })
        const member = { conversationId: group!.id, accountId: account.id, fromSeq: 1, readSeq: 0, deliveredSeq: 0, joinedAt: act.now }
        await act.tx.insert(conversationMember).values(member)
        people.push({ token: await openSession(act, account.id, 'fire'), id: group!.id })
      }
    }
    return people
  })
}

it(
  `loses, doubles and reorders nothing: ${CLIENTS} clients with ${MESSAGES} messages each, through a proxy that cuts and delays`,
  async () => {
    const random = randomOf(7).next
    const proxies = servers.map((one) => new CuttingProxy(new URL(one.url), { delayMs: 30, random }))
    const urls = await Promise.all(proxies.map((proxy) => proxy.listen()))
    const talkers = (await cast(servers[0]!)).map(({ token, id }, nth): Talker => {
      const client = new ChatClient(urls[nth % urls.length]!, token).follow(id)
      return { client, id, outbox: new Map(), sent: [] }
    })

    const isDone = ({ client, outbox }: Talker): boolean => {
      for (const cid of outbox.keys()) if (client.isAcknowledged(cid)) outbox.delete(cid)
      return outbox.size === 0
    }
    /** Sends what is not acknowledged until it is, over as many connections as that takes. */
    const deliver = async (talker: Talker, isCut: boolean) => {
      const { client, id, outbox } = talker
      let cuts = isCut ? 1 : 0
      while (!isDone(talker)) {
        if (client.closed !== null || !client.socket) await client.open()
        const before = client.refused.length
        for (const [cid, content] of outbox) if (!client.isAcknowledged(cid)) client.frame({ id, cid, content })
        // Now, while they are under way in either direction: some are stored and some are not.
        if (cuts-- > 0) for (const proxy of proxies) proxy.cut(1 / CLIENTS, random)
        await client.until(() => isDone(talker) || client.closed !== null || client.refused.length > before)
      }
    }
    const talk = async (talker: Talker, nth: number) => {
      for (let said = 0; said < MESSAGES; said++) {
        const message = { cid: crypto.randomUUID(), content: `${nth}:${said}` }
        talker.sent.push(message)
        talker.outbox.set(message.cid, message.content)
        await deliver(talker, random() < CUT_SHARE)
      }
    }
    await Promise.all(talkers.map(talk))

    const { services } = servers[0]!
    const stored = await services.pool.query<{ conversation_id: string; seq: number; cid: string; content: string; sender_id: string }>(
      'select conversation_id, seq, cid, content, sender_id from chat_event order by conversation_id, seq',
    )
    const byGroup = Map.groupBy(stored.rows, (row) => row.conversation_id)
    // Who was cut off after the last acknowledgement comes back for what the others said.
    await Promise.all(
      talkers.map(async ({ client, id }) => {
        if (client.closed !== null) await client.open()
        await client.until(() => client.events.get(id)?.at(-1)?.seq === byGroup.get(id)?.length)
      }),
    )
    const sent = talkers.flatMap((talker) => talker.sent)
    const cids = stored.rows.map((row) => row.cid)
    const kept = new Set(cids)
    const lost = sent.filter(({ cid }) => !kept.has(cid)).length
    const doubled = cids.length - kept.size
    const wrong = talkers.filter(({ client, id }) => {
      const due = byGroup.get(id)?.map((row) => `${row.seq} ${row.content}`) ?? []
      return (
        client.events
          .get(id)
          ?.map((event) => `${event.seq} ${event.content}`)
          .join('\n') !== due.join('\n')
      )
    }).length
    const outOfOrder = [...byGroup.values()].filter((rows) => rows.some((row, at) => row.seq !== at + 1)).length
    const cuts = proxies.reduce((sum, proxy) => sum + proxy.cuts, 0)
    process.stdout.write(
      `chat under fire: ${sent.length} messages of ${CLIENTS} clients, ${cuts} cuts; lost ${lost}, doubled ${doubled}, out of order ${outOfOrder}, clients with another history ${wrong}\n`,
    )
    expect({ lost, doubled, outOfOrder, wrong }).toEqual({ lost: 0, doubled: 0, outOfOrder: 0, wrong: 0 })
    expect(cuts).toBeGreaterThan(20)
    await Promise.all(talkers.map(({ client }) => client.close()))
    for (const proxy of proxies) await proxy.close()
  },
  60_000 + MESSAGES * 5_000,
)
