import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHouse, type TestHouse } from '../support/house.ts'
import { individual, type Person } from '../support/personas.ts'

let h: TestHouse
let person: Person
beforeAll(async () => {
  h = await startHouse()
  person = await individual(h)
})
afterAll(() => h.close())

/** Sends frames as soon as the socket opens; gives as many answers as asked for, and how it closed if it did. */
async function converse(
  token: string,
  frames: string[],
  answers: number,
): Promise<{ got: Array<{ code: number; message: unknown }>; closed: number | null }> {
  const socket = new WebSocket(`${h.url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
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

  it('says 400 parameter error to what it cannot read, and stays open', async () => {
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
