import type { WebSocket } from '@fastify/websocket'
import type { Unread, WireEvent } from '../../src/features/chat/contract/wire.ts'
import { Connection } from '../../src/features/chat/server/connection.ts'
import { addMembers, leaveGroup } from '../../src/features/chat/server/groups.ts'
import { ChatHub } from '../../src/features/chat/server/hub.ts'
import { unreadOf } from '../../src/features/chat/server/reads.ts'
import { conversation, conversationMember } from '../../src/features/chat/server/tables.ts'
import type { Talk } from '../../src/features/chat/server/talk.ts'
import { perform, performAsSystem } from '../../src/platform/server/act.ts'
import type { Actor } from '../../src/platform/server/actor.ts'
import { SettableClock } from '../../src/platform/server/clock.ts'
import { Live, type SignalKind } from '../../src/platform/server/live.ts'
import type { Services } from '../../src/platform/server/services.ts'

/**
 * A history: people with several tabs write in several conversations on two servers, over links that are cut, while servers are killed,
 * members come and go and the clock jumps. A seed decides what happens. When it is quiet, everybody must have the same, and all of it.
 */

/** Faults that are planted to see whether the model finds them. */
export type Fault = 'acknowledged before the commit' | 'known for 30 s only' | 'a global cursor' | 'unread counted by the client'

export interface Stage {
  services: Services
  people: readonly Actor[]
}

const pause = (ms = 0) => new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve)))

type Random = () => number

/** A small generator: the same seed decides the same. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Signals of one server, passed to the others with delay; a killed server passes none, and some are lost until the link is back. */
class LinkedLive extends Live {
  readonly peers: LinkedLive[] = []
  readonly #resumed: (() => void)[] = []
  readonly #random: Random
  isDead = false
  isCut = false

  constructor(random: Random) {
    super()
    this.#random = random
  }

