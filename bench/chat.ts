import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'
import { WebSocket } from 'ws'
import { type Figure, median } from './figures.ts'
import { benchPool } from './pool.ts'
import { ROUNDS, sized } from './size.ts'

/** Two worlds on one database: a conversation is written by one server only. */
export const PEOPLE = sized(3_000, 400)
const GROUP = 5
const IDLE = sized(5_000, 400)
/** Messages under way at once, each by somebody else: a person may send ten in five seconds. */
const UNDER_WAY = sized(200, 40)
const TURN_SECONDS = sized(3, 1)
const TURNS = ROUNDS + 1
const MISSED = 20
const OPENING = 100
/** An answer that takes longer is lost, which must not happen. */
const ANSWERED_MS = 30_000
/** A socket that says nothing for a minute is closed. */
const PING_MS = 20_000

const p99 = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * 0.99)] ?? 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What `start` waits for, or an error that says what did not come. */
function answered<T>(what: string, start: (resolve: (value: T) => void, reject: (error: Error) => void) => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: nothing in ${ANSWERED_MS / 1000} s`)), ANSWERED_MS)
    const settled =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer)
        settle(value)
      }
    start(settled(resolve), settled(reject))
  })
}

export const tokenOf = (world: string, nth: number) => `bench-chat-${world}-${nth}`

/** Accounts with a session, in groups of five. */
async function fillWorld(pool: pg.Pool, world: string): Promise<void> {
  const tokens = Array.from({ length: PEOPLE }, (_, nth) => createHash('sha256').update(tokenOf(world, nth)).digest('base64url'))
  const phones = Array.from({ length: PEOPLE }, (_, nth) => `17${world}${String(nth).padStart(8, '0')}`)
  await pool.query(
    `with people as (
      insert into account (user_type, area_code, phone, name, whether_intact, created_at)
      select 2, '86', phone, 'bench', 'Y', now() from unnest($1::text[]) as p(phone) returning id, phone),
    numbered as (select id, row_number() over (order by phone) - 1 as nth from people),
    sessions as (
      insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
      select ($2::text[])[nth + 1], id, now(), now(), now() + interval '1 day' from numbered returning id),
    groups as (
      insert into chat_conversation (kind, about, name, last_at, created_at)
      select 'group', $3::text || ':' || g, 'bench', now(), now() from generate_series(0, $4::int - 1) as g returning id, about)
    insert into chat_member (conversation_id, account_id, from_seq, read_seq, delivered_seq, joined_at)
    select g.id, n.id, 1, 0, 0, now() from numbered n join groups g on g.about = $3::text || ':' || (n.nth / ${GROUP})`,
    [phones, tokens, world, PEOPLE / GROUP],
  )
}

export interface Side {
  name: string
  port: number
  world: string
  child: ChildProcess
  groups: string[]
  clients: Client[]
}

/** Limits count by address, and each client of a real server has an address of its own. */
let addresses = 0
const nextAddress = () => {
  const nth = addresses++
  return `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`
}

class Client {
  socket: WebSocket | undefined
  onAcknowledged: (() => void) | null = null
  onRefused: ((error: Error) => void) | null = null
  onSeq: ((seq: number) => void) | null = null
  readonly url: string
  readonly group: string
  readonly address = nextAddress()

  constructor(url: string, group: string) {
    this.url = url
    this.group = group
  }

  /** `at`: the last event that it has; without it, it follows from now on. */
  open(at?: number): Promise<void> {
    return answered<void>('ready', (resolve, reject) => {
      const socket = new WebSocket(this.url, { perMessageDeflate: false, headers: { 'x-forwarded-for': this.address } })
      this.socket = socket
      const pings = setInterval(() => socket.send('{"code":0}'), PING_MS)
      socket.on('error', reject)
      socket.on('close', (code) => {
        clearInterval(pings)
        const error = new Error(`closed: ${code}`)
        this.onRefused?.(error)
        reject(error)
      })
      socket.on('open', () =>
        socket.send(JSON.stringify({ code: 1, message: { v: 2, ...(at !== undefined && { at: { [this.group]: at } }) } })),
      )
      socket.on('message', (data) => {
        const { code, message } = JSON.parse(String(data))
        if (code === 0) return
        if (code === 1) resolve()
        else if (message.do === 'refused') this.onRefused?.(new Error(`refused: ${message.error}`))
        else if (message.do === 'page') this.onSeq?.(message.events.at(-1)?.seq ?? 0)
        // What is missing comes one by one to all of a room, where the server has just compared it with the table.
        else if (message.do === undefined) {
          this.onSeq?.(message.seq)
          if (message.mine && message.cid) this.onAcknowledged?.()
        }
      })
    })
  }

  /** Milliseconds until the acknowledgement. */
  async say(content: string): Promise<number> {
    const began = performance.now()
    await answered<void>('an acknowledgement', (resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) throw new Error(`${this.url} was closed before it could say something`)
      this.onAcknowledged = resolve
      this.onRefused = reject
      this.socket.send(JSON.stringify({ code: '2', message: { id: this.group, cid: crypto.randomUUID(), content } }))
    })
    this.onAcknowledged = null
    this.onRefused = null
    return performance.now() - began
  }

  /** Comes back with what it has, and waits until it has everything. Where nobody has written, nothing is missing and no page comes. */
  async catchUp(head: number): Promise<void> {
    const synced = answered<void>(`event ${head} of ${this.group}`, (resolve, reject) => {
      if (head === 0) resolve()
      this.onSeq = (seq) => seq >= head && resolve()
      this.onRefused = reject
    })
    await Promise.all([this.open(Math.max(0, head - MISSED)), synced])
    this.onSeq = null
    this.onRefused = null
  }
}

async function openAll(clients: readonly Client[], run: (client: Client) => Promise<unknown>): Promise<void> {
  const queue = [...clients]
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await run(next)
    }),
  )
}

/** kB that the server holds when its garbage is collected: its heap and its buffers. What the kernel holds for a socket is not in it. */
async function memoryOf({ child }: Side): Promise<number> {
  child.send('memory')
  const [bytes] = (await once(child, 'message')) as [number]
  return bytes / 1024
}

/** Idle connections: the process has opened and closed as many before, so that what is measured is theirs alone. */
export async function idleKb(side: Side): Promise<number> {
  const url = `ws://127.0.0.1:${side.port}/api/ws/chat?token=`
  const made = Array.from(
    { length: IDLE },
    (_, nth) => new Client(url + tokenOf(side.world, nth % PEOPLE), side.groups[Math.floor((nth % PEOPLE) / GROUP)] ?? ''),
  )
  await openAll(made.slice(0, 200), (client) => client.open())
  for (const client of made) client.socket?.terminate()
  await pause(3_000)
  const before = await memoryOf(side)
  await openAll(made, (client) => client.open())
  await pause(5_000)
  side.clients = made
  return ((await memoryOf(side)) - before) / IDLE
}

