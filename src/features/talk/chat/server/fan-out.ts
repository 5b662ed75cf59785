import type { PageNews } from '../../../../platform/server/live/page-news.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { SOCKETS_PER_ACCOUNT } from '../../../../rules/constants.ts'
import type { EventData } from '../contract/conversation.ts'
import { NEWS, type OwnFrame, PAGE_EVENTS } from '../contract/wire.ts'
import type { Connection } from './connection.ts'
import type { ShownEvent } from './present.ts'
import { eventsAfter, headsOf, type Membership, membershipsOf } from './reads.ts'
import { RecentNews } from './recent-news.ts'

const RETRY_MS = 1_000

export interface Behind {
  id: string
  from: number
  to: number
}

/** The open sockets in one conversation. */
interface Room {
  connections: Set<Connection>
  /** The last event that was handed to the room. */
  known: number
  /** What is known to exist; above `known` while it is being read. */
  goal: number
  isReading: boolean
}

/**
 * Hands events to the open sockets of this server, to each in the order of their numbers and each once. Where a number is missing,
 * because another server stored it or a socket has just opened, the events are read from the table by their position.
 */
export class FanOut {
  readonly #services: Services
  readonly #rooms = new Map<string, Room>()
  readonly #accounts = new Map<string, Set<Connection>>()
  /** Those who share news: the members of a company by its id, and the operators. */
  readonly #circles = new Map<string, Set<Connection>>()
  readonly #news = new RecentNews()
  /** Called with each person whose unread messages may have changed. */
  onUnread: (account: string) => void = () => undefined

  constructor(services: Services) {
    this.#services = services
  }

  of(account: string): ReadonlySet<Connection> {
    return this.#accounts.get(account) ?? new Set<Connection>()
  }

