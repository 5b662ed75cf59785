/**
 * A client of the known family, written from the table in docs/requirements/conversation.md §1 alone. It imports nothing of the product:
 * what it needs of a frame, it checks itself.
 */
export interface LegacyMessage {
  id: string
  fromname: string
  username: string
  avatar: string
  content: string
  type: '0' | '1'
  timestamp: number
  mine: boolean
  cid: string
}

export class LegacyChat {
  readonly #url: string
  #socket: WebSocket | undefined
  /** Every frame as it came. */
  readonly frames: string[] = []
  /** Messages by the handle of a friend or the id of a group, as such a client files them. */
  readonly filed = new Map<string, LegacyMessage[]>()
  /** What it would show as unread: a count of what arrives, an echo of one's own message included. */
  unread = 0
  closed: number | null = null
  readonly #waiting: { isMet: () => boolean; resolve: () => void }[] = []

  constructor(url: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/api/ws/chat?token=${token}`
  }

  async open(): Promise<void> {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.closed = null
    socket.onmessage = ({ data }) => this.#take(String(data))
    socket.onclose = ({ code }) => {
      this.closed = code
      this.#check()
    }
    socket.onopen = () => socket.send('{"code":1}')
    await this.until(() => this.frames.length > 0 || this.closed !== null)
  }

  close(): Promise<void> {
    this.#socket?.close()
    return this.until(() => this.closed !== null)
  }

  ping(): void {
    this.#socket?.send('{"code":0}')
  }

  /** Everything such a client puts into a message; the server reads three fields of it. */
  say(type: '0' | '1', id: string, content: string): void {
    const message = { mine: true, avatar: '/me.png', username: 'forged', timestamp: Date.now(), content, fromname: 'forged', id, type }
    this.#socket?.send(JSON.stringify({ code: '2', message }))
  }

  raw(text: string): void {
    this.#socket?.send(text)
  }

  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ isMet, resolve }))
  }

  /** All messages in the order of their arrival. */
  get messages(): LegacyMessage[] {
    return [...this.filed.values()].flat()
  }

  #take(text: string): void {
    this.frames.push(text)
    const { code, message } = JSON.parse(text)
    // Strictly, as those clients do: a number 2 is no message to them.
    if (code === '2') {
      if (typeof message.timestamp !== 'number' || Number.isNaN(new Date(message.timestamp).getTime()))
        throw new Error(`no numeric timestamp: ${text}`)
      const under = message.type === '0' ? message.fromname : message.type === '1' ? message.id : undefined
      if (under === undefined) throw new Error(`a type that this client does not know: ${text}`)
      this.filed.set(under, [...(this.filed.get(under) ?? []), message])
      this.unread++
    }
    this.#check()
  }

  #check(): void {
    for (const one of [...this.#waiting]) {
      if (!one.isMet()) continue
      this.#waiting.splice(this.#waiting.indexOf(one), 1)
      one.resolve()
    }
  }
}
