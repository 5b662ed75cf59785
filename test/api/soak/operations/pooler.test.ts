import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase } from '../../../support/database.ts'
import { TEST_KEY } from '../../../support/server.ts'
import { Started } from '../../../support/started.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
let pooler: ChildProcess | undefined
afterEach(() => pooler?.kill())

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** PgBouncer in front of a database; returns its address there. */
async function startPooler(url: string, lines: string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'hengdu-pooler-'))
  const own = await freePort()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o644 })
  write('users.txt', `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  write(
    'pgbouncer.ini',
    [
      ...['[databases]', `* = host=${hostname} port=${port}`, '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${own}`],
      ...['auth_type = plain', `auth_file = ${folder}/users.txt`, 'unix_socket_dir =', ...lines],
    ].join('\n'),
  )
  chmodSync(folder, 0o755)
  // It refuses to be root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  pooler = spawn(PGBOUNCER, [...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const address = new URL(url)
  address.port = String(own)
  address.pathname = pathname
  return address.href
}

it.for([
  [
    'a pooler that shares connections between transactions',
    ['pool_mode = transaction', 'ignore_startup_parameters = options,extra_float_digits'],
  ],
  ['a pooler that refuses the settings of a connection', ['pool_mode = transaction']],
] as const)('a start through %s ends in words', async ([, lines], { skip }) => {
  if (!existsSync(PGBOUNCER)) skip('not run: PgBouncer is missing (apt-get install pgbouncer)')
  const database = await freshDatabase()
  const url = await startPooler(database.appUrl, [...lines])
  const live = new Started({
    DATABASE_URL: url,
    DATABASE_OWNER_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'hengdu-data-')),
    SECRET_KEY: TEST_KEY,
    SEED: 'never',
  })
  expect(await live.ended).toBe(1)
  expect(live.complaints.join('\n')).toMatch(/pooler.*[Cc]onnect to PostgreSQL itself/)
  expect(live.out).not.toContain('is ready')
  await database.drop()
})
