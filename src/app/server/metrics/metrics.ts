import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../../../platform/server/config.ts'
import { COMMIT, VERSION } from '../../../platform/server/version.ts'
import type { DatabaseFigures, DatabaseLook } from './database-look.ts'
import { lastBackup, lastDrill, logWaits } from './last-backup.ts'

/** Pairs of call and code with a series of their own; those that come later share the name `other`. */
const PAIRS_MOST = 1_400
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Watched {
  config: Config
  pool: pg.Pool
  sockets: () => number
  look: DatabaseLook
}

/** What a server says about itself to Prometheus, on a port of its own. At most 2,000 series. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #watched: Watched
  readonly #requests: Counter<'call' | 'code'>
  readonly #seconds: Histogram<'kind'>
  readonly #pairs = new Set<string>()
  readonly #set: (figures: DatabaseFigures | null) => void
  #server: Server | undefined

  constructor(watched: Watched) {
    this.#watched = watched
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Counter({
      name: 'hengdu_requests_total',
      help: 'Answers by call and code',
      labelNames: ['call', 'code'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'hengdu_request_seconds',
      help: 'Time to the end of an answer: of calls that read, calls that write, and everything else',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    })
    const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) => new Gauge({ name, help, labelNames, registers })
    gauge('hengdu_build_info', 'Always 1', ['version', 'commit']).set({ version: VERSION, commit: COMMIT ?? '' }, 1)
    const connections = gauge('hengdu_pool_connections', 'Connections to the database', ['state'])
    const waiting = gauge('hengdu_pool_waiting', 'Work that waits for a connection')
    const most = gauge('hengdu_pool_most', 'The most connections, as DATABASE_POOL says')
    const sockets = gauge('hengdu_sockets', 'Open WebSockets')
    const backup = gauge('hengdu_backup_timestamp_seconds', 'When the last backup of the embedded database was made; 0 if never')
    const drill = gauge('hengdu_restore_drill_timestamp_seconds', 'When a restore of BACKUP_DIR was last tried with success; 0 if never')
    const unshipped = gauge('hengdu_log_waiting_seconds', 'How long the log of the embedded database waits for its place in BACKUP_DIR')
    const figures = {
      up: gauge('hengdu_database_up', '1 if the database answered this look'),
      waits: gauge('hengdu_lock_waits', 'Statements that wait for a lock'),
      due: gauge('hengdu_jobs_due', 'Jobs that could run now', ['queue']),
      oldest: gauge('hengdu_jobs_oldest_due_seconds', 'How long the first of them has been due', ['queue']),
      dead: gauge('hengdu_jobs_dead', 'Jobs that have failed for good', ['queue']),
      ahead: gauge('hengdu_partitions_ahead_months', 'Months for which a table has its partition already', ['table']),
      clock: gauge('hengdu_clock_offset_seconds', 'How far the clock of this server is from that of the database'),
      imbalance: gauge('hengdu_ledger_imbalance_minor', 'Sum of all entries of a currency, which must be 0', ['currency']),
      drifted: gauge('hengdu_ledger_drifted_accounts', 'Accounts whose balance is not the sum of their entries'),
      checked: gauge('hengdu_ledger_checked_timestamp_seconds', 'When the ledger was last summed up'),
    }
    this.#set = (found) => {
      const { pool, config } = watched
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      waiting.set(pool.waitingCount)
      most.set(config.DATABASE_POOL)
      sockets.set(watched.sockets())
      if (config.DATABASE_URL) backup.remove()
      else backup.set(lastBackup(config.DATA_DIR))
      if (config.BACKUP_DIR) {
        drill.set(lastDrill(config.DATA_DIR))
        unshipped.set(logWaits(config.DATA_DIR))
      } else for (const each of [drill, unshipped]) each.remove()
      figures.up.set(found ? 1 : 0)
      // What is not known is no figure.
      for (const each of [figures.waits, figures.clock, figures.drifted, figures.checked]) each.remove()
      for (const each of [figures.due, figures.oldest, figures.dead, figures.ahead, figures.imbalance]) each.reset()
      if (!found) return
      figures.waits.set(found.lockWaits)
      figures.clock.set(found.clockOffSeconds)
      for (const { queue, due, oldestSeconds, dead } of found.queues) {
        figures.due.set({ queue }, due)
        figures.oldest.set({ queue }, oldestSeconds)
        figures.dead.set({ queue }, dead)
      }
      for (const { table, months } of found.partitions) figures.ahead.set({ table }, months)
      if (!found.ledger) return
      for (const { currency, totalMinor } of found.ledger.currencies) figures.imbalance.set({ currency }, totalMinor)
      figures.drifted.set(found.ledger.drifted)
      figures.checked.set(found.ledger.at)
    }
  }

  note(call: string, code: number, seconds: number): void {
    const pair = `${call} ${code}`
    const isOwn = this.#pairs.has(pair) || this.#pairs.size < PAIRS_MOST
    if (isOwn) this.#pairs.add(pair)
    this.#requests.inc({ call: isOwn ? call : 'other', code })
    this.#seconds.observe({ kind: call.startsWith('GET /ws') ? 'read' : call.startsWith('POST /ws') ? 'write' : 'other' }, seconds)
  }

  async text(): Promise<string> {
    this.#set(await this.#watched.look.figures())
    return this.#registry.metrics()
  }

  /** The port, which is another than the setting's if that is 0. */
  get port(): number | undefined {
    return (this.#server?.address() as AddressInfo | null | undefined)?.port
  }

  async listen(): Promise<void> {
    const { METRICS_PORT, METRICS_HOST } = this.#watched.config
    this.#server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    })
    this.#server.listen(METRICS_PORT, METRICS_HOST)
    await once(this.#server, 'listening')
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    this.#server?.close()
    await this.#watched.look.close()
  }
}
