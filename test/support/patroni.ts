import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/platform/server/postgres/postgres.ts'
import { chooseIdentity, environment, findBinaries, give, type Identity } from '../../src/platform/server/postgres/postgres-binaries.ts'
import { blockOf } from './handbook.ts'
import { findProgram } from './programs.ts'

/** Two PostgreSQL under Patroni with etcd, and HAProxy that leads to the primary: as the handbook has them. */

export const programs = { patroni: findProgram('patroni'), etcd: findProgram('etcd'), haproxy: findProgram('haproxy') }

const PASSWORD = 'of-the-test'

/** A program that runs until it is stopped, as the user that PostgreSQL runs as. */
class Running {
  readonly #child: ChildProcess
  said = ''

  constructor(as: Identity, command: readonly string[]) {
    const [program, ...args] = [...as.prefix, ...command]
    this.#child = spawn(program!, args, { env: environment(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk) => {
        this.said = (this.said + chunk).slice(-4_000)
      })
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = new Promise((done) => this.#child.once('exit', done))
    this.#child.kill(signal)
    await gone
  }
}

interface Node {
  readonly name: string
  readonly data: string
  readonly port: number
  readonly rest: string
  readonly file: string
}

export class PatroniCluster {
  readonly #home: string
  readonly #as: Identity
  readonly #running = new Map<string, Running>()
  readonly nodes: Node[] = []
  /** Where HAProxy leads to the primary. */
  port = 0

  private constructor(home: string) {
    this.#home = home
    this.#as = chooseIdentity(findBinaries(), home, join(home, 'none'))
  }

  static async start(home: string): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(home)
    const [etcd, peers] = [await freePort(), await freePort()]
    for (const name of ['one', 'two']) {
      const [port, rest] = [await freePort(), await freePort()]
      const node: Node = { name, data: join(home, name), port, rest: `127.0.0.1:${rest}`, file: join(home, `${name}.yml`) }
      writeFileSync(node.file, JSON.stringify(cluster.#settings(node, etcd)), { mode: 0o644 })
      cluster.nodes.push(node)
    }
    mkdirSync(join(home, 'etcd'), { mode: 0o700 })
    give(join(home, 'etcd'), cluster.#as.owner, true)
    const [clients, members] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peers}`]
    cluster.#etcd = [
      ...[programs.etcd!, '--data-dir', join(home, 'etcd'), '--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', members, '--initial-advertise-peer-urls', members, '--initial-cluster', `default=${members}`],
    ]
    try {
      cluster.startEtcd()
      await cluster.startNode('one')
      await cluster.primary()
      await cluster.startNode('two')
      await cluster.#startProxy()
    } catch (error) {
      await cluster.stop()
      throw error
    }
    return cluster
  }

  #etcd: string[] = []
  startEtcd(): void {
    this.#running.set('etcd', new Running(this.#as, this.#etcd))
  }

  async startNode(name: string): Promise<void> {
    const { file } = this.nodes.find((node) => node.name === name)!
    this.#running.set(name, new Running(this.#as, [programs.patroni!, file]))
  }

  /** What the handbook says, and what belongs to one machine. YAML takes JSON. */
  #settings({ name, data, port, rest }: Node, etcd: number): object {
    const credentials = (username: string) => ({ username, password: PASSWORD })
    return {
      scope: 'hengdu',
      name,
      etcd3: { hosts: `127.0.0.1:${etcd}` },
      restapi: { listen: rest, connect_address: rest },
      bootstrap: { dcs: dcsOfHandbook(), initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        pgpass: join(this.#home, `${name}.pgpass`),
        parameters: { unix_socket_directories: this.#home },
        authentication: { superuser: credentials('hengdu'), replication: credentials('replicator'), rewind: credentials('rewind') },
        pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      },
    }
  }

  async #startProxy(): Promise<void> {
    this.port = await freePort()
    const file = join(this.#home, 'haproxy.cfg')
    let text = blockOf('operate.md', '# haproxy.cfg before PostgreSQL').replace(':5432\n', `127.0.0.1:${this.port}\n`)
    for (const { name, port, rest } of this.nodes)
      text = text.replace(`${name}.example:5432`, `127.0.0.1:${port}`).replace('port 8008', `port ${rest.split(':')[1]}`)
    writeFileSync(file, `defaults\n  mode tcp\n  timeout connect 4s\n  timeout client 30m\n  timeout server 30m\n${text}\n`, {
      mode: 0o644,
    })
    this.#running.set('haproxy', new Running(this.#as, [programs.haproxy!, '-db', '-f', file]))
  }

  addressOf(database: string): string {
    return `postgres://hengdu:${PASSWORD}@127.0.0.1:${this.port}/${database}`
  }

  /** The node that takes writes; waits until there is one. */
  async primary(): Promise<Node> {
    for (let tries = 0; tries < WAITS; tries++) {
      for (const node of this.nodes) if (await says(node.rest, 'primary')) return node
      await sleep(100)
    }
    throw new Error(`nobody is the primary: ${this.#said()}`)
  }

  /** Until the other one is as far as the primary: only then nothing is lost with it. */
  async untilSynchronous(): Promise<void> {
    for (let tries = 0; tries < WAITS; tries++) {
      for (const { rest } of this.nodes) if (await says(rest, 'synchronous')) return
      await sleep(100)
    }
    throw new Error(`nobody is a synchronous standby: ${this.#said()}`)
  }

  #said(): string {
    return [...this.#running].map(([name, { said }]) => `${name}: ${said}`).join('\n')
  }

  /** PostgreSQL of a node, without Patroni's knowledge. */
  killPostgres({ data }: Node): void {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }

  /** The whole machine. */
  async killNode(node: Node): Promise<void> {
    const patroni = this.#running.get(node.name)?.stop('SIGKILL')
    this.killPostgres(node)
    await patroni
  }

  async killEtcd(): Promise<void> {
    await this.#running.get('etcd')?.stop('SIGKILL')
  }

  async switchOver(from: Node): Promise<void> {
    const answer = await fetch(`http://${from.rest}/switchover`, { method: 'POST', body: JSON.stringify({ leader: from.name }) })
    if (answer.status !== 200) throw new Error(`Patroni refused to switch: ${answer.status} ${await answer.text()}`)
  }

  async stop(): Promise<void> {
    for (const name of ['haproxy', 'two', 'one', 'etcd']) await this.#running.get(name)?.stop('SIGTERM')
    for (const node of this.nodes)
      try {
        this.killPostgres(node)
      } catch {
        // It has ended with its Patroni.
      }
  }
}

const WAITS = 1_200

const says = (rest: string, role: string): Promise<boolean> =>
  fetch(`http://${rest}/${role}`).then(
    ({ status }) => status === 200,
    () => false,
  )

/** The section `dcs` of the handbook: names with values of one word, and one level below. */
function dcsOfHandbook(): object {
  const lines = blockOf('operate.md', '# patroni.yml').split('\n')
  const begin = lines.findIndex((line) => line.trim() === 'dcs:') + 1
  const root: Record<string, unknown> = {}
  const open: { depth: number; into: Record<string, unknown> }[] = [{ depth: -1, into: root }]
  for (const line of lines.slice(begin)) {
    const [, indent, name, value] = line.match(/^( +)(\w+):\s*(\S*)/) ?? []
    if (name === undefined) break
    const depth = indent!.length
    while (open.at(-1)!.depth >= depth) open.pop()
    const { into } = open.at(-1)!
    if (value) into[name] = JSON.parse(value) as unknown
    else {
      const below: Record<string, unknown> = {}
      into[name] = below
      open.push({ depth, into: below })
    }
  }
  return root
}
