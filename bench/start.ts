import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figures.ts'
import { ROUNDS } from './size.ts'

const PORT = 18_082

async function untilReady(dataDir: string, settings: Record<string, string> = {}): Promise<{ seconds: number; stop: () => Promise<void> }> {
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const from = performance.now()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready')
    if (
      await fetch(`http://127.0.0.1:${PORT}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const seconds = (performance.now() - from) / 1000
  return {
    seconds,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

/** On an empty data directory, and again on the same one. Installing and building are done before and not counted. */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-start-'))
  try {
    const cold = await untilReady(dataDir)
    await cold.stop()
    const seconds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const again = await untilReady(dataDir)
      seconds.push(again.seconds)
      await again.stop()
    }
    return [
      { what: 'start with initdb, migrations and demo world', unit: 's', ours: cold.seconds, floor: null, better: 'less' },
      { what: 'start on an existing database', unit: 's', ours: median(seconds), floor: null, better: 'less', most: 2 },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A server of its own with the demo world, while `use` runs. */
export async function withDemoWorld<T>(use: (url: string) => Promise<T>, settings: Record<string, string> = {}): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-portal-'))
  try {
    const server = await untilReady(dataDir, settings)
    try {
      return await use(`http://127.0.0.1:${PORT}`)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