  override publishElsewhere<T>(kind: SignalKind<T>, content: T): void {
    if (this.isDead) return
    for (const peer of this.peers)
      if (!peer.isDead && !peer.isCut)
        setTimeout(() => !peer.isDead && peer.publishHere(kind, structuredClone(content)), this.#random() * 4)
  }

  override publishHere<T>(kind: SignalKind<T>, content: T): void {
    if (!this.isDead) super.publishHere(kind, content)
  }

  override onResume(handler: () => void): void {
    this.#resumed.push(handler)
  }

  resume(): void {
    this.isCut = false
    for (const handler of this.#resumed) handler()
  }
}

interface Server {
  hub: ChatHub
  live: LinkedLive
}

interface Outgoing {
  cid: string
  id: string
  content: string
}

/** One connection: what is under way in both directions is lost when it is cut. */
class Link {
  readonly up: string[] = []
  readonly down: string[] = []
  readonly #server: Server
  readonly #connection: Connection
  readonly #talk: Talk | null
  #before: Promise<unknown> = Promise.resolve()
  isOpen = true

  constructor(server: Server, actor: Actor) {
    this.#server = server
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => this.isOpen && this.down.push(text),
      close: () => this.cut(),
      terminate: () => undefined,
    }
    this.#connection = new Connection(socket as unknown as WebSocket, actor, 'cn')
    this.#talk = server.hub.join(this.#connection, async () => actor)
  }

  hear(): void {
    const text = this.up.shift()
    if (text === undefined) return
    this.#before = this.#before.then(() => (this.isOpen ? this.#talk?.hear(text) : undefined)).catch(() => this.cut())
  }

  cut(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.up.length = 0
    this.down.length = 0
    Object.assign(this.#connection.socket, { readyState: 3 })
    this.#server.hub.leave(this.#connection)
  }

  settled(): Promise<unknown> {
    return this.#before
  }
}

/** One tab of a person: it keeps what it has across connections, and its outbox until the acknowledgement. */
class Tab {
  readonly actor: Actor
  readonly events = new Map<string, WireEvent[]>()
  readonly outbox = new Map<string, Outgoing>()
  readonly acknowledged = new Map<string, { id: string; seq: number; content: string }>()
  readonly #fault: Fault | undefined
  unread: Unread = { total: 0, mentions: 0, of: {} }
  counted = 0
  link: Link | null = null

  constructor(actor: Actor, fault: Fault | undefined) {
    this.actor = actor
    this.#fault = fault
  }

  connect(server: Server, ids: readonly string[]): void {
    this.link?.cut()
    this.link = new Link(server, this.actor)
    const at = Object.fromEntries(ids.map((id) => [id, this.events.get(id)?.at(-1)?.seq ?? 0]))
    this.link.up.push(JSON.stringify({ code: 1, message: { v: 2, at } }))
    for (const message of this.outbox.values()) this.#push({ ...message })
  }

  say(id: string, content: string): void {
    const message = { cid: crypto.randomUUID(), id, content }
    this.outbox.set(message.cid, message)
    this.#push(message)
  }

  do(what: string, id: string, seq: number): void {
    this.#push({ do: what, id, seq })
  }

  resend(): void {
    for (const message of this.outbox.values()) this.#push({ ...message })
  }

  take(): void {
    const text = this.link?.down.shift()
    if (text === undefined) return
    const { code, message } = JSON.parse(text)
    if (code === 1 && message.unread) this.unread = message.unread
    if (code !== '2') return
    if (message.do === 'page') {
      const last = this.#last(message.id)
      if (message.after <= last) for (const event of message.events) this.#add(event, true)
    } else if (message.do === 'known') this.#acknowledge(message.cid, message.id, message.seq)
    else if (message.do === 'unread') this.unread = message
    else if (message.do === 'refused') {
      // A member who has left keeps nothing in the outbox; a fault of the server is sent again.
      if (message.error !== 'unavailable' && message.cid) this.outbox.delete(message.cid)
    } else if (message.do === undefined) this.#add(message, false)
  }

  get shownUnread(): number {
    return this.#fault === 'unread counted by the client' ? this.counted : this.unread.total
  }

  #last = (id: string): number => this.events.get(id)?.at(-1)?.seq ?? 0

  #push(message: object): void {
    if (this.link?.isOpen) this.link.up.push(JSON.stringify({ code: '2', message }))
    if ('do' in message && message.do === 'read') this.counted = 0
  }

  #add(event: WireEvent, isNext: boolean): void {
    const last = this.#last(event.id)
    if (event.seq <= last) return
    if (!isNext && event.seq > last + 1) {
      this.do('sync', event.id, last)
      return
    }
    const events = this.events.get(event.id) ?? []
    this.events.set(event.id, events)
    events.push(event)
    if (event.mine && event.cid) this.#acknowledge(event.cid, event.id, event.seq)
    if (event.kind === 'message' && !event.mine && !event.recalled) this.counted++
    if (event.kind === 'recall' && event.data && 'seq' in event.data) {
      const { seq } = event.data
      const erased = events.find((one) => one.seq === seq)
      if (erased) Object.assign(erased, { content: '', recalled: 'sender' })
    }
  }

  #acknowledge(sentCid: string, id: string, seq: number): void {
    const cid = sentCid.split('|')[0] ?? sentCid
    const message = this.outbox.get(cid)
    if (message) this.acknowledged.set(cid, { id, seq, content: message.content })
    this.outbox.delete(cid)
  }
}

interface StoredEvent {
  seq: number
  kind: string
  sender_id: string
  cid: string | null
  content: string
  recalled: string | null
}

export interface Told {
  /** What does not hold, or null. */
  violation: string | null
  messages: number
}

const STEPS = 40
/** Longer histories find a fault with fewer of them. */
const FAULTY_STEPS = 120
const TRIES = 60
/** A fault that is planted stays: there is less to wait for. */
const FAULTY_TRIES = 12

