import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialBalance } from '../../../src/features/money/ledger/server/reads.ts'
import { openDatabase } from '../../../src/platform/server/data/database.ts'
import { migrate } from '../../../src/platform/server/data/migrate.ts'
import { type BackupFacts, makeBackup } from '../../../src/platform/server/postgres/backup/backup.ts'
import { restoreBackup } from '../../../src/platform/server/postgres/backup/restore.ts'
import { filesIn, writeSums } from '../../../src/platform/server/postgres/backup/sums.ts'
import { APP_ROLE, startPostgres } from '../../../src/platform/server/postgres/postgres.ts'
import { VERSION_NAME } from '../../../src/platform/server/version.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { upload } from '../../support/files.ts'
import { type CompanyPeople, company, fund, individual } from '../../support/personas.ts'
import { runScript } from '../../support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'

/** A drill: a world is backed up while money moves, and once more while nothing runs; both are restored elsewhere and compared. */

const home = mkdtempSync(join(tmpdir(), 'hengdu-backup-'))
const at = (name: string) => join(home, name)

const run = (script: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runScript(`${script}.ts`, args, { SECRET_KEY: TEST_KEY, ...env })

type Sums = Record<string, string>

/** Of every table: how many rows, and a digest of all of them. */
async function sumsOf(url: string): Promise<Sums> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'migration')",
    )
    const sums: Sums = {}
    for (const { name } of rows) {
      const { rows: found } = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${name} t`,
      )
      sums[name.replace('public.', '')] = found[0].sum
    }
    return sums
  } finally {
    await client.end()
  }
}

async function postingsOf(url: string): Promise<string[]> {
  const { pool, close } = openDatabase(url, { max: 1 })
  const { rows } = await pool.query(
    `select p::text || string_agg(e::text, '|' order by e.line) as text from ledger_posting p join ledger_entry e on e.posting_id = p.id
      group by p.id, p.* order by p.id`,
  )
  await close()
  return rows.map((row) => row.text)
}

/** Starts what was restored, once. */
async function looking<T>(dataDir: string, look: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), tmpfs: true })
  return look(postgres.url).finally(() => postgres.stop())
}

const digestsIn = async (folder: string): Promise<Sums> =>
  Object.fromEntries(
    (await filesIn(folder)).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )

const counted = (sum: string | undefined) => Number(sum?.split(' ')[0])

const data = at('data')
let postgres: Awaited<ReturnType<typeof startPostgres>>
let h: TestServer
let rich: CompanyPeople

const pay = () => performAsSystem(h.services, 'drill', (act) => fund(act, rich.companyId, { amountMinor: 1_00, currency: 'EUR' }))

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(data, 'postgres'), tmpfs: true })
  await migrate(postgres.url, APP_ROLE)
  h = await startServer({ databaseUrl: postgres.appUrl, config: { DATA_DIR: data } })
  rich = await company(h, { funded: [{ amountMinor: 5_000_00, currency: 'EUR' }], roles: ['finance'] })
  const person = await individual(h)
  await upload(h, rich.token, 'document', 'pdf', 'licence.pdf')
  await upload(h, person.token, 'identityDocument', 'png', 'passport.png')
})
let stopping: Promise<void> | undefined
const stop = () => (stopping ??= h.close().finally(() => postgres.stop()))
afterAll(async () => {
  await stop()
  rmSync(home, { recursive: true, force: true })
})

describe('a backup while money moves', () => {
  let before: Sums
  let after: Sums

  it('is made while the server runs and writes, and says what it does not hold', async () => {
    before = await sumsOf(postgres.url)
    let goes = true
    let paid = 0
    const writer = (async () => {
      while (goes) {
        await pay()
        paid++
      }
    })()
    const { status, out, err } = await run('backup', [at('running')], { DATA_DIR: data })
    goes = false
    await writer
    expect([status, err]).toEqual([0, ''])
    expect(paid).toBeGreaterThan(20)
    after = await sumsOf(postgres.url)
    expect(out).toContain('while Hengdu runs on it')
    expect(out).toMatch(/^Database: \d+ %$/m)
    expect(out).toContain('Uploaded files: 2')
    expect(out).toMatch(/It does NOT hold the master key \([0-9a-f]{16}\), .* keep SECRET_KEY apart from it\./)
    expect(readdirSync(at('running')).sort()).toEqual(['SHA256SUMS', 'backup.json', 'backup_manifest', 'base.tar', 'files'])
    expect(JSON.parse(readFileSync(join(at('running'), 'backup.json'), 'utf8'))).toMatchObject({
      hengdu: VERSION_NAME,
      schema: expect.stringMatching(/^\d{4}$/),
    })
    expect(statSync(at('running')).mode & 0o077).toBe(0)
    const everything = Buffer.concat((await filesIn(at('running'))).map((file) => readFileSync(join(at('running'), file))))
    expect(everything.includes(TEST_KEY)).toBe(false)
  })

  it('holds each posting up to one moment, whole and in order, and all else as it was', async () => {
    const { status, out, err } = await run('restore', [at('running')], { DATA_DIR: at('first') })
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain('3 accounts, 1 companies, 0 demands')
    expect(out).toMatch(/2 uploaded files$/m)
    expect(out).toMatch(/\d+ postings, the newest of 20\d\d-/)
    expect(out).toContain('The ledger sums to zero in EUR, and every balance is the sum of its entries')
    expect(out).toContain('The master key is there. Hengdu can start.')
    const source = await postingsOf(postgres.url)
    await looking(at('first'), async (url) => {
      const restored = await postingsOf(url)
      expect(restored.length).toBeGreaterThanOrEqual(counted(before['ledger_posting']))
      expect(restored).toEqual(source.slice(0, restored.length))
      const { db, close } = openDatabase(url, { max: 1 })
      const { currencies, drifted, postings } = await trialBalance(db)
      await close()
      expect([drifted, postings, currencies.map((one) => one.totalMinor)]).toEqual([0, restored.length, [0]])
      const sums = await sumsOf(url)
      const unwritten = Object.keys(before).filter((table) => before[table] === after[table])
      expect(unwritten.length).toBeGreaterThan(80)
      for (const table of unwritten) expect(sums[table], table).toBe(before[table])
    })
    expect(await digestsIn(join(at('first'), 'files'))).toEqual(await digestsIn(join(data, 'files')))
  })
})

describe('a backup while nothing runs', () => {
  it('starts the database for it, and every table is restored as it was', async () => {
    await pay()
    const source = await sumsOf(postgres.url)
    await stop()
    for (const folder of ['audit', 'incoming']) {
      mkdirSync(join(data, 'archive', folder), { recursive: true })
      writeFileSync(join(data, 'archive', folder, '2024-10.ndjson.gz'), folder)
    }
    const made = await run('backup', [at('still')], { DATA_DIR: data })
    expect([made.status, made.err]).toEqual([0, ''])
    expect(made.out).not.toContain('while Hengdu runs')
    const back = await run('restore', [at('still')], { DATA_DIR: at('second'), SECRET_KEY: '' })
    expect([back.status, back.err]).toEqual([0, ''])
    expect(back.out).toMatch(/Before Hengdu starts: The database holds secrets of the master key [0-9a-f]{16}, which is missing/)
    expect(await filesIn(join(at('second'), 'archive'))).toEqual(['audit/2024-10.ndjson.gz'])
    await looking(at('second'), async (url) => expect(await sumsOf(url)).toEqual(source))
  })
})

describe('what is refused, before anything is put in place', () => {
  const target = () => at('refused')
  const refusal = () =>
    restoreBackup(at('still'), target(), () => undefined).then(
      () => 'restored',
      (error) => (error as Error).message,
    )
  /** The backup with something changed, and afterwards as it was. */
  async function changed(change: () => void | Promise<void>): Promise<string> {
    const kept = at('kept')
    cpSync(at('still'), kept, { recursive: true })
    try {
      await change()
      const said = await refusal()
      expect(readdirSync(target())).toEqual([])
      return said
    } finally {
      rmSync(at('still'), { recursive: true })
      renameSync(kept, at('still'))
    }
  }
  const flip = (file: string, position: number) => {
    const bytes = readFileSync(file)
    bytes[position] = bytes[position]! ^ 1
    writeFileSync(file, bytes)
  }
  const replaceAt = (file: string, position: number, by: (given: string) => string) => {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, position) + by(text[position]!) + text.slice(position + 1))
  }
  const uploaded = async () => (await filesIn(at('still'))).find((file) => file.startsWith('files/'))!

  it('a damaged byte of the database, of an uploaded file, or of the list itself', async () => {
    expect(await changed(() => flip(join(at('still'), 'base.tar'), 9_000_000))).toMatch(/^base\.tar is not what was backed up/)
    const file = await uploaded()
    expect(await changed(() => flip(join(at('still'), file), 5))).toBe(
      `${file} is not what was backed up: its checksum differs from the one in SHA256SUMS`,
    )
    const sums = join(at('still'), 'SHA256SUMS')
    // Another digit, and what is none.
    const digit = (given: string) => (given === '0' ? '1' : '0')
    expect(await changed(() => replaceAt(sums, 5, digit))).toMatch(/^archive\/audit\/.* is not what was backed up/)
    expect(await changed(() => replaceAt(sums, 5, () => 'g'))).toMatch(/^SHA256SUMS cannot be read/)
  })

  it('a missing file, and one that does not belong to it', async () => {
    const file = await uploaded()
    expect(await changed(() => rmSync(join(at('still'), file)))).toBe(`${file} is missing from the backup`)
    expect(await changed(() => rmSync(join(at('still'), 'SHA256SUMS')))).toMatch(/^SHA256SUMS is missing: .* is no backup, or not whole$/)
    expect(await changed(() => writeFileSync(join(at('still'), 'files/more'), 'x'))).toMatch(/^files\/more does not belong to this backup/)
  })

  it('the manifest of another backup, also where the checksums were made to fit', async () => {
    const foreign = () => cpSync(join(at('running'), 'backup_manifest'), join(at('still'), 'backup_manifest'))
    expect(await changed(foreign)).toMatch(/^backup_manifest is not what was backed up/)
    const fitted = async () => {
      foreign()
      rmSync(join(at('still'), 'SHA256SUMS'))
      await writeSums(at('still'))
    }
    expect(await changed(fitted)).toMatch(
      /^\S+ of the database is (not what backup_manifest names|missing, which backup_manifest names|not in)/,
    )
    const altered = async () => {
      flip(join(at('still'), 'backup_manifest'), 300)
      rmSync(join(at('still'), 'SHA256SUMS'))
      await writeSums(at('still'))
    }
    expect(await changed(altered)).toBe('backup_manifest cannot be read or was altered')
  })

  it('a folder that holds something, for both commands; what is there stays', async () => {
    const before = await filesIn(data)
    const back = await run('restore', [at('still')], { DATA_DIR: data })
    expect(back.status).toBe(1)
    expect(back.err).toContain(`${data} is not empty (`)
    expect(await filesIn(data)).toEqual(before)
    const facts: BackupFacts = { format: 1, madeAt: '', postgres: '', masterKeys: [] }
    const order = { dataDir: data, folder: at('running'), ownerUrl: '', facts, say: () => undefined }
    await expect(makeBackup(order)).rejects.toThrow(`${at('running')} is not empty: name another folder`)
    const inside = await run('backup', [join(data, 'backup')], { DATA_DIR: data })
    expect([inside.status, inside.err]).toEqual([
      1,
      `${join(data, 'backup')} is in the data folder and would be lost with it: name another\n`,
    ])
  })

  it.each(['backup', 'restore'] as const)('%s on a database of one’s own, naming PostgreSQL’s own tools', async (script) => {
    const { status, err, out } = await run(script, [at('nothing')], { DATABASE_URL: 'postgres://hengdu:secret@127.0.0.1:1/hengdu' })
    expect([status, out]).toEqual([1, ''])
    expect(err).toContain('serves the embedded database in DATA_DIR')
    expect(err).toContain('pg_basebackup, or pg_dump and pg_restore')
    expect(err).not.toContain('secret@')
  })
})
