import { preparedSql } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { idAt } from '../../../../platform/server/data/partitions.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { EventData, EventKind } from '../contract/conversation.ts'
import { type ShownEvent, type StoredEvent, shownEvents } from './present.ts'
import { eventsElsewhere, eventsHere } from './signals.ts'
import { conversation, conversationEvent } from './tables.ts'

export type Conversation = typeof conversation.$inferSelect
/** What numbering its events needs of a locked conversation. */
export type Numbered = Pick<Conversation, 'id' | 'kind' | 'lastSeq'>

export interface NewEvent {
  kind: EventKind
  senderId: string
  cid?: string
  digest?: string
  content?: string
  replySeq?: number | undefined
  mentions?: string[]
  fileIds?: string[]
  data?: EventData[keyof EventData]
  hiddenFrom?: string | null
}

/** Locks a conversation until the transaction ends. Every write of its events, members and pointers begins here. */
export async function holdConversation(act: Act<unknown>, id: string): Promise<Conversation> {
  const [row] = await act.tx.select().from(conversation).where(eq(conversation.id, id)).for('update')
  if (!row) throw refuse('notFound')
  return row
}

const p = sql.placeholder

const insertEvents = preparedSql(
  'chat_events_insert',
  sql`insert into ${conversationEvent}
    (id, conversation_id, seq, kind, sender_id, cid, digest, content, reply_seq, mentions, file_ids, data, hidden_from, at)
    select id, conversation_id, seq, kind, sender_id, cid, digest, content, reply_seq, mentions, file_ids, data, hidden_from, at
    from jsonb_to_recordset(${p('events')}::jsonb) as e(id uuid, conversation_id uuid, seq integer, kind text, sender_id uuid, cid text,
      digest text, content text, reply_seq integer, mentions uuid[], file_ids uuid[], data jsonb, hidden_from uuid, at timestamptz)`,
)

const insertFiles = preparedSql(
  'chat_files_insert',
  sql`insert into chat_file (conversation_id, seq, file_id)
    select (e ->> 'conversation_id')::uuid, (e ->> 'seq')::integer, f.id::uuid
    from jsonb_array_elements(${p('events')}::jsonb) as e, jsonb_array_elements_text(e -> 'file_ids') as f(id)
    on conflict do nothing`,
)

const advance = preparedSql(
  'chat_conversations_advance',
  sql`update ${conversation} c set last_seq = n.last_seq, last_at = n.at
    from jsonb_to_recordset(${p('heads')}::jsonb) as n(id uuid, last_seq integer, at timestamptz) where c.id = n.id`,
)

/**
 * Gives each event the next number of its locked conversation and stores all of them in one statement. They are announced after the
 * commit, to this server with their contents.
 */
export async function append(act: Act<unknown>, additions: readonly { to: Numbered; event: NewEvent }[]): Promise<ShownEvent[]> {
  if (additions.length === 0) return []
  const heads = new Map<string, number>()
  // As exact as the frames: what is sent live and what is read later agree.
  const at = act.now.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
  const stored = additions.map(({ to, event }): StoredEvent & { digest: string | null } => {
    const seq = (heads.get(to.id) ?? to.lastSeq) + 1
    heads.set(to.id, seq)
    return {
      conversationId: to.id,
      conversationKind: to.kind,
      seq,
      kind: event.kind,
      senderId: event.senderId,
      cid: event.cid ?? null,
      digest: event.digest ?? null,
      content: event.content ?? '',
      replySeq: event.replySeq ?? null,
      mentions: event.mentions ?? [],
      fileIds: event.fileIds ?? [],
      data: event.data ?? null,
      hiddenFrom: event.hiddenFrom ?? null,
      recalled: null,
      at,
    }
  })
  const events = JSON.stringify(stored.map(rowOf))
  await insertEvents(act.tx, { events })
  if (stored.some((event) => event.fileIds.length > 0)) await insertFiles(act.tx, { events })
  await advance(act.tx, { heads: JSON.stringify([...heads].map(([id, lastSeq]) => ({ id, last_seq: lastSeq, at }))) })
  for (const { to } of additions) to.lastSeq = heads.get(to.id) ?? to.lastSeq
  const shown = await shownEvents(act.tx, stored)
  act.afterCommit(() => announce(act, shown))
  return shown
}

const rowOf = (event: StoredEvent & { digest: string | null }) => ({
  id: idAt(event.at),
  conversation_id: event.conversationId,
  seq: event.seq,
  kind: event.kind,
  sender_id: event.senderId,
  cid: event.cid,
  digest: event.digest,
  content: event.content,
  reply_seq: event.replySeq,
  mentions: event.mentions,
  file_ids: event.fileIds,
  data: event.data,
  hidden_from: event.hiddenFrom,
  at: event.at,
})

const JOINED_AT_ONCE = 100

function announce({ services: { live } }: Act<unknown>, events: readonly ShownEvent[]): void {
  live.publishHere(eventsHere, events)
  const heads = new Map<string, number>()
  for (const { conversationId, seq, kind, data } of events) {
    heads.set(conversationId, seq)
    if (kind !== 'join') continue
    const accounts = (data as EventData['join']).people.map((person) => person.id)
    for (let from = 0; from < accounts.length; from += JOINED_AT_ONCE)
      live.publishElsewhere(eventsElsewhere, {
        id: conversationId,
        seq,
        joined: { at: seq, accounts: accounts.slice(from, from + JOINED_AT_ONCE) },
      })
  }
  for (const [id, seq] of heads) live.publishElsewhere(eventsElsewhere, { id, seq })
}