/** Plays one history and judges it. */
export async function play({ services, people }: Stage, seed: number, fault?: Fault): Promise<Told> {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const clock = new SettableClock()
  const db = fault === 'acknowledged before the commit' ? hasty(services, random) : services.db
  const begin = (): Server => {
    const live = new LinkedLive(random)
    const own = { ...services, db, live, clock }
    const hub = new ChatHub(own, 1_000_000)
    if (fault === 'known for 30 s only') forgetful(hub, clock)
    if (fault === 'a global cursor') byGlobalCursor(hub, services)
    return { hub, live }
  }
  const servers = [begin(), begin()]
  const link = () => {
    for (const one of servers) one.live.peers.splice(0, Infinity, ...servers.filter((other) => other !== one).map((other) => other.live))
  }
  link()
  const ids = await foundConversations(services, people)
  const [group = ''] = ids
  const tabs = people.flatMap((actor, nth) => Array.from({ length: nth === 0 ? 2 : 1 }, () => new Tab(actor, fault)))
  for (const tab of tabs) tab.connect(pick(servers), ids)
  const steps = fault ? FAULTY_STEPS : STEPS
  // All but one fall silent at some time: nothing that comes later shows a client that it has missed the last of them.
  const silentFrom = ids.map((_, nth) => (nth === 0 ? steps : steps * random()))
  let said = 0
  let step = 0
  const sayable = () => pick(ids.filter((_, nth) => step < (silentFrom[nth] ?? 0)))

  const actions: [weight: number, run: () => unknown][] = [
    [8, () => pick(tabs).say(sayable(), `消息 ${++said}`)],
    [16, () => pick(tabs).link?.hear()],
    [16, () => takeSome(pick(tabs), random)],
    [2, () => pick(tabs).link?.cut()],
    [4, () => pick(tabs.filter((tab) => !tab.link?.isOpen).concat(pick(tabs))).connect(pick(servers), ids)],
    [2, () => pick(tabs).resend()],
    [1, () => double(pick(tabs).link)],
    [1, () => reorder(pick(tabs).link)],
    [2, () => recallOne(pick(tabs), pick(ids), random)],
    [4, () => readSome(pick(tabs), pick(ids), random)],
    [1, () => clock.advance({ seconds: Math.floor((random() - 0.3) * 4_000) })],
    [0.5, () => kill(servers, Math.floor(random() * servers.length), tabs, begin, link)],
    [0.5, () => Object.assign(pick(servers).live, { isCut: true })],
    [1, () => overtake(pick(tabs), pick(tabs), servers, sayable(), ids, () => `消息 ${++said}`)],
    [0.5, () => comeOrGo(services, pick(people.slice(1)), people[0] as Actor, group, random).catch(() => undefined)],
    [6, () => pause(random() < 0.5 ? 0 : random() * 4)],
  ]
  const total = actions.reduce((sum, [weight]) => sum + weight, 0)
  for (; step < steps; step++) {
    let at = random() * total
    const action = actions.find(([weight]) => {
      at -= weight
      return at < 0
    })
    await (action ?? actions[0])?.[1]()
  }
  for (const { live } of servers) live.resume()
  let violation: string | null = null
  for (let tries = 0; tries < (fault ? FAULTY_TRIES : TRIES); tries++) {
    await rest(servers, tabs, ids)
    for (const { hub } of servers) await hub.fanOut.check()
    violation = await judge(services, tabs, ids)
    if (violation === null) break
    // What is still on its way arrives; what is lost does not.
    await pause(30)
  }
  for (const tab of tabs) tab.link?.cut()
  return { violation, messages: said }
}

async function foundConversations(services: Services, people: readonly Actor[]): Promise<string[]> {
  return performAsSystem(services, 'model', async (act) => {
    const made = await act.tx
      .insert(conversation)
      .values(['甲', '乙', '丙'].map((name) => ({ kind: 'group' as const, name, lastAt: act.now, createdAt: act.now })))
      .returning({ id: conversation.id })
    await act.tx.insert(conversationMember).values(
      made.flatMap(({ id }) =>
        people.map(({ accountId }, nth) => ({
          conversationId: id,
          accountId,
          role: nth === 0 ? ('owner' as const) : ('member' as const),
          fromSeq: 1,
          readSeq: 0,
          deliveredSeq: 0,
          joinedAt: act.now,
        })),
      ),
    )
    return made.map(({ id }) => id)
  })
}

