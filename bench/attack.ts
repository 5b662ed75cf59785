/**
 * What a visitor of a static page notices while a stranger keeps the server busy: the page's median, with the machine's other work in
 * both, beside the median of the moment before. From one address, which the limits stop, and from many, which they do not.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Figure, median } from './figures.ts'
import { ROUNDS, SECONDS } from './size.ts'
import { withDemoWorld } from './start.ts'

const AIM = 3
const PAUSE_MS = 10

export interface Attack {
  name: string
  /** How many of its requests are under way at any time. */
  atOnce: number
  path: string
  body?: string
}

const words = Array.from({ length: 50 }, (_, nth) => `word${nth}`).join('%20')
const json = (value: object) => JSON.stringify(value)
const attacks: readonly Attack[] = [
  {
    name: 'wrong sign-ins',
    atOnce: 24,
    path: '/api/ws/passport/passwordLogin',
    body: json({ areaCode: '86', phone: '138#', password: 'wrong password' }),
  },
  { name: 'pictures of what does not exist', atOnce: 8, path: '/share/picture/article/#.png' },
  { name: 'pages that do not exist', atOnce: 8, path: '/share/cover/#.png' },
  { name: 'events, 50 words', atOnce: 8, path: `/api/ws/event/list?search=${words}&pageNo=1&pageSize=20` },
  { name: 'articles, 50 words', atOnce: 8, path: `/api/ws/article/list?search=${words}&pageNo=1&pageSize=20` },
  { name: 'providers, 50 words', atOnce: 8, path: `/api/ws/provider/search?search=${words}` },
  { name: 'working days of seven years', atOnce: 8, path: '/api/ws/calendar/workdays?country=DE&from=2022-01-01&to=2028-12-31' },
  {
    name: 'a megabyte of keys to an open form',
    atOnce: 8,
    path: '/api/ws/lead/submit',
    body: json(Object.fromEntries(Array.from({ length: 70_000 }, (_, nth) => [`key${nth}`, nth]))),
  },
]

/** As a visitor loads it: one request at a time, with a pause. */
async function medianOfPage(url: string): Promise<number> {
  const took: number[] = []
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until) {
    const from = performance.now()
    const answer = await fetch(`${url}/`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the page answered ${answer.status}`)
    took.push(performance.now() - from)
    await sleep(PAUSE_MS)
  }
  return median(took)
}

async function oneRound(url: string, attack: Attack, addresses: 'one' | 'many') {
  const page = () => medianOfPage(url)
  const restMs = await page()
  // In a thread of its own: what makes the requests must not delay what measures.
  const worker = new Worker(new URL('./attack-load.ts', import.meta.url), { workerData: { url, attack, addresses } })
  await once(worker, 'message')
  const attackedMs = await page()
  worker.postMessage('stop')
  const [sent] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  if (sent === 0) throw new Error(`${attack.name}: nothing was sent`)
  return { restMs, attackedMs }
}

/** The server trusts one proxy, so that the attacker can come from many addresses. The floor is the same page at rest. */
export const measureAttacks = (): Promise<Figure[]> =>
  withDemoWorld(
    async (url) => {
      const figures: Figure[] = []
      for (const addresses of ['one', 'many'] as const) {
        for (const attack of attacks) {
          const rounds: Awaited<ReturnType<typeof oneRound>>[] = []
          for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(url, attack, addresses))
          figures.push({
            what: `page under attack: ${attack.name}, ${addresses === 'one' ? 'one address' : 'many addresses'}`,
            unit: 'ms',
            ours: median(rounds.map((one) => one.attackedMs)),
            floor: median(rounds.map((one) => one.restMs)),
            better: 'less',
            // From many addresses, the limits do not help.
            ...(addresses === 'one' && { aim: 1 / AIM }),
          })
        }
      }
      return figures
    },
    { TRUST_PROXY: '1' },
  )
