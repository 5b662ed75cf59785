import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialBalance } from '../../../src/features/money/ledger/server/reads.ts'
import { openDatabase } from '../../../src/platform/server/data/database.ts'
import { migrate } from '../../../src/platform/server/data/migrate.ts'
import { type DumpCounts, dumpDatabase } from '../../../src/platform/server/postgres/dump/dump.ts'
import { loadDump } from '../../../src/platform/server/postgres/dump/load.ts'
import { schemaOf } from '../../../src/platform/server/postgres/dump/schema.ts'
import { APP_ROLE, startPostgres } from '../../../src/platform/server/postgres/postgres.ts'
import { emptyDatabase, type FreshDatabase } from '../../support/database.ts'
import { demoDatabase } from '../../support/demo.ts'
import { startServer, TEST_KEY } from '../../support/server.ts'

/** The way of the embedded database across major versions of PostgreSQL, walked from 18 to 18. */

const home = mkdtempSync(join(tmpdir(), 'hengdu-dump-'))
const at = (name: string) => join(home, name)
const file = at('world.dump')
const about = { hengdu: '0.0.0', madeAt: '2026-11-27T00:00:00Z', masterKeys: [] }

let demo: FreshDatabase
let counts: DumpCounts
beforeAll(async () => {
  demo = await demoDatabase()
  counts = await dumpDatabase({ ownerUrl: demo.url, file, about: { ...about, schema: await schemaOf(demo.url) } })
})
afterAll(async () => {
  await demo.drop()
  rmSync(home, { recursive: true, force: true })
})

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<T>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const balanceOf = async (url: string) => {
  const { db, close } = openDatabase(url, { max: 1 })
  return trialBalance(db).finally(close)
}

const again = async (url: string, name: string) =>
  dumpDatabase({ ownerUrl: url, file: at(name), about: { ...about, schema: await schemaOf(url) } })

/** A changed copy of the dump. */
const altered = (name: string, change: (text: string) => string): string => {
  writeFileSync(at(name), zstdCompressSync(change(zstdDecompressSync(readFileSync(file)).toString())))
  return at(name)
}