const isMessage = (text: string): boolean => text.includes('"cid"')

function double(link: Link | null): void {
  const text = link?.up.find(isMessage)
  if (text) link?.up.push(text)
}

function reorder(link: Link | null): void {
  const at = link?.up.findIndex(isMessage) ?? -1
  if (!link || at < 0) return
  const [text] = link.up.splice(at, 1)
  if (text) link.up.push(text)
}

function recallOne(tab: Tab, id: string, random: Random): void {
  const own = (tab.events.get(id) ?? []).filter((event) => event.mine && event.kind === 'message')
  const event = own[Math.floor(random() * own.length)]
  if (event) tab.do('recall', id, event.seq)
}

function takeSome(tab: Tab, random: Random): void {
  for (let frames = Math.ceil(random() * 6); frames > 0; frames--) tab.take()
}

function readSome(tab: Tab, id: string, random: Random): void {
  const events = tab.events.get(id) ?? []
  const event = events[Math.floor(random() * events.length)]
  if (event) tab.do('read', id, event.seq)
}

/** An event that one server has not heard of yet is older than the one in another conversation that its socket gets. */
async function overtake(
  reader: Tab,
  writer: Tab,
  [here, there]: readonly Server[],
  late: string,
  ids: readonly string[],
  text: () => string,
): Promise<void> {
  if (!here || !there || reader === writer) return
  here.live.isCut = true
  for (const [tab, server, id] of [
    [writer, there, late],
    [reader, here, ids.find((one) => one !== late) ?? late],
  ] as const) {
    tab.connect(server, ids)
    tab.say(id, text())
    while (tab.link && tab.link.up.length > 0) {
      tab.link.hear()
      await tab.link.settled()
    }
    await pause()
  }
  while (reader.link && reader.link.down.length > 0) reader.take()
  reader.connect(here, ids)
}

/** As by kill -9: what was under way is committed or not, and nobody hears of it. */
function kill(servers: Server[], nth: number, tabs: readonly Tab[], begin: () => Server, link: () => void): void {
  const server = servers[nth]
  if (!server) return
  server.live.isDead = true
  for (const tab of tabs) tab.link?.cut()
  servers[nth] = begin()
  link()
}

async function comeOrGo(services: Services, actor: Actor, owner: Actor, id: string, random: Random): Promise<void> {
  const opening = { lang: 'cn' as const, requestId: 'model', ip: null }
  if (random() < 0.6) await perform<unknown, Actor>(services, { ...opening, actor }, (act) => leaveGroup(act, { id }))
  else
    await perform<unknown, Actor>(services, { ...opening, actor: owner }, (act) => addMembers(act, { id, accountIds: [actor.accountId] }))
}

const ROUNDS_MOST = 100

/** Everything that is under way arrives, everybody is connected, every outbox is empty. */
async function rest(servers: readonly Server[], tabs: readonly Tab[], ids: readonly string[]): Promise<void> {
  let quiet = 0
  for (let round = 0; round < ROUNDS_MOST && quiet < 2; round++) {
    let moved = false
    for (const tab of tabs) {
      while (tab.link && tab.link.up.length > 0) {
        tab.link.hear()
        moved = true
      }
      await tab.link?.settled()
      while (tab.link && tab.link.down.length > 0) {
        tab.take()
        moved = true
      }
      if (!tab.link?.isOpen) {
        tab.connect(servers[0] as Server, ids)
        moved = true
      } else if (round % 20 === 19) tab.resend()
    }
    const waits = tabs.some((tab) => tab.outbox.size > 0)
    quiet = moved || waits ? 0 : quiet + 1
    await pause(5)
  }
}

