import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, it } from 'vitest'
import { openEscrow, writeThroughKills } from '../../support/kills.ts'
import { TEST_KEY } from '../../support/server.ts'
import { type ServerProcess, serverProcess, withItsDatabase } from '../../support/server-process.ts'

const KILLS = 20

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-kill-'))
  server = await serverProcess({ DATABASE_URL: '', DATA_DIR: dataDir, SECRET_KEY: TEST_KEY })
  await server.start()
})
afterAll(async () => {
  await server.stop('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

it(`keeps every acknowledged write through ${KILLS} kills with -9 of a server with its own database, and duplicates none`, async () => {
  const escrow = await withItsDatabase(dataDir, openEscrow)
  await writeThroughKills(server, escrow, KILLS)
}, 420_000)
