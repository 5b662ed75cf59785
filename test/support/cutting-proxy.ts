import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy that delays what it passes and cuts connections, some of them in the middle of a frame. */
export class CuttingProxy {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  port = 0
  cuts = 0

  constructor(target: URL, { delayMs, random }: { delayMs: number; random: () => number }) {
    this.#server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname)
      this.#open.add(client)
      const end = () => {
        this.#open.delete(client)
        client.destroy()
        upstream.destroy()
      }
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        // In order, each piece after a delay of its own.
        let before: Promise<unknown> = Promise.resolve()
        from.on('data', (piece) => {
          const passed = new Promise((resolve) => setTimeout(resolve, random() * delayMs))
          before = before.then(() => passed).then(() => to.writable && to.write(piece))
        })
        from.on('error', end)
        from.on('close', end)
      }
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
    return `http://127.0.0.1:${this.port}`
  }

  /** Cuts this share of the open connections. */
  cut(share: number, random: () => number): void {
    for (const socket of [...this.#open]) {
      if (random() >= share) continue
      this.cuts++
      socket.destroy()
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
