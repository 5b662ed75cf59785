import { preparedSql } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason } from '../../../../platform/server/wire/refusal.ts'
import { RECALL_MINUTES } from '../../../../rules/constants.ts'
import { mutedAmong } from '../../moderation/server/reads.ts'
import type { Sending } from '../contract/protocol.ts'
import { aboutPair, blockedAmong, otherOf, pairAbout, pairOf, pairsInTouch } from './allowed.ts'
import { append, type Conversation, type NewEvent, type Numbered } from './events.ts'
import { claimMessageFiles } from './files.ts'
import { openPair } from './pairs.ts'
import { movePointers, type Pointer } from './pointers.ts'
import { eraseMessage } from './recall.ts'
import { conversation, conversationEvent, conversationMember } from './tables.ts'

interface SendOrder {
  do: 'send'
  actor: Actor
  message: Sending
}

/** What a socket asks for. All of it happens under the lock of its conversation. */
export type Order =
  | SendOrder
  | { do: 'recall'; actor: Actor; id: string; seq: number }
  | { do: 'read' | 'delivered'; actor: Actor; id: string; seq: number }

/** `seq` of what was stored; `known` if it was stored before. */
export type Acted = { id: string; seq: number; at: Temporal.Instant | null; known: boolean } | { refused: Reason }

type Held = Numbered & Pick<Conversation, 'about' | 'allMuted' | 'readOnly'> & { members: Map<string, Member> }
interface Member {
  account_id: string
  role: 'owner' | 'admin' | 'member'
  muted: boolean
  from_seq: number
}

interface Batch {
  held: HeldAll
  known: ReadonlyMap<string, KnownMessage>
  standing: Standing
  /** By order: the outcome, as soon as it is known. */
  acted: (Acted | undefined)[]
  additions: { to: Held; event: NewEvent; at: number }[]
  pointers: (Pointer & { at: number })[]
  /** Messages of this batch by "conversation:sender:cid". */
  fresh: Map<string, { at: number; digest: string }>
  /** Orders that repeat one of this batch. */
  twins: { at: number; first: number }[]
}

/** Carries out orders in their sequence, in one transaction, with a fixed number of statements. */
export async function carryOut(act: Act<unknown>, orders: readonly Order[]): Promise<Acted[]> {
  const held = await holdAll(act, orders)
  const sends = orders.flatMap((order) => (order.do === 'send' ? [order] : []))
  const batch: Batch = {
    held,
    known: await knownMessages(act, sends, held),
    standing: await standingOf(act, sends, held),
    acted: new Array(orders.length),
    additions: [],
    pointers: [],
    fresh: new Map(),
    twins: [],
  }
  for (const [at, order] of orders.entries()) {
    const outcome = await prepare(act, batch, order, at)
    if (outcome) batch.acted[at] = outcome
  }
  await store(act, batch)
  return batch.acted.map((one) => one ?? { refused: reason('notFound') })
}

/** The outcome of an order that stores nothing; otherwise what it stores is noted in the batch. */
async function prepare(act: Act<unknown>, batch: Batch, order: Order, at: number): Promise<Acted | null> {
  const to = batch.held.find(order)
  const { accountId } = order.actor
  const member = to?.members.get(accountId)
  if (!to || !member) return { refused: reason(!to && isToPerson(order) ? 'chatNotAllowed' : 'notFound') }
  if (order.do === 'send') return prepareSend(act, batch, to, member, order, at)
  if (order.do !== 'recall') {
    batch.pointers.push({ id: to.id, accountId, do: order.do, seq: Math.min(order.seq, to.lastSeq), at })
    return null
  }
  const recalled = await recallOne(act, to, order)
  if ('acted' in recalled) return recalled.acted
  batch.additions.push({ to, event: recalled.event, at })
  return null
}

async function prepareSend(
  act: Act<unknown>,
  { known, fresh, twins, standing, additions }: Batch,
  to: Held,
  member: Member,
  { actor, message }: SendOrder,
  at: number,
): Promise<Acted | null> {
  const { accountId } = actor
  const cid = message.cid ?? crypto.randomUUID()
  const digest = digestOf(act, message)
  const key = `${to.id}:${accountId}:${cid}`
  const before = known.get(key)
  const twin = fresh.get(key)
  if ((before ?? twin ?? { digest }).digest !== digest) return { refused: reason('messageIdReused') }
  if (before) return { id: to.id, seq: before.seq, at: before.at, known: true }
  if (twin) {
    twins.push({ at, first: twin.at })
    return null
  }
  const refused = refusalOf(to, member, standing)
  if (refused) return { refused }
  fresh.set(key, { at, digest })
  const event: NewEvent = {
    kind: 'message',
    senderId: accountId,
    cid,
    digest,
    content: message.content,
    replySeq: message.replySeq !== undefined && message.replySeq <= to.lastSeq ? message.replySeq : undefined,
    mentions: message.mentions.filter((id) => to.members.has(id) && id !== accountId),
    fileIds: await claimMessageFiles(act, actor, message.fileIds),
    hiddenFrom: hiddenFrom(to, accountId, standing),
  }
  additions.push({ to, event, at })
  return null
}

