import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { CLUSTER_TAR, takeBaseBackup } from '../../src/platform/server/postgres/backup/base-backup.ts'
import { unpack } from '../../src/platform/server/postgres/backup/cluster.ts'
import { clusterOf, freePort } from '../../src/platform/server/postgres/postgres.ts'
import { chooseIdentity, environment, findBinaries, give } from '../../src/platform/server/postgres/postgres-binaries.ts'

/** A second PostgreSQL that follows a first one, and the address that both are reached by. */

export interface Standby {
  readonly port: number
  /** From here on it takes writes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** From a base backup of the primary, in an empty folder. Returns when it answers reads. */
export async function startStandby(primaryUrl: string, folder: string): Promise<Standby> {
  const native = findBinaries()
  const data = join(folder, 'standby')
  const cluster = clusterOf(data)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  await takeBaseBackup(primaryUrl, folder, () => undefined)
  await unpack(join(folder, CLUSTER_TAR), cluster)
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  const info = `host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=standby`
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${info}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const runAs = chooseIdentity(native, data, cluster)
  give(data, runAs.owner, true)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'logging_collector=off',
  ]
  const command = [...runAs.prefix, join(native, 'bin/postgres'), '-D', cluster, ...settings.flatMap((one) => ['-c', one])]
  const child = spawn(command[0]!, command.slice(1), { env: environment(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  await new Promise<void>((ready, fail) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept read-only connections')) ready()
    })
    child.once('exit', () => fail(new Error(`the standby ended: ${said.slice(-5).join('\n')}`)))
  })
  const gone = new Promise((done) => child.once('close', done))
  return {
    port,
    async promote() {
      const client = new pg.Client({ connectionString: Object.assign(new URL(primaryUrl), { port: String(port) }).href })
      await client.connect()
      await client.query('select pg_promote(true, 30)')
      await client.end()
    },
    async stop() {
      const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await gone
    },
  }
}

/** An address that can be taken over by another machine. */
export class MovingAddress {
  readonly #open = new Set<Socket>()
  readonly #server = createServer((client) => this.#pass(client))
  #target: number
  #silent = false
  port = 0

  constructor(target: number) {
    this.#target = target
  }

  async listen(): Promise<number> {
    this.port = await freePort()
    await new Promise<void>((done) => this.#server.listen(this.port, '127.0.0.1', done))
    return this.port
  }

  /** The machine behind it vanishes: nothing is passed any more, and nothing is closed. */
  fallSilent(): void {
    this.#silent = true
  }

  /** New connections go to another machine. `keep`: those that are open hear nothing, instead of being closed. */
  move(target: number, { keep = false } = {}): void {
    this.#target = target
    this.#silent = false
    if (!keep) for (const socket of this.#open) socket.destroy()
  }

  #pass(client: Socket): void {
    client.on('error', () => client.destroy())
    this.#open.add(client)
    client.on('close', () => this.#open.delete(client))
    if (this.#silent) return
    const target = this.#target
    const upstream = connect(target, '127.0.0.1')
    const isCut = () => this.#silent || this.#target !== target
    client.on('data', (piece) => isCut() || upstream.write(piece))
    upstream.on('data', (piece) => isCut() || client.write(piece))
    upstream.on('error', () => undefined)
    upstream.on('close', () => isCut() || client.destroy())
    client.on('close', () => upstream.destroy())
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((done) => this.#server.close(done))
  }
}
