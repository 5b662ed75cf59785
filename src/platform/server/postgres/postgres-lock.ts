/** Allows one server at a time on a data directory, and removes what a killed one left behind. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a killed predecessor's server may take to shut down before we give up. */
export const PREDECESSOR_MS = 10_000
const LOCK_WAIT_MS = 1_500

/** Another process serves this data directory. */
export class DataInUse extends Error {}

/** A file lock that the kernel releases however the process ends; SQLite serves only because Node includes it. */
export async function lock(dataDir: string): Promise<() => void> {
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
        throw new DataInUse(
          `The data directory ${dataDir} is in use by another running Hengdu${pid && ` (process ${pid})`}: stop it first, or set another DATA_DIR`,
        )
      }
      await sleep(100)
    }
  }
}

/** This process holds the lock, so `postmaster.pid` was left by a predecessor: wait for that process, or delete the file. */
export async function outliveOrphan(cluster: string): Promise<void> {
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

export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A process id alone proves nothing after a reboot: the process must be a PostgreSQL of this cluster. */
function isOurs(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.includes(cluster)
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

export function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It has already ended, as intended.
  }
}
