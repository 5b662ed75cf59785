import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'

/** The server of a test file, with a database and a data folder of its own: ready before the file's first test, gone after its last. */
export function serverForFile(options: TestServerOptions = {}): TestServer {
  const h = {} as TestServer
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-files-'))
  beforeAll(async () => {
    Object.assign(h, await startServer({ ...options, config: { DATA_DIR: dataDir, ...options.config } }))
  })
  afterAll(async () => {
    // It is not there if it did not start.
    await (h as Partial<TestServer>).close?.()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return h
}
