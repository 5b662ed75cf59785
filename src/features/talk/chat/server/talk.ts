import type { Services } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import type { Allowance } from '../../../../platform/server/wire/shared-counts.ts'
import { unstorablePath } from '../../../../platform/server/wire/unstorable.ts'
import { type Doing, doing, frame, ownReady, type Sending, sending } from '../contract/protocol.ts'
import { PAGE_EVENTS, PING, READY } from '../contract/wire.ts'
import type { Acted, Order } from './carry-out.ts'
import type { Connection } from './connection.ts'
import type { Behind, FanOut } from './fan-out.ts'
import { withFilesOfText } from './legacy.ts'
import type { Orders } from './orders.ts'
import { wireEvent } from './present.ts'
import { eventsAfter, membershipsOf, unreadOf } from './reads.ts'
import { eventsElsewhere, typing } from './signals.ts'

/** A session that ends otherwise than by a call, and a role that changes, are noticed after this time. */
const IDENTIFIED_SECONDS = 30

export type Identify = () => Promise<Actor | null>

/** The parts of the chat that all sockets of a server share. */
export interface Shared {
  services: Services
  fanOut: FanOut
  orders: Orders
}

/** What one socket says, frame by frame. */
export class Talk {
  readonly #services: Services
  readonly #fanOut: FanOut
  readonly #orders: Orders
  readonly #connection: Connection
  readonly #identify: Identify
  readonly #messages: Allowance
  #identifiedAt: Temporal.Instant

  constructor({ services, fanOut, orders }: Shared, connection: Connection, identify: Identify, messages: Allowance) {
    this.#services = services
    this.#fanOut = fanOut
    this.#orders = orders
    this.#connection = connection
    this.#identify = identify
    this.#messages = messages
    this.#identifiedAt = services.clock.now()
  }

