import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/world.ts'
import { freshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { TEST_KEY } from '../support/server.ts'

/** The server as `npm start` runs it, with its output and its exit. */
class Started {
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
  out = ''
  err = ''

  constructor(settings: Record<string, string>) {
    const env = { ...process.env, ...unset, PORT: '0', HOST: '127.0.0.1', ...settings }
    this.process = spawn(process.execPath, ['src/app/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.process.stdout!.on('data', (chunk) => {
      this.out += chunk
    })
    this.process.stderr!.on('data', (chunk) => {
      this.err += chunk
    })
    this.ended = new Promise((resolve) => this.process.once('close', (code) => resolve(code)))
    running.add(this)
    void this.ended.then(() => running.delete(this))
  }

  /** Its address, once it has reported that it is ready. Loading a demo world takes minutes while other tests load one too. */
  async ready(): Promise<string> {
    for (let tries = 0; tries < 2_400; tries++) {
      const address = this.out.match(/^Hengdu is ready at (http:\S+)$/m)?.[1]
      if (address) return address.replace('localhost', '127.0.0.1')
      if (this.process.exitCode !== null) throw new Error(`it ended: ${this.err}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`it did not get ready: ${this.err}`)
  }

  async interrupt(): Promise<number | null> {
    this.process.kill('SIGINT')
    return this.ended
  }

  /** Output that a person would read as a complaint. */
  get complaints(): string[] {
    return this.err.split('\n').filter(Boolean)
  }
}

const unset = {
  SECRET_KEY: '',
  DATABASE_URL: '',
  SEED: '',
  HENGDU_ENV: '',
  LOG_LEVEL: '',
  DATA_DIR: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  RUN_AS_ROOT: 'yes',
}
const SECRET_KEY = Buffer.alloc(32, 'start').toString('base64')
const running = new Set<Started>()
const directories: string[] = []

function freshDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hengdu-start-'))
  directories.push(directory)
  return directory
}

afterAll(async () => {
  await Promise.all([...running].map((one) => one.interrupt()))
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

const healthy = async (url: string) => ((await (await fetch(`${url}/api/health`)).json()) as { success: boolean }).success

async function signIn(url: string): Promise<{ success: boolean; result: { token: string } }> {
  const body = JSON.stringify({ areaCode: '86', phone: '13800000001', password: 'Hengdu#2026' })
  const answer = await fetch(`${url}/api/ws/passport/passwordLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await answer.json()) as never
}

/** Processes of this directory: the database server and its children. */
function processesOf(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(directory) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory)
      } catch {
        return false
      }
    })
    .map(Number)
}

async function accountsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ n: number }>('select count(*)::int as n from account')).rows[0]!.n
  } finally {
    await client.end()
  }
}

describe('a start on the embedded database', () => {
  const dataDir = freshDirectory()

  it('loads the demo world, prints its address and its accounts, and one of them signs in', async () => {
    const first = new Started({ DATA_DIR: dataDir })
    const url = await first.ready()
    await expect.poll(() => first.out).toContain(demoAccounts.at(-1))
    for (const line of demoAccounts) expect(first.out).toContain(line)
    expect(await healthy(url)).toBe(true)
    expect((await signIn(url)).success).toBe(true)
    expect(first.complaints).toEqual([])

    // A second one on the same data is refused in one line, and the first continues.
    const second = new Started({ DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.complaints).toHaveLength(1)
    expect(second.complaints[0]).toMatch(/is in use by another running Hengdu \(process \d+\): stop it first, or set another DATA_DIR/)
    expect(await healthy(url)).toBe(true)
    expect((await signIn(url)).success).toBe(true)
  }, 300_000)

  it.runIf(process.platform === 'linux')(
    'ends within ten seconds of SIGINT, with or without sockets and requests under way, and leaves no process behind',
    async () => {
      const [only] = running
      const url = await only!.ready()
      const { token } = (await signIn(url)).result
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
      await new Promise((resolve) => (socket.onopen = resolve))
      expect(processesOf(dataDir).length).toBeGreaterThan(1)
      const asked = performance.now()
      expect(await only!.interrupt()).toBe(0)
      expect(performance.now() - asked).toBeLessThan(10_000)
      await expect.poll(() => processesOf(dataDir)).toEqual([])
      expect(existsSync(join(dataDir, 'postgres/pg18/postmaster.pid'))).toBe(false)
      expect(only!.complaints).toEqual([])
    },
  )

  it('is ready a second time on the first one’s data, without loading the world again', async () => {
    const again = new Started({ DATA_DIR: dataDir })
    const url = await again.ready()
    expect((await signIn(url)).success).toBe(true)
    await expect.poll(() => again.out).toContain(demoAccounts.at(-1))
    expect(await again.interrupt()).toBe(0)
  })

  it('is refused in production, in one line: the passwords of its accounts are public', async () => {
    const live = new Started({ DATA_DIR: dataDir, HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example' })
    expect(await live.ended).toBe(1)
    expect(live.complaints).toEqual([
      'The database holds the demo world, whose passwords are public: production needs a DATA_DIR or DATABASE_URL of its own',
    ])
    expect(live.out).not.toContain('is ready')
    if (process.platform === 'linux') await expect.poll(() => processesOf(dataDir)).toEqual([])
  })

  it('says in one line that its port is taken, and leaves no process behind', async () => {
    const holder: Server = createServer()
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port)),
    )
    const late = new Started({ DATA_DIR: dataDir, PORT: String(port) })
    expect(await late.ended).toBe(1)
    expect(late.complaints).toEqual([`Port ${port} is in use by another program: stop it, or choose another with PORT=…`])
    if (process.platform === 'linux') await expect.poll(() => processesOf(dataDir)).toEqual([])
    holder.close()
  })
})

