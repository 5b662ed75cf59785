import type { Unread, WireEvent } from '../../../src/features/talk/chat/contract/wire.ts'
import type { Actor } from '../../../src/platform/server/wire/actor.ts'
import type { Fault } from './faults.ts'
import { Link, type Server } from './links.ts'

interface Outgoing {
  cid: string
  id: string
  content: string
}

/** One tab of a person: it keeps what it has across connections, and its outbox until the acknowledgement. */
export class Tab {
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
      else this.do('sync', message.id, last)
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