/** A socket for each person of the world, and no others. */
export async function openPeople(side: Side): Promise<void> {
  const url = `ws://127.0.0.1:${side.port}/api/ws/chat?token=`
  side.clients = Array.from(
    { length: PEOPLE },
    (_, nth) => new Client(url + tokenOf(side.world, nth), side.groups[Math.floor(nth / GROUP)] ?? ''),
  )
  await openAll(side.clients, (client) => client.open())
}

interface Turn {
  perSecond: number
  p99Ms: number
}

export async function turn(side: Side): Promise<Turn> {
  const until = performance.now() + TURN_SECONDS * 1000
  const began = performance.now()
  const times: number[] = []
  const each = Math.floor(PEOPLE / UNDER_WAY)
  await Promise.all(
    Array.from({ length: UNDER_WAY }, async (_, worker) => {
      for (let n = 0; performance.now() < until; n++) {
        const client = side.clients[worker * each + (n % each)]
        if (client) times.push(await client.say(`bench ${n} 你好，合同已经寄出，请查收。`))
      }
    }),
  )
  return { perSecond: times.length / ((performance.now() - began) / 1000), p99Ms: p99(times) }
}

/** Everybody is cut at once and comes back with so many messages missing: seconds until all have them. */
async function resync(side: Side, heads: ReadonlyMap<string, number>): Promise<number> {
  const people = side.clients.slice(0, PEOPLE)
  for (const client of side.clients) client.socket?.terminate()
  await pause(3_000)
  const began = performance.now()
  await openAll(people, (client) => client.catchUp(heads.get(client.group) ?? 0))
  return (performance.now() - began) / 1000
}

