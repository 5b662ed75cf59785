import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConnectionLimits } from '../../src/app/server/connections.ts'
import { individual } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Connections that only take place, and bodies that never end. */

const held: Socket[] = []
let h: TestServer | undefined
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  await h?.close()
  h = undefined
})

async function server(connections: Partial<ConnectionLimits>): Promise<TestServer> {
  h = await startServer({ connections })
  return h
}

interface Held {
  socket: Socket
  text: string
  closed: Promise<void>
}

/** A connection whose bytes the test sends. */
async function hold({ url }: TestServer, bytes = ''): Promise<Held> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  held.push(socket)
  const one: Held = { socket, text: '', closed: new Promise((resolve) => socket.once('close', () => resolve())) }
  socket.on('data', (piece) => {
    one.text += String(piece)
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  if (bytes) socket.write(bytes)
  return one
}

const ALIVE = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n'
const answered = (one: Held) => expect.poll(() => one.text, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /)

describe('idle connections', () => {
  it('of one address are limited; one that ends makes room', async () => {
    const few = await server({ ofAddress: 3, countsLoopback: true })
    const three = [await hold(few), await hold(few), await hold(few)]
    await (await hold(few, ALIVE)).closed
    three[1]!.socket.write(ALIVE)
    await answered(three[1]!)
    three[0]!.socket.destroy()
    await expect
      .poll(async () => {
        const next = await hold(few, ALIVE)
        await Promise.race([next.closed, expect.poll(() => next.text).not.toBe('')])
        return next.text.slice(0, 12)
      })
      .toBe('HTTP/1.1 200')
  })

  it('of this machine are not counted, so that a proxy beside the server is not one sender', async () => {
    const few = await server({ ofAddress: 2 })
    const many = await Promise.all(Array.from({ length: 8 }, () => hold(few, ALIVE)))
    for (const one of many) await answered(one)
  })

  it('are limited in all', async () => {
    const few = await server({ all: 3 })
    const three = [await hold(few, ALIVE), await hold(few, ALIVE), await hold(few, ALIVE)]
    for (const one of three) await answered(one)
    const fourth = await hold(few, ALIVE)
    await fourth.closed
    expect(fourth.text).toBe('')
  })
})

describe('a body that never ends', () => {
  const head = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n${more}\r\n{`

  it.each([
    ['to a call', '/api/ws/lead/submit'],
    ['to nothing', '/api/nothing'],
  ])('%s is answered in the envelope, and its connection closed', async (_, path) => {
    const slow = await hold(await server({ bodyMs: 300 }), head(path))
    const drip = setInterval(() => slow.socket.write(' '), 50)
    await slow.closed
    clearInterval(drip)
    expect(slow.text).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(slow.text.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, result: { error: 'tooSlow' } })
  })

  it('of a read, which nobody reads, ends too', async () => {
    // Answered at once, by no database: the answer comes before the end of the time.
    const slow = await hold(await server({ bodyMs: 1_500 }), head('/api/health/live').replace('POST', 'GET'))
    await slow.closed
    expect(slow.text).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('holds nobody else up, and a body in time is taken', async () => {
    const patient = await server({ bodyMs: 20_000 })
    const slow = await Promise.all(Array.from({ length: 30 }, () => hold(patient, head('/api/ws/lead/submit'))))
    expect((await patient.call('GET /ws/dict/items', {})).status).toBe(200)
    const late = await hold(patient, head('/api/ws/lead/submit', 'connection: close\r\n'))
    late.socket.write(' '.repeat(998))
    expect((await patient.call('GET /ws/dict/items', {})).status).toBe(200)
    late.socket.write('}')
    await late.closed
    expect(late.text).toMatch(/^HTTP\/1\.1 422 /)
    for (const one of slow) one.socket.destroy()
  })
})

describe('a file that arrives slowly', () => {
  it('has as long as uploads have', async () => {
    const patient = await server({ bodyMs: 200 })
    const { token } = await individual(patient)
    const parts = [
      '--x\r\ncontent-disposition: form-data; name="authCode"\r\n\r\navatar\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n',
      '--x--\r\n',
    ]
    const size = parts.join('').length
    const head = `POST /api/sys/common/uploadFile HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-access-token: ${token}\r\n`
    const slow = await hold(patient, `${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${size}\r\n\r\n`)
    for (const part of parts) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      slow.socket.write(part)
    }
    await slow.closed
    // It was read to its end: what is refused is the content.
    expect(slow.text).toMatch(/"error":"file/)
  })
})
