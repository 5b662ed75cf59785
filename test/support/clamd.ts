import { createServer, type Server, type Socket } from 'node:net'

/** What clamd is asked and answers over INSTREAM: it finds what contains `VIRUS`, and counts the bytes it was shown. */
export interface Clamd {
  url: string
  shown: () => number
  close: () => Promise<void>
}

const COMMAND = 'zINSTREAM\0'

export async function startClamd(answers: (infected: boolean) => string | null): Promise<Clamd> {
  let shown = 0
  const listen = (socket: Socket) => {
    let waiting = Buffer.alloc(0)
    let file = Buffer.alloc(0)
    let begun = false
    socket.on('error', () => undefined)
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes])
      if (!begun) {
        if (waiting.length < COMMAND.length) return
        if (waiting.subarray(0, COMMAND.length).toString() !== COMMAND) return socket.destroy()
        waiting = waiting.subarray(COMMAND.length)
        begun = true
      }
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
        const length = waiting.readUInt32BE()
        file = Buffer.concat([file, waiting.subarray(4, 4 + length)])
        shown += length
        waiting = waiting.subarray(4 + length)
        if (length > 0) continue
        const answer = answers(file.includes('VIRUS'))
        if (answer === null) socket.destroy()
        else socket.end(`${answer}\0`)
      }
    })
  }
  const server: Server = createServer(listen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `tcp://127.0.0.1:${port}`, shown: () => shown, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