async function judge(services: Services, tabs: readonly Tab[], ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const { rows } = await services.pool.query<StoredEvent>(
      'select seq, kind, sender_id, cid, content, recalled from chat_event where conversation_id = $1 order by seq',
      [id],
    )
    const members = await services.pool.query<{ account_id: string; from_seq: number }>(
      'select account_id, from_seq from chat_member where conversation_id = $1',
      [id],
    )
    // G3: one order without a gap.
    if (rows.some((row, at) => row.seq !== at + 1)) return `${id}: numbers have a gap: ${rows.map((row) => row.seq).join(' ')}`
    // G2: each message once.
    const cids = rows.flatMap((row) => (row.cid === null ? [] : [`${row.sender_id}:${row.cid.split('|')[0]}`]))
    if (new Set(cids).size !== cids.length) return `${id}: a message is stored twice`
    for (const tab of tabs) {
      // G1: what was acknowledged is kept, at its number.
      for (const [cid, told] of tab.acknowledged) {
        if (told.id !== id) continue
        const row = rows[told.seq - 1]
        if (!row || row.cid?.split('|')[0] !== cid) return `${id}: the acknowledged message ${told.seq} is not there`
        if (row.recalled === null && row.content !== told.content) return `${id}: message ${told.seq} has another content`
      }
      if (tab.outbox.size > 0) return `${tab.outbox.size} messages were never acknowledged`
      // G4: nothing skipped.
      const member = members.rows.find((one) => one.account_id === tab.actor.accountId)
      if (!member) continue
      const due = rows.filter((row) => row.seq >= member.from_seq).map((row) => `${row.seq}:${row.kind}:${row.content}`)
      const has = (tab.events.get(id) ?? [])
        .filter((event) => event.seq >= member.from_seq)
        .map((event) => `${event.seq}:${event.kind}:${event.content}`)
      if (due.join('\n') !== has.join('\n'))
        return `${id}: a client has ${has.length} of ${due.length} events:\n${has.join('\n')}\n—\n${due.join('\n')}`
    }
  }
  // G5: the same number everywhere, which is that of the read pointer.
  for (const tab of tabs) {
    const { accountId } = tab.actor
    const truth = await referenceUnread(services, accountId, ids)
    const told = (await unreadOf(services.db, [accountId])).get(accountId)?.of ?? {}
    const server = ids.reduce((sum, id) => sum + (told[id]?.unread ?? 0), 0)
    if (server !== truth) return `the server counts ${server} unread, there are ${truth}`
    const shown = tab.shownUnread - otherUnread(tab, ids)
    if (shown !== truth) return `a tab shows ${shown} unread, there are ${truth}`
  }
  return null
}

/** Unread of other histories with the same people. */
const otherUnread = ({ unread, shownUnread }: Tab, ids: readonly string[]): number =>
  shownUnread === unread.total
    ? Object.entries(unread.of).reduce((sum, [id, { unread: count }]) => sum + (ids.includes(id) ? 0 : count), 0)
    : 0

async function referenceUnread(services: Services, accountId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await services.pool.query<{ count: number }>(
    `select count(*)::int from chat_event e join chat_member m on m.conversation_id = e.conversation_id and m.account_id = $1
      where e.conversation_id = any($2) and e.kind = 'message' and e.sender_id <> $1 and e.recalled is null
        and e.seq > m.read_seq and e.seq >= m.from_seq`,
    [accountId, ids],
  )
  return rows[0]?.count ?? 0
}

/** Says that it has committed before it has, and is sometimes killed in between. */
function hasty({ db }: Services, random: Random): Services['db'] {
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
function forgetful(hub: ChatHub, clock: SettableClock): void {
  const submit = hub.orders.submit.bind(hub.orders)
  hub.orders.submit = (order) => {
    if (order.do !== 'send') return submit(order)
    const cid = `${order.message.cid}|${Math.floor(clock.now().epochMilliseconds / 30_000)}`
    return submit({ ...order, message: { ...order.message, cid } })
  }
}

/** Takes the newest event that a client has, of any conversation, as the place from which it needs more. */
function byGlobalCursor(hub: ChatHub, { pool }: Services): void {
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
