/**
 * The baseline of the chat: bare `ws` and `pg`. It knows the sender by the same session row, stores messages in batches into the same
 * tables with the same guarantees for readers (numbers without a gap under the row lock, once per cid, acknowledged after the commit),
 * and hands them to the members in order. It checks nothing else: no blocks, no pace, no schema, no mutes.
 */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'
import { idAt } from '../src/platform/server/data/partitions.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' })
const ask = (name: string, text: string, values: unknown[], client: pg.Pool | pg.PoolClient = pool) => client.query({ name, text, values })
const BATCH = 200

const WHO = `select a.id, a.name from session s join account a on a.id = s.account_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`
const MINE = 'select conversation_id as id from chat_member where account_id = $1'
const LOCK = `select c.id, c.last_seq from chat_conversation c where c.id = any($1::uuid[]) order by c.id for update`
const KNOWN = `select e.conversation_id, e.sender_id, e.cid, e.seq from unnest($1::uuid[], $2::uuid[], $3::text[]) as q(c, s, i)
  join chat_event e on e.conversation_id = q.c and e.sender_id = q.s and e.cid = q.i`
const INSERT = `insert into chat_event (id, conversation_id, seq, kind, sender_id, cid, digest, content, at)
  select id, c, n, 'message', s, i, i, t, $7::timestamptz from unnest($1::uuid[], $2::int[], $3::uuid[], $4::text[], $5::text[], $6::uuid[]) as q(c, n, s, i, t, id)`
const ADVANCE =
  'update chat_conversation c set last_seq = q.n, last_at = now() from unnest($1::uuid[], $2::int[]) as q(i, n) where c.id = q.i'

interface Sent {
  socket: WebSocket
  id: string
  cid: string
  content: string
  sender: string
  name: string
}

const rooms = new Map<string, Set<WebSocket>>()
let waiting: Sent[] = []
let running = false

async function store(batch: readonly Sent[]): Promise<void> {
  const client = await pool.connect()
  const seqs: number[] = []
  const at = Temporal.Now.instant()
  try {
    await client.query('begin')
    const { rows } = await ask('lock', LOCK, [[...new Set(batch.map((one) => one.id))]], client)
    const heads = new Map<string, number>(rows.map((row) => [row.id, row.last_seq]))
    const known = await ask(
      'known',
      KNOWN,
      [batch.map((one) => one.id), batch.map((one) => one.sender), batch.map((one) => one.cid)],
      client,
    )
    if (known.rows.length > 0) throw new Error('the bench repeats nothing')
    for (const { id } of batch) {
      const seq = (heads.get(id) ?? 0) + 1
      heads.set(id, seq)
      seqs.push(seq)
    }
    const columns = [
      batch.map((one) => one.id),
      seqs,
      batch.map((one) => one.sender),
      batch.map((one) => one.cid),
      batch.map((one) => one.content),
      batch.map(() => idAt(at)),
      at.toString(),
    ]
    await ask('insert', INSERT, columns, client)
    await ask('advance', ADVANCE, [[...heads.keys()], [...heads.values()]], client)
    await client.query('commit')
  } finally {
    client.release()
  }
  for (const [at, { socket, id, cid, content, sender, name }] of batch.entries()) {
    const wire = { id, type: '1', fromname: sender, username: name, content, timestamp: Date.now(), seq: seqs[at], kind: 'message' }
    const text = JSON.stringify({ code: '2', message: { ...wire, mine: false } })
    for (const other of rooms.get(id) ?? []) if (other !== socket) other.send(text)
    socket.send(JSON.stringify({ code: '2', message: { ...wire, mine: true, cid } }))
  }
}

async function run(): Promise<void> {
  running = true
  await new Promise(setImmediate)
  while (waiting.length > 0) {
    const batch = waiting.slice(0, BATCH)
    waiting = waiting.slice(BATCH)
    await store(batch)
  }
  running = false
}

const server = createServer((_request, response) => response.end('ok'))
new WebSocketServer({ server }).on('connection', (socket: WebSocket, request) => {
  const token = new URL(request.url ?? '/', 'http://floor').searchParams.get('token') ?? ''
  const opened = (async () => {
    const [person] = (await ask('who', WHO, [createHash('sha256').update(token).digest('base64url')])).rows
    for (const { id } of (await ask('mine', MINE, [person.id])).rows) {
      const room = rooms.get(id) ?? new Set()
      rooms.set(id, room.add(socket))
      socket.on('close', () => room.delete(socket))
    }
    return person
  })()
  socket.on('message', async (data) => {
    const person = await opened
    const { code, message } = JSON.parse(String(data))
    if (code === 0) {
      socket.send('{"code":0}')
      return
    }
    if (code === 1) {
      socket.send(JSON.stringify({ code: 1, message: { v: 2, unread: { total: 0 } } }))
      return
    }
    waiting.push({ socket, id: message.id, cid: message.cid, content: message.content, sender: person.id, name: person.name })
    if (!running) void run()
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
