import type { ChatHub } from '../../../src/features/talk/chat/server/hub.ts'
import type { SettableClock } from '../../../src/platform/server/clock.ts'
import type { Services } from '../../../src/platform/server/services.ts'
import { pause, type Random } from './links.ts'

/** Faults that are planted to see whether the model finds them. */
export type Fault = 'acknowledged before the commit' | 'known for 30 s only' | 'a global cursor' | 'unread counted by the client'

/** Says that it has committed before it has, and is sometimes killed in between. */
export function hasty({ db }: Services, random: Random): Services['db'] {
  return new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? (run: Parameters<typeof db.transaction>[0]) =>
            new Promise((resolve, reject) => {
              db.transaction(async (tx) => {
                resolve(await run(tx))
                await pause(random() * 5)
                if (random() < 0.3) throw new Error('killed before the commit')
              }).catch(reject)
            })
        : Reflect.get(target, name, receiver),
  })
}

/** Knows a message for half a minute only: afterwards it is a new one. */
export function forgetful(hub: ChatHub, clock: SettableClock): void {
  const submit = hub.orders.submit.bind(hub.orders)
  hub.orders.submit = (order) => {
    if (order.do !== 'send') return submit(order)
    const cid = `${order.message.cid}|${Math.floor(clock.now().epochMilliseconds / 30_000)}`
    return submit({ ...order, message: { ...order.message, cid } })
  }
}

/** Takes the newest event that a client has, of any conversation, as the place from which it needs more. */
export function byGlobalCursor(hub: ChatHub, { pool }: Services): void {
  const { fanOut } = hub
  const arrive = fanOut.arrive.bind(fanOut)
  fanOut.arrive = async (connection, startOf) => {
    const { rows } = await pool.query<{
      conversation_id: string
      seq: number
      id: string
      last_seq: number
      from_seq: number
      read_seq: number
    }>(
      `select e.conversation_id, e.seq, e.id, c.last_seq, m.from_seq, m.read_seq from chat_event e
        join chat_conversation c on c.id = e.conversation_id
        join chat_member m on m.conversation_id = c.id and m.account_id = $1`,
      [connection.account],
    )
    const starts = new Map<string, number>()
    for (const row of rows) {
      const { conversation_id: id, last_seq: lastSeq, from_seq: fromSeq, read_seq: readSeq } = row
      starts.set(id, startOf({ id, kind: 'group', lastSeq, fromSeq, readSeq }))
    }
    const newest = rows
      .filter((row) => row.seq === starts.get(row.conversation_id))
      .reduce((last, row) => (row.id > last ? row.id : last), '')
    return arrive(connection, (one) => {
      const seen = rows.filter((row) => row.conversation_id === one.id && row.id <= newest).map((row) => row.seq)
      return Math.max(0, startOf(one), ...seen)
    })
  }
}
