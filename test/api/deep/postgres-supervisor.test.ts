import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const supervisor = pathToFileURL(join(import.meta.dirname, '../../../src/platform/server/postgres/postgres.ts')).href
const program = `
  const { startPostgres } = await import(${JSON.stringify(supervisor)})
  try {
    const postgres = await startPostgres({ dataDir: process.argv[1] })
    process.on('SIGTERM', async () => { await postgres.stop(); process.exit(0) })
    console.log(JSON.stringify({ url: postgres.url }))
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(JSON.stringify({ refused: error.message }))
  }
`

let home: string
let dataDir: string
const started: ChildProcess[] = []

/** A process of its own, so that it can be killed: its first output is its address or its refusal. */
async function start(): Promise<{ child: ChildProcess; url: string; refused?: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [said] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, ...JSON.parse(`${said}`) }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8'), 10)

/** A dead process may remain a zombie until its new parent reaps it; that counts as dead. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hengdu-supervisor-'))
  dataDir = join(home, 'data')
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(home, { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  test('is durable, in UTC and UTF-8, and keeps its password to itself', async () => {
    const { url } = await start()
    const [row] = await query(
      url,
      `SELECT current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('timezone') zone,
              current_setting('server_encoding') encoding, current_database() name, lower('ÄÉ') lower, datlocprovider::text provider
       FROM pg_database WHERE datname = current_database()`,
    )
    expect(row).toEqual({ fsync: 'on', commit: 'on', zone: 'UTC', encoding: 'UTF8', name: 'hengdu', lower: 'äé', provider: 'b' })
    expect(statSync(join(dataDir, 'pg18/hengdu.password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  })

  test('dies with its parent on kill -9, and a new start finds every acknowledged row', async () => {
    let { child, url } = await start()
    await query(url, 'CREATE TABLE kept (n int)')
    for (let n = 0; n < 5; n += 1) {
      await query(url, `INSERT INTO kept VALUES (${n})`)
      const pid = postmaster()
      child.kill('SIGKILL')
      if (n % 2 === 0) await expect.poll(() => alive(pid), { timeout: 10_000, interval: 20 }).toBe(false)
      ;({ child, url } = await start())
      expect(alive(pid)).toBe(false)
    }
    expect(await query(url, 'SELECT n FROM kept ORDER BY n')).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })))
  })

  test('refuses a second start on the same directory in one clear line, and the first continues', async () => {
    const first = await start()
    const second = await start()
    expect(second.refused).toBe(
      `The data directory ${dataDir} is in use by another running Hengdu (process ${first.child.pid}): stop it first, or set another DATA_DIR`,
    )
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    first.child.kill('SIGTERM')
    await once(first.child, 'exit')
    expect((await start()).url).toMatch(/^postgres:/)
  })

  test('is not misled by a stale postmaster.pid that names an unrelated running process', async () => {
    const first = await start()
    first.child.kill('SIGTERM')
    await once(first.child, 'exit')
    writeFileSync(join(dataDir, 'pg18/postmaster.pid'), `${process.pid}\n${join(dataDir, 'pg18')}\n`)
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})
