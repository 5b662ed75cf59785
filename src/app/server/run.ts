import { chmodSync, existsSync, readdirSync } from 'node:fs'
import type { Server } from 'node:net'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hasDemoAccounts } from '../../features/base/account/server/reads.ts'
import { allSenders } from '../../features/base/outbox/server/senders/senders.ts'
import { systemClock } from '../../platform/server/clock.ts'
import { addressesOf, backupKeyOf, type Config } from '../../platform/server/config.ts'
import { checkConnection, watchClock } from '../../platform/server/data/check-connection.ts'
import { openDatabase } from '../../platform/server/data/database.ts'
import { migrate } from '../../platform/server/data/migrate.ts'
import { waitForDatabase } from '../../platform/server/data/wait-for-database.ts'
import { catchOutput, linesOf } from '../../platform/server/lines.ts'
import { backupCopyOf } from '../../platform/server/postgres/backup/copy.ts'
import { BackupSeries } from '../../platform/server/postgres/backup/series.ts'
import { LOG_OUT, startPostgres } from '../../platform/server/postgres/postgres.ts'
import { VERSION_NAME } from '../../platform/server/version.ts'
import { backupFacts } from './backups/facts.ts'
import { BackupKeeper } from './backups/keeper.ts'
import { DRAINED_MS } from './drain.ts'
import { isForOperators } from './postgres-lines.ts'
import { buildServer, type Server as HengduServer } from './server.ts'
import { startSpans } from './spans.ts'

let { say, complain } = linesOf(false)

/** The setting of the database that the start is connecting to. */
let asked = 'DATABASE_URL'

/** Open resources, to be closed in reverse order. */
const opened: Array<() => Promise<unknown>> = []
let closing: Promise<void> | undefined

async function closeAll(): Promise<void> {
  for (const close of opened.toReversed()) await close()
}

/** For what comes after the requests: sockets, jobs, the database. */
const END_MS = 9_000

function stop(status: number, drainMs = 0): void {
  if (closing) return
  setTimeout(() => process.exit(1), drainMs + DRAINED_MS + END_MS).unref()
  closing = closeAll().catch((error) => {
    complain(String(error))
    process.exit(1)
  })
  closing.then(() => {
    if (status === 0) say(`Hengdu ${VERSION_NAME} has stopped`)
    process.exit(status)
  })
}

interface RunOptions {
  /** Ends when the database is ready and holds the demo world, if it is wanted. */
  onlyPrepare: boolean
}

async function start(config: Config, { onlyPrepare }: RunOptions): Promise<void> {
  allSenders(config)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0, config.DRAIN_SECONDS * 1000))
  opened.push(await startSpans(process.env, complain))
  const external = addressesOf(config)
  const { url, direct, owner: ownerUrl } = external ?? (await startEmbedded(config))
  asked = config.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : config.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  if (external) await waitForDatabase(ownerUrl, config.DATABASE_WAIT_SECONDS, complain)
  await migrate(ownerUrl, decodeURIComponent(new URL(url).username))
  asked = 'DATABASE_URL'
  if (direct !== url) await waitForDatabase(url, config.DATABASE_WAIT_SECONDS, complain)
  const database = openDatabase(url, { max: config.DATABASE_POOL, directUrl: direct })
  opened.push(() => database.close())
  await checkConnection(database, systemClock, complain)
  const server = await buildServer({ config, database, clock: systemClock })
  await server.services.files.check()
  const unwatch = watchClock(database, systemClock, (line) => server.app.log.warn(line))
  opened.push(async () => unwatch())
  opened.push(() => server.close())
  const demo = await demoWorld(server, config)
  if (onlyPrepare) return stop(0)
  await listenQuietly(server.app, config)
  keepBackups(config, server, ownerUrl)
  if (config.ROLE !== 'web') server.jobs.start()
  say(`Hengdu ${VERSION_NAME} is ready at http://localhost:${portOf(server.app.server.address()) ?? config.PORT}`)
  for (const line of demo) say(line)
}

/**
 * Loads the demo world if configured, and returns the lines that name its accounts. Production loads none of it, and does not start on a
 * database that contains it: its passwords are public.
 */
async function demoWorld({ services }: HengduServer, config: Config): Promise<readonly string[]> {
  if (config.HENGDU_ENV === 'production') {
    if (await hasDemoAccounts(services.db))
      throw new Error(
        'The database holds the demo world, whose passwords are public: production needs a DATA_DIR or DATABASE_URL of its own',
      )
    return []
  }
  const { demoAccounts, seedIfWanted } = await import('../../../seed/world.ts')
  await seedIfWanted(services, config.DATABASE_URL === undefined)
  return (await hasDemoAccounts(services.db)) ? demoAccounts : []
}

