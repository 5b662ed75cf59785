import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { migrate } from '../../../src/platform/server/data/migrate.ts'
import { waitForDatabase } from '../../../src/platform/server/data/wait-for-database.ts'
import { APP_ROLE, clusterOf, startPostgres } from '../../../src/platform/server/postgres/postgres.ts'
import { insistingWrites } from '../../support/insisting.ts'
import { openEscrow } from '../../support/kills.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../support/server-process.ts'
import { MovingAddress, type Standby, startStandby } from '../../support/standby.ts'

/** The primary dies in the middle of writes, and its synchronous standby takes over its address: nothing that was acknowledged is lost. */

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface Stage {
  primary: Awaited<ReturnType<typeof startPostgres>>
  standby: Standby
  address: MovingAddress
  server: ServerProcess
  h: TestServer
  kill: () => void
}

async function stage(): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), 'hengdu-failover-'))
  closers.push(() => rmSync(home, { recursive: true, force: true }))
  const dataDir = join(home, 'primary')
  const primary = await startPostgres({ dataDir })
  closers.push(() => primary.stop())
  await migrate(primary.url, APP_ROLE)
  const standby = await startStandby(primary.url, home)
  closers.push(() => standby.stop())
  await synchronous(primary.url)
  const address = new MovingAddress(Number(new URL(primary.url).port))
  await address.listen()
  closers.push(() => address.close())
  const moved = Object.assign(new URL(primary.appUrl), { port: String(address.port) }).href
  const server = await serverProcess({ DATABASE_URL: moved, SECRET_KEY: TEST_KEY })
  await server.start()
  closers.push(() => server.stop('SIGTERM'))
  const h = await startServer({ databaseUrl: moved })
  closers.push(() => h.close())
  const [pid] = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')
  return { primary, standby, address, server, h, kill: () => process.kill(Number(pid), 'SIGKILL') }
}

/** From here on a commit is acknowledged once the standby has it. */
async function synchronous(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = 'standby'`)
  await client.query('select pg_reload_conf()')
  const state = async () => (await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')).rows[0]?.sync_state
  await expect.poll(state).toBe('sync')
  await client.end()
}

it.each([
  { how: 'closes its connections', silent: false },
  { how: 'vanishes without a word', silent: true },
])('a primary that $how is replaced by its synchronous standby: no acknowledged write is lost, none is made twice', async ({ silent }) => {
  const on = await stage()
  const { state, stop } = insistingWrites([on.server.url], await openEscrow(on.h))
  await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(20)
  if (silent) on.address.fallSilent()
  on.kill()
  const before = state.acknowledged
  await on.standby.promote()
  on.address.move(on.standby.port, { keep: silent })
  await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 20)
  expect(state.refused).toEqual([])
  expect(await stop()).toBe(state.acknowledged)
})

it('a standby that the address leads to is not written to, and left as soon as the address leads elsewhere', async () => {
  const on = await stage()
  const { state, stop } = insistingWrites([on.server.url], await openEscrow(on.h))
  await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(5)
  on.address.move(on.standby.port)
  await expect.poll(() => [...state.passing], { timeout: 60_000 }).toEqual(['unavailable'])
  const health = await fetch(`${on.server.url}/api/health`)
  expect(health.status).toBe(503)
  on.address.move(Number(new URL(on.primary.url).port))
  const before = state.acknowledged
  await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 5)
  // A start waits for its promotion.
  const said: string[] = []
  const ofStandby = Object.assign(new URL(on.primary.appUrl), { port: String(on.standby.port) }).href
  await waitForDatabase(ofStandby, 1, (line) => said.push(line))
  expect(said).toEqual([expect.stringContaining('25006')])
  expect(await stop()).toBe(state.acknowledged)
  expect(state.refused).toEqual([])
})
