import { preparedSql, type Reader } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { ConversationKind, EventData, EventKind } from '../contract/conversation.ts'
import type { Unread } from '../contract/wire.ts'
import { type ShownEvent, type StoredEvent, shownEvents } from './present.ts'
import { conversation, conversationEvent, conversationMember } from './tables.ts'

const p = sql.placeholder

export interface Membership {
  id: string
  kind: ConversationKind
  lastSeq: number
  fromSeq: number
  readSeq: number
}

const memberships = preparedSql<{ id: string; kind: ConversationKind; last_seq: number; from_seq: number; read_seq: number }>(
  'chat_memberships',
  sql`select c.id, c.kind, c.last_seq, m.from_seq, m.read_seq from ${conversationMember} m
    join ${conversation} c on c.id = m.conversation_id where m.account_id = ${p('accountId')}::uuid`,
)

/** The conversations of a person, and how far each has come. */
export async function membershipsOf(db: Reader, accountId: string): Promise<Membership[]> {
  const rows = await memberships(db, { accountId })
  return rows.map((row) => ({ id: row.id, kind: row.kind, lastSeq: row.last_seq, fromSeq: row.from_seq, readSeq: row.read_seq }))
}

const heads = preparedSql<{ id: string; last_seq: number }>(
  'chat_heads',
  sql`select id, last_seq from ${conversation} where id = any(${p('ids')}::uuid[])`,
)

/** The number of the last event of each conversation. */
export async function headsOf(db: Reader, ids: readonly string[]): Promise<{ id: string; seq: number }[]> {
  const rows = ids.length === 0 ? [] : await heads(db, { ids: [...ids] })
  return rows.map((row) => ({ id: row.id, seq: row.last_seq }))
}

interface EventRow {
  conversation_id: string
  conversation_kind: ConversationKind
  seq: number
  kind: EventKind
  sender_id: string
  cid: string | null
  content: string
  reply_seq: number | null
  mentions: string[]
  file_ids: string[]
  data: EventData[keyof EventData] | null
  hidden_from: string | null
  recalled: 'sender' | 'admin' | null
  at_ms: number
}

const columns = sql.raw(`e.conversation_id, c.kind as conversation_kind, e.seq, e.kind, e.sender_id, e.cid, e.content, e.reply_seq,
  to_json(e.mentions) as mentions, to_json(e.file_ids) as file_ids, e.data, e.hidden_from, e.recalled,
  (extract(epoch from e.at) * 1000)::float8 as at_ms`)

const after = preparedSql<EventRow>(
  'chat_events_after',
  sql`select ${columns} from ${conversationEvent} e join ${conversation} c on c.id = e.conversation_id
    where e.conversation_id = ${p('id')}::uuid and e.seq > ${p('seq')}::integer order by e.seq limit ${p('most')}::integer`,
)

const before = preparedSql<EventRow>(
  'chat_events_before',
  sql`select ${columns} from ${conversationEvent} e join ${conversation} c on c.id = e.conversation_id
    where e.conversation_id = ${p('id')}::uuid and e.seq < ${p('seq')}::integer and e.seq >= ${p('from')}::integer
    order by e.seq desc limit ${p('most')}::integer`,
)

const byIds = preparedSql<EventRow & { id: string }>(
  'chat_events_by_ids',
  sql`select e.id, ${columns} from ${conversationEvent} e join ${conversation} c on c.id = e.conversation_id
    where e.id = any(${p('ids')}::uuid[])`,
)

const stored = (row: EventRow): StoredEvent => ({
  conversationId: row.conversation_id,
  conversationKind: row.conversation_kind,
  seq: row.seq,
  kind: row.kind,
  senderId: row.sender_id,
  cid: row.cid,
  content: row.content,
  replySeq: row.reply_seq,
  mentions: row.mentions,
  fileIds: row.file_ids,
  data: row.data,
  hiddenFrom: row.hidden_from,
  recalled: row.recalled,
  at: Temporal.Instant.fromEpochMilliseconds(Math.floor(row.at_ms)),
})

/** Events after a position, in their order: always by position, never by time. */
export const eventsAfter = async (db: Reader, id: string, seq: number, most: number): Promise<ShownEvent[]> =>
  shownEvents(db, (await after(db, { id, seq, most })).map(stored))

/** The last events before a position and from another on, in their order. */
export const eventsBefore = async (db: Reader, id: string, seq: number, from: number, most: number): Promise<ShownEvent[]> =>
  shownEvents(db, (await before(db, { id, seq, from, most })).map(stored).reverse())

export async function eventsByIds(db: Reader, ids: readonly string[]): Promise<Map<string, ShownEvent>> {
  const rows = await byIds(db, { ids: [...ids] })
  const shown = await shownEvents(db, rows.map(stored))
  return new Map(rows.flatMap((row, at) => (shown[at] ? [[row.id, shown[at]] as const] : [])))
}

const unread = preparedSql<{ account_id: string; conversation_id: string; unread: number; mentions: number }>(
  'chat_unread',
  sql`select m.account_id, m.conversation_id, count(*)::integer as unread,
      (count(*) filter (where m.account_id = any(e.mentions)))::integer as mentions
    from ${conversationMember} m
    join ${conversation} c on c.id = m.conversation_id and c.last_seq > m.read_seq
    join ${conversationEvent} e on e.conversation_id = m.conversation_id and e.seq > m.read_seq and e.seq >= m.from_seq
    where m.account_id = any(${p('accounts')}::uuid[]) and e.kind = 'message' and e.sender_id <> m.account_id
      and e.recalled is null and e.hidden_from is distinct from m.account_id
    group by m.account_id, m.conversation_id`,
)

/** What these people have not read, counted from their read pointers: the one answer for all of their tabs and devices. */
export async function unreadOf(db: Reader, accounts: readonly string[]): Promise<Map<string, Unread>> {
  const found = new Map<string, Unread>(accounts.map((id) => [id, { total: 0, mentions: 0, of: {} }]))
  for (const row of await unread(db, { accounts: [...accounts] })) {
    const one = found.get(row.account_id)
    if (!one) continue
    one.total += row.unread
    one.mentions += row.mentions
    one.of[row.conversation_id] = { unread: row.unread, mentions: row.mentions }
  }
  return found
}