describe('a dump of the demo world', () => {
  let copy: FreshDatabase
  let other: FreshDatabase
  beforeAll(async () => {
    copy = await emptyDatabase()
    other = await emptyDatabase()
    await loadDump({ file, ownerUrl: copy.url })
  })
  afterAll(async () => {
    await copy.drop()
    await other.drop()
  })

  it('holds every table', async () => {
    const tables = await query<{ name: string }>(
      demo.url,
      `select format('%I.%I', n.nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema', 'migration') and nspname not like 'pg_toast%' order by 1`,
    )
    expect(Object.keys(counts)).toEqual(tables.map(({ name }) => name))
    expect(counts['public.demand']!.rows).toBeGreaterThan(20)
    for (const { name } of tables)
      expect([name, counts[name]!.rows]).toEqual([
        name,
        (await query<{ n: number }>(demo.url, `select count(*)::int as n from ${name}`))[0]!.n,
      ])
  })

  it('is the same world when it is loaded: rows, checksums, sequences, the ledger', async () => {
    expect(await again(copy.url, 'again.dump')).toEqual(counts)
    const sequences = 'select sequencename, last_value from pg_sequences order by 1'
    expect(await query(copy.url, sequences)).toEqual(await query(demo.url, sequences))
    const balance = await balanceOf(demo.url)
    expect(balance.postings).toBeGreaterThan(100)
    expect(await balanceOf(copy.url)).toEqual(balance)
    expect(balance.drifted).toBe(0)
  })

  it('has what is generated, and refuses what the database refuses: triggers are on again', async () => {
    const generated = "select count(*)::int as n, md5(string_agg(search::text, '' order by id)) as words from demand"
    expect(await query(copy.url, generated)).toEqual(await query(demo.url, generated))
    await expect(query(copy.url, 'delete from ledger_entry')).rejects.toThrow('append-only')
    await expect(query(copy.url, "update account set id = '00000000-0000-7000-8000-000000000000'")).rejects.toThrow()
    const loose = await query<{ table: string; to: string }>(
      copy.url,
      `select conrelid::regclass::text as table, confrelid::regclass::text as to from pg_constraint
        where contype = 'f' and not convalidated`,
    )
    expect(loose).toEqual([])
  })

  it('needs no migration of the version that made it, and is served by it', async () => {
    await migrate(copy.url, APP_ROLE)
    expect(await again(copy.url, 'migrated.dump')).toEqual(counts)
    const h = await startServer({ databaseUrl: copy.appUrl })
    expect((await h.ok('GET /ws/hall/open', {})).total).toBeGreaterThan(5)
    await h.close()
  })

  it('is not loaded over another world', async () => {
    await expect(loadDump({ file, ownerUrl: copy.url })).rejects.toThrow('this one has rows')
  })

  it.each<[string, (text: string) => string, string]>([
    ['a row less', (text) => text.replace(/("table":"public.demand".*\n).*\n/, '$1'), 'public.demand are not what was dumped'],
    ['another value', (text) => text.replace(/(\tEUR\t)1/, '$12'), 'are not what was dumped'],
    ['half of it', (text) => text.slice(0, text.length / 2), 'ends in the middle'],
    ['an end without sequences', (text) => text.replace(/\{"sequences".*\n$/, ''), 'damaged or not whole'],
    ['a later form', (text) => text.replace('"format":1', '"format":2'), 'later version'],
    ['another text', () => 'hello\n', 'no dump of Hengdu'],
  ])('is refused with %s, and leaves no row, so that a good one can follow', async (name, change, reason) => {
    await expect(loadDump({ file: altered(`${name}.dump`, change), ownerUrl: other.url })).rejects.toThrow(reason)
  })

  it('is loaded after those that were refused', async () => {
    await loadDump({ file, ownerUrl: other.url })
    expect(await again(other.url, 'other.dump')).toEqual(counts)
  })

  it('stays small enough to be kept with each release', () => {
    expect(statSync(file).size).toBeLessThan(3_000_000)
  })
})

describe('the commands', () => {
  const dataDir = at('data')
  const run = (script: 'dump' | 'load', args: string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, `../../../scripts/${script}.ts`), ...args], {
      env: { ...process.env, DATABASE_URL: '', SECRET_KEY: TEST_KEY, DATA_DIR: dataDir },
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    return new Promise<{ status: number | null; said: string }>((done) => child.on('close', (status) => done({ status, said })))
  }

  it('load a dump into a data folder that has a database of an older major version, and dump the same again', async () => {
    mkdirSync(join(dataDir, 'postgres/pg17'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/pg17/PG_VERSION'), '17\n')
    await expect(startPostgres({ dataDir: join(dataDir, 'postgres'), tmpfs: true })).rejects.toThrow(
      /pg17 is a database of PostgreSQL 17, .*npm run dump.*npm run load/,
    )
    const loaded = await run('load', [file])
    expect(loaded.said).toContain('The ledger sums to zero')
    expect(loaded.status).toBe(0)
    const dumped = await run('dump', [at('second.dump')])
    expect(dumped.status, dumped.said).toBe(0)
    const tables = (path: string) => zstdDecompressSync(readFileSync(path)).toString().split('\n').slice(1).join('\n')
    expect(tables(at('second.dump')) === tables(file)).toBe(true)
    expect(await run('load', [file])).toEqual({ status: 1, said: 'A dump is loaded into an empty database, and this one has rows\n' })
    expect((await run('dump', [file])).said).toContain('exists')
    expect(await run('load', [at('nothing.dump')])).toEqual({ status: 1, said: `There is no file ${at('nothing.dump')}\n` })
  }, 300_000)
})