async function store(act: Act<unknown>, { additions, pointers, twins, acted }: Batch): Promise<void> {
  const events = await append(act, additions)
  for (const [nth, { at }] of additions.entries()) {
    const event = events[nth]
    if (event) acted[at] = { id: event.conversationId, seq: event.seq, at: event.at, known: false }
  }
  for (const { at, first } of twins) {
    const stored = acted[first]
    if (stored) acted[at] = 'refused' in stored ? stored : { ...stored, known: true }
  }
  await movePointers(act, pointers)
  for (const { at, id, seq } of pointers) acted[at] = { id, seq, at: null, known: false }
}

const digestOf = ({ services }: Act<unknown>, { content, replySeq, mentions, fileIds }: Sending): string =>
  services.masterKeys.digest(JSON.stringify([content, replySeq ?? null, mentions, fileIds]))

const p = sql.placeholder

/** The conversations of a batch, locked in the order of their ids: two servers that lock several never wait for each other in a circle. */
const lockAll = preparedSql<{
  id: string
  kind: Conversation['kind']
  about: string | null
  all_muted: boolean
  read_only: boolean
  last_seq: number
}>(
  'chat_conversations_lock',
  sql`select id, kind, about, all_muted, read_only, last_seq from ${conversation}
    where id = any(${p('ids')}::uuid[]) or (kind = 'friend' and about = any(${p('abouts')}::text[])) order by id for update`,
)

const membersAmong = preparedSql<Member & { conversation_id: string }>(
  'chat_members_among',
  sql`select conversation_id, account_id, role, muted, from_seq from ${conversationMember}
    where conversation_id = any(${p('ids')}::uuid[]) and account_id = any(${p('accounts')}::uuid[])`,
)

interface HeldAll {
  find: (order: Order) => Held | undefined
}

async function holdAll(act: Act<unknown>, orders: readonly Order[]): Promise<HeldAll> {
  const targets = [...new Set(orders.map((order) => (order.do === 'send' ? order.message.id : order.id)))]
  const persons = orders
    .filter(isToPerson)
    .map((order) => ({ ...order, about: aboutPair(pairOf(order.actor.accountId, order.message.id)) }))
  const rows = await lockAll(act.tx, { ids: targets, abouts: [...new Set(persons.map(({ about }) => about))] })
  const held = new Map<string, Held>()
  for (const row of rows) held.set(row.id, heldOf(row))
  for (const { about, actor, message } of persons) {
    const exists = held.has(message.id) || [...held.values()].some((one) => one.kind === 'friend' && one.about === about)
    const opened = exists ? null : await openPair(act, actor.accountId, message.id)
    if (opened) held.set(opened.id, { ...opened, members: new Map() })
  }
  const members = await membersAmong(act.tx, { ids: [...held.keys()], accounts: [...new Set(orders.flatMap(peopleOf))] })
  for (const row of members) held.get(row.conversation_id)?.members.set(row.account_id, row)
  const byAbout = new Map([...held.values()].flatMap((one) => (one.kind === 'friend' && one.about ? [[one.about, one] as const] : [])))
  return {
    find: (order) =>
      order.do === 'send'
        ? (held.get(order.message.id) ?? byAbout.get(aboutPair(pairOf(order.actor.accountId, order.message.id))))
        : held.get(order.id),
  }
}

/** Type 0 names a person or a conversation; type 1 only a conversation. */
const isToPerson = (order: Order): order is SendOrder =>
  order.do === 'send' && order.message.type !== '1' && order.message.id !== order.actor.accountId

/** Those whose membership matters: who acts, and who is mentioned. */
const peopleOf = (order: Order): string[] => [order.actor.accountId, ...(order.do === 'send' ? order.message.mentions : [])]

