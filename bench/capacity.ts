/** What one, two or more servers on one database carry, side by side with the load and the database on the same machine. */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { hashPassword } from '../src/features/base/account/server/passwords.ts'
import { idleKb, PEOPLE, ready, type Side, startSide, tokenOf, turn } from './chat.ts'
import type { Figure } from './figures.ts'
import { fill } from './fill.ts'
import { benchPool } from './pool.ts'
import { ended } from './processes.ts'
import { isBrief, SECONDS } from './size.ts'

/** How many servers, one number after the other. */
const SERVERS = (process.env.CAPACITY_SERVERS ?? (isBrief ? '1' : '1,2')).split(',').map(Number)
const FIRST_PORT = 18_100
const CONNECTIONS = 32
const PASSWORD = 'Lantern-Mole-58'

interface Order {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS * 2 })

/** Whether it was answered with what was asked for. */
function ask(port: number, { method, path, token, body }: Order): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-access-token': token }) }
    const request = http.request({
      port,
      host: '127.0.0.1',
      method,
      path,
      agent,
      headers: body ? headers : { ...headers, 'content-type': '' },
    })
    request.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200))
    })
    request.on('error', () => resolve(false))
    request.end(body ? JSON.stringify(body) : undefined)
  })
}

/** Keeps `CONNECTIONS` requests under way, to one server after the other. */
async function load(ports: readonly number[], order: (nth: number) => Order): Promise<{ perSecond: number; p99Ms: number }> {
  const took: number[] = []
  let next = 0
  let failed = 0
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const nth = next++
        const from = performance.now()
        if (await ask(ports[nth % ports.length]!, order(nth))) took.push(performance.now() - from)
        else failed++
      }
    }),
  )
  if (failed > 0) throw new Error(`${failed} of ${next} requests failed, as ${JSON.stringify(order(0))}`)
  const perSecond = took.length / ((performance.now() - began) / 1000)
  return { perSecond, p99Ms: took.sort((a, b) => a - b)[Math.floor((took.length - 1) * 0.99)] ?? 0 }
}

/** MB that the process has in memory, as the kernel counts them. */
const residentMb = ({ child }: Side): number =>
  Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? Number.NaN) / 1024

export async function measureCapacity(databaseUrl: string, say: (line: string) => void): Promise<Figure[]> {
  const pool = benchPool(databaseUrl, 2)
  const filled = await fill(databaseUrl)
  const hash = await hashPassword(PASSWORD)
  const figures: Figure[] = []
  try {
    let made = 0
    for (const count of SERVERS) {
      const sides: Side[] = []
      const worlds = Array.from({ length: count }, () => String(++made))
      const add = (what: string, unit: string, ours: number, better: Figure['better']) =>
        figures.push({ what: `${count} ${count === 1 ? 'server' : 'servers'}: ${what}`, unit, ours, floor: null, better })
      try {
        for (const [nth, world] of worlds.entries())
          sides.push(await startSide(pool, databaseUrl, { name: world, file: 'dist/server/main.js', port: FIRST_PORT + nth, world }))
        for (const side of sides) await ready(side)
        await pool.query(`update account set password_hash = $1 where name = 'bench'`, [hash])
        add('memory of each after its start', 'MB', Math.max(...sides.map(residentMb)), 'less')
        const versions = new Map<string, number>()
        const ports = sides.map(({ port }) => port)
        const world = (nth: number) => worlds[nth % worlds.length]!
        const kinds: Record<string, (nth: number) => Order> = {
          'sign-ins by password': (nth) => ({
            method: 'POST',
            path: '/api/ws/passport/passwordLogin',
            body: { areaCode: '86', phone: `17${world(nth)}${String(nth % PEOPLE).padStart(8, '0')}`, password: PASSWORD },
          }),
          'reads: detail of a demand': (nth) => ({
            method: 'GET',
            path: `/api/ws/demand/detail?id=${filled.detailIds[nth % filled.detailIds.length]}`,
            token: filled.ownerToken,
          }),
          'reads: list of the hall, filtered': (nth) => ({
            method: 'GET',
            path: `/api/ws/hall/list?region=${['DE', 'VN', 'BR', 'SA', 'JP'][nth % 5]}&category=payroll&column=publishedAt`,
            token: filled.individualToken,
          }),
          'writes: a setting of the account': (nth) => {
            const token = tokenOf(world(nth), nth % PEOPLE)
            const version = versions.get(token) ?? 1
            versions.set(token, version + 1)
            return { method: 'POST', path: '/api/ws/account/preferences', token, body: { lang: version % 2 === 0 ? 'en' : 'cn', version } }
          },
        }
        for (const [what, order] of Object.entries(kinds)) {
          await load(ports, order)
          const { perSecond, p99Ms } = await load(ports, order)
          add(what, '/s', perSecond, 'more')
          add(`${what}, p99`, 'ms', p99Ms, 'less')
          say(`${count}: ${what} ${perSecond.toFixed(0)}/s`)
        }
        const memory = await Promise.all(sides.map((side) => idleKb(side)))
        add(`open sockets, at each ${sides[0]!.clients.length}: memory of one`, 'kB', Math.max(...memory), 'less')
        await Promise.all(sides.map((side) => turn(side)))
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        const turns = await Promise.all(sides.map((side) => turn(side)))
        add(
          'chat messages stored and acknowledged',
          '/s',
          turns.reduce((sum, one) => sum + one.perSecond, 0),
          'more',
        )
        add('chat messages, p99 of the acknowledgement', 'ms', Math.max(...turns.map((one) => one.p99Ms)), 'less')
        add('memory of each at the end, with its sockets', 'MB', Math.max(...sides.map(residentMb)), 'less')
      } finally {
        for (const side of sides) for (const client of side.clients) client.socket?.terminate()
        await Promise.all(sides.map(({ child }) => ended(child)))
      }
    }
    return figures
  } finally {
    await pool.end()
  }
}
