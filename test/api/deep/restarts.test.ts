import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket as Ws } from 'ws'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { individual } from '../../support/personas.ts'
import { startServer, TEST_KEY } from '../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../support/server-process.ts'
import { slowUpload } from '../../support/slow-upload.ts'

/**
 * A server is stopped under load, again and again: `RESTARTS=100 npm test -- --project api test/api/restarts.test.ts`. Its clients do as
 * a load balancer does: they send until readiness says 503. None of what they have sent may fail.
 */

const ROUNDS = Number(process.env['RESTARTS'] ?? 2)
const CLIENTS = 8
/** Long enough to see it on a busy machine. */
const DRAIN_SECONDS = 2

let database: FreshDatabase
let server: ServerProcess
let token: string
beforeAll(async () => {
  database = await freshDatabase()
  const h = await startServer({ databaseUrl: database.url })
  token = (await individual(h)).token
  await h.close()
  server = await serverProcess({ DATABASE_URL: database.url, SECRET_KEY: TEST_KEY, DRAIN_SECONDS: String(DRAIN_SECONDS) })
}, 60_000)
afterAll(async () => {
  await server?.stop('SIGKILL')
  await database?.drop()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Load {
  answered: number
  failed: string[]
}

/** Reads and writes in turn, until the server is not ready any more. */
async function send(load: Load, goesOn: () => boolean): Promise<void> {
  for (let sent = 0; goesOn(); sent++) {
    const write = sent % 2 === 0
    const path = write ? '/api/ws/notice/read' : '/api/ws/account/me'
    try {
      const answer = await fetch(server.url + path, {
        headers: { 'x-access-token': token, 'content-type': 'application/json' },
        ...(write && { method: 'POST', body: '{"all":true}' }),
      })
      const { success } = (await answer.json()) as { success: boolean }
      if (!success) load.failed.push(`${path}: ${answer.status}`)
      else load.answered++
    } catch (error) {
      load.failed.push(`${path}: ${String((error as Error).cause ?? error)}`)
    }
    await pause(5)
  }
}

/** A request of which the last byte leaves late; resolves with the first line of the answer. */
function slowRequest(lastByteAfterMs: number): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`POST /api/ws/account/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`)
  setTimeout(() => socket.write('}'), lastByteAfterMs)
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (piece) => {
      text += String(piece)
    })
    socket.on('error', (error) => resolve(String(error)))
    socket.on('close', () => resolve(text.split('\r\n')[0]!))
  })
}

/** One stop under load. */
async function round(load: Load): Promise<void> {
  await server.start()
  const health = async (path: string) => (await fetch(server.url + path)).status
  let ready = true
  const clients = Array.from({ length: CLIENTS }, () => send(load, () => ready))
  const page = new Ws(`${server.url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
  const frames: string[] = []
  page.on('message', (frame) => frames.push(String(frame)))
  await new Promise((resolve) => page.once('open', resolve))
  page.send('{"code":1,"message":{"v":2}}')
  const left = new Promise((resolve) => page.once('close', resolve))
  await pause(300)

  const stopped = server.stop('SIGTERM')
  const late = slowRequest(DRAIN_SECONDS * 1000 + 700)
  const both = () => Promise.all([health('/api/health'), health('/api/health/live')])
  await expect.poll(both, { interval: 20, timeout: 20_000 }).toEqual([503, 200])
  ready = false
  await Promise.all(clients)
  expect(await left).toBe(1012)
  expect(frames.map((frame) => JSON.parse(frame).message?.backInMs).find((ms) => ms !== undefined)).toBeGreaterThanOrEqual(0)
  // It was accepted before the end, and its last byte came when nothing new was taken any more.
  expect(await late).toMatch(/^HTTP\/1\.1 404 /)
  await stopped
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
}

it('an upload that is under way goes on while its server stops, longer than a request may take', async () => {
  await server.start()
  const uploaded = slowUpload(server.url, token, (DRAIN_SECONDS + 9) * 1000)
  await pause(300)
  const stopped = server.stop('SIGTERM')
  expect(await uploaded).toMatchObject({ success: true, result: { name: 'plan.pdf' } })
  await stopped
})

it('a statement that is running is answered while its server stops, though it runs for longer than a person waits', async () => {
  await server.start()
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await client.query('begin; lock table notice in access exclusive mode')
    const asked = fetch(`${server.url}/api/ws/notice/list`, { headers: { 'x-access-token': token } })
    await expect
      .poll(async () => (await client.query("select from pg_locks where relation = 'notice'::regclass and not granted")).rowCount)
      .toBeGreaterThan(0)
    const stopped = server.stop('SIGTERM')
    // As long as fits below what a statement waits for a lock.
    await pause((DRAIN_SECONDS + 6.5) * 1000)
    await client.query('rollback')
    expect((await asked).status).toBe(200)
    await stopped
  } finally {
    await client.end()
  }
})

it(
  `${ROUNDS} stops under load: no request that was accepted fails`,
  async () => {
    const load: Load = { answered: 0, failed: [] }
    for (let done = 1; done <= ROUNDS; done++) {
      await round(load)
      if (done % 10 === 0) process.stdout.write(`${done} restarts, ${load.answered} requests answered, ${load.failed.length} failed\n`)
    }
    process.stdout.write(`${ROUNDS} restarts, ${load.answered} requests answered, ${load.failed.length} accepted requests failed\n`)
    expect(load.failed).toEqual([])
    expect(load.answered).toBeGreaterThan(ROUNDS * CLIENTS)
  },
  ROUNDS * 60_000,
)
