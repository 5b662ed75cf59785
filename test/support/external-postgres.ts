import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../src/platform/server/postgres/postgres.ts'
import { chooseIdentity, environment, findBinaries, give, type Identity } from '../../src/platform/server/postgres/postgres-binaries.ts'

const OWNER = 'hengdu'

/** A PostgreSQL that somebody else runs, with a configuration of its own, so that the tools of PostgreSQL can be tried on it. */
export class ExternalPostgres {
  readonly folder: string
  readonly cluster: string
  /** Before each command of those who run PostgreSQL. */
  readonly as: Identity
  readonly port: number
  readonly url: string
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.cluster = join(folder, 'main')
    this.port = port
    this.url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`
    this.as = chooseIdentity(findBinaries(), folder, this.cluster)
  }

  /** In an empty folder, not started. `lines` of postgresql.conf. */
  static async make(folder: string, lines: readonly string[]): Promise<ExternalPostgres> {
    mkdirSync(folder, { recursive: true })
    // Its sockets are in it.
    chmodSync(folder, 0o755)
    const port = await freePort()
    const made = new ExternalPostgres(folder, port)
    made.run([join(findBinaries(), 'bin/initdb'), '-D', made.cluster, '-U', OWNER, '-A', 'trust', '--encoding=UTF8', '--locale=C'])
    const own = [`port = ${port}`, `unix_socket_directories = '${folder}'`, "listen_addresses = '127.0.0.1'", 'max_connections = 200']
    appendFileSync(join(made.cluster, 'postgresql.conf'), ['', ...own, ...lines, ''].join('\n'))
    return made
  }

  /** Runs a program as the user that PostgreSQL runs as; throws with what it says if it fails. */
  run([program, ...args]: readonly string[]): string {
    const [first, ...rest] = [...this.as.prefix, program!, ...args]
    const { status, stdout, stderr } = spawnSync(first!, rest, { encoding: 'utf8', env: environment(), cwd: '/' })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
    return stdout
  }

  /** Gives a folder to the user that PostgreSQL runs as. */
  give(folder: string): void {
    give(folder, this.as.owner, true)
  }

  /** Returns when it takes writes. */
  async start(): Promise<void> {
    this.give(this.folder)
    const [program, ...args] = [...this.as.prefix, join(findBinaries(), 'bin/postgres'), '-D', this.cluster]
    const child = spawn(program!, args, { env: environment(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    this.#process = child
    const said: string[] = []
    await new Promise<void>((ready, fail) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        said.push(line)
        if (line.includes('ready to accept connections')) ready()
      })
      child.once('exit', () => fail(new Error(`PostgreSQL ended: ${said.slice(-8).join('\n')}`)))
    })
  }

  async stop(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((done) => running.once('close', done))
    running.kill('SIGINT')
    await gone
  }
}
