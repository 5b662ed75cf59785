import type { WebSocket } from '@fastify/websocket'
import { Connection } from '../../../src/features/talk/chat/server/connection.ts'
import type { ChatHub } from '../../../src/features/talk/chat/server/hub.ts'
import type { Talk } from '../../../src/features/talk/chat/server/talk.ts'
import { Live, type SignalKind } from '../../../src/platform/server/live/live.ts'
import type { Actor } from '../../../src/platform/server/wire/actor.ts'

export const pause = (ms = 0) => new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve)))

export type Random = () => number

/** Signals of one server, passed to the others with delay; a killed server passes none, and some are lost until the link is back. */
export class LinkedLive extends Live {
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

export interface Server {
  hub: ChatHub
  live: LinkedLive
}

/** One connection: what is under way in both directions is lost when it is cut. */
export class Link {
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
