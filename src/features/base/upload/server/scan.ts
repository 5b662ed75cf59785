import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { refuse } from '../../../../platform/server/wire/refusal.ts'

/** clamd reads up to its own limits; a scanner that says nothing for this long is not there. */
const SILENT_MS = 30_000

const lengthOf = (piece: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

/** An IPv6 address has brackets in a URL, and none for a socket. */
export function scannerAt(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/**
 * Passes a file on as it arrives, and shows it to clamd at `url` (`tcp://host:port`, its INSTREAM command) on the way. After the last byte:
 * `fileInfected` if something was found, `scanUnavailable` if there is no answer, as an unchecked file is not stored.
 */
export async function* scanned(url: string, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const socket = connect(scannerAt(url))
  const answer = answerOf(socket)
  // A scanner that has hung up gets nothing more: its answer decides.
  const say = async (bytes: string | Buffer) => {
    if (socket.writable && !socket.write(bytes)) await Promise.race([once(socket, 'drain').catch(() => undefined), answer])
  }
  try {
    await say('zINSTREAM\0')
    for await (const piece of file) {
      if (piece.length > 0) await say(Buffer.concat([lengthOf(piece), piece]))
      yield piece
    }
    await say(lengthOf(Buffer.alloc(0)))
    const said = await answer
    if (said.endsWith(' FOUND')) throw refuse('fileInfected')
    if (!said.endsWith(' OK')) throw refuse('scanUnavailable')
  } finally {
    socket.destroy()
  }
}

/** What clamd says until it closes the connection; "" if that fails. */
function answerOf(socket: Socket): Promise<string> {
  socket.setTimeout(SILENT_MS, () => socket.destroy())
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((resolve) => {
    socket.once('error', () => resolve(''))
    socket.once('close', () => resolve(said.replace(/[\0\n]+$/, '')))
  })
}
