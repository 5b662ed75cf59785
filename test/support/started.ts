import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'

const unset = {
  SECRET_KEY: '',
  DATABASE_URL: '',
  SEED: '',
  HENGDU_ENV: '',
  LOG_LEVEL: '',
  DATA_DIR: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  METRICS_PORT: '',
  ROLE: '',
  RUN_AS_ROOT: 'yes',
}
const directories: string[] = []

/** The processes that run. */
const running = new Set<Started>()

/** The server as `npm start` runs it, with its output and its exit. Ended with the file at the latest. */
export class Started {
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
  out = ''
  err = ''

  constructor(settings: Record<string, string>) {
    const env = { ...process.env, ...unset, PORT: '0', HOST: '127.0.0.1', ...settings }
    this.process = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
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
      const address = this.out.match(/Hengdu \S+ is ready at (http:[^\s"]+)/)?.[1]
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

  /** Output that a person would read as a complaint; in production each line is JSON. */
  get complaints(): string[] {
    const lines = this.err.split('\n').filter(Boolean)
    return lines.map((line) => (line.startsWith('{') ? JSON.parse(line).msg : line))
  }
}

/** A folder that is removed with the file. */
export function freshDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hengdu-start-'))
  directories.push(directory)
  return directory
}

/** To be called once by a file that starts processes. */
export function endWithFile(): void {
  afterAll(async () => {
    await Promise.all([...running].map((one) => one.interrupt()))
    for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
  })
}

/** Soon, not at once: a busy machine may take longer for the one question to its database than a health answer waits. */
export const healthy = (url: string): Promise<void> =>
  expect
    .poll(async () => ((await (await fetch(`${url}/api/health`)).json()) as { success: boolean }).success, { timeout: 30_000 })
    .toBe(true)

/** As the owner of the demo world's first company. */
export async function signIn(url: string): Promise<{ success: boolean; result: { token: string } }> {
  const answer = await fetch(`${url}/api/ws/passport/passwordLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ areaCode: '86', phone: '13800000001', password: 'Hengdu#2026' }),
  })
  return (await answer.json()) as never
}

/** How many accounts a database holds. */
export async function accountsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ n: number }>('select count(*)::int as n from account')).rows[0]!.n
  } finally {
    await client.end()
  }
}
