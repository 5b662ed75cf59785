import type { OwnFrame, Unread, WireEvent } from '../../src/features/talk/chat/contract/wire.ts'
import type { Person } from './personas.ts'
import type { TestServer } from './server.ts'

type Known = { do: 'known'; cid: string; seq: number }
type Refused = { do: 'refused'; cid?: string; id: string; seq?: number; error: string }

/** Our own client as far as the wire goes: keeps the events of each conversation without a gap, and asks for what is missing. */
export class ChatClient {
  readonly #url: string
  socket: WebSocket | undefined
  /** Events by conversation; the one with the number n is at n − 1 − offset. Only contiguous ones. */
  readonly events = new Map<string, WireEvent[]>()
  readonly frames: OwnFrame[] = []
  readonly known: Known[] = []
  readonly refused: Refused[] = []
  readonly pointers: { id: string; do: string; from: string; seq: number }[] = []
  readonly news: { topic: string }[] = []
  unread: Unread = { total: 0, mentions: 0, of: {} }
  closed: number | null = null
  isReady = false
  readonly #waiting: { isMet: () => boolean; resolve: () => void }[] = []

  /** `page`: the id that an open page gives itself. */
  constructor(url: string, token: string, page?: string) {
    this.#url = `${url.replace('http', 'ws')}/api/ws/chat?token=${token}${page ? `&page=${page}` : ''}`
  }

  async open(at: Record<string, number> = this.at()): Promise<this> {
    const socket = new WebSocket(this.#url)
    this.socket = socket
    this.closed = null
    this.isReady = false
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)))
    socket.onclose = ({ code }) => {
      this.closed = code
      this.#check()
    }
    socket.onopen = () => socket.send(JSON.stringify({ code: 1, message: { v: 2, at } }))
    await this.until(() => this.isReady || this.closed !== null)
    return this
  }

  async close(): Promise<void> {
    this.socket?.close()
    await this.until(() => this.closed !== null)
  }

  at(): Record<string, number> {
    return Object.fromEntries([...this.events].map(([id, events]) => [id, events.at(-1)?.seq ?? 0]))
  }

  /** Follows a conversation from its beginning. */
  follow(id: string): this {
    if (!this.events.has(id)) this.events.set(id, [])
    return this
  }

  frame(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify({ code: '2', message }))
  }

  /** Sends a message and waits until it is acknowledged or refused. Returns its number, or the name of the error. */
  async say(id: string, content: string, more: Record<string, unknown> = {}): Promise<number | string> {
    const cid = String(more['cid'] ?? crypto.randomUUID())
    const [known, refused, isRepeated] = [this.known.length, this.refused.length, this.eventOf(cid) !== undefined]
    const outcome = (): number | string | undefined =>
      this.refused.slice(refused).find((one) => one.cid === cid)?.error ??
      this.known.slice(known).find((one) => one.cid === cid)?.seq ??
      (isRepeated ? undefined : this.eventOf(cid)?.seq)
    this.frame({ id, cid, content, ...more })
    await this.until(() => outcome() !== undefined || this.closed !== null)
    return outcome() ?? 'closed'
  }

  isAcknowledged(cid: string): boolean {
    return this.known.some((one) => one.cid === cid) || this.eventOf(cid) !== undefined
  }

  eventOf(cid: string): WireEvent | undefined {
    for (const events of this.events.values()) for (const event of events) if (event.mine && event.cid === cid) return event
    return undefined
  }

  texts(id: string): string[] {
    return (this.events.get(id) ?? []).filter((event) => event.kind === 'message').map((event) => event.content)
  }

  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ isMet, resolve }))
  }

  #take(frame: OwnFrame): void {
    // The errors of the source are a code and a text.
    if (typeof frame.message === 'string') return
    this.frames.push(frame)
    const { message } = frame
    if (frame.code === 1 && 'unread' in frame.message) {
      this.unread = frame.message.unread
      this.isReady = true
    } else if (frame.code === 3) this.news.push(frame.message)
    else if ('do' in message) {
      if (message.do === 'page') {
        const last = this.events.get(message.id)?.at(-1)?.seq ?? 0
        if (message.after <= last || last === 0) for (const event of message.events) this.#add(event, true)
      } else if (message.do === 'known') this.known.push(message)
      else if (message.do === 'refused') this.refused.push(message)
      else if (message.do === 'unread') this.unread = message
      else if (message.do !== 'typing') this.pointers.push(message)
    } else if ('seq' in message) this.#add(message)
    this.#check()
  }

  #add(event: WireEvent, isNext = false): void {
    const events = this.events.get(event.id) ?? []
    this.events.set(event.id, events)
    const last = events.at(-1)
    if (last && event.seq <= last.seq) return
    if (last && !isNext && event.seq > last.seq + 1) {
      this.frame({ do: 'sync', id: event.id, seq: last.seq })
      return
    }
    events.push(event)
    const { data } = event
    if (event.kind === 'recall' && data && 'seq' in data) {
      const recalled = events.find((one) => one.seq === data.seq)
      if (recalled) {
        recalled.content = ''
        recalled.recalled = 'by' in data ? data.by : 'sender'
      }
    }
  }

  #check(): void {
    for (const one of [...this.#waiting]) {
      if (!one.isMet()) continue
      this.#waiting.splice(this.#waiting.indexOf(one), 1)
      one.resolve()
    }
  }
}

/** Makes two people contacts, by the calls; returns their conversation. */
export async function befriend(h: TestServer, a: Person, b: Person): Promise<string> {
  const { id } = await h.ok('POST /ws/chat/contact/ask', { accountId: b.accountId, line: '你好' }, a.as)
  const { conversationId } = await h.ok('POST /ws/chat/contact/answer', { id, accept: true }, b.as)
  if (!conversationId) throw new Error('no conversation was opened')
  return conversationId
}

export const clientOf = (h: Pick<TestServer, 'url'>, person: Person, page?: string): ChatClient => new ChatClient(h.url, person.token, page)
