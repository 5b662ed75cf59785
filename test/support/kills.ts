import { expect } from 'vitest'
import { formOf } from './demands.ts'
import { company } from './personas.ts'
import { TEST_PROOF } from './proof.ts'
import type { TestServer } from './server.ts'
import type { ServerProcess } from './server-process.ts'

const CLIENTS = 6
/** Of the writes of one round, at most how many are acknowledged before the kill; the others are under way. */
const MOST = 12

interface Write {
  demand: string
  /** Of the demand, as it was read before. */
  version: number
  key: string
  cents: number
  acknowledged: string | null
}

/** Demands that their publisher puts money into, a few cents at a time: one for each client, as a write names the version that it read. */
export async function openEscrow(h: TestServer): Promise<{ token: string; demands: string[] }> {
  const firm = await company(h, { funded: [{ currency: 'EUR', amountMinor: 10_000_000 }] })
  // Small enough to need no second person: what waits for one moves nothing.
  const form = formOf(h, { amount: '5000', currency: 'EUR' })
  const demands: string[] = []
  for (let client = 0; client < CLIENTS; client++) demands.push((await h.ok('POST /ws/demand/create', { form }, firm.as)).id)
  return { token: firm.token, demands }
}

/** Kills a running server while clients write, starts it again, and holds what is stored against what was acknowledged. */
export async function writeThroughKills(
  server: ServerProcess,
  { token, demands }: { token: string; demands: readonly string[] },
  kills: number,
): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-access-token': token, 'x-proof': TEST_PROOF }
  const answerOf = async <T>(path: string, how: RequestInit) =>
    (await (await fetch(`${server.url}/api${path}`, how)).json()) as { success: boolean; message: string; result: T }
  const fund = ({ key, cents, demand, version }: Write) =>
    answerOf<object>('/ws/demand/hosting', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ id: demand, version, amount: `0.${String(cents).padStart(2, '0')}` }),
    })
  const hosted = async () => {
    const previews = demands.map((id) => answerOf<{ hostedMinor: number }>(`/ws/demand/hosting/preview?id=${id}`, { headers }))
    return (await Promise.all(previews)).reduce((total, { result }) => total + result.hostedMinor, 0)
  }
  const versionOf = async (id: string) => (await answerOf<{ version: number }>(`/ws/demand/detail?id=${id}`, { headers })).result.version

  const writes: Write[] = []
  for (let kill = 0; kill < kills; kill++) {
    let alive = true
    let acknowledged = 0
    let isDue: () => void = () => undefined
    const due = new Promise<void>((resolve) => (isDue = resolve))
    const most = 1 + Math.floor(Math.random() * MOST)
    const clients = demands.map(async (demand) => {
      while (alive) {
        try {
          const write: Write = {
            demand,
            version: await versionOf(demand),
            key: crypto.randomUUID(),
            cents: 1 + Math.floor(Math.random() * 9),
            acknowledged: null,
          }
          writes.push(write)
          const answer = await fund(write)
          if (!answer.success) throw new Error(answer.message)
          write.acknowledged = JSON.stringify(answer.result)
          if (++acknowledged >= most) isDue()
        } catch (error) {
          if (alive && !(error instanceof TypeError)) throw error
          return
        }
      }
    })
    await Promise.race([due, Promise.all(clients)])
    alive = false
    await server.stop('SIGKILL')
    await Promise.all(clients)
    expect(acknowledged).toBeGreaterThanOrEqual(most)
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
}

const sum = (writes: Write[]) => writes.reduce((total, write) => total + write.cents, 0)
