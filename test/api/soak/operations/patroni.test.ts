import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../../../src/platform/server/data/migrate.ts'
import { insistingWrites } from '../../../support/insisting.ts'
import { openEscrow } from '../../../support/kills.ts'
import { PatroniCluster, programs } from '../../../support/patroni.ts'
import { startServer, TEST_KEY } from '../../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../../support/server-process.ts'

/** Two servers whose database is run by Patroni: what happens to the primary while they write, and what of it people see. */

const missing = Object.entries(programs).filter(([, path]) => !path)
const closers: (() => unknown)[] = []
let cluster: PatroniCluster
let servers: ServerProcess[]
let escrow: Awaited<ReturnType<typeof openEscrow>>

beforeAll(async () => {
  if (missing.length > 0) return
  const home = mkdtempSync(join(tmpdir(), 'hengdu-patroni-'))
  closers.push(() => rmSync(home, { recursive: true, force: true }))
  chmodSync(home, 0o755)
  cluster = await PatroniCluster.start(home)
  closers.push(() => cluster.stop())
  await cluster.untilSynchronous()
  const admin = new pg.Client({ connectionString: cluster.addressOf('postgres') })
  await admin.connect()
  await admin.query('create database hengdu')
  await admin.end()
  const url = cluster.addressOf('hengdu')
  await migrate(url)
  const h = await startServer({ databaseUrl: url })
  escrow = await openEscrow(h)
  await h.close()
  servers = [
    await serverProcess({ DATABASE_URL: url, SECRET_KEY: TEST_KEY }),
    await serverProcess({ DATABASE_URL: url, SECRET_KEY: TEST_KEY }),
  ]
  for (const server of servers) {
    closers.push(() => server.stop('SIGTERM'))
    await server.start()
  }
})
beforeEach(({ skip }) => {
  if (missing.length > 0)
    skip(
      `not run: ${missing.map(([name]) => name).join(', ')} missing (apt-get install patroni etcd-server haproxy, or a path in PATRONI…)`,
    )
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

type Primary = Awaited<ReturnType<PatroniCluster['primary']>>
let hostedBefore = 0

/** Does something to the primary while clients write; nothing acknowledged may be lost, and nothing made twice. */
async function during(what: string, act: (primary: Primary) => unknown): Promise<void> {
  await cluster.untilSynchronous()
  const { state, stop } = insistingWrites(
    servers.map(({ url }) => url),
    escrow,
  )
  await expect.poll(() => state.acknowledged, { timeout: 120_000 }).toBeGreaterThan(20)
  state.longestMs = 0
  await act(await cluster.primary())
  const before = state.acknowledged
  await expect.poll(() => state.acknowledged, { timeout: 120_000, interval: 50 }).toBeGreaterThan(before + 30)
  const hosted = await stop()
  process.stdout.write(`${what}: nobody waited for longer than ${(state.longestMs / 1000).toFixed(1)} s\n`)
  expect(state.refused).toEqual([])
  expect(hosted - hostedBefore).toBe(state.acknowledged)
  hostedBefore = hosted
}

it('a primary that is asked to hand over', async () => {
  await during('switchover', (primary) => cluster.switchOver(primary))
})

it('a PostgreSQL that is killed under its Patroni', async () => {
  await during('PostgreSQL killed', async (primary) => {
    cluster.killPostgres(primary)
    await expect.poll(async () => (await cluster.primary()).name, { timeout: 120_000 }).not.toBe(primary.name)
  })
})

it('a machine that is lost, and comes back as the standby', async () => {
  let lost: Primary | undefined
  await during('machine lost', async (primary) => {
    lost = primary
    await cluster.killNode(primary)
    await expect.poll(async () => (await cluster.primary()).name, { timeout: 120_000 }).not.toBe(primary.name)
  })
  await cluster.startNode(lost!.name)
  await cluster.untilSynchronous()
})

it('an etcd that is away takes no primary away', async () => {
  await during('etcd away', async (primary) => {
    await cluster.killEtcd()
    // Longer than the lease of the primary.
    await new Promise((resolve) => setTimeout(resolve, 40_000))
    expect((await cluster.primary()).name).toBe(primary.name)
    cluster.startEtcd()
  })
})
