import type { WebSocket } from '@fastify/websocket'
import type { Lang } from '../../../../platform/contract/texts.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { UNSENT_BYTES } from '../../../../rules/constants.ts'
import { type ChatError, chatErrors, type OwnFrame } from '../contract/wire.ts'
import { isForLegacy, legacyFrame } from './legacy.ts'
import { type ShownEvent, wireEvent } from './present.ts'

/** A reader that takes nothing is cut off after this time: it does not read the closing frame either. */
const CUT_MS = 2_000
const DRAINED_BYTES = 64 * 1024
const DRAIN_CHECK_MS = 20

/** Frames are equal for all readers but the sender and people who have blocked each other: each is written once. */
const written = new WeakMap<ShownEvent, { own?: string; legacy?: string }>()

/** One open socket of a person. */
export class Connection {
  readonly socket: WebSocket
  readonly lang: Lang
  /** The page that opened it (`X-Page` of its calls). */
  readonly page: string | null
  actor: Actor
  /** With whom it shares news: the operators, or the company that it was opened for. */
  readonly circle: string | null
  /** What its ready said; before that nothing is sent to it. */
  client: 'unknown' | 'legacy' | 'own' = 'unknown'
  /** For each conversation, the last event that has been sent to it. */
  readonly sent = new Map<string, number>()
  /** Conversations in which it is being sent what it has missed. */
  readonly catching = new Set<string>()
  /** When the count of unread messages that it was last sent began (ms of this process): an older count does not come after it. */
  unreadSince = Number.NEGATIVE_INFINITY
  /** Of a legacy client: messages that were sent and count as read with its next frame. */
  readonly shown = new Map<string, number>()

  constructor(socket: WebSocket, actor: Actor, lang: Lang, page: string | null = null) {
    this.socket = socket
    this.page = page
    this.actor = actor
    this.circle = actor.kind === 'operator' ? 'operators' : actor.companyId
    this.lang = lang
  }

  get account(): string {
    return this.actor.accountId
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** False if the reader is too far behind and has been disconnected. */
  send(text: string): boolean {
    if (!this.isOpen) return false
    if (this.socket.bufferedAmount > UNSENT_BYTES) {
      this.close(1013)
      return false
    }
    this.socket.send(text)
    return true
  }

  say(code: number, message: unknown): void {
    this.send(JSON.stringify({ code, message }))
  }

  sendOwn(frame: OwnFrame): void {
    if (this.client === 'own') this.send(JSON.stringify(frame))
  }

  error(code: ChatError): void {
    this.say(code, chatErrors[code][this.lang])
  }

  fail(code: ChatError): void {
    this.error(code)
    this.close(code === 9 ? 1000 : 1008)
  }

  close(code: number): void {
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), CUT_MS).unref()
  }

  /** One event, which is the next of its conversation for this reader. */
  take(event: ShownEvent): void {
    this.sent.set(event.conversationId, event.seq)
    if (this.client === 'legacy') {
      if (!isForLegacy(event, this.account)) return
      if (this.send(this.#written(event, 'legacy', () => legacyFrame(event)))) this.shown.set(event.conversationId, event.seq)
      return
    }
    const frame = () => JSON.stringify({ code: '2', message: wireEvent(event, this.account) })
    const isSpecial = event.senderId === this.account || event.hiddenFrom === this.account
    this.send(isSpecial ? frame() : this.#written(event, 'own', frame))
  }

  /** Several at once: a page for our own client, single frames for others. */
  takePage(id: string, events: readonly ShownEvent[], more: boolean): void {
    if (this.client === 'legacy') {
      for (const event of events) this.take(event)
      return
    }
    const after = this.sent.get(id) ?? 0
    this.sendOwn({ code: '2', message: { do: 'page', id, after, events: events.map((event) => wireEvent(event, this.account)), more } })
    const last = events.at(-1)
    if (last) this.sent.set(id, last.seq)
  }

  /** Resolves when what was sent has mostly left, so that a long catching up does not look like a slow reader. */
  async drained(): Promise<void> {
    while (this.isOpen && this.socket.bufferedAmount > DRAINED_BYTES) await new Promise((resolve) => setTimeout(resolve, DRAIN_CHECK_MS))
  }

  #written(event: ShownEvent, kind: 'own' | 'legacy', write: () => string): string {
    const texts = written.get(event) ?? {}
    written.set(event, texts)
    texts[kind] ??= write()
    return texts[kind]
  }
}