/** Fastify logs every address that it listens on: in development that would separate the lines that say which page to open. */
async function listenQuietly(app: FastifyInstance, config: Config): Promise<void> {
  const { log } = app
  const { level } = log
  if (config.HENGDU_ENV !== 'production' && level === 'info') log.level = 'warn'
  try {
    await app.listen({ port: config.PORT, host: config.HOST })
  } finally {
    log.level = level
  }
}

/** With the seconds that it then waits for its place in BACKUP_DIR, no more than a minute is lost. */
const ARCHIVE_SECONDS = 45

/** Begins once the tables are those of this version, and ends before the database does. */
function keepBackups(config: Config, { services }: HengduServer, ownerUrl: string): void {
  if (!config.BACKUP_DIR) return
  const dataDir = resolve(config.DATA_DIR)
  const series = new BackupSeries({
    folder: resolve(config.BACKUP_DIR),
    key: backupKeyOf(config),
    dataDir,
    logDir: join(dataDir, 'postgres', LOG_OUT),
    ownerUrl,
    facts: () => backupFacts(services, services.hooks),
  })
  const copy = config.BACKUP_URL === undefined ? null : backupCopyOf(config, services.clock)
  const keeper = new BackupKeeper(series, copy, dataDir, services)
  opened.push(() => keeper.stop())
  keeper.start()
}

const portOf = (address: ReturnType<Server['address']>) => (typeof address === 'object' ? address?.port : undefined)

async function startEmbedded(config: Config): Promise<{ url: string; direct: string; owner: string }> {
  closeFolders(resolve(config.DATA_DIR))
  const embedded = await startPostgres({
    dataDir: join(resolve(config.DATA_DIR), 'postgres'),
    ...(config.BACKUP_DIR && { archiveSeconds: ARCHIVE_SECONDS }),
    log: (line) => {
      if (config.LOG_LEVEL === 'debug' || isForOperators(line)) complain(line)
    },
    onExit: (reason) => {
      complain(`${reason}; Hengdu cannot go on without its database and stops`)
      process.exit(1)
    },
  })
  opened.push(() => embedded.stop())
  return { url: embedded.appUrl, direct: embedded.appUrl, owner: embedded.url }
}

/** Folders of an earlier version may be open to other users of the machine; new ones are not, by the process's umask. */
function closeFolders(dataDir: string): void {
  if (!existsSync(dataDir)) return
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) if (entry.isDirectory()) chmodSync(join(dataDir, entry.name), 0o700)
}

/** The database is not there, or refuses the login: network codes, and PostgreSQL's for a wrong user, password or name. */
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28000', '28P01', '3D000']

/** One line that says what to do, if a person can correct the failure. */
function reasonOf(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') {
    const setting = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT'
    return `Port ${port} is in use by another program: stop it, or choose another with ${setting}=…`
  }
  if (code === 'EACCES' && port !== undefined) return `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=…`
  // A host with several addresses fails with an empty message: then the code says it.
  if (process.env.DATABASE_URL && code !== undefined && unreachable.includes(code))
    return `The database of ${asked} cannot be used (${message || code}): start it, or correct the setting`
  if (/unsupported startup parameter/.test(causeOf(error)))
    return `The database refuses the settings of a connection, as a pooler does (${causeOf(error)}): connect to PostgreSQL itself, or set DATABASE_DIRECT_URL beside the pooler`
  const cause = causeOf(error)
  return message === cause ? message || String(error) : `${message || String(error)} (${cause})`
}

/** What was at the bottom of it: a query that failed says what it was, and its cause why. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: unknown; message?: string }
  return cause ? causeOf(cause) : (message ?? String(error))
}

/** Starts the server, and ends the process with one line if that fails. */
export function run(config: Config, options: RunOptions): void {
  // The reader of these may end before the server: that is no reason to end with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  if (config.HENGDU_ENV === 'production') {
    const lines = linesOf(true)
    ;({ say, complain } = lines)
    catchOutput(lines)
  }
  start(config, options).catch((error) => {
    if (closing) return
    complain(config.LOG_LEVEL === 'debug' && error instanceof Error ? String(error.stack) : reasonOf(error))
    stop(1)
  })
}
