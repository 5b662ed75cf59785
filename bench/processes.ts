import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A program of its own on a database, without the limits of requests that one measuring client would meet at once. */
export function child(file: string, port: number, url: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    SEED: 'never',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000000',
  }
  return spawn(process.execPath, [join(root, file)], { env, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

export const ended = (one: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (one.exitCode !== null) return resolve()
    one.once('exit', () => resolve())
    one.kill('SIGTERM')
  })

export async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answers = await fetch(url).then(
      (answer) => answer.status < 600,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not get ready`)
}
