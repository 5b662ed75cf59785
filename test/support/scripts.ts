import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ScriptRun {
  status: number | null
  out: string
  err: string
}

/** Runs a command of `scripts` in a process of its own, on no database but the one that `env` names. */
export function runScript(name: string, args: string[], env: Record<string, string>): Promise<ScriptRun> {
  return new Promise((done, fail) => {
    const { DATABASE_URL: _, ...rest } = process.env
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts', name), ...args], { env: { ...rest, ...env } })
    let out = ''
    let err = ''
    child.stdout.on('data', (data) => (out += data))
    child.stderr.on('data', (data) => (err += data))
    child.on('error', fail)
    child.on('close', (status) => done({ status, out, err }))
  })
}
