import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/platform/server/postgres/postgres.ts'
import { findProgram } from './programs.ts'

export const pgbouncer = findProgram('pgbouncer')

/** PgBouncer in front of a database. */
export class Pooler {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hengdu-pooler-'))
  #process: ChildProcess | undefined
  readonly url: string

  private constructor(url: string) {
    this.url = url
  }

  /** `about`: what the line of the database says beside its address. `lines`: of the section of PgBouncer itself. */
  static async before(url: string, lines: readonly string[], about = ''): Promise<Pooler> {
    const { hostname, port, username, password } = new URL(url)
    const own = await freePort()
    const pooler = new Pooler(Object.assign(new URL(url), { port: String(own) }).href)
    const write = (name: string, text: string) => writeFileSync(join(pooler.#folder, name), text, { mode: 0o644 })
    write('users.txt', `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
    write(
      'pgbouncer.ini',
      [
        ...['[databases]', `* = host=${hostname} port=${port} ${about}`, '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${own}`],
        ...['auth_type = plain', `auth_file = ${pooler.#folder}/users.txt`, 'unix_socket_dir =', ...lines],
      ].join('\n'),
    )
    chmodSync(pooler.#folder, 0o755)
    await pooler.start()
    return pooler
  }

  /** Returns when it takes connections. */
  async start(): Promise<void> {
    // It refuses to be root.
    const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    this.#process = spawn(pgbouncer!, [...as, join(this.#folder, 'pgbouncer.ini')], { stdio: 'ignore' })
    while (!(await this.#answers())) {
      if (this.#process.exitCode !== null) throw new Error(`PgBouncer ended with ${this.#process.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(this.url).port), '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
  }

  /** All its connections end at once. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }

  /** For good. */
  async end(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
