import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { runningUrl } from '../../src/platform/server/postgres/postgres.ts'
import { startServer, type TestServer } from './server.ts'

const root = join(import.meta.dirname, '../..')

/** A server in a process of its own, which a test can kill and start again. It keeps its port. */
export interface ServerProcess {
  readonly url: string
  /** Of the process that runs. */
  pid(): number
  start(): Promise<void>
  /** Waits for it to end by itself. */
  ended(): Promise<void>
  /** Waits for its end. Nothing happens if it does not run. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** `settings` of the environment, such as DATABASE_URL and DATA_DIR. `folder` has the code, if it is another's, which is not built. */
export async function serverProcess(settings: Readonly<Record<string, string>>, folder = root): Promise<ServerProcess> {
  const port = await keptPort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', SEED: 'never', ...settings }
  const entry = folder === root ? 'dist/server/main.js' : 'src/app/server/main.ts'
  let server: ChildProcess | undefined
  const ended = async () => {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    await new Promise((resolve) => running.once('exit', resolve))
  }
  return {
    url,
    pid() {
      if (server?.pid === undefined) throw new Error('the server does not run')
      return server.pid
    },
    async start() {
      const started = spawn(process.execPath, [entry], { env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
      server = started
      let said = ''
      started.stderr.on('data', (chunk) => {
        said += chunk
      })
      for (let tries = 0; tries < 600; tries++) {
        if (started.exitCode !== null) throw new Error(`the server ended: ${said}`)
        const ready = await fetch(`${url}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        )
        if (ready) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`the server did not get ready: ${said}`)
    },
    ended,
    async stop(signal) {
      server?.kill(signal)
      await ended()
    },
  }
}

/** Below those that systems give out: while the server is down, no other connection or server of this machine gets its port. */
const KEPT_PORTS = { first: 20_000, count: 10_000 }

async function keptPort(): Promise<number> {
  for (;;) {
    const port = KEPT_PORTS.first + Math.floor(Math.random() * KEPT_PORTS.count)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

/** Works with the own database of a server that runs in `dataDir`, through a second server. Its address changes with every start. */
export async function withItsDatabase<T>(dataDir: string, work: (h: TestServer) => Promise<T>): Promise<T> {
  const h = await startServer({ databaseUrl: runningUrl(join(dataDir, 'postgres')) })
  return work(h).finally(() => h.close())
}