/** Who has blocked the sender of a message to one person. The number is taken, so that nobody sees a gap. */
function hiddenFrom(to: Held, senderId: string, { blocked }: Standing): string | null {
  if (to.kind !== 'friend' || !to.about) return null
  const recipient = otherOf(to.about, senderId)
  return blocked.has(`${recipient}:${senderId}`) ? recipient : null
}

const heldOf = (row: Awaited<ReturnType<typeof lockAll>>[number]): Held => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  allMuted: row.all_muted,
  readOnly: row.read_only,
  lastSeq: row.last_seq,
  members: new Map(),
})

const knownAmong = preparedSql<{ conversation_id: string; sender_id: string; cid: string; seq: number; digest: string; at: string }>(
  'chat_known_among',
  sql`select e.conversation_id, e.sender_id, e.cid, e.seq, e.digest, to_json(e.at) #>> '{}' as at
    from unnest(${p('conversations')}::uuid[], ${p('senders')}::uuid[], ${p('cids')}::text[]) as q(conversation_id, sender_id, cid)
    join ${conversationEvent} e on e.conversation_id = q.conversation_id and e.sender_id = q.sender_id and e.cid = q.cid`,
)

interface KnownMessage {
  seq: number
  digest: string
  at: Temporal.Instant
}

/** Messages that were stored before under the same cid, by "conversation:sender:cid". */
async function knownMessages(act: Act<unknown>, sends: readonly SendOrder[], held: HeldAll): Promise<Map<string, KnownMessage>> {
  const asked = sends.flatMap((order) => {
    const to = held.find(order)
    return to && order.message.cid ? [{ conversation: to.id, sender: order.actor.accountId, cid: order.message.cid }] : []
  })
  if (asked.length === 0) return new Map()
  const rows = await knownAmong(act.tx, {
    conversations: asked.map((one) => one.conversation),
    senders: asked.map((one) => one.sender),
    cids: asked.map((one) => one.cid),
  })
  return new Map(
    rows.map((row) => [
      `${row.conversation_id}:${row.sender_id}:${row.cid}`,
      { seq: row.seq, digest: row.digest, at: Temporal.Instant.from(row.at) },
    ]),
  )
}

interface Standing {
  /** Whom the platform does not let write, and why. */
  muted: Map<string, Reason>
  allowed: Set<string>
  /** "recipient:sender" */
  blocked: Set<string>
}

async function standingOf(act: Act<unknown>, sends: readonly SendOrder[], held: HeldAll): Promise<Standing> {
  const muted = await mutedAmong(
    act,
    sends.map((order) => order.actor.accountId),
  )
  const abouts = new Map<string, string>()
  for (const order of sends) {
    const to = held.find(order)
    if (to?.kind === 'friend' && to.about) abouts.set(`${to.about}|${order.actor.accountId}`, order.actor.accountId)
  }
  const asked = [...abouts].map(([key, sender]) => ({ about: key.slice(0, key.indexOf('|')), sender }))
  if (asked.length === 0) return { muted, allowed: new Set(), blocked: new Set() }
  const allowed = await pairsInTouch(
    act.tx,
    [...new Set(asked.map(({ about }) => about))].map((about) => pairAbout(about)),
  )
  const blocked = await blockedAmong(
    act.tx,
    asked.map(({ about, sender }) => ({ recipient: otherOf(about, sender), sender })),
  )
  return { muted, allowed, blocked }
}

function refusalOf(to: Held, member: Member, { muted, allowed }: Standing): Reason | null {
  if (to.readOnly) return reason('chatReadOnly')
  const byPlatform = muted.get(member.account_id)
  if (byPlatform) return byPlatform
  if (to.kind === 'friend') return allowed.has(to.about ?? '') ? null : reason('chatNotAllowed')
  if (member.muted || (to.allMuted && member.role === 'member')) return reason('chatSilenced')
  return null
}

/** One's own message within two minutes. A second recall of the same message is the first. */
async function recallOne(
  act: Act<unknown>,
  to: Held,
  order: Extract<Order, { do: 'recall' }>,
): Promise<{ event: NewEvent } | { acted: Acted }> {
  const message = await eraseMessage(act, to.id, order.seq, 'sender', (found) => {
    if (found.senderId !== order.actor.accountId) return reason('notFound')
    return act.now.since(found.at).total('minutes') > RECALL_MINUTES ? reason('chatRecallLate', { minutes: RECALL_MINUTES }) : null
  })
  if ('refused' in message) return { acted: message }
  if (message.before) return { acted: { id: to.id, seq: order.seq, at: null, known: true } }
  return { event: { kind: 'recall', senderId: order.actor.accountId, data: { seq: order.seq, by: 'sender' } } }
}
