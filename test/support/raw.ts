import { connect } from 'node:net'
import type { TestServer } from './server.ts'

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

/** Sends the bytes of a request as they are, and reads until the server closes. */
export async function raw(h: Pick<TestServer, 'url'>, request: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(h.url).port), '127.0.0.1')
  socket.write(request)
  let text = ''
  for await (const piece of socket) text += String(piece)
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  return {
    status: Number(text.split(' ')[1]),
    headers: new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])),
    body: rest.join('\r\n\r\n'),
  }
}

/** A request line with these headers, to which the server answers and closes. */
export const requestOf = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string => {
  const all = { host: 'localhost', connection: 'close', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers }
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
}