  async hear(text: string): Promise<void> {
    const connection = this.#connection
    const parsed = frame.safeParse(parse(text))
    if (!parsed.success) {
      connection.error(400)
      return
    }
    if (!(await this.#isSignedIn())) {
      connection.fail(7)
      return
    }
    this.#readByLegacy()
    const { code, message } = parsed.data
    if (code === PING) connection.send(text)
    else if (code === READY) await this.#ready(message)
    else await this.#message(message)
  }

  async #isSignedIn(): Promise<boolean> {
    const now = this.#services.clock.now()
    if (Math.abs(now.since(this.#identifiedAt).total('seconds')) < IDENTIFIED_SECONDS) return true
    const actor = await this.#identify()
    if (actor) this.#connection.actor = actor
    this.#identifiedAt = now
    return actor !== null
  }

  /** A client of the known family does not say what it has read: its next frame shows that it has received the ones before. */
  #readByLegacy(): void {
    const { client, shown, actor } = this.#connection
    if (client !== 'legacy') return
    for (const [id, seq] of shown) void this.#submit({ do: 'read', actor, id, seq })
    shown.clear()
  }

  async #ready(message: unknown): Promise<void> {
    const connection = this.#connection
    const { db, clock } = this.#services
    const own = ownReady.safeParse(message)
    this.#fanOut.leave(connection)
    connection.client = own.success ? 'own' : 'legacy'
    if (!own.success) {
      connection.say(READY, message ?? '')
      this.#catchUp(await this.#fanOut.arrive(connection, (one) => one.readSeq))
      return
    }
    const { at, age } = own.data
    const behind = await this.#fanOut.arrive(connection, (one) => at[one.id] ?? one.lastSeq)
    const me = connection.account
    const began = performance.now()
    const unread = (await unreadOf(db, [me])).get(me) ?? { total: 0, mentions: 0, of: {} }
    const gone = Object.keys(at).filter((id) => !connection.sent.has(id))
    const news = this.#fanOut.missedNews(connection, age)
    connection.sendOwn({ code: READY, message: { v: 2, me, unread, behind, gone, news, serverTime: clock.now().epochMilliseconds } })
    // A newer count was sent while this one was under way, and this frame has just replaced it.
    if (connection.unreadSince > began) this.#fanOut.onUnread(me)
    connection.unreadSince = began
    this.#catchUp(behind)
  }

  /** Beside the frames: a ping is answered while a slow reader gets what it has missed. */
  #catchUp(behind: readonly Behind[]): void {
    void this.#fanOut.catchUp(this.#connection, behind).catch((error) => {
      this.#services.log.error({ err: error }, 'a chat socket was not caught up')
      this.#connection.fail(500)
    })
  }

  async #message(message: unknown): Promise<void> {
    const connection = this.#connection
    const asked = isDoing(message) ? doing.safeParse(message) : sending.safeParse(message)
    if (!asked.success || unstorablePath(message) !== null) {
      this.#refuse(message, reason('badRequest'))
      return
    }
    if ('do' in asked.data) await this.#do(asked.data)
    else void this.#send(asked.data, message)
    // The socket is not held up: the next frame may share the transaction.
    if (connection.client === 'unknown') connection.client = 'legacy'
  }

  async #send(message: Sending, raw: unknown): Promise<void> {
    const { actor, client } = this.#connection
    if (client === 'own' ? message.cid === undefined : message.content === '') {
      this.#refuse(raw, reason('badRequest'))
      return
    }
    if (message.content === '' && message.fileIds.length === 0) {
      this.#refuse(raw, reason('badRequest'))
      return
    }
    const waitMs = await this.#services.counts.take(this.#messages, actor.accountId)
    if (waitMs > 0) {
      this.#refuse(raw, reason('chatTooFast', { seconds: Math.ceil(waitMs / 1000) }))
      return
    }
    void this.#submit({ do: 'send', actor, message: client === 'own' ? message : withFilesOfText(message) }, raw)
  }

  async #do({ do: what, id, seq }: Doing): Promise<void> {
    const { actor } = this.#connection
    if (what === 'sync') await this.#sync(id, seq)
    else if (what === 'typing') {
      if (this.#connection.sent.has(id)) this.#services.live.publish(typing, { id, from: actor.accountId })
    } else void this.#submit({ do: what, actor, id, seq }, { do: what, id, seq })
  }

  /** What is missing after a position, in pages. */
  async #sync(id: string, seq: number): Promise<void> {
    const connection = this.#connection
    const mine = (await membershipsOf(this.#services.db, connection.account)).find((one) => one.id === id)
    if (!mine) {
      this.#refuse({ do: 'sync', id }, reason('notFound'))
      return
    }
    for (let after = seq; connection.isOpen; ) {
      const events = await eventsAfter(this.#services.db, id, Math.max(after, mine.fromSeq - 1), PAGE_EVENTS)
      const last = events.at(-1)
      const more = events.length === PAGE_EVENTS
      const shown = events.map((one) => wireEvent(one, connection.account))
      connection.sendOwn({ code: '2', message: { do: 'page', id, after, events: shown, more } })
      if (!last || !more) return
      after = last.seq
      await connection.drained()
    }
  }

  /** The acknowledgement of a new message is its event, which all sockets of the sender get; a repeated one is answered here. */
  async #submit(order: Order, raw?: unknown): Promise<void> {
    const connection = this.#connection
    let acted: Acted
    try {
      acted = await this.#orders.submit(order)
    } catch (error) {
      this.#services.log.error({ err: error }, 'a chat order failed')
      this.#refuse(raw, reason('unavailable'), 500)
      return
    }
    if ('refused' in acted) {
      if (raw !== undefined) this.#refuse(raw, acted.refused)
    } else if (order.do === 'send' && acted.known && connection.client === 'own') {
      const { cid = '' } = order.message
      const message = { do: 'known' as const, id: acted.id, cid, seq: acted.seq, timestamp: acted.at?.epochMilliseconds ?? 0 }
      connection.sendOwn({ code: '2', message })
      // The server that stored it may have died before it notified the others.
      this.#services.live.publish(eventsElsewhere, { id: acted.id, seq: acted.seq })
    }
  }

  /** Our own client learns which message or recall was refused and why; others get the code of the source. */
  #refuse(raw: unknown, why: Reason, code: 400 | 500 = 400): void {
    const connection = this.#connection
    if (connection.client !== 'own') {
      connection.error(code)
      return
    }
    const { cid, id, seq, do: what } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
    const named = {
      ...(typeof cid === 'string' && { cid }),
      id: typeof id === 'string' ? id : '',
      ...(what === 'recall' && typeof seq === 'number' && { seq }),
    }
    connection.sendOwn({
      code: '2',
      message: { do: 'refused', ...named, error: why.error, text: sentenceOf(why, connection.lang) },
    })
  }
}

const isDoing = (message: unknown): boolean => typeof message === 'object' && message !== null && 'do' in message

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
