import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket as Ws } from 'ws'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { company, individual, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { startServer } from '../../../../../test/support/server.ts'
import { soon } from '../../../../../test/support/soon.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { audit } from '../../../../platform/server/data/tables.ts'
import { pageNews } from '../../../../platform/server/live/page-news.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { FRAME_BYTES, SOCKETS_PER_ACCOUNT, TICKET_SECONDS } from '../../../../rules/constants.ts'
import { chatErrors } from '../contract/errors.ts'
import { chatSocket } from '../server/socket.ts'

const h = serverForFile()
let person: Person
beforeAll(async () => {
  person = await individual(h)
})

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
  it('echoes a ping as it came and answers ready, by number and by digit string', async () => {
    const { got } = await converse(person.token, ['{"code":0,"message":"hi"}', '{"code":"1"}'], 2)
    expect(got).toEqual([
      { code: 0, message: 'hi' },
      { code: 1, message: '' },
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
  socketsMost?: number
}): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(websocket)
  const { services, ...options } = change
  chatSocket({ app, services: { ...h.services, ...services } }, options)
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

describe('a server that has as many sockets as it may', () => {
  it('asks the next to come back later, and takes it when there is room', async () => {
    const owner = await individual(h)
    const { url, close } = await socketWith({ socketsMost: 1 })
    const to = `${url.replace('http', 'ws')}/api/ws/chat?token=${owner.token}`
    const first = new Ws(to)
    await new Promise((resolve) => first.once('open', resolve))
    expect(await new Promise((resolve) => new Ws(to).once('close', resolve))).toBe(1013)
    first.close()
    await new Promise((resolve) => first.once('close', resolve))
    const second = new Ws(to)
    second.once('open', () => second.send('{"code":0}'))
    expect(JSON.parse(String(await new Promise((resolve) => second.once('message', resolve))))).toEqual({ code: 0 })
    second.close()
    await close()
  })
})

describe('a failing chat socket', () => {
  it('says 9 timeout to a silent one, and not while it sends', async () => {
    const speaker = await individual(h)
    const { url, close } = await socketWith({ silenceSeconds: 30 })
    // The time of the timers is set: however slow the machine, a ping comes ten seconds before the end.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/chat?token=${speaker.token}`)
    const got: Array<{ code: number; message: unknown }> = []
    socket.onmessage = (event) => got.push(JSON.parse(String(event.data)))
    const closed = new Promise<number>((resolve) => (socket.onclose = (event) => resolve(event.code)))
    await new Promise((resolve) => (socket.onopen = resolve))
    for (let ping = 0; ping < 6; ping++) {
      socket.send(JSON.stringify({ code: 0, message: ping }))
      await expect.poll(() => got.length).toBe(ping + 1)
      vi.advanceTimersByTime(20_000)
    }
    expect(got.map((one) => one.code)).toEqual([0, 0, 0, 0, 0, 0])
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
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
    // The session is looked up again after half a minute: here that passes between any two frames.
    let at = h.clock.now()
    const clock = { now: () => (at = at.add({ seconds: 40 })) }
    const identify: Services['identify'] = (token, now) =>
      ++asked < 3 ? h.services.identify(token, now) : Promise.reject(new Error('the database is away'))
    const { url, close } = await socketWith({ services: { identify, clock } })
    const { got, closed } = await converse(speaker.token, ['{"code":0}', '{"code":0}', '{"code":0}'], 3, url)
    expect(got.map((one) => one.code)).toEqual([0, 500])
    expect(closed).toBe(1008)
    await close()
  })
})

/** How a socket that says ready ends, and what it heard. */
function listen(query: string, options: { origin?: string; url?: string; age?: number; accept?: string } = {}) {
  const socket = new Ws(`${(options.url ?? h.url).replace('http', 'ws')}/api/ws/chat?${query}`, {
    ...(options.origin && { origin: options.origin }),
    ...(options.accept && { headers: { 'accept-language': options.accept } }),
  })
  const got: string[] = []
  socket.on('message', (data) => got.push(String(data)))
  socket.on('open', () => socket.send(JSON.stringify({ code: 1, message: { v: 2, age: options.age } })))
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const ready = new Promise<void>((resolve) => socket.on('message', () => resolve()))
  return { socket, got, closed, ready }
}

it.each([
  { chosen: 'en_US', accept: 'zh-CN', said: 'en' },
  { chosen: 'zh_CN', accept: 'en-GB', said: 'cn' },
  { chosen: '', accept: 'en-GB', said: 'en' },
] as const)('refuses in the language that its page has chosen (“$chosen”), else in that of the browser ($accept)', async (one) => {
  const query = `token=${(await individual(h)).token}${one.chosen && `&lang=${one.chosen}`}`
  const { socket, got, ready } = listen(query, { accept: one.accept })
  await ready
  socket.send(JSON.stringify({ code: '2', message: { id: crypto.randomUUID(), cid: 'c-1', content: 'x' } }))
  const text = () => got.map((frame) => JSON.parse(frame).message?.text).find((words) => typeof words === 'string')
  await expect.poll(text).toBe(chatErrors.chatNotAllowed[one.said])
  socket.close()
})

describe('the limits of a chat socket', () => {
  it('opens with a ticket once, and not when it is old', async () => {
    const owner = await individual(h)
    const { ticket } = await h.ok('POST /ws/chat/ticket', {}, owner.as)
    const first = listen(`ticket=${ticket}`)
    await first.ready
    expect(JSON.parse(first.got[0]!)).toMatchObject({ code: 1, message: { v: 2, me: owner.accountId } })
    expect(await listen(`ticket=${ticket}`).closed).toBe(1008)
    const late = await h.ok('POST /ws/chat/ticket', {}, owner.as)
    h.clock.advance({ seconds: TICKET_SECONDS + 1 })
    expect(await listen(`ticket=${late.ticket}`).closed).toBe(1008)
    expect(await h.services.db.$count(audit, eq(audit.call, 'POST /ws/chat/ticket'))).toBe(0)
    first.socket.close()
  })

  it('says at ready what has changed since the page last heard from the server', async () => {
    const [owner, other] = [await company(h), await individual(h)]
    const page = '0'.repeat(32)
    const newsOf = async (token: string, age: number) => {
      const one = listen(`token=${token}`, { age })
      await one.ready
      one.socket.close()
      return (JSON.parse(one.got[0]!) as { message: { news: string[] | null } }).message.news
    }
    // A server that has just started cannot know.
    await soon(() => newsOf(owner.owner.token, 0)).toEqual(expect.any(Array))
    const began = performance.now()
    const age = () => performance.now() - began
    h.services.live.publishHere(pageNews, { topic: 'demand', to: { companyId: owner.companyId }, except: page })
    h.services.live.publishHere(pageNews, { topic: 'notice', to: [other.accountId] })
    expect(await newsOf(owner.owner.token, age())).toContain('demand')
    expect(await newsOf(`${owner.owner.token}&page=${page}`, age())).not.toContain('demand')
    expect(await newsOf(other.token, age())).toEqual(['notice'])
    expect(await newsOf(other.token, 86_400_000)).toBeNull()
  })

  it('opens from pages of this host, not from those of others', async () => {
    const owner = await individual(h)
    const own = listen(`token=${owner.token}`, { origin: h.url })
    await own.ready
    const foreign = listen(`token=${owner.token}`, { origin: 'https://elsewhere.example' })
    expect(await foreign.closed).toBe(1008)
    expect(foreign.got).toEqual(['{"code":401,"message":"登录凭证错误"}'])
    own.socket.close()
  })

  it('closes at once when its session is ended, and no other', async () => {
    const owner = await individual(h)
    const { token } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: owner.phone, password: PASSWORD })
    const [first, second] = [listen(`token=${owner.token}`), listen(`token=${token}`)]
    await Promise.all([first.ready, second.ready])
    await h.ok('POST /ws/passport/logout', {}, owner.as)
    expect(await first.closed).toBe(1008)
    expect(first.got.at(-1)).toBe('{"code":7,"message":"登录状态刷新失败"}')
    expect(second.socket.readyState).toBe(Ws.OPEN)
    second.socket.close()
  })

  it(`allows ${SOCKETS_PER_ACCOUNT} sockets of an account`, async () => {
    const owner = await individual(h)
    const all = Array.from({ length: SOCKETS_PER_ACCOUNT }, () => listen(`token=${owner.token}`))
    await Promise.all(all.map((one) => one.ready))
    expect(await listen(`token=${owner.token}`).closed).toBe(1008)
    for (const one of all) one.socket.close()
  })

  it('closes on a frame that is too large, and on too many frames', async () => {
    const owner = await individual(h)
    const large = listen(`token=${owner.token}`)
    await large.ready
    large.socket.send('x'.repeat(FRAME_BYTES + 1))
    expect(await large.closed).toBe(1009)
    const fast = listen(`token=${owner.token}`)
    await fast.ready
    for (let frame = 0; frame < 120; frame++) fast.socket.send('{"code":0}')
    expect(await fast.closed).toBe(1008)
  })

  it('closes with 1013 on a reader that leaves more than a megabyte unread', async () => {
    const owner = await individual(h)
    const slow = listen(`token=${owner.token}`)
    await slow.ready
    slow.socket.pause()
    const news = { topic: 'x'.repeat(10_000), to: [owner.accountId] }
    for (let sent = 0; sent < 3_000; sent++) h.services.live.publishHere(pageNews, news)
    slow.socket.resume()
    expect([1013, 1006]).toContain(await slow.closed)
    expect(slow.got.length).toBeLessThan(3_000)
  })

  it('takes ten messages in five seconds, and says to our own client how long to wait', async () => {
    const [a, b] = [await individual(h), await individual(h)]
    const id = await befriend(h, a, b)
    const client = await clientOf(h, a).follow(id).open()
    const said = await Promise.all(Array.from({ length: 12 }, (_, nth) => client.say(id, `第 ${nth} 条`)))
    expect(said.filter((one) => typeof one === 'number')).toHaveLength(10)
    expect(said.slice(10)).toEqual(['chatTooFast', 'chatTooFast'])
    await client.close()
  })

  it('asks its clients to come back when the server stops', async () => {
    const database = await freshDatabase()
    const own = await startServer({ databaseUrl: database.url })
    const owner = await individual(own)
    const one = listen(`token=${owner.token}`, { url: own.url })
    await one.ready
    await own.close()
    expect(await one.closed).toBe(1012)
    expect(JSON.parse(one.got.at(-1)!)).toEqual({ code: 1, message: { v: 2, backInMs: expect.any(Number) } })
    await database.drop()
  })
})
