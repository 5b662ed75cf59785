import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest'
import { isUnavailable, openDatabase } from '../../../../src/platform/server/data/database.ts'
import { befriend, clientOf } from '../../../support/chat.ts'
import { CuttingProxy } from '../../../support/cutting-proxy.ts'
import { type FreshDatabase, freshDatabase } from '../../../support/database.ts'
import { blockOf } from '../../../support/handbook.ts'
import { insistingWrites } from '../../../support/insisting.ts'
import { openEscrow } from '../../../support/kills.ts'
import { individual } from '../../../support/personas.ts'
import { Pooler, pgbouncer } from '../../../support/pooler.ts'
import { versionOf } from '../../../support/programs.ts'
import { startServer, TEST_KEY } from '../../../support/server.ts'
import { serverProcess } from '../../../support/server-process.ts'
import { Started } from '../../../support/started.ts'

/** PgBouncer between servers and database, as the handbook has it and as it does not work. */

let database: FreshDatabase
const closers: (() => unknown)[] = []
beforeEach(async () => {
  database = await freshDatabase()
  closers.push(() => database.drop())
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function poolerOf(lines: readonly string[], about = '', url = database.appUrl): Promise<Pooler> {
  const pooler = await Pooler.before(url, lines, about)
  closers.push(() => pooler.end())
  return pooler
}

/** What the handbook says. */
const HANDBOOK = blockOf('operate.md', '; pgbouncer.ini')
const ABOUT = HANDBOOK.match(/connect_query='.*'/)![0]
const LINES = HANDBOOK.slice(HANDBOOK.indexOf('[pgbouncer]')).split('\n').slice(1)

const KEEPS_STATEMENTS = 121
const needs = (version: number, { skip }: TestContext) => {
  if (versionOf(pgbouncer) < version)
    skip(`not run: PgBouncer ${version / 100} or later is missing (apt-get install pgbouncer, or its path in PGBOUNCER)`)
}

function started(settings: Record<string, string>): Started {
  const folder = mkdtempSync(join(tmpdir(), 'hengdu-data-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  return new Started({ DATABASE_OWNER_URL: database.url, DATA_DIR: folder, SECRET_KEY: TEST_KEY, SEED: 'never', ...settings })
}

describe('a start ends in words', () => {
  it.for([
    [
      'through a pooler that shares connections between transactions',
      ['pool_mode = transaction', 'ignore_startup_parameters = options,extra_float_digits'],
    ],
    ['through a pooler that refuses the settings of a connection', ['pool_mode = transaction']],
  ] as const)('%s', async ([, lines], context) => {
    needs(1, context)
    const pooler = await poolerOf(lines)
    const live = started({ DATABASE_URL: pooler.url })
    expect(await live.ended).toBe(1)
    expect(live.complaints.join('\n')).toMatch(/pooler.*[Cc]onnect to PostgreSQL itself/)
    expect(live.out).not.toContain('is ready')
  })

  it.for([
    [
      'if the pooler forgets prepared statements',
      ['pool_mode = transaction', 'max_prepared_statements = 0'],
      ABOUT,
      /max_prepared_statements/,
    ],
    ['if its connections have no limits of time', LINES, '', /connect_query.*statement_timeout is 0, and 15000/],
  ] as const)('%s', async ([, lines, about, words], context) => {
    needs(KEEPS_STATEMENTS, context)
    const pooler = await poolerOf(lines, about)
    const live = started({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.appUrl })
    expect(await live.ended).toBe(1)
    expect(live.complaints.join('\n')).toMatch(words)
  })

  it('if the way past it leads through one, too, or to another database', async (context) => {
    needs(KEEPS_STATEMENTS, context)
    const pooler = await poolerOf(LINES, ABOUT)
    const other = await poolerOf([...LINES, 'ignore_startup_parameters = options'], ABOUT)
    const through = started({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: other.url })
    expect(await through.ended).toBe(1)
    expect(through.complaints.join('\n')).toMatch(/pooler.*[Cc]onnect to PostgreSQL itself/)
    const elsewhere = await freshDatabase()
    closers.push(() => elsewhere.drop())
    const astray = started({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: elsewhere.appUrl })
    expect(await astray.ended).toBe(1)
    expect(astray.complaints.join('\n')).toMatch(/DATABASE_DIRECT_URL leads to another database/)
  })
})

it('two servers behind a pooler lose nothing and make nothing twice while it is killed and started again', async (context) => {
  needs(KEEPS_STATEMENTS, context)
  const pooler = await poolerOf(LINES, ABOUT)
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.appUrl,
    DATABASE_OWNER_URL: database.url,
    SECRET_KEY: TEST_KEY,
  }
  const servers = [await serverProcess(settings), await serverProcess(settings)] as const
  for (const server of servers) {
    closers.push(() => server.stop('SIGTERM'))
    await server.start()
  }
  const h = await startServer({ databaseUrl: database.appUrl })
  const escrow = await openEscrow(h)
  await h.close()
  const { state, stop } = insistingWrites(
    servers.map(({ url }) => url),
    escrow,
  )
  for (let kill = 0; kill < 3; kill++) {
    const before = state.acknowledged
    await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    await pooler.kill()
    const health = () => fetch(`${servers[0].url}/api/health`).then(({ status }) => status)
    await expect.poll(health).toBe(503)
    await pooler.start()
    await expect.poll(health).toBe(200)
  }
  const after = state.acknowledged
  await expect.poll(() => state.acknowledged, { timeout: 60_000 }).toBeGreaterThan(after + 20)
  const hosted = await stop()
  expect(state.refused).toEqual([])
  expect([...state.passing]).toEqual(['unavailable'])
  expect(hosted).toBe(state.acknowledged)
})

it('what happens at one server behind a pooler is seen at the other', async (context) => {
  needs(KEEPS_STATEMENTS, context)
  const pooler = await poolerOf(LINES, ABOUT)
  const behind = { databaseUrl: pooler.url, directUrl: database.appUrl }
  const h = await startServer(behind)
  closers.push(() => h.close())
  const other = await startServer(behind)
  closers.push(() => other.close())
  const [ann, bo] = [await individual(h), await individual(h)]
  const pair = await befriend(h, ann, bo)
  const [here, there] = [await clientOf(h, ann).open(), await clientOf(other, bo).open()]
  there.follow(pair)
  const seq = await here.say(pair, '你好')
  await there.until(() => there.events.get(pair)!.some((event) => event.seq === seq))
  await Promise.all([here.close(), there.close()])
})

describe('a connection behind a pooler', () => {
  it('that waits for a lock for longer than a question would take is not broken off', async (context) => {
    needs(KEEPS_STATEMENTS, context)
    const pooler = await poolerOf(LINES, ABOUT)
    const { pool, close } = openDatabase(pooler.url, { directUrl: database.appUrl })
    closers.push(close)
    const [holder, waiter] = [await pool.connect(), await pool.connect()]
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(7)')
    await waiter.query('begin')
    const waited = waiter.query('select pg_advisory_xact_lock(7)')
    await sleep(8_000)
    await holder.query('commit')
    await waited
    await waiter.query('commit')
    for (const client of [holder, waiter]) client.release()
  })

  it('that was lost without a word is an outage as soon as no statement could still be answered', async (context) => {
    needs(KEEPS_STATEMENTS, context)
    const pooler = await poolerOf(LINES, ABOUT)
    let isFrozen = false
    const proxy = new CuttingProxy(new URL(pooler.url), { delayMs: 1, random: () => (isFrozen ? 600_000 : 0) })
    const port = new URL(await proxy.listen()).port
    closers.push(() => proxy.close())
    const { pool, close } = openDatabase(Object.assign(new URL(pooler.url), { port }).href, { directUrl: database.appUrl })
    await pool.query('select 1')
    isFrozen = true
    const failure = await pool.query('select 1').catch((error: unknown) => error)
    expect(isUnavailable(failure)).toBe(true)
    isFrozen = false
    await pool.query('select 1')
    await close()
  })
})
