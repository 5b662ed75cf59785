import { once } from 'node:events'
import type { Writable } from 'node:stream'
import pg from 'pg'

/** What `pg` gives a query during a copy: its connection, of which these parts are used. */
interface Connection {
  stream: Writable & { pause(): void; resume(): void }
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** `take` returns a promise if the next chunk has to wait. */
class CopyOut extends pg.Query {
  readonly #take: (chunk: Buffer) => Promise<unknown> | undefined

  constructor(text: string, take: (chunk: Buffer) => Promise<unknown> | undefined) {
    super(text)
    this.#take = take
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // `pg` uses the buffer again.
    const wait = this.#take(Buffer.from(chunk))
    if (!wait) return
    stream.pause()
    // A failure of what it is written to is heard there.
    void wait.catch(() => undefined).finally(() => stream.resume())
  }
}

class CopyIn extends pg.Query {
  readonly #chunks: AsyncIterable<Buffer>

  constructor(text: string, chunks: AsyncIterable<Buffer>) {
    super(text)
    this.#chunks = chunks
  }

  handleCopyInResponse(connection: Connection): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => connection.sendCopyFail(error.message),
    )
  }

  async #send(connection: Connection): Promise<void> {
    for await (const chunk of this.#chunks) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
  }
}

const finished = (client: pg.Client, query: pg.Query): Promise<void> =>
  new Promise((done, fail) => {
    query.on('error', fail)
    query.on('end', () => done())
    client.query(query)
  })

/** Sends the rows of `COPY … TO STDOUT` to `to`, no faster than it takes them; `see` gets each chunk first. */
export async function copyOut(client: pg.Client, statement: string, to: Writable, see: (chunk: Buffer) => void): Promise<void> {
  let waiting: Promise<unknown> | undefined
  const query = new CopyOut(statement, (chunk) => {
    see(chunk)
    if (to.write(chunk) || waiting) return undefined
    waiting = once(to, 'drain').finally(() => {
      waiting = undefined
    })
    return waiting
  })
  await finished(client, query)
}

/** Feeds `COPY … FROM STDIN` with chunks of whole rows. */
export const copyIn = (client: pg.Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> =>
  finished(client, new CopyIn(statement, chunks))
