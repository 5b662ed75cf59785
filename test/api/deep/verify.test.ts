import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../../../src/platform/server/data/database.ts'
import { freshDatabase } from '../../support/database.ts'
import { upload } from '../../support/files.ts'
import { company, individual } from '../../support/personas.ts'
import { runScript } from '../../support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'

vi.setConfig({ testTimeout: 120_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-verify-'))
let own: Awaited<ReturnType<typeof freshDatabase>>
let h: TestServer
beforeAll(async () => {
  own = await freshDatabase()
  h = await startServer({ databaseUrl: own.appUrl, config: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await h.close()
  await own.drop()
  rmSync(dataDir, { recursive: true })
})

/** As the owner, who may use amcheck, unless the settings say otherwise. */
const verify = (settings: Record<string, string> = { DATABASE_OWNER_URL: own.url }) =>
  runScript('verify.ts', [], { DATABASE_URL: own.appUrl, DATA_DIR: dataDir, SECRET_KEY: TEST_KEY, ...settings })

/** Of every table, and what is installed. */
async function sum(): Promise<string> {
  const { rows } = await h.services.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'migration') order by 1",
  )
  const parts = rows.map(
    ({ name }) => `select '${name}' || count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as s from ${name} t`,
  )
  const all = `${parts.join(' union all ')} union all select extname from pg_extension`
  return (await h.services.pool.query<{ s: string }>(`select string_agg(s, ' ' order by s) as s from (${all}) each`)).rows[0]!.s
}

it('a database in order is proved without a change, and each kind of damage is named', async () => {
  const rich = await company(h, { funded: [{ amountMinor: 5_000_00, currency: 'EUR' }], roles: ['finance'] })
  const logo = await upload(h, rich.token, 'logo', 'png', 'logo.png')
  const passport = await upload(h, (await individual(h)).token, 'identityDocument', 'png', 'passport.png')
  const before = await sum()
  const right = await verify()
  expect(right).toMatchObject({ status: 0, err: '' })
  expect(right.out).toMatch(/tables are those of Hengdu \d/)
  expect(Number(right.out.match(/(\d+) indexes have all rows of their tables/)?.[1])).toBeGreaterThan(100)
  expect(right.out).toContain('The ledger sums to zero in EUR')
  expect(right.out).toContain('1 uploaded files have their checksum, and 1 encrypted ones theirs')
  expect(await sum()).toBe(before)
  const lesser = await verify({})
  expect(lesser).toMatchObject({ status: 0, out: expect.stringContaining('Indexes were NOT compared with their tables') })

  const month = join(dataDir, 'archive/audit/2020-01.ndjson.gz')
  mkdirSync(dirname(month), { recursive: true })
  writeFileSync(month, gzipSync('{}\n'))
  const note = (sha256: string) =>
    h.services.pool.query(
      `insert into audit_month (month, archived_at, rows, sha256) values ('2020-01', now(), 1, $1)
        on conflict (month) do update set sha256 = excluded.sha256`,
      [sha256],
    )
  await note(createHash('sha256').update(readFileSync(month)).digest('hex'))
  expect(await verify()).toMatchObject({
    status: 0,
    out: expect.stringContaining('1 archived months of the audit log have their checksum'),
  })
  await note('0')
  expect(await verify()).toMatchObject({ status: 1, err: expect.stringContaining(`${month} is not as it was written`) })

  const fileOf = (id: string) => join(dataDir, 'files', id.slice(-2), id)
  const whole = readFileSync(fileOf(passport.id))
  const altered = Buffer.from(whole)
  altered[altered.length - 1]! ^= 1
  writeFileSync(fileOf(passport.id), altered)
  expect(await verify()).toMatchObject({
    status: 1,
    err: expect.stringContaining(`1 uploaded files are missing or not as they were: ${passport.id}`),
  })
  writeFileSync(fileOf(passport.id), whole)
  const otherKey = Buffer.alloc(32, 'another').toString('base64')
  expect(await verify({ DATABASE_OWNER_URL: own.url, SECRET_KEY: otherKey })).toMatchObject({
    status: 1,
    err: expect.stringContaining('the master key is missing'),
  })
  writeFileSync(fileOf(logo.id), 'another')
  rmSync(fileOf(passport.id))
  const damaged = await verify()
  expect(damaged.status).toBe(1)
  expect(damaged.err).toContain('2 uploaded files are missing or not as they were')
  for (const { id } of [logo, passport]) expect(damaged.err).toContain(id)
  expect(damaged.out).not.toContain('Everything is in order')

  const owner = openDatabase(own.url, { max: 1 })
  await owner.pool.query(
    'alter table ledger_account disable trigger all; update ledger_account set balance = balance + 1 where balance > 0',
  )
  await owner.close()
  const drifted = await verify()
  expect(drifted).toMatchObject({ status: 1, err: expect.stringContaining('The ledger is NOT in order') })
})
