import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SettableClock } from '../../src/platform/server/clock.ts'
import { formOf } from '../support/demands.ts'
import type { TestServer } from '../support/server.ts'

const KILLS = 20
const CLIENTS = 6

let dataDir: string
let port: number
let server: ChildProcess | undefined

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-kill-'))
  port = await freePort()
})
afterAll(async () => {
  server?.kill('SIGTERM')
  await new Promise((resolve) => (server && server.exitCode === null ? server.once('exit', resolve) : resolve(null)))
  rmSync(dataDir, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** The first start loads the demo world. */
const WORLD_SECONDS = 180
const AGAIN_SECONDS = 60

async function start(within: number): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SEED: 'auto',
    DATABASE_URL: '',
  }
  server = spawn(process.execPath, ['src/app/server/main.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr!.on('data', (chunk) => {
    said += chunk
  })
  for (let tries = 0; tries < within * 10; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${said}`)
    const ready = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server did not get ready: ${said}`)
}

type Answer = { success: boolean; message: string; result: Record<string, unknown> }

async function post(path: string, input: unknown, token?: string, key?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-access-token': token }), ...(key && { 'idempotency-key': key }) }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await answer.json()) as Answer
}

async function get(path: string, token: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { 'x-access-token': token } })
  return (await answer.json()) as Answer
}

interface Write {
  key: string
  cents: number
  acknowledged: string | null
}

it(`keeps every acknowledged write through ${KILLS} kills with -9, and duplicates none`, async () => {
  await start(WORLD_SECONDS)
  const signedIn = await post('/ws/passport/passwordLogin', { areaCode: '86', phone: '13800000001', password: 'Hengdu#2026' })
  const token = signedIn.result.token as string
  const wallets = (await get('/ws/wallet/summary', token)).result.balances as Array<{ currency: string; availableMinor: number }>
  const richest = wallets.filter((one) => one.currency !== 'JPY').sort((a, b) => b.availableMinor - a.availableMinor)[0]!
  // Small enough to need no second person: what waits for one moves nothing.
  const form = formOf({ clock: new SettableClock() } as TestServer, { amount: '5000', currency: richest.currency as 'CNY' })
  const demand = (await post('/ws/demand/create', { form }, token)).result.id as string

  const writes: Write[] = []
  const hosting = (write: Write) =>
    post('/ws/demand/hosting', { id: demand, amount: `0.${String(write.cents).padStart(2, '0')}` }, token, write.key)

  for (let kill = 0; kill < KILLS; kill++) {
    let alive = true
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (alive) {
        const write: Write = { key: crypto.randomUUID(), cents: 1 + Math.floor(Math.random() * 9), acknowledged: null }
        writes.push(write)
        try {
          const answer = await hosting(write)
          if (!answer.success) throw new Error(answer.message)
          write.acknowledged = JSON.stringify(answer.result)
        } catch (error) {
          if (alive && !(error instanceof TypeError)) throw error
          return
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 200))
    alive = false
    server!.kill('SIGKILL')
    await Promise.all(clients)
    await start(AGAIN_SECONDS)

    // Every acknowledged write is there, to the cent; an interrupted one is there once or not at all.
    const preview = await get(`/ws/demand/hosting/preview?id=${demand}`, token)
    const known = writes.filter((write) => write.acknowledged !== null)
    const open = writes.filter((write) => write.acknowledged === null)
    const hosted = preview.result.hostedMinor as number
    expect(hosted).toBeGreaterThanOrEqual(sum(known))
    expect(hosted).toBeLessThanOrEqual(sum(known) + sum(open))
    for (const write of open) write.acknowledged = JSON.stringify((await hosting(write)).result)
    expect((await get(`/ws/demand/hosting/preview?id=${demand}`, token)).result.hostedMinor).toBe(sum(writes))
  }

  // A retry of any of them still gets its first answer and moves nothing.
  for (const write of writes.slice(-20)) expect(JSON.stringify((await hosting(write)).result)).toBe(write.acknowledged)
  expect((await get(`/ws/demand/hosting/preview?id=${demand}`, token)).result.hostedMinor).toBe(sum(writes))
  expect(writes.length).toBeGreaterThan(KILLS * 2)
}, 420_000)

const sum = (writes: Write[]) => writes.reduce((total, write) => total + write.cents, 0)