describe('an invalid setting', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost/hengdu'],
    ['HENGDU_ENV', 'x'],
    ['SEED', 'perhaps'],
    ['DATABASE_POOL', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example'],
    ['PUBLIC_URL', 'javascript://hengdu.example'],
    ['PUBLIC_URL', 'https://hengdu.example/?a=1'],
  ])('stops the start with one line that names it: %s=%s', async (name, value) => {
    const dataDir = freshDirectory()
    const wrong = new Started({ DATA_DIR: dataDir, [name]: value })
    expect(await wrong.ended).toBe(1)
    expect(wrong.complaints).toHaveLength(1)
    expect(wrong.complaints[0]).toContain(`${name}="${value}"`)
    expect(wrong.out).toBe('')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is named without the password that it contains', async () => {
    const wrong = new Started({ DATABASE_URL: 'mysql://hengdu:secret@db.example/hengdu' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.complaints).toHaveLength(1)
    expect(wrong.complaints[0]).toContain('DATABASE_URL="mysql://hengdu:…@db.example/hengdu"')
    expect(wrong.err).not.toContain('secret')
  })

  it('is not repeated where it is a key, and a key that is missing in production is named', async () => {
    const half = new Started({ SECRET_KEY: 'half-of-a-key' })
    expect(await half.ended).toBe(1)
    expect(half.complaints).toEqual([expect.stringMatching(/^Setting SECRET_KEY is not usable: every key must be 32 bytes in base64/)])
    expect(half.err).not.toContain('half')
    const bare = new Started({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', HENGDU_ENV: 'production' })
    expect(await bare.ended).toBe(1)
    expect(bare.complaints).toEqual([expect.stringMatching(/^Setting SECRET_KEY is required in production with an external database/)])
    const homeless = new Started({ DATA_DIR: freshDirectory(), HENGDU_ENV: 'production' })
    expect(await homeless.ended).toBe(1)
    expect(homeless.complaints).toEqual([expect.stringMatching(/^Setting PUBLIC_URL is required in production/)])
    const plain = new Started({ DATA_DIR: freshDirectory(), HENGDU_ENV: 'production', PUBLIC_URL: 'http://hengdu.example' })
    expect(await plain.ended).toBe(1)
    expect(plain.complaints).toEqual([expect.stringMatching(/^Setting PUBLIC_URL must begin with https: in production/)])
  })

  it.each(['127.0.0.1', 'localhost'])('says in one line that the database at DATABASE_URL does not answer, on %s', async (host) => {
    const lost = new Started({ DATABASE_URL: `postgres://nobody:secret@${host}:1/nowhere` })
    expect(await lost.ended).toBe(1)
    expect(lost.complaints).toHaveLength(1)
    expect(lost.complaints[0]).toContain('DATABASE_URL')
    expect(lost.complaints[0]).not.toContain('secret')
  })
})

describe('a start on a database of one’s own', () => {
  it('leaves it empty unless the demo world is requested, and starts no other', async () => {
    const own = await freshDatabase()
    const dataDir = join(freshDirectory(), 'data')
    const plain = new Started({ DATABASE_URL: own.url, DATA_DIR: dataDir })
    const url = await plain.ready()
    expect(await healthy(url)).toBe(true)
    expect((await signIn(url)).success).toBe(false)
    expect(await accountsIn(own.url)).toBe(0)
    expect(plain.out).not.toContain('Demo accounts')
    expect(await plain.interrupt()).toBe(0)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

    await own.drop()
  })

  it('is one of the demo world if that is in it and requested: it prints the accounts, and adds none', async () => {
    const own = await demoDatabase()
    const made = await accountsIn(own.url)
    const seeded = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), SEED: 'always', SECRET_KEY: TEST_KEY })
    expect((await signIn(await seeded.ready())).success).toBe(true)
    await expect.poll(() => seeded.out).toContain(demoAccounts.at(-1))
    expect(await accountsIn(own.url)).toBe(made)
    expect(await seeded.interrupt()).toBe(0)
    await own.drop()
  }, 300_000)

  it('never gets the demo world in production, whatever SEED says', async () => {
    const own = await freshDatabase()
    const live = new Started({
      DATABASE_URL: own.url,
      SEED: 'always',
      HENGDU_ENV: 'production',
      PUBLIC_URL: 'https://hengdu.example',
      SECRET_KEY,
    })
    await live.ready()
    expect(await accountsIn(own.url)).toBe(0)
    expect(await live.interrupt()).toBe(0)
    expect(live.out).not.toContain('Demo accounts')
    await own.drop()
  })
})
