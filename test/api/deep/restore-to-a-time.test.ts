import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupFacts } from '../../../src/app/server/backups/facts.ts'
import { lastDrill } from '../../../src/app/server/metrics/last-backup.ts'
import { migrate } from '../../../src/platform/server/data/migrate.ts'
import { BackupSeries } from '../../../src/platform/server/postgres/backup/series.ts'
import { APP_ROLE, LOG_OUT, startPostgres } from '../../../src/platform/server/postgres/postgres.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { upload } from '../../support/files.ts'
import { type CompanyPeople, company, fund } from '../../support/personas.ts'
import { runScript } from '../../support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'

/** A world is backed up once, money moves on, and it is restored to the second between two postings. */

const home = mkdtempSync(join(tmpdir(), 'hengdu-series-'))
const at = (name: string) => join(home, name)
const data = at('data')
const BACKUP_KEY = Buffer.alloc(32, 'backups').toString('base64')
const settings = { SECRET_KEY: TEST_KEY, BACKUP_KEY, BACKUP_DIR: at('backups') }
const restore = (until: string, into: string, more: Record<string, string> = {}) =>
  runScript('restore.ts', ['--until', until], { ...settings, DATA_DIR: at(into), ...more })

let postgres: Awaited<ReturnType<typeof startPostgres>>
let h: TestServer
let rich: CompanyPeople
let series: BackupSeries
let between = ''
let fileId = ''

const pay = () => performAsSystem(h.services, 'drill', (act) => fund(act, rich.companyId, { amountMinor: 1_00, currency: 'EUR' }))
const databaseNow = async () =>
  (
    await h.services.pool.query<{ at: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
    )
  ).rows[0]!.at
const postings = async () =>
  (await h.services.pool.query<{ count: number }>('select count(*)::int as count from ledger_posting')).rows[0]!.count
const secondsPass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const restored = (out: string) => Number(out.match(/(\d+) postings/)?.[1])

let early = 0
let whole = 0
beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(data, 'postgres'), archiveSeconds: 1 })
  await migrate(postgres.url, APP_ROLE)
  h = await startServer({ databaseUrl: postgres.appUrl, config: { DATA_DIR: data } })
  rich = await company(h, { funded: [{ amountMinor: 5_000_00, currency: 'EUR' }] })
  series = new BackupSeries({
    folder: settings.BACKUP_DIR,
    key: Buffer.from(BACKUP_KEY, 'base64'),
    dataDir: data,
    logDir: join(data, 'postgres', LOG_OUT),
    ownerUrl: postgres.url,
    facts: () => backupFacts(h.services, h.services.hooks),
  })
  await series.make()
  await secondsPass(1_100)
  for (let nth = 0; nth < 5; nth++) await pay()
  fileId = (await upload(h, rich.token, 'document', 'pdf', 'licence.pdf')).id
  early = await postings()
  between = await databaseNow()
  await secondsPass(50)
  for (let nth = 0; nth < 5; nth++) await pay()
  whole = await postings()
  // What follows is in the log that is shipped at the end: the time between is before its end.
  const before = await h.services.pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
  for (let tries = 0; tries < 200; tries++) {
    await pay()
    await series.ship()
    if (readdirSync(join(settings.BACKUP_DIR, 'wal')).some((name) => name > before.rows[0]!.name)) break
    await secondsPass(100)
  }
  await h.close()
  await postgres.stop()
  await series.ship()
}, 240_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('is restored to the moment between two postings, and to the last one, with the files that rows name', async () => {
  const first = await restore(between, 'between')
  expect([first.status, first.err]).toEqual([0, ''])
  expect(restored(first.out)).toBe(early)
  expect(first.out).toContain('The ledger sums to zero in EUR, and every balance is the sum of its entries')
  expect(first.out).toMatch(/1 uploaded files$/m)
  expect(readFileSync(join(at('between'), 'files', fileId.slice(-2), fileId)).toString()).toContain('%PDF')
  const latest = await restore('latest', 'latest')
  expect([latest.status, latest.err]).toEqual([0, ''])
  expect(restored(latest.out)).toBeGreaterThan(whole)
  expect((await runScript('verify.ts', [], { ...settings, DATA_DIR: at('latest') })).out).toContain('Everything is in order.')
}, 240_000)

it('holds nothing readable, and no key', () => {
  const files = readdirSync(settings.BACKUP_DIR, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sealed = files.filter(({ name }) => name.endsWith('.sealed'))
  expect(sealed.length).toBeGreaterThan(4)
  expect(
    files
      .filter((entry) => !sealed.includes(entry))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['SHA256SUMS', 'backup.json'])
  for (const { parentPath, name } of sealed) {
    const bytes = readFileSync(join(parentPath, name))
    for (const word of ['%PDF', rich.owner.name, 'ledger_posting', BACKUP_KEY]) expect(bytes.includes(word)).toBe(false)
  }
})

it('a wrong key, a damaged file, a time before the first backup and one after the last are refused in a line', async () => {
  const refused = async (until: string, more: Record<string, string> = {}) => {
    const { status, err } = await restore(until, `refused-${randomUUID()}`, more)
    expect([status, err.trim().split('\n')]).toEqual([1, [expect.any(String)]])
    return err
  }
  expect(await refused(between, { BACKUP_KEY: Buffer.alloc(32, 'other').toString('base64') })).toMatch(
    /or BACKUP_KEY is not the key that sealed it/,
  )
  expect(await refused('2020-01-01T00:00:00Z')).toContain('after that time')
  expect(await refused('2099-01-01T00:00:00Z')).toContain('ends before 2099-01-01T00:00:00Z')
  expect(await refused('yesterday')).toContain('yesterday is no time')
  const log = join(settings.BACKUP_DIR, 'wal')
  const name = readdirSync(log).sort().at(-1)!
  const bytes = readFileSync(join(log, name))
  const altered = Buffer.from(bytes)
  altered[200]! ^= 1
  writeFileSync(join(log, name), altered)
  expect(await refused('latest')).toContain(`${name} is damaged`)
  writeFileSync(join(log, name), bytes)
}, 240_000)

it('the drill restores, proves and removes it, and notes when', async () => {
  const { status, out, err } = await runScript('drill.ts', [], { ...settings, DATA_DIR: data })
  expect([status, err]).toEqual([0, ''])
  expect(out).toContain('The drill is done.')
  expect(readdirSync(data)).not.toContain('drill')
  expect(lastDrill(data)).toBeGreaterThan(0)
}, 240_000)
