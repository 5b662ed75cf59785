import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formOf } from '../support/demands.ts'
import { company } from '../support/personas.ts'
import { TEST_PROOF } from '../support/proof.ts'
import { TEST_KEY } from '../support/server.ts'
import { type ServerProcess, serverProcess, withItsDatabase } from '../support/server-process.ts'

const KILLS = 20
const CLIENTS = 6

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-kill-'))
  server = await serverProcess({ DATABASE_URL: '', DATA_DIR: dataDir, SECRET_KEY: TEST_KEY })
  await server.start()
})
afterAll(async () => {
  await server.stop('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Write {
  key: string
  cents: number
  acknowledged: string | null
}

it(`keeps every acknowledged write through ${KILLS} kills with -9, and duplicates none`, async () => {
  const { token, demand } = await withItsDatabase(dataDir, async (h) => {
    const firm = await company(h, { funded: [{ currency: 'EUR', amountMinor: 10_000_000 }] })
    // Small enough to need no second person: what waits for one moves nothing.
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '5000', currency: 'EUR' }) }, firm.as)
    return { token: firm.token, demand: id }
  })
  const headers = { 'content-type': 'application/json', 'x-access-token': token, 'x-proof': TEST_PROOF }
  const answerOf = async <T>(path: string, how: RequestInit) =>
    (await (await fetch(`${server.url}/api${path}`, how)).json()) as { success: boolean; message: string; result: T }
  const fund = ({ key, cents }: Write) =>
    answerOf<object>('/ws/demand/hosting', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ id: demand, amount: `0.${String(cents).padStart(2, '0')}` }),
    })
  const hosted = async () =>
    (await answerOf<{ hostedMinor: number }>(`/ws/demand/hosting/preview?id=${demand}`, { headers })).result.hostedMinor

  const writes: Write[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    let alive = true
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (alive) {
        const write: Write = { key: crypto.randomUUID(), cents: 1 + Math.floor(Math.random() * 9), acknowledged: null }
        writes.push(write)
        try {
          const answer = await fund(write)
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
    await server.stop('SIGKILL')
    await Promise.all(clients)
    await server.start()

    // Every acknowledged write is there, to the cent; an interrupted one is there once or not at all.
    const known = writes.filter((write) => write.acknowledged !== null)
    const open = writes.filter((write) => write.acknowledged === null)
    const now = await hosted()
    expect(now).toBeGreaterThanOrEqual(sum(known))
    expect(now).toBeLessThanOrEqual(sum(known) + sum(open))
    for (const write of open) write.acknowledged = JSON.stringify((await fund(write)).result)
    expect(await hosted()).toBe(sum(writes))
  }

  // A retry of any of them still gets its first answer and moves nothing.
  for (const write of writes.slice(-20)) expect(JSON.stringify((await fund(write)).result)).toBe(write.acknowledged)
  expect(await hosted()).toBe(sum(writes))
  expect(writes.length).toBeGreaterThan(KILLS * 2)
}, 420_000)

const sum = (writes: Write[]) => writes.reduce((total, write) => total + write.cents, 0)
