import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket as Ws } from 'ws'
import { type FreshDatabase, freshDatabase } from '../../../support/database.ts'
import { individual } from '../../../support/personas.ts'
import { startServer, TEST_KEY } from '../../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../../support/server-process.ts'
import { slowUpload } from '../../../support/slow-upload.ts'

/** Two servers behind a real proxy with the configuration that is shipped: each is restarted under load, and nothing fails. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

const ops = (name: string) => readFileSync(join(import.meta.dirname, '../../../../ops', name), 'utf8')
const CLIENTS = 8
const SOCKETS = 20
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: FreshDatabase
let servers: [ServerProcess, ServerProcess]
let token: string
beforeAll(async () => {
  database = await freshDatabase()
  const h = await startServer({ databaseUrl: database.url })
  token = (await individual(h)).token
  await h.close()
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'hengdu-proxied-')),
    SECRET_KEY: TEST_KEY,
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '1000000',
  }
  servers = [await serverProcess(settings), await serverProcess(settings)]
  for (const server of servers) await server.start()
})
let proxy: ChildProcess | undefined
afterEach(() => proxy?.kill())
afterAll(async () => {
  for (const server of servers ?? []) await server.stop('SIGKILL')
  await database?.drop()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** The shipped configuration with the addresses of this test. */
function configured(text: string, port: number): string {
  const [one, other] = servers.map(({ url }) => new URL(url).host)
  return text
    .replaceAll('hengdu:8080', one!)
    .replaceAll('web2:8080', other!)
    .replace(/(listen|bind) :?8080/, `$1 127.0.0.1:${port}`)
}

const proxies = {
  nginx: (folder: string, port: number) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${temporary.join(' ')}
        ${configured(ops('nginx-scaled.conf'), port)} }`,
    )
    return ['/usr/sbin/nginx', '-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')]
  },
  haproxy: (folder: string, port: number) => {
    writeFileSync(join(folder, 'haproxy.cfg'), configured(ops('haproxy.cfg'), port))
    return ['/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]
  },
}

interface Seen {
  answered: number
  uploaded: number
  failed: string[]
  closed: number[]
}

async function send(url: string, seen: Seen, goesOn: () => boolean): Promise<void> {
  for (let sent = 0; goesOn(); sent++) {
    const write = sent % 2 === 0
    const path = write ? '/api/ws/notice/read' : '/api/ws/account/me'
    try {
      const answer = await fetch(url + path, {
        headers: { 'x-access-token': token, 'content-type': 'application/json' },
        ...(write && { method: 'POST', body: '{"all":true}' }),
      })
      const { success } = (await answer.json()) as { success: boolean }
      if (success) seen.answered++
      else seen.failed.push(`${path}: ${answer.status}`)
    } catch (error) {
      seen.failed.push(`${path}: ${String((error as Error).cause ?? error)}`)
    }
    await pause(80)
  }
}

/** One file after the other, each of which takes longer than a request may. */
async function uploads(url: string, seen: Seen, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const answer = (await slowUpload(url, token, 8_000).catch(String)) as { success?: boolean }
    if (answer.success) seen.uploaded++
    else seen.failed.push(`upload: ${JSON.stringify(answer)}`)
  }
}

/** Opens a socket again whenever it is closed, as pages do. Returns those that are open. */
function keepOpen(url: string, seen: Seen, goesOn: () => boolean): Set<Ws> {
  const open = new Set<Ws>()
  const connect = () => {
    const socket = new Ws(`${url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
    socket.on('open', () => open.add(socket))
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (open.delete(socket)) seen.closed.push(code)
      if (goesOn()) setTimeout(connect, 500)
    })
  }
  for (let nth = 0; nth < SOCKETS; nth++) connect()
  return open
}

it.for(['nginx', 'haproxy'] as const)(
  'behind %s each of two servers is restarted under load, and nothing that was sent fails',
  async (name, { skip }) => {
    const folder = mkdtempSync(join(tmpdir(), `hengdu-${name}-`))
    chmodSync(folder, 0o777)
    const port = await freePort()
    const [program, ...args] = proxies[name](folder, port)
    if (!existsSync(program!)) skip(`not run: ${name} is missing (apt-get install ${name})`)
    proxy = spawn(program!, args, { stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
    let goesOn = true
    const seen: Seen = { answered: 0, uploaded: 0, failed: [], closed: [] }
    const open = keepOpen(url, seen, () => goesOn)
    const clients = [
      ...Array.from({ length: CLIENTS }, () => send(url, seen, () => goesOn)),
      ...Array.from({ length: 4 }, () => uploads(url, seen, () => goesOn)),
    ]
    await expect.poll(() => open.size, { timeout: 60_000 }).toBe(SOCKETS)
    for (const server of servers) {
      await server.stop('SIGTERM')
      await pause(1_000)
      await server.start()
      await pause(2_000)
    }
    await expect.poll(() => open.size, { timeout: 15_000 }).toBe(SOCKETS)
    goesOn = false
    await Promise.all(clients)
    for (const socket of open) socket.terminate()
    process.stdout.write(
      `${name}: ${seen.answered} answered, ${seen.uploaded} files sent, ${seen.failed.length} failed; sockets were closed with ${[...new Set(seen.closed)]}\n`,
    )
    expect(seen.failed).toEqual([])
    expect(seen.answered).toBeGreaterThan(100)
    expect(seen.uploaded).toBeGreaterThan(4)
    // 1012: the server restarts. None broke off.
    expect(new Set(seen.closed)).toEqual(new Set([1012]))
  },
)