  *all(): Generator<Connection> {
    for (const connections of this.#accounts.values()) yield* connections
  }

  /** False if the account has as many sockets as it may. */
  add(connection: Connection): boolean {
    const connections = this.#accounts.get(connection.account) ?? new Set<Connection>()
    if (connections.size >= SOCKETS_PER_ACCOUNT) return false
    this.#accounts.set(connection.account, connections.add(connection))
    const { circle } = connection
    if (circle) this.#circles.set(circle, (this.#circles.get(circle) ?? new Set<Connection>()).add(connection))
    return true
  }

  remove(connection: Connection): void {
    this.leave(connection)
    const connections = this.#accounts.get(connection.account)
    connections?.delete(connection)
    if (connections?.size === 0) this.#accounts.delete(connection.account)
    const circle = this.#circles.get(connection.circle ?? '')
    circle?.delete(connection)
    if (circle?.size === 0) this.#circles.delete(connection.circle ?? '')
  }

  /** The socket is in no conversation any more, until it arrives again. */
  leave(connection: Connection): void {
    for (const id of [...connection.sent.keys()]) this.#exit(connection, id)
  }

  /**
   * Puts a socket into its conversations, in each after the event that `startOf` says, and returns where it is behind. Positions are read
   * twice: what is committed between the first reading and the entry is seen by the second.
   */
  async arrive(connection: Connection, startOf: (one: Membership) => number): Promise<Behind[]> {
    const { db } = this.#services
    const mine = await membershipsOf(db, connection.account)
    const ids = new Set(mine.map((one) => one.id))
    for (const id of [...connection.sent.keys()]) if (!ids.has(id)) this.#exit(connection, id)
    for (const one of mine)
      if (!connection.sent.has(one.id)) this.#enter(connection, one.id, Math.max(one.fromSeq - 1, Math.min(startOf(one), one.lastSeq)))
    const now = await membershipsOf(db, connection.account)
    return now.flatMap(({ id, lastSeq }) => {
      const from = connection.sent.get(id)
      return from === undefined || from >= lastSeq ? [] : [{ id, from, to: lastSeq }]
    })
  }

  /** Sends each what is missing, one conversation after the other. */
  async catchUp(connection: Connection, behind: readonly Behind[]): Promise<void> {
    for (const { id, to } of behind) await this.#catchUpOne(connection, id, to)
  }

  /** Events that this server has just committed. */
  here(events: readonly ShownEvent[]): void {
    const byConversation = Map.groupBy(events, (event) => event.conversationId)
    for (const [id, some] of byConversation) this.#offer(id, some)
  }

  /** Another server has committed events up to a number. */
  elsewhere({ id, seq, joined }: { id: string; seq: number; joined?: { at: number; accounts: string[] } }): void {
    for (const account of joined?.accounts ?? []) this.#enterAll(account, id, (joined?.at ?? 1) - 1)
    const room = this.#rooms.get(id)
    if (!room || seq <= room.known) return
    room.goal = Math.max(room.goal, seq)
    void this.#read(id, room)
  }

  pointerMoved({ id, from, do: what, seq }: { id: string; from: string; do: 'read' | 'delivered'; seq: number }): void {
    for (const connection of this.#rooms.get(id)?.connections ?? []) connection.sendOwn({ code: '2', message: { do: what, id, from, seq } })
    if (what === 'read') this.onUnread(from)
  }

  typing({ id, from }: { id: string; from: string }): void {
    for (const connection of this.#rooms.get(id)?.connections ?? [])
      if (connection.account !== from) connection.sendOwn({ code: '2', message: { do: 'typing', id, from } })
  }

  news(news: PageNews): void {
    const { topic, to, except } = news
    this.#news.add(news)
    const frame: OwnFrame = { code: NEWS, message: { topic } }
    const tell = (connections: Iterable<Connection>) => {
      for (const connection of connections) if (except === undefined || connection.page !== except) connection.sendOwn(frame)
    }
    if (to === 'operators') tell(this.#circles.get(to) ?? [])
    else if ('companyId' in to) tell(this.#circles.get(to.companyId) ?? [])
    else for (const account of to) tell(this.of(account))
  }

  /** The features that have changed for this reader in the last milliseconds; null if all may have. */
  missedNews(connection: Connection, ageMs: number): string[] | null {
    const isReader = ({ to, except }: PageNews) => {
      if (except !== undefined && connection.page === except) return false
      if (to === 'operators') return connection.circle === to
      return 'companyId' in to ? connection.circle === to.companyId : to.includes(connection.account)
    }
    return this.#news.topicsFor(isReader, ageMs)
  }

  /** A server may have died between a commit and its signal: the rooms are compared with the table now and then. */
  async check(): Promise<void> {
    for (const head of await headsOf(this.#services.db, [...this.#rooms.keys()])) this.elsewhere(head)
  }

  /** Signals of other servers may have been lost: every socket is checked against the table. */
  async resume(): Promise<void> {
    this.#news.restart()
    for (const connection of [...this.all()]) {
      if (connection.client === 'unknown' || !connection.isOpen) continue
      await this.catchUp(connection, await this.arrive(connection, (one) => one.readSeq))
      this.onUnread(connection.account)
    }
  }

  #enter(connection: Connection, id: string, sent: number): void {
    // It may have closed while its conversations were read.
    if (!connection.isOpen) return
    const room = this.#rooms.get(id) ?? { connections: new Set<Connection>(), known: sent, goal: sent, isReading: false }
    this.#rooms.set(id, room)
    room.connections.add(connection)
    connection.sent.set(id, sent)
  }

  #enterAll(account: string, id: string, sent: number): void {
    for (const connection of this.of(account)) {
      if (connection.client === 'unknown' || connection.sent.has(id)) continue
      this.#enter(connection, id, sent)
      // The room may have passed the joining already.
      const known = this.#rooms.get(id)?.known ?? sent
      if (known > sent) this.#catchUpBeside(connection, id, known)
    }
  }

  #exit(connection: Connection, id: string): void {
    connection.sent.delete(id)
    const room = this.#rooms.get(id)
    room?.connections.delete(connection)
    if (room?.connections.size === 0) this.#rooms.delete(id)
  }

  /** Consecutive events of one conversation. If numbers before them are missing, all of them are read in order instead. */
  #offer(id: string, events: readonly ShownEvent[]): void {
    if (!this.#rooms.has(id)) for (const event of events) this.#admit(id, event)
    const room = this.#rooms.get(id)
    const [first] = events
    const last = events.at(-1)
    if (!room || !first || !last || last.seq <= room.known) return
    room.goal = Math.max(room.goal, last.seq)
    if (first.seq > room.known + 1) void this.#read(id, room)
    else this.#hand(id, room, events)
  }

  /** Event by event, so that somebody who leaves and joins again is in the conversation afterwards. */
  #hand(id: string, room: Room, events: readonly ShownEvent[]): void {
    for (const event of events) {
      this.#admit(id, event)
      for (const connection of room.connections) if (connection.sent.get(id) === event.seq - 1) connection.take(event)
      if (event.kind === 'leave') this.#dismiss(id, room, event)
    }
    const last = events.at(-1)?.seq ?? 0
    room.known = Math.max(room.known, last)
    for (const connection of room.connections) {
      if ((connection.sent.get(id) ?? last) < last) this.#catchUpBeside(connection, id, last)
      if (connection.client === 'own' && connection.isOpen) this.onUnread(connection.account)
    }
    if (room.connections.size === 0 && this.#rooms.get(id) === room) this.#rooms.delete(id)
  }

  #admit(id: string, event: ShownEvent): void {
    if (event.kind === 'join') for (const person of joinOf(event).people) this.#enterAll(person.id, id, event.seq - 1)
  }

  /** A socket that is past the leaving has joined again. */
  #dismiss(id: string, room: Room, event: ShownEvent): void {
    for (const connection of this.of(leaveOf(event).person.id)) {
      if ((connection.sent.get(id) ?? 0) > event.seq) continue
      connection.sent.delete(id)
      room.connections.delete(connection)
    }
  }

  async #read(id: string, room: Room): Promise<void> {
    if (room.isReading) return
    room.isReading = true
    try {
      while (room.known < room.goal && this.#rooms.get(id) === room) {
        const events = await eventsAfter(this.#services.db, id, room.known, PAGE_EVENTS)
        if (events.length === 0) room.known = room.goal
        else this.#hand(id, room, events)
      }
    } catch (error) {
      this.#services.log.error({ err: error, conversation: id }, 'events wait to be read')
      setTimeout(() => void this.#read(id, room), RETRY_MS).unref()
    } finally {
      room.isReading = false
    }
  }

  #catchUpBeside(connection: Connection, id: string, to: number): void {
    this.#catchUpOne(connection, id, to).catch((error) => {
      this.#services.log.error({ err: error, conversation: id }, 'a chat socket was not caught up')
      connection.fail(500)
    })
  }

  /** One conversation of one socket is caught up once at a time; a request meanwhile is served by the one under way. */
  async #catchUpOne(connection: Connection, id: string, to: number): Promise<void> {
    if (connection.catching.has(id)) return
    connection.catching.add(id)
    try {
      await this.#sendMissing(connection, id, to)
    } finally {
      connection.catching.delete(id)
    }
  }

  async #sendMissing(connection: Connection, id: string, to: number): Promise<void> {
    let goal = to
    while (connection.isOpen) {
      const from = connection.sent.get(id)
      const room = this.#rooms.get(id)
      if (from === undefined || !room) return
      goal = Math.max(goal, room.known)
      if (from >= goal) return
      const read = await eventsAfter(this.#services.db, id, from, PAGE_EVENTS)
      await connection.drained()
      const events = read.filter((event) => event.seq > (connection.sent.get(id) ?? goal))
      if (read.length === 0) connection.sent.set(id, goal)
      else if (events.length > 0) connection.takePage(id, events, (events.at(-1)?.seq ?? 0) < goal)
    }
  }
}

const joinOf = (event: ShownEvent): EventData['join'] => event.data as EventData['join']
const leaveOf = (event: ShownEvent): EventData['leave'] => event.data as EventData['leave']
