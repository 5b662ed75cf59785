import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../platform/server/clock.ts'
import type { Log } from '../../../platform/server/log.ts'
import type { BackupCopy } from '../../../platform/server/postgres/backup/copy.ts'
import type { BackupSeries } from '../../../platform/server/postgres/backup/series.ts'
import type { SharedServices } from '../../../platform/server/services.ts'
import { BOOKS_ZONE } from '../../../rules/constants.ts'
import { lastBackup, lastDrill, noteBackup } from '../metrics/last-backup.ts'

const EVERY_MS = 5_000
const HOUR = 3600
const DAY = 24 * HOUR

/** Keeps the backups of an embedded database: its log every few seconds, a whole one each night, and a weekly drill. */
export class BackupKeeper {
  readonly #series: BackupSeries
  readonly #copy: BackupCopy | null
  readonly #dataDir: string
  readonly #clock: Clock
  readonly #log: Log
  readonly #stopping = new AbortController()
  #running: Promise<unknown> | undefined

  constructor(series: BackupSeries, copy: BackupCopy | null, dataDir: string, { clock, log }: Pick<SharedServices, 'clock' | 'log'>) {
    this.#series = series
    this.#copy = copy
    this.#dataDir = dataDir
    this.#clock = clock
    this.#log = log
  }

  /** A whole backup, a drill and a slow bucket may take long: the log goes on meanwhile. */
  start(): void {
    const copy = this.#copy
    this.#running = Promise.all([
      this.#repeat(() => this.#series.ship()),
      this.#repeat(() => this.#backUp()),
      ...(copy ? [this.#repeat(() => copy.send())] : []),
    ])
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #repeat(run: () => Promise<unknown>): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await run().catch((error) => this.#log.error({ err: error }, 'backups of the database'))
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #backUp(): Promise<void> {
    const now = this.#clock.now()
    if (!isDue(now, lastBackup(this.#dataDir))) return
    const { madeAt } = await this.#series.make()
    noteBackup(this.#dataDir, madeAt)
    this.#log.info({ madeAt }, 'the database is backed up')
    if (now.epochMilliseconds / 1000 - lastDrill(this.#dataDir) > 7 * DAY - HOUR) await this.#drill()
  }

  /** In a process of its own, which restores what there is, compares it and removes it again. */
  async #drill(): Promise<void> {
    const script = join(import.meta.dirname, '../../../../scripts/drill.ts')
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'], signal: this.#stopping.signal })
    let said = ''
    child.stderr.on('data', (words) => {
      said = (said + words).slice(-2_000)
    })
    const status = await new Promise<number | string>((done) => {
      child.on('error', (error) => done(error.message))
      child.on('close', (code, signal) => done(signal ?? code ?? 1))
    })
    if (status === 0) this.#log.info({}, 'a restore of the backups was tried')
    else if (!this.#stopping.signal.aborted) this.#log.error({ status, said }, 'a restore of the backups failed')
  }
}

/** Each night between two and five in Beijing; at other hours if one was missed, or if there is none. `last`: seconds since 1970. */
export function isDue(now: Temporal.Instant, last: number): boolean {
  const age = now.epochMilliseconds / 1000 - last
  const { hour } = now.toZonedDateTimeISO(BOOKS_ZONE)
  return age > 25 * HOUR || (age > 20 * HOUR && hour >= 2 && hour < 5)
}