interface SideOrder {
  name: string
  file: string
  port: number
  world: string
}

/** A server in a process of its own, with a world that it alone writes. */
export async function startSide(pool: pg.Pool, databaseUrl: string, { name, file, port, world }: SideOrder): Promise<Side> {
  await fillWorld(pool, world)
  const groups = (
    await pool.query("select id from chat_conversation where about like $1::text || ':%' order by split_part(about, ':', 2)::int", [world])
  ).rows
  const root = join(import.meta.dirname, '..')
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SEED: 'never',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '1000000000',
  }
  const args = ['--expose-gc', '--import', join(import.meta.dirname, 'memory.ts'), join(root, file)]
  const child = spawn(process.execPath, args, { env, cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return { name, port, world, child, groups: groups.map((row) => row.id), clients: [] }
}

/** Stored messages per second, the acknowledgement, the memory of idle connections, beside bare `ws` on the same tables. */
export async function measureChat(databaseUrl: string, say: (line: string) => void): Promise<Figure[]> {
  const pool = benchPool(databaseUrl, 2)
  const ours = await startSide(pool, databaseUrl, { name: 'ours', file: 'dist/server/main.js', port: 18_090, world: '1' })
  const floor = await startSide(pool, databaseUrl, { name: 'floor', file: 'bench/chat-floor.ts', port: 18_091, world: '2' })
  try {
    await ready(ours)
    await ready(floor)
    const memory = { ours: await idleKb(ours), floor: await idleKb(floor) }
    await turn(ours)
    await turn(floor)
    const turns: { ours: Turn; floor: Turn }[] = []
    for (let n = 0; n < TURNS; n++) {
      // Beyond the five seconds in which a person's messages are counted.
      const made = { ours: await turn(ours), floor: await turn(floor) }
      turns.push(made)
      say(`turn ${n + 1} of ${TURNS}: ${made.ours.perSecond.toFixed(0)} against ${made.floor.perSecond.toFixed(0)} messages/s`)
      await pause(3_000)
    }
    const { rows } = await pool.query("select id, last_seq from chat_conversation where about like '1:%'")
    const resyncSeconds = await resync(ours, new Map(rows.map((row) => [row.id, row.last_seq])))
    const of = (side: 'ours' | 'floor', name: keyof Turn) => median(turns.map((one) => one[side][name]))
    const acknowledged = { ours: of('ours', 'p99Ms'), floor: of('floor', 'p99Ms') }
    return [
      { what: 'messages stored', unit: '/s', ours: of('ours', 'perSecond'), floor: of('floor', 'perSecond'), better: 'more', aim: 0.75 },
      { what: `acknowledged with ${UNDER_WAY} under way, p99`, unit: 'ms', ...acknowledged, better: 'less', aim: 1 / 1.3 },
      { what: `memory of an idle connection, of ${IDLE}`, unit: 'kB', ...memory, better: 'less', most: 10 },
      { what: `${PEOPLE} cut at once with ${MISSED} messages missing`, unit: 's', ours: resyncSeconds, floor: null, better: 'less' },
    ]
  } finally {
    for (const side of [ours, floor]) {
      for (const client of side.clients) client.socket?.terminate()
      side.child.kill('SIGTERM')
    }
    await pool.end()
  }
}

export async function ready({ port }: Side): Promise<void> {
  for (let tries = 0; tries < 1_800; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`the server at ${port} did not get ready`)
}
