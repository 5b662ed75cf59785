import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatSocket } from '../../src/features/chat/server/socket.ts'
import type { Services } from '../../src/platform/server/services.ts'
import { individual, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let person: Person
beforeAll(async () => {
  h = await startServer()
  person = await individual(h)
})
afterAll(() => h.close())

/** Sends frames as soon as the socket opens; returns as many answers as requested, and how it closed if it did. */
async function converse(
  token: string,
  frames: string[],
  answers: number,
  url = h.url,
): Promise<{ got: Array<{ code: number; message: unknown }>; closed: number | null }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
  const got: Array<{ code: number; message: unknown }> = []
  let closed: number | null = null
  await new Promise<void>((resolve) => {
    socket.onopen = () => {
      for (const frame of frames) socket.send(frame)
    }
    socket.onmessage = (event) => {
      got.push(JSON.parse(String(event.data)))
      if (got.length >= answers) setTimeout(resolve, 30)
    }
    socket.onclose = (event) => {
      closed = event.code
      resolve()
    }
  })
  socket.close()
  return { got, closed }
}

describe('the chat socket', () => {
  it('echoes a ping and answers ready, by number and by digit string', async () => {
    const { got } = await converse(person.token, ['{"code":0,"message":"hi"}', '{"code":"1"}'], 2)
    expect(got).toEqual([
      { code: 0, message: 'hi' },
      { code: 1, message: { unread: [] } },
    ])
  })

  it('says 401 token error to an unknown token and closes', async () => {
    const { got, closed } = await converse('nobody', [], 1)
    expect(got).toEqual([{ code: 401, message: '登录凭证错误' }])
    expect(closed === null || closed === 1008).toBe(true)
  })

  it('says 400 parameter error to invalid frames, and stays open', async () => {
    const { got } = await converse(person.token, ['not json', '{"code":77}', '{"code":0,"message":1}'], 3)
    expect(got.map((one) => one.code)).toEqual([400, 400, 0])
  })

  it('says 7 flush token error once the session has ended', async () => {
    const socket = new WebSocket(`${h.url.replace('http', 'ws')}/api/ws/chat?token=${person.token}`)
    await new Promise((resolve) => (socket.onopen = resolve))
    await h.ok('GET /ws/account/me', {}, person.as)
    h.clock.advance({ hours: 9 })
    const answer = new Promise<string>((resolve) => (socket.onmessage = (event) => resolve(String(event.data))))
    socket.send('{"code":0}')
    expect(JSON.parse(await answer)).toMatchObject({ code: 7 })
  })
})

/** The same socket on the same server, with one thing changed. */
async function socketWith(change: {
  services?: Partial<Services>
  silenceSeconds?: number
}): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(websocket)
  const { silenceSeconds } = change
  chatSocket(
    { app, services: { ...h.services, ...change.services }, checkResults: true },
    silenceSeconds === undefined ? undefined : { silenceSeconds },
  )
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

describe('a failing chat socket', () => {
  it('says 9 timeout to a silent one, and not while it sends', async () => {
    const speaker = await individual(h)
    const { url, close } = await socketWith({ silenceSeconds: 0.4 })
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/chat?token=${speaker.token}`)
    const got: Array<{ code: number; message: unknown }> = []
    socket.onmessage = (event) => got.push(JSON.parse(String(event.data)))
    const closed = new Promise<number>((resolve) => (socket.onclose = (event) => resolve(event.code)))
    await new Promise((resolve) => (socket.onopen = resolve))
    for (let ping = 0; ping < 6; ping++) {
      socket.send(JSON.stringify({ code: 0, message: ping }))
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    expect(got.map((one) => one.code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await closed).toBe(1000)
    expect(got.at(-1)).toEqual({ code: 9, message: '连接超时' })
    await close()
  })

  it('says 500 server error when the token cannot be looked up at the opening, and the server continues', async () => {
    const { url, close } = await socketWith({ services: { identify: () => Promise.reject(new Error('the database is away')) } })
    const { got } = await converse('any', [], 1, url)
    expect(got).toEqual([{ code: 500, message: '服务器错误' }])
    await close()
    expect((await fetch(`${h.url}/api/health`)).status).toBe(200)
  })

  it('says 500 server error when it fails later, closes, and answers nothing more', async () => {
    const speaker = await individual(h)
    let asked = 0
    const identify: Services['identify'] = (token, now) =>
      ++asked < 3 ? h.services.identify(token, now) : Promise.reject(new Error('the database is away'))
    const { url, close } = await socketWith({ services: { identify } })
    const { got, closed } = await converse(speaker.token, ['{"code":0}', '{"code":0}', '{"code":0}'], 3, url)
    expect(got.map((one) => one.code)).toEqual([0, 500])
    expect(closed).toBe(1008)
    await close()
  })
})
